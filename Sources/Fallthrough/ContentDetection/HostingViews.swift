#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells which views show SwiftUI content, and which only hold it.
  ///
  /// A hosting view is recognized by its controller where SwiftUI can be imported:
  /// `UIHostingController` is public. The classes of the views are not, so their names are only
  /// hints. Where a hint fails, declared regions and a pinned ``ContentDetection`` still work.
  @MainActor
  enum HostingViews {
    /// Whether a view shows SwiftUI content.
    static func contain(_ view: UIView) -> Bool {
      if ViewClass.of(view).contains(.hosting) { return true }
      #if canImport(SwiftUI)
        return (view.next as? UIViewController) is any SwiftUIHosting
      #else
        return false
      #endif
    }

    /// Whether a view is one of those with which SwiftUI draws up to iOS 18.
    ///
    /// They take touches only for the hosting view. One that the hint misses counts as a real view,
    /// which keeps its touches wherever regions or background areas are.
    static func isDrawing(_ view: UIView) -> Bool {
      ViewClass.of(view).contains(.drawing)
    }

    /// Whether a view is one of those that SwiftUI puts around representables since iOS 26, which
    /// answer a hit test only with a view below them.
    ///
    /// > Source: class lists of session replays; that they never answer themselves is one report.
    /// > FS-237.
    static func isWrapper(_ view: UIView) -> Bool {
      ViewClass.of(view).contains(.wrapper)
    }

    /// The nearest hosting view around a view.
    static func hostingView(around view: UIView) -> UIView? {
      guard var view = view.superview else { return nil }
      while !contain(view) {
        guard let superview = view.superview else { return nil }
        view = superview
      }
      return view
    }
  }

  /// A view controller whose view shows SwiftUI content.
  @MainActor
  protocol SwiftUIHosting: UIViewController {}

  /// The kind of view that a class makes. Each class is examined once.
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
    /// An effect view, whose content view answers for it.
    static let effect = ViewClass(rawValue: 32)

    /// Parts of names of classes that are not public. Never the beginning of a name: mangled names
    /// have something before it.
    private static let hints: [(part: String, meaning: ViewClass)] = [
      ("_UIHostingView", .hosting), ("_UIGraphicsView", .drawing), ("CGDrawingView", .drawing),
      ("_UIInheritedView", .wrapper), ("PlatformViewHost", .wrapper), ("CameraUI.", .camera),
    ]

    @MainActor private static var known: [ObjectIdentifier: ViewClass] = [:]
    /// The latest answers, each at a slot computed from the address of its class: most asks are
    /// about the same few classes, and hashing takes longer than all the rest.
    @MainActor @exclusivity(unchecked) private static var latest = [Answer](
      repeating: Answer(), count: placeCount)
    private static let placeCount = 64

    private struct Answer {
      var key: ObjectIdentifier?
      var answer: ViewClass = []
    }

    /// Returns the kind of a view by its class.
    @MainActor
    static func of(_ view: UIView) -> ViewClass {
      let viewClass: AnyClass = type(of: view)
      let key = ObjectIdentifier(viewClass)
      // Classes lie at multiples of 16.
      let place = UInt(bitPattern: key) / 16 % UInt(placeCount)
      let latestAnswer = latest[Int(place)]
      if latestAnswer.key == key { return latestAnswer.answer }
      let answer = known[key] ?? read(viewClass, of: view)
      known[key] = answer
      latest[Int(place)] = Answer(key: key, answer: answer)
      return answer
    }

    @MainActor
    private static func read(_ viewClass: AnyClass, of view: UIView) -> ViewClass {
      #if canImport(Darwin)
        let name = NSStringFromClass(viewClass)
      #else
        // Reflection looks through all loaded libraries first.
        let name = _typeName(viewClass)
      #endif
      var answer: ViewClass = view.hitTestingOfClass != nil ? .behaving : []
      if view is UIVisualEffectView { answer.insert(.effect) }
      for hint in hints where name.range(of: hint.part) != nil { answer.insert(hint.meaning) }
      return answer
    }
  }
#endif
