#if canImport(UIKit)
  import UIKit

  /// Parts of class names that tell of a kind of view whose class is not public.
  ///
  /// Never the beginning of a name: mangled names have something before it.
  @MainActor
  struct ClassNameHint {
    private let parts: [String]
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// The last answer, for most asks are about the same class.
    private var last: (key: ObjectIdentifier, answer: Bool)?

    init(_ parts: [String]) {
      self.parts = parts
    }

    /// Whether the name of the view's class has one of the parts in it; each class is read once.
    mutating func fits(_ view: UIView) -> Bool {
      let viewClass: AnyClass = type(of: view)
      let key = ObjectIdentifier(viewClass)
      if let last, last.key == key { return last.answer }
      let answer = answers[key] ?? isPart(ofNameOf: viewClass)
      answers[key] = answer
      last = (key, answer)
      return answer
    }

    private func isPart(ofNameOf viewClass: AnyClass) -> Bool {
      #if canImport(Darwin)
        let name = NSStringFromClass(viewClass)
      #else
        // Reflection looks through all loaded libraries first.
        let name = _typeName(viewClass)
      #endif
      return parts.contains { name.range(of: $0) != nil }
    }
  }
#endif
