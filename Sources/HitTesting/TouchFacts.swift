/// Everything cheap that a pass-through window knows about a touch; the costly facts are closures
/// of ``PassThroughRule``.
package struct TouchFacts: Sendable, Hashable {
  /// The window is hidden, transparent, or has user interaction disabled.
  package var windowIsInert: Bool
  package var mode: PassThroughMode
  /// Where the candidate stands; `nil` if UIKit's own hit test found no view.
  package var candidate: CandidatePlacement?
  /// Why UIKit's own answer was passed over for the view behind it; `nil` if it was not.
  package var passedOver: TouchReason?
  /// A region was declared at any time, even if none is left.
  package var regionsAreDeclared: Bool

  package init(
    windowIsInert: Bool = false, mode: PassThroughMode = .automatic,
    candidate: CandidatePlacement?, passedOver: TouchReason? = nil,
    regionsAreDeclared: Bool = false
  ) {
    self.windowIsInert = windowIsInert
    self.mode = mode
    self.candidate = candidate
    self.passedOver = passedOver
    self.regionsAreDeclared = regionsAreDeclared
  }
}
