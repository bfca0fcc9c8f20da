/// Where the view that UIKit's own hit test found stands, seen from the root view.
///
/// Views that let touches on their own area fall through are no candidates: what is behind them is.
package enum CandidatePlacement: Sendable, Hashable {
  /// It is the window itself.
  case window
  /// It is a strict ancestor of the root view, as the wrappers on iPad are.
  case wrapper
  /// It is the root view, which takes touches on its own area if it opted in.
  case root(takesTouches: Bool)
  /// It is a strict descendant of the root view.
  case content
  /// It is neither below nor above the root view: a sheet, an alert, a menu, a dimming view.
  case presented
}

extension CandidatePlacement {
  /// Whether nothing was found but what lies around and behind all content.
  package var isBackground: Bool {
    switch self {
    case .window, .wrapper, .root(takesTouches: false): true
    case .root, .content, .presented: false
    }
  }
}
