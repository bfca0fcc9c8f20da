import Testing
import UIKit

/// The bits that Apple's headers give to options: archives, logs and code in C hold them as numbers.
@MainActor @Suite struct `The bits of options, by Apple's headers,` {
  /// The places of the bits of each option, or -1 for a number of other than one bit.
  private func places<Option: OptionSet>(_ options: [Option]) -> [Int]
  where Option.RawValue: FixedWidthInteger {
    options.map { $0.rawValue.nonzeroBitCount == 1 ? $0.rawValue.trailingZeroBitCount : -1 }
  }

  @Test func `say what happened to a control and how it is`() {
    let all: [UIControl.Event] = [.allTouchEvents, .allEditingEvents, .allEvents]
    #expect(all.map(\.rawValue) == [0xFFF, 0xF_0000, 0xFFFF_FFFF])
    #expect(places([UIControl.State.highlighted, .disabled, .selected, .focused]) == [0, 1, 2, 3])
    #expect(UIControl.State.normal == [])
  }

  @Test func `say what a pointer and a keyboard hold down`() {
    #expect(places([UIEvent.ButtonMask.primary, .secondary]) == [0, 1])
    #expect(
      places([UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command])
        == [16, 17, 18, 19, 20])
  }

  @Test func `say how an animation runs`() {
    let options: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(places(options) == Array(0...9))
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
    ]
    #expect(transitions.map { $0.rawValue >> 20 } == [1, 2, 5])
    let frames: [UIView.KeyframeAnimationOptions] = [
      .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
    #expect(places(frames) == [1, 2, 3, 4])
    #expect(UIView.KeyframeAnimationOptions.calculationModeLinear == [])
  }

  @Test func `name edges, corners and directions`() {
    #expect(places([UIRectEdge.top, .left, .bottom, .right]) == [0, 1, 2, 3])
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(places([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]) == [0, 1, 2, 3])
    #expect(UIRectCorner.allCorners.rawValue == .max)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(places(corners) == [0, 1, 2, 3])
    #expect(places([UISwipeGestureRecognizer.Direction.right, .left, .up, .down]) == [0, 1, 2, 3])
    #expect(places([UIPopoverArrowDirection.up, .down, .left, .right]) == [0, 1, 2, 3])
    #expect(UIPopoverArrowDirection.any.rawValue == 15)
    #expect(UIPopoverArrowDirection.unknown.rawValue == UInt(Int.max))
    #expect(places([UIScrollTypeMask.discrete, .continuous]) == [0, 1])
    #expect(UIScrollTypeMask.all.rawValue == 3)
  }

  @Test func `say what an action of a menu is, and what an element is for VoiceOver`() {
    #expect(places([UIMenuElement.Attributes.disabled, .destructive, .hidden]) == [0, 1, 2])
    #expect(places([UIMenu.Options.displayInline, .destructive, .singleSelection]) == [0, 1, 5])
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    #expect(places(traits) == Array(0...16))
    #expect(UIAccessibilityTraits.none == [])
  }
}
