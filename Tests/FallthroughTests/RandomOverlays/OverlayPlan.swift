import Fallthrough
import UIKit

/// What a random overlay is made of, as data: the views are built from it, and what they must answer
/// is worked out from it alone.
final class PlannedView {
  enum Kind: Hashable, CaseIterable {
    case plain, button, cell
    /// A view that asks its window and its superview about other points while it is asked.
    case asking
    /// A view whose own area falls through: a class of the library's, or any class.
    case surface, passThroughStack, passThroughEffect
    case hosting
    case regionMarker, ignoredMarker
    /// Views that show something and take no touches.
    case image, label
  }

  let kind: Kind
  let frame: CGRect
  /// In radians, about the middle.
  var rotation: CGFloat = 0
  /// About the middle, before the rotation; a negative width mirrors the view.
  var scale = CGSize(width: 1, height: 1)
  /// Where the view is scrolled to.
  var scroll = CGPoint.zero
  var hitArea = PlannedHitArea.bounds
  /// Whether its descendants take touches outside of the bounds in between.
  var overflows = false
  /// Whether its subviews take part.
  var hasSubviews = true
  var isHidden = false
  var isDisabled = false
  var isTransparent = false
  var clips = false
  /// What is seen around a view and fills nothing.
  var hasShadow = false
  var hasBorder = false
  /// For hosting views: whether they paint their bounds, and whether they let through by themselves.
  var isOpaque = false
  var isPassThrough = false
  var drawings: [PlannedDrawing] = []
  var layers: [PlannedLayer] = []
  var areas: [PlannedArea] = []
  private(set) var children: [PlannedView] = []
  private(set) weak var parent: PlannedView?
  /// The view that was built, for comparing alone.
  weak var view: UIView?

  init(_ kind: Kind, _ frame: CGRect) { (self.kind, self.frame) = (kind, frame) }

  func add(_ child: PlannedView) {
    children.append(child)
    child.parent = self
  }

  /// Whether the view is a surface by itself.
  var isSurface: Bool {
    switch kind {
    case .surface, .passThroughStack, .passThroughEffect: true
    case .hosting: isPassThrough
    default: false
    }
  }

  /// In points, in the view's own space.
  var bounds: CGRect { CGRect(origin: scroll, size: frame.size) }

  /// Whether the view can have a behaviour of its own here.
  var isSettable: Bool { [.plain, .asking, .button, .surface, .passThroughEffect].contains(kind) }

  var isMarker: Bool { kind == .regionMarker || kind == .ignoredMarker }

  /// Whether the view takes no touches, whatever is done to it.
  var isUntouchable: Bool { isMarker || kind == .image || kind == .label }
}

/// Where a view and its subviews can be hit.
enum PlannedHitArea {
  case bounds
  case padded(CGFloat)
  case atLeast(CGFloat)
  case ellipse
}

/// Something that SwiftUI draws.
struct PlannedDrawing {
  let kind: SimulatedContent
  let frame: CGRect
}

/// A layer that belongs to no view, in a hosting view.
struct PlannedLayer {
  enum Kind: CaseIterable {
    case filled, round, shadow, border, clear
    /// A colour behind a mask that leaves its upper half, or an ellipse, to be seen.
    case halfMasked, ellipseMasked
    case shape, shapeWithoutPath, gradientWithoutColors
    /// A layer of a class that nobody knows: by itself, and with a layer on its upper half.
    case foreign, foreignContainer
    /// A class that SwiftUI draws with.
    case drawing
  }

  let kind: Kind
  let frame: CGRect
}

/// An area that is declared on a surface.
struct PlannedArea {
  enum Role: CaseIterable { case interactive, background }

  let role: Role
  let frame: CGRect
  let isEllipse: Bool
  let isEnabled: Bool
  /// The view that the area is as large as; `frame` counts without one.
  let anchor: PlannedView?
  /// For a spotlight, whose cover is the anchor.
  var hole: PlannedHole?
}

/// The hole of a spotlight.
struct PlannedHole {
  enum Target {
    case view(PlannedView)
    /// A view in another window, whose frame on the screen this is.
    case elsewhere(CGRect)
    /// A view in no window.
    case gone
  }

  let target: Target
  let isEllipse: Bool
  let outset: CGFloat
}

/// One overlay.
struct OverlayPlan {
  /// What shows the root's controller.
  enum Container: CaseIterable { case navigation, tabs, both, split, pages }

  var system = SystemUnderTest.iOS26
  var wrapsRoot = false
  var usesPresenter = false
  var container: Container?
  /// Whether the window is a plain one, with surfaces in it.
  var isPlainWindow = false
  /// Whether views let their descendants overflow. Then the window alone has areas.
  var hasOverflow = false
  var mode = PassThroughMode.automatic
  var rootTakesTouches = false
  /// Whether the root's view is an effect view, with all that is in it in its content view.
  var hasEffectRoot = false
  /// The view of the controller that is shown.
  let root: PlannedView
  /// Areas of the window.
  var areas: [PlannedArea] = []
  /// What fills a controller that is presented over the whole screen, if one is.
  var sheet: PlannedView?
  /// Views on the window itself, which come between two asks.
  var late: [PlannedView] = []
}
