// What the other list of Apple's declarations lacks. Pages below https://developer.apple.com/documentation/
#pragma clang assume_nonnull begin
@interface UIGestureRecognizer (Supplement)
@property(nonatomic, readonly) UIGestureRecognizerState state;
@end
// uikit/uiresponder/keyboarddidhidenotification
extern NSNotificationName const UIKeyboardDidHideNotification
    __attribute__((swift_name("UIResponder.keyboardDidHideNotification")));
#pragma clang assume_nonnull end
