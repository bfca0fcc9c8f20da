#if canImport(UIKit) && !os(watchOS)
  import UIKit

  #if canImport(Darwin)
    internal import FallthroughRuntime
  #endif

  /// What is known about a view from its class. Each class is examined once.
  package struct ViewClass: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let hosting = ViewClass(rawValue: 1)
    /// A view with which SwiftUI draws up to iOS 18, or which takes touches for such a view; only
    /// the hosting view uses this. A view that the hint misses counts as a real view, and keeps its
    /// touches where regions or background areas are.
    package static let drawing = ViewClass(rawValue: 2)
    /// A drawing view that shows something everywhere in its bounds.
    package static let drawn = ViewClass(rawValue: 4)
    /// A view that SwiftUI puts around representables since iOS 26. It answers a hit test only with
    /// a view below it.
    ///
    /// > Source: class lists of session replays; that it never returns itself is one report.
    /// > FS-237.
    package static let wrapper = ViewClass(rawValue: 8)
    /// A view whose class obeys a ``HitTestBehavior``.
    static let behaving = ViewClass(rawValue: 16)
    /// An effect view or a cell. Its content view counts as the view itself.
    static let holder = ViewClass(rawValue: 32)
    static let window = ViewClass(rawValue: 64)

    /// Parts of the names of SwiftUI's private classes, without prefixes: an app must not contain
    /// the names themselves. An app's own classes may contain these parts too.
    private static let parts: [(part: String, meaning: ViewClass)] = [
      ("HostingView", .hosting), ("GraphicsView", .drawing), ("ShapeHitTestingView", .drawing),
      ("DrawingView", [.drawing, .drawn]), ("InheritedView", .wrapper),
      ("PlatformViewHost", .wrapper),
    ]

    @MainActor private static var known: [ObjectIdentifier: ViewClass] = [:]

    @MainActor static func of(_ view: UIView) -> ViewClass {
      let viewClass: AnyClass = type(of: view)
      if let answer = known[ObjectIdentifier(viewClass)] { return answer }
      let answer = read(viewClass, of: view)
      known[ObjectIdentifier(viewClass)] = answer
      return answer
    }

    @MainActor private static func read(_ viewClass: AnyClass, of view: UIView) -> ViewClass {
      var answer: ViewClass = view.hitTestingOfClass != nil ? .behaving : []
      if view is UIVisualEffectView || view is UITableViewCell || view is UICollectionViewCell {
        answer.insert(.holder)
      }
      if view is PassThroughWindow { answer.insert(.window) }
      return answer.union(named(ClassHint.names(from: viewClass, to: UIView.self)))
    }

    /// What the names of a class and of its superclasses say about it.
    package static func named(_ names: [ClassHint]) -> ViewClass {
      var answer: ViewClass = []
      for name in names where name.isSwiftUI {
        for (part, meaning) in parts where name.has(part) { answer.insert(meaning) }
      }
      return answer
    }
  }

  /// What is known about a layer from its class. Each class is examined once.
  package enum LayerClass {
    /// A class of Core Animation whose properties say what it shows.
    case known
    /// A class with which SwiftUI draws.
    case drawing
    /// Any other class. It may show anything.
    case unknown

    /// > Source: class lists of session replays. FS-233.
    private static let partsOfDrawings = [
      "DrawingLayer", "ImageLayer", "ShapeLayer", "GradientLayer",
    ]

    @MainActor private static var classes: [ObjectIdentifier: LayerClass] = [:]

    @MainActor static func of(_ layer: CALayer) -> LayerClass {
      let layerClass: AnyClass = type(of: layer)
      if let answer = classes[ObjectIdentifier(layerClass)] { return answer }
      let answer = read(layerClass)
      classes[ObjectIdentifier(layerClass)] = answer
      return answer
    }

    private static func read(_ layerClass: AnyClass) -> LayerClass {
      let isKnown =
        [CALayer.self, CATransformLayer.self, CAGradientLayer.self].contains { $0 == layerClass }
      if isKnown || layerClass is CAShapeLayer.Type { return .known }
      return named(ClassHint.names(from: layerClass, to: CALayer.self))
    }

    /// What the names of an unknown class and of its superclasses say about it.
    package static func named(_ names: [ClassHint]) -> LayerClass {
      names.contains { partsOfDrawings.contains(where: $0.has) } ? .drawing : .unknown
    }
  }

  package struct ClassHint {
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
        // Reflection searches all loaded libraries first.
        self.init(text: PublishedClass.name(of: anyClass) ?? _typeName(anyClass))
      #endif
    }

    /// The names of a class and of those above it, without the last one.
    static func names(from anyClass: AnyClass, to last: AnyClass) -> [ClassHint] {
      var names: [ClassHint] = []
      var next: AnyClass? = anyClass
      while let current = next, current != last {
        names.append(ClassHint(current))
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

    /// Whether it is a class of SwiftUI, by the name of its module: the first one in a plain name,
    /// and the first word of a mangled name, after which generic arguments of other modules may
    /// follow.
    var isSwiftUI: Bool {
      if text.hasPrefix("SwiftUI.") || text.hasPrefix("SwiftUICore.") { return true }
      let mangled = bytes.indices.first { bytes[$0...].starts(with: "_Tt".utf8) }
      guard let mangled else { return false }
      let module = bytes[(mangled + 3)...].drop { !(48...57).contains($0) }
      return module.starts(with: "7SwiftUI".utf8) || module.starts(with: "11SwiftUICore".utf8)
    }

    /// Whether a class is Apple's, and not one of the app or of a library.
    static func isApples(_ anyClass: AnyClass) -> Bool {
      #if canImport(Darwin)
        FTIsClassOfSystem(anyClass)
      #else
        _typeName(anyClass).hasPrefix("UIKit.")
      #endif
    }
  }
#endif
