/// The screen of `touchmap demo`: the text of Examples/Screens/cover-over-checkout.txt, so that the
/// command has it wherever it is installed.
enum DemoScreen {
  /// The button of the screen that gets no touches.
  static let target = "Pay"

  /// The dump.
  static let text = ##"""
    A checkout on iOS 26.0. The cover that lay over it while it loaded is still there. \##
    Every window, back to front:

    # level 0 key
    <UIWindow: 0x105e0c1a0; frame = (0 0; 393 852); gestureRecognizers = <NSArray: \##
    0x600000c3a1f0>; layer = <UIWindowLayer: 0x600000c3a100>>
       | <UITransitionView: 0x105f06b30; frame = (0 0; 393 852); autoresize = W+H; layer = \##
    <CALayer: 0x600000264f20>>
       |    | <UIDropShadowView: 0x105f07a10; frame = (0 0; 393 852); autoresize = W+H; \##
    layer = <CALayer: 0x600000265040>>
       |    |    | <UIView: 0x105e11c80; frame = (0 0; 393 852); autoresize = W+H; \##
    backgroundColor = <UIDynamicSystemColor: 0x600001768b40; name = systemBackgroundColor>; \##
    layer = <CALayer: 0x600000265160>>
       |    |    |    | <UILabel: 0x105e12540; frame = (24 83; 345 41); text = 'Checkout'; \##
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600002135900>>
       |    |    |    | <UIButton: 0x105e13a20; frame = (24 180; 345 50); opaque = NO; \##
    layer = <CALayer: 0x600000265280>>
       |    |    |    |    | <UIButtonLabel: 0x105e14b10; frame = (107 14.6667; 131 \##
    20.3333); text = 'Change address'; opaque = NO; userInteractionEnabled = NO; layer = \##
    <_UILabelLayer: 0x600002135b80>>
       |    |    |    | <UIButton: 0x105e15c90; frame = (24 734; 345 50); opaque = NO; \##
    layer = <CALayer: 0x6000002653a0>>
       |    |    |    |    | <UIButtonLabel: 0x105e16d80; frame = (157 14.6667; 31 \##
    20.3333); text = 'Pay'; opaque = NO; userInteractionEnabled = NO; layer = \##
    <_UILabelLayer: 0x600002135e00>>
       |    |    |    | <UIView: 0x105e17f40; frame = (0 0; 393 852); autoresize = W+H; \##
    backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <CALayer: 0x6000002654c0>>
       |    |    |    |    | <UIActivityIndicatorView: 0x105e18c30; frame = (178 407.5; 37 \##
    37); hidden = YES; autoresize = LM+RM+TM+BM; layer = <CALayer: 0x6000002655e0>>

    # level 2000
    <UIWindow: 0x105e21e70; frame = (0 0; 393 852); hidden = YES; layer = <UIWindowLayer: \##
    0x600000c3b4e0>>

    """##
}
