#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension CALayer {
    /// Whether the layer's own values show content: contents, a visible colour, a border or a
    /// shadow.
    var paintsByItself: Bool {
      if let backgroundColor, backgroundColor.alpha > 0 { return true }
      if contents != nil { return true }
      if borderWidth > 0, let borderColor, borderColor.alpha > 0 { return true }
      return shadowOpacity > 0
    }

    /// Whether the layer is content in a hosting view's layer tree.
    ///
    /// A layer of a class of its own is assumed to draw, as is glass.
    var paintsContent: Bool {
      if paintsByItself || isGlass { return true }
      return type(of: self) != CALayer.self && !(self is CATransformLayer)
    }

    /// Whether the layer's name is one of layers that show glass: such a layer has no visible
    /// contents, but a name that begins with "@".
    var isGlass: Bool { name?.hasPrefix("@") ?? false }

    /// Whether the layer belongs to no view.
    var isBare: Bool { !(delegate is UIView) }
  }
#endif
