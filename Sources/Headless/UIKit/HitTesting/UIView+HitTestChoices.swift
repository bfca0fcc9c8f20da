extension UIView {
  /// The property of the view that keeps touches from it and its subviews, if any does.
  final var refusal: TouchTranscript.Question.Refusal? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if alpha < Self.minimumTouchableAlpha { return .transparent }
    return isPassedOverWhileItMoves ? .animating : nil
  }

  /// ``SimulatedBehavior/animatedViewTouches``, for hit tests, which read it all the time.
  static var passesAnimatedTouchesOn = false

  final var isPassedOverWhileItMoves: Bool {
    Self.passesAnimatedTouchesOn && isAnimatingWithoutUserInteraction
  }
}
