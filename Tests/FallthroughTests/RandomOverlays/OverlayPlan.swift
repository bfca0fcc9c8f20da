import Fallthrough
import UIKit

/// What a random overlay is made of, as data: the views are built from it, and what they must answer
/// is worked out from it alone.
final class PlannedView {
  enum Kind: Hashable, CaseIterable {
    case plain, button, cell
    /// A view whose own area falls through: a class of the library's, or any class.
    case surface, passThroughStack, passThroughEffect
    case hosting
    case regionMarker, ignoredMarker
  }

  let kind: Kind
  let frame: CGRect
  /// In radians, about the middle.
  var rotation: CGFloat = 0
  var isHidden = false
  var isDisabled = false
  var isTransparent = false
  /// For hosting views: whether they paint their bounds, and whether they let through by themselves.
  var isOpaque = false
  var isPassThrough = false
  var drawings: [PlannedDrawing] = []
  var areas: [PlannedArea] = []
  private(set) var children: [PlannedView] = []
  private(set) weak var parent: PlannedView?
  /// The view that was built, for comparing alone.
  weak var view: UIView?

  init(_ kind: Kind, _ frame: CGRect) {
    (self.kind, self.frame) = (kind, frame)
  }

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

  var isMarker: Bool { kind == .regionMarker || kind == .ignoredMarker }
}

/// Something that SwiftUI draws.
struct PlannedDrawing {
  let kind: SimulatedContent
  let frame: CGRect
}

/// An area that is declared on a surface.
struct PlannedArea {
  enum Role: CaseIterable {
    case interactive, background, hole
  }

  let role: Role
  let frame: CGRect
  let isEllipse: Bool
  let isEnabled: Bool
  /// The view that the area is as large as; `frame` counts without one.
  let anchor: PlannedView?
}

/// One overlay.
struct OverlayPlan {
  var system = SystemUnderTest.iOS26
  var wrapsRoot = false
  var usesPresenter = false
  var mode = PassThroughMode.automatic
  var rootTakesTouches = false
  /// The view of the controller that is shown.
  let root: PlannedView
  /// Areas of the window.
  var areas: [PlannedArea] = []
  /// What fills a controller that is presented over the whole screen, if one is.
  var sheet: PlannedView?
}
