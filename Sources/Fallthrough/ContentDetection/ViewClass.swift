#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(Darwin)
    import FallthroughRuntime
  #endif

  /// What a view's class tells of it. Each class is looked at once.
  struct ViewClass: OptionSet, Sendable {
    let rawValue: UInt8

    /// A hosting view, by its name.
    static let hosting = ViewClass(rawValue: 1)
    /// A view with which SwiftUI draws up to iOS 18, or which takes touches in its place: only for
    /// the hosting view. One that the hint misses counts as a real view, which keeps its touches
    /// wherever regions or background areas are.
    static let drawing = ViewClass(rawValue: 2)
    /// One of them that shows something on all its bounds.
    static let drawn = ViewClass(rawValue: 4)
    /// A view that SwiftUI puts around representables since iOS 26, which answers a hit test only
    /// with a view below it.
    ///
    /// > Source: class lists of session replays; that they never answer themselves is one report.
    /// > FS-237.
    static let wrapper = ViewClass(rawValue: 8)
    /// A view whose class obeys a ``HitTestBehavior``.
    static let behaving = ViewClass(rawValue: 16)
    /// An effect view, for which its content view stands.
    static let effect = ViewClass(rawValue: 32)
    /// A pass-through window.
    static let window = ViewClass(rawValue: 64)

    /// Parts of names of classes that are not public. Never the beginning of a name: mangled names
    /// have something before it.
    private static let parts: [(part: String, meaning: ViewClass)] = [
      ("_UIHostingView", .hosting), ("_UIGraphicsView", .drawing),
      ("CGDrawingView", [.drawing, .drawn]), ("_UIInheritedView", .wrapper),
      ("PlatformViewHost", .wrapper),
    ]
    /// Shorter parts, which an app's own classes may have too: they count in names of SwiftUI's.
    private static let partsOfSwiftUI: [(part: String, meaning: ViewClass)] = [
      ("GraphicsView", .drawing), ("DrawingView", [.drawing, .drawn]),
      ("ShapeHitTestingView", .drawing),
    ]

    @MainActor private static var known: [ObjectIdentifier: ViewClass] = [:]

    /// What the class of a view tells.
    @MainActor
    static func of(_ view: UIView) -> ViewClass {
      let viewClass: AnyClass = type(of: view)
      let known = known
      if let answer = known[ObjectIdentifier(viewClass)] { return answer }
      let answer = read(viewClass, of: view)
      Self.known = known.merging([ObjectIdentifier(viewClass): answer]) { $1 }
      return answer
    }

    @MainActor
    private static func read(_ viewClass: AnyClass, of view: UIView) -> ViewClass {
      var answer: ViewClass = view.hitTestingOfClass != nil ? .behaving : []
      if view is UIVisualEffectView { answer.insert(.effect) }
      if view is PassThroughWindow { answer.insert(.window) }
      for name in ClassName.names(from: viewClass, to: UIView.self) {
        for (part, meaning) in parts where name.has(part) { answer.insert(meaning) }
        for (part, meaning) in partsOfSwiftUI where name.isSwiftUI && name.has(part) {
          answer.insert(meaning)
        }
      }
      return answer
    }
  }

  /// What a layer's class tells of it. Each class is looked at once.
  enum LayerClass {
    /// One of Core Animation's whose values tell what it shows.
    case known
    /// One with which SwiftUI draws.
    case drawing
    /// Any other one, which may show what it likes.
    case unknown

    /// > Source: class lists of session replays. FS-233.
    private static let partsOfDrawings = [
      "DrawingLayer", "ImageLayer", "ShapeLayer", "GradientLayer",
    ]

    @MainActor private static var classes: [ObjectIdentifier: LayerClass] = [:]

    /// What the class of a layer tells.
    @MainActor
    static func of(_ layer: CALayer) -> LayerClass {
      let layerClass: AnyClass = type(of: layer)
      let classes = classes
      if let answer = classes[ObjectIdentifier(layerClass)] { return answer }
      let answer = read(layerClass)
      Self.classes = classes.merging([ObjectIdentifier(layerClass): answer]) { $1 }
      return answer
    }

    private static func read(_ layerClass: AnyClass) -> LayerClass {
      let isKnown =
        [CALayer.self, CATransformLayer.self, CAGradientLayer.self].contains { $0 == layerClass }
      if isKnown || layerClass is CAShapeLayer.Type { return .known }
      let names = ClassName.names(from: layerClass, to: CALayer.self)
      let isDrawing = names.contains { name in
        partsOfDrawings.contains(where: name.has)
      }
      return isDrawing ? .drawing : .unknown
    }
  }

  /// The name of a class, which says nothing for certain.
  struct ClassName {
    let text: String
    private let bytes: [UInt8]

    init(_ anyClass: AnyClass) {
      #if canImport(Darwin)
        text = NSStringFromClass(anyClass)
      #else
        // Reflection looks through all loaded libraries first.
        text = _typeName(anyClass)
      #endif
      bytes = Array(text.utf8)
    }

    /// The names of a class and of those above it, without the last one.
    static func names(from anyClass: AnyClass, to last: AnyClass) -> [ClassName] {
      var names: [ClassName] = []
      var next: AnyClass? = anyClass
      while let current = next, current != last {
        names.append(ClassName(current))
        #if canImport(Darwin)
          next = FTSuperclass(current)
        #else
          next = _getSuperclass(current)
        #endif
      }
      return names
    }

    func has(_ part: String) -> Bool {
      bytes.indices.contains { bytes[$0...].starts(with: part.utf8) }
    }

    /// Whether it is a class of SwiftUI's, by its module's name, mangled or not.
    var isSwiftUI: Bool {
      text.hasPrefix("SwiftUI.") || text.hasPrefix("SwiftUICore.") || has("7SwiftUI")
        || has("11SwiftUICore")
    }

    /// Whether a class is Apple's, and not the app's or a library's.
    static func isApples(_ anyClass: AnyClass) -> Bool {
      #if canImport(Darwin)
        FTIsClassOfSystem(anyClass)
      #else
        _typeName(anyClass).hasPrefix("UIKit.")
      #endif
    }
  }
#endif
