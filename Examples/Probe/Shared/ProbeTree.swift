#if canImport(UIKit)
  import UIKit

  /// What a hosting view is made of.
  @MainActor
  enum ProbeTree {
    /// Whether a view belongs to the app and not to SwiftUI.
    static func isOwn(_ view: UIView) -> Bool { view is ProbeView || view is UITextField }

    private static func holdsOwn(_ view: UIView) -> Bool {
      isOwn(view) || view.subviews.contains(where: holdsOwn)
    }

    /// What SwiftUI draws with in a hosting view: views, layers, both or nothing.
    static func means(of host: UIView) -> String {
      var means: [String] = []
      if host.subviews.contains(where: holdsDrawing) { means.append("views") }
      if holdsLayers(host.layer) { means.append("layers") }
      return means.isEmpty ? "nothing" : means.joined(separator: " and ")
    }

    private static func holdsDrawing(_ view: UIView) -> Bool {
      guard !isOwn(view) else { return false }
      return !holdsOwn(view) && !view.bounds.isEmpty || view.subviews.contains(where: holdsDrawing)
    }

    /// Whether there are layers that belong to no view.
    private static func holdsLayers(_ layer: CALayer) -> Bool {
      if let view = layer.delegate as? UIView, isOwn(view) { return false }
      return layer.sublayers?.contains {
        !($0.delegate is UIView) && !$0.bounds.isEmpty || holdsLayers($0)
      } ?? false
    }

    /// The tree of views, each with its layers, a line each.
    static func text(of view: UIView, indent: String = "") -> String {
      var line = indent + names(of: type(of: view), to: UIView.self) + " \(view.frame)"
      if view.isHidden { line += " hidden" }
      if view.alpha != 1 { line += " alpha \(view.alpha)" }
      if !view.isUserInteractionEnabled { line += " disabled" }
      let recognizers = (view.gestureRecognizers ?? []).map { name(of: type(of: $0)) }
      if !recognizers.isEmpty { line += " [" + recognizers.joined(separator: " ") + "]" }
      let layers = text(of: view.layer, indent: indent + "  ")
      return ([line, layers] + view.subviews.map { text(of: $0, indent: indent + "    ") })
        .joined(separator: "\n")
    }

    /// A layer with those of its sublayers that belong to no view.
    static func text(of layer: CALayer, indent: String) -> String {
      var line = indent + "- " + names(of: type(of: layer), to: CALayer.self) + " \(layer.bounds)"
      if let name = layer.name { line += " named \(name)" }
      if layer.contents != nil { line += " with contents" }
      let own = (layer.sublayers ?? []).filter { !($0.delegate is UIView) }
      return ([line] + own.map { text(of: $0, indent: indent + "  ") }).joined(separator: "\n")
    }

    /// The names of a class and of those above it, without the last one.
    private static func names(of anyClass: AnyClass, to last: AnyClass) -> String {
      var names: [String] = []
      var next: AnyClass? = anyClass
      while let current = next, current != last {
        names.append(name(of: current))
        next = superclass(of: current)
      }
      return names.isEmpty ? name(of: last) : names.joined(separator: " < ")
    }

    static func name(of anyClass: AnyClass) -> String {
      #if canImport(ObjectiveC)
        NSStringFromClass(anyClass)
      #else
        _typeName(anyClass)
      #endif
    }

    private static func superclass(of anyClass: AnyClass) -> AnyClass? {
      #if canImport(ObjectiveC)
        class_getSuperclass(anyClass)
      #else
        _getSuperclass(anyClass)
      #endif
    }
  }
#endif
