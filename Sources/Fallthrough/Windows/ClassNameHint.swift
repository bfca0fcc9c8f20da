#if canImport(UIKit)
  import UIKit

  /// Parts of class names that tell of a kind of view whose class is not public.
  ///
  /// Never the beginning of a name: mangled names have something before it.
  @MainActor
  struct ClassNameHint {
    private let parts: [String]
    private var answers: [ObjectIdentifier: Bool] = [:]

    init(_ parts: [String]) {
      self.parts = parts
    }

    /// Whether the name of the view's class has one of the parts in it; each class is read once.
    mutating func fits(_ view: UIView) -> Bool {
      let viewClass: AnyClass = type(of: view)
      let key = ObjectIdentifier(viewClass)
      if let known = answers[key] { return known }
      let name = String(reflecting: viewClass)
      let answer = parts.contains { name.range(of: $0) != nil }
      answers[key] = answer
      return answer
    }
  }
#endif
