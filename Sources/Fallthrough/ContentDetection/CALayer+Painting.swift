#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  extension CALayer {
    /// Whether the layer shows something by its own values: contents, a visible colour, a border or
    /// a shadow.
    var paintsByItself: Bool {
      if let backgroundColor, backgroundColor.alpha > 0 { return true }
      if contents != nil { return true }
      if borderWidth > 0, let borderColor, borderColor.alpha > 0 { return true }
      return shadowOpacity > 0
    }

    /// Whether the layer is content in a hosting view's layer tree.
    ///
    /// A class of its own is taken for something that draws, as is glass.
    var paintsContent: Bool {
      if paintsByItself || isGlass { return true }
      return type(of: self) != CALayer.self && !(self is CATransformLayer)
    }

    /// Whether the layer is named like one that shows glass: such a layer has no contents that
    /// could be seen, but a name that begins with "@".
    var isGlass: Bool { name?.hasPrefix("@") ?? false }

    /// Whether the layer belongs to no view.
    var isBare: Bool { !(delegate is UIView) }
  }
#endif
