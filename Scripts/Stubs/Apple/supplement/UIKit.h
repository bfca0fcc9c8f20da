// What the other list of Apple's declarations lacks. Pages below https://developer.apple.com/documentation/
#pragma clang assume_nonnull begin
@interface UIGestureRecognizer (Supplement)
@property(nonatomic, readonly) UIGestureRecognizerState state;
@end
#pragma clang assume_nonnull end
