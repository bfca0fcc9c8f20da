#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a view's class tells of it. Each class is looked at once.
  struct ViewClass: OptionSet, Sendable {
    let rawValue: UInt8

    /// A hosting view, by its name.
    static let hosting = ViewClass(rawValue: 1)
    /// A view with which SwiftUI draws up to iOS 18.
    static let drawing = ViewClass(rawValue: 2)
    /// A view that SwiftUI puts around others.
    static let wrapper = ViewClass(rawValue: 4)
    /// A view whose class obeys a ``HitTestBehavior``.
    static let behaving = ViewClass(rawValue: 8)
    /// A view of the camera's.
    static let camera = ViewClass(rawValue: 16)

    /// Parts of names of classes that are not public. Never the beginning of a name: mangled names
    /// have something before it.
    private static let hints: [(part: String, meaning: ViewClass)] = [
      ("_UIHostingView", .hosting), ("_UIGraphicsView", .drawing), ("CGDrawingView", .drawing),
      ("_UIInheritedView", .wrapper), ("PlatformViewHost", .wrapper), ("CameraUI.", .camera),
    ]

    @MainActor private static var known: [ObjectIdentifier: ViewClass] = [:]
    /// The last two answers, for most asks are about the same class or two.
    @MainActor @exclusivity(unchecked) private static var last = Answer()
    @MainActor @exclusivity(unchecked) private static var previous = Answer()

    private struct Answer {
      var key: ObjectIdentifier?
      var answer: ViewClass = []
    }

    /// What the class of a view tells.
    @MainActor
    static func of(_ view: UIView) -> ViewClass {
      let viewClass: AnyClass = type(of: view)
      let key = ObjectIdentifier(viewClass)
      if last.key == key { return last.answer }
      if previous.key == key { return previous.answer }
      let answer: ViewClass
      if let knownAnswer = known[key] {
        answer = knownAnswer
      } else {
        answer = read(viewClass, isBehaving: view is any HitTestBehaving)
        known[key] = answer
      }
      (previous, last) = (last, Answer(key: key, answer: answer))
      return answer
    }

    private static func read(_ viewClass: AnyClass, isBehaving: Bool) -> ViewClass {
      #if canImport(Darwin)
        let name = NSStringFromClass(viewClass)
      #else
        // Reflection looks through all loaded libraries first.
        let name = _typeName(viewClass)
      #endif
      var answer: ViewClass = isBehaving ? .behaving : []
      for hint in hints where name.range(of: hint.part) != nil { answer.insert(hint.meaning) }
      return answer
    }
  }
#endif
