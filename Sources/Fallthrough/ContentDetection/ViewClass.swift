#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(Darwin)
    internal import FallthroughRuntime
  #endif

  /// What a view's class tells of it. Each class is looked at once.
  package struct ViewClass: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A hosting view, by its name.
    package static let hosting = ViewClass(rawValue: 1)
    /// A view with which SwiftUI draws up to iOS 18, or which takes touches in its place: only for
    /// the hosting view. One that the hint misses counts as a real view, which keeps its touches
    /// wherever regions or background areas are.
    package static let drawing = ViewClass(rawValue: 2)
    /// One of them that shows something on all its bounds.
    package static let drawn = ViewClass(rawValue: 4)
    /// A view that SwiftUI puts around representables since iOS 26, which answers a hit test only
    /// with a view below it.
    ///
    /// > Source: class lists of session replays; that they never answer themselves is one report.
    /// > FS-237.
    package static let wrapper = ViewClass(rawValue: 8)
    /// A view whose class obeys a ``HitTestBehavior``.
    static let behaving = ViewClass(rawValue: 16)
    /// An effect view, for which its content view stands.
    static let effect = ViewClass(rawValue: 32)
    /// A pass-through window.
    static let window = ViewClass(rawValue: 64)

    /// Parts of names of SwiftUI's classes that are not public, without prefixes, which an app must
    /// not have in it. An app's own classes may have them too.
    private static let parts: [(part: String, meaning: ViewClass)] = [
      ("HostingView", .hosting), ("GraphicsView", .drawing), ("ShapeHitTestingView", .drawing),
      ("DrawingView", [.drawing, .drawn]), ("InheritedView", .wrapper),
      ("PlatformViewHost", .wrapper),
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
      return answer.union(named(ClassName.names(from: viewClass, to: UIView.self)))
    }

    /// What the names of a class and of its superclasses tell.
    package static func named(_ names: [ClassName]) -> ViewClass {
      var answer: ViewClass = []
      for name in names where name.isSwiftUI {
        for (part, meaning) in parts where name.has(part) { answer.insert(meaning) }
      }
      return answer
    }
  }

  /// What a layer's class tells of it. Each class is looked at once.
  package enum LayerClass {
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
      return named(ClassName.names(from: layerClass, to: CALayer.self))
    }

    /// What the names of a class that is not known and of its superclasses tell.
    package static func named(_ names: [ClassName]) -> LayerClass {
      names.contains { partsOfDrawings.contains(where: $0.has) } ? .drawing : .unknown
    }
  }

  /// The name of a class, which says nothing for certain.
  package struct ClassName {
    let text: String
    private let bytes: [UInt8]

    package init(text: String) {
      self.text = text
      bytes = Array(text.utf8)
    }

    init(_ anyClass: AnyClass) {
      #if canImport(Darwin)
        self.init(text: NSStringFromClass(anyClass))
      #else
        // Reflection looks through all loaded libraries first.
        self.init(text: PublishedClass.name(of: anyClass) ?? _typeName(anyClass))
      #endif
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

    /// Whether it is a class of SwiftUI's, by its module's name: first in a plain name, and the first
    /// word of a mangled one, which may have generic arguments of other modules after it.
    var isSwiftUI: Bool {
      if text.hasPrefix("SwiftUI.") || text.hasPrefix("SwiftUICore.") { return true }
      let mangled = bytes.indices.first { bytes[$0...].starts(with: "_Tt".utf8) }
      guard let mangled else { return false }
      let module = bytes[(mangled + 3)...].drop { !(48...57).contains($0) }
      return module.starts(with: "7SwiftUI".utf8) || module.starts(with: "11SwiftUICore".utf8)
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
