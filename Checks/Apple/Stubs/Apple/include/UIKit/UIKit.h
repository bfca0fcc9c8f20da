// Pages below https://developer.apple.com/documentation/uikit/
#pragma once
#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

#pragma clang assume_nonnull begin

@class NSLayoutConstraint, NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, UILayoutGuide;
@class UIPresentationController, UIVisualEffect, UICollectionViewLayout, UIPanGestureRecognizer;
@protocol UICoordinateSpace, UIViewControllerTransitioningDelegate;
@class UIAction, UIApplication, UIColor, UIEvent, UIGestureRecognizer, UIScene, UISceneConfiguration;
@class UISceneConnectionOptions, UISceneSession, UITouch, UIView, UIViewController, UIWindow;
@class UIWindowScene;

// MARK: - Values

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0 } IOS(7.0);
typedef OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3
} IOS(13.0) TVOS(13.0);
typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
};
typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3
} NO_TVOS;
typedef ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3
} NO_TVOS;
typedef ENUM(NSInteger, UIStatusBarStyle) { UIStatusBarStyleDefault = 0 } NO_TVOS;
typedef ENUM(NSInteger, UIStatusBarAnimation) { UIStatusBarAnimationNone = 0 } NO_TVOS;
typedef ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationCustom IOS(7.0) = 4,
  UIModalPresentationOverFullScreen IOS(8.0) = 5
} IOS(3.2);

IOS(2.0) TVOS(9.0)
__attribute__((swift_attr("@Sendable")))
@interface UIColor : NSObject
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property(class, nonatomic, readonly) UIColor *blackColor;
@property(class, nonatomic, readonly) UIColor *whiteColor;
@property(class, nonatomic, readonly) UIColor *clearColor;
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor IOS(13.0) NO_TVOS;
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor IOS(13.0) NO_TVOS;
@property(class, nonatomic, readonly) UIColor *systemGreenColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemYellowColor IOS(7.0);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha IN_SWIFT(withAlphaComponent(_:));
@property(nonatomic, readonly) CGColorRef CGColor;
- (void)setFill;
@end

IOS(2.0) TVOS(9.0)
@interface UIImage : NSObject
@end

IOS(10.0) TVOS(10.0)
@interface UIGraphicsRendererContext : NSObject
- (void)fillRect:(CGRect)rect;
@end

IOS(10.0) TVOS(10.0)
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end

IOS(10.0) TVOS(10.0)
@interface UIGraphicsRenderer : NSObject
@end

IOS(10.0) TVOS(10.0)
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (UIImage *)imageWithActions:
    (void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions;
@end

IOS(3.2) TVOS(9.0)
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
- (void)appendPath:(UIBezierPath *)bezierPath IN_SWIFT(append(_:));
- (void)applyTransform:(CGAffineTransform)transform IN_SWIFT(apply(_:));
@property(nonatomic, readonly) CGRect bounds;
- (BOOL)containsPoint:(CGPoint)point;
@property(nonatomic) CGPathRef CGPath;
@property(nonatomic) BOOL usesEvenOddFillRule;
@end

IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice;
@property(nonatomic, readonly, strong) NSString *systemName;
@property(nonatomic, readonly, strong) NSString *systemVersion;
@property(nonatomic, readonly, strong) NSString *model;
@end

IOS(3.0) NO_TVOS
@interface UIPasteboard : NSObject
@property(class, nonatomic, readonly) UIPasteboard *generalPasteboard IN_SWIFT(general);
@property(nullable, nonatomic, copy) NSString *string;
@end

// MARK: - Events

typedef ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches = 0,
  UIEventTypeHover IOS(13.4) TVOS(13.4) = 11
} IN_SWIFT(UIEvent.EventType);
typedef ENUM(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone = 0,
  UIEventSubtypeMotionShake = 1
} IN_SWIFT(UIEvent.EventSubtype);
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIEvent : NSObject
@property(nonatomic, readonly) UIEventType type IOS(3.0);
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window IN_SWIFT(touches(for:));
@end

typedef ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled
} IN_SWIFT(UITouch.Phase);
typedef ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect,
  UITouchTypeIndirectPointer IOS(13.4) TVOS(13.4) = 3
} IN_SWIFT(UITouch.TouchType);
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITouch : NSObject
@property(nonatomic, readonly) UITouchType type IOS(9.0);
@property(nonatomic, readonly) UITouchPhase phase;
@property(nullable, nonatomic, readonly, strong) UIWindow *window;
@property(nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIResponder : NSObject
- (instancetype)init;
@property(nonatomic, readonly, nullable) UIResponder *nextResponder IN_SWIFT(next);
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
- (BOOL)resignFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event
    IN_SWIFT(motionEnded(_:with:)) IOS(3.0);
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesBegan(_:with:));
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesMoved(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesCancelled(_:with:));
@end

extern NSNotificationName const UIKeyboardWillShowNotification
    IN_SWIFT(UIResponder.keyboardWillShowNotification) NO_TVOS;
extern NSNotificationName const UIKeyboardDidHideNotification
    IN_SWIFT(UIResponder.keyboardDidHideNotification) NO_TVOS;
extern NSString *const UIKeyboardFrameEndUserInfoKey
    IN_SWIFT(UIResponder.keyboardFrameEndUserInfoKey) NO_TVOS;
typedef ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} IN_SWIFT(UIGestureRecognizer.State);
MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
// uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-8n8bp
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch IN_SWIFT(gestureRecognizer(_:shouldReceive:));
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    IN_SWIFT(gestureRecognizer(_:shouldRequireFailureOf:)) IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    IN_SWIFT(gestureRecognizer(_:shouldBeRequiredToFailBy:)) IOS(7.0);
@end
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
- (void)addTarget:(id)target action:(SEL)action;
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic) BOOL cancelsTouchesInView;
@property(nonatomic, readonly) UIGestureRecognizerState state;
@property(nullable, nonatomic, readonly) UIView *view;
@property(nonatomic) BOOL delaysTouchesBegan;
@property(nonatomic) BOOL delaysTouchesEnded;
@property(nonatomic) BOOL requiresExclusiveTouchType IOS(9.2);
@property(nonatomic, readonly) NSUInteger numberOfTouches;
- (CGPoint)locationInView:(nullable UIView *)view;
@end
typedef OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1
} IN_SWIFT(UISwipeGestureRecognizer.Direction);
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property(nonatomic) UISwipeGestureRecognizerDirection direction;
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger numberOfTapsRequired;
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSTimeInterval minimumPressDuration;
@property(nonatomic) CGFloat allowableMovement;
@property(nonatomic) NSUInteger numberOfTapsRequired;
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
typedef OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0,
  UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = 3
} IOS(13.4) TVOS(13.4);
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger minimumNumberOfTouches NO_TVOS;
@property(nonatomic) NSUInteger maximumNumberOfTouches NO_TVOS;
@property(nonatomic) UIScrollTypeMask allowedScrollTypesMask IOS(13.4) TVOS(13.4);
- (CGPoint)translationInView:(nullable UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end
IOS(7.0) NO_TVOS MAIN_ACTOR
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property(nonatomic) UIRectEdge edges;
@end
IOS(3.2) NO_TVOS MAIN_ACTOR
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property(nonatomic) CGFloat scale;
@end
IOS(3.2) NO_TVOS MAIN_ACTOR
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property(nonatomic) CGFloat rotation;
@end
IOS(13.0) NO_TVOS MAIN_ACTOR
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

// MARK: - Accessibility

typedef OPTIONS(unsigned long long, UIAccessibilityTraits) {
  UIAccessibilityTraitButton = 1 << 0,
  UIAccessibilityTraitLink = 1 << 1,
  UIAccessibilityTraitNotEnabled = 1 << 8
} IN_SWIFT(UIAccessibilityTraits);

@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement IOS(3.0) TVOS(9.0) MAIN_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel IOS(3.0) TVOS(9.0) MAIN_ACTOR;
@property(nonatomic) UIAccessibilityTraits accessibilityTraits IOS(3.0) TVOS(9.0) MAIN_ACTOR;
@property(nonatomic) CGRect accessibilityFrame IOS(3.0) TVOS(9.0) MAIN_ACTOR;
@property(nullable, nonatomic, strong) NSArray *accessibilityElements IOS(8.0) TVOS(9.0) MAIN_ACTOR;
@property(nonatomic) BOOL accessibilityViewIsModal IOS(5.0) TVOS(9.0) MAIN_ACTOR;
@property(nonatomic) BOOL accessibilityElementsHidden IOS(5.0) TVOS(9.0) MAIN_ACTOR;
- (BOOL)accessibilityPerformEscape IOS(5.0) TVOS(9.0) MAIN_ACTOR;
- (BOOL)accessibilityElementIsFocused IOS(4.0) TVOS(9.0) MAIN_ACTOR;
- (nullable id)accessibilityHitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(accessibilityHitTest(_:event:)) IOS(18.0) TVOS(18.0) VISIONOS(2.0) MAIN_ACTOR;
@end
MAIN_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier IOS(5.0) TVOS(9.0);
@end
IOS(3.0) TVOS(9.0) MAIN_ACTOR
@interface UIAccessibilityElement : UIResponder <UIAccessibilityIdentification>
@property(nullable, nonatomic, weak) id accessibilityContainer;
@end

// MARK: - Layout

typedef float UILayoutPriority STRING_STRUCT;
extern UILayoutPriority const UILayoutPriorityRequired IN_SWIFT(UILayoutPriority.required);
extern UILayoutPriority const UILayoutPriorityDefaultHigh IN_SWIFT(UILayoutPriority.defaultHigh);
extern UILayoutPriority const UILayoutPriorityDefaultLow IN_SWIFT(UILayoutPriority.defaultLow);
typedef ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1,
  NSLayoutAttributeRight,
  NSLayoutAttributeTop,
  NSLayoutAttributeBottom,
  NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing,
  NSLayoutAttributeWidth,
  NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX,
  NSLayoutAttributeCenterY,
  NSLayoutAttributeNotAnAttribute = 0
} IN_SWIFT(NSLayoutConstraint.Attribute);
typedef ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1
} IN_SWIFT(NSLayoutConstraint.Relation);
typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} IN_SWIFT(NSLayoutConstraint.Axis);
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c;
@property UILayoutPriority priority;
@property CGFloat constant;
@property(getter=isActive) BOOL active IOS(8.0);
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IN_SWIFT(activate(_:))
    IOS(8.0);
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IN_SWIFT(deactivate(_:))
    IOS(8.0);
@end
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    IN_SWIFT(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c IN_SWIFT(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
    IN_SWIFT(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
    IN_SWIFT(constraint(lessThanOrEqualTo:constant:));
@end
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c IN_SWIFT(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    IN_SWIFT(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    IN_SWIFT(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
    IN_SWIFT(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m IN_SWIFT(constraint(equalTo:multiplier:));
@end
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property(nonatomic, readonly) CGRect layoutFrame;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@end

IOS(15.0) NO_TVOS MAIN_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide
@end
IOS(15.0) NO_TVOS MAIN_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

// MARK: - Views

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4
} IN_SWIFT(UIView.AutoresizingMask);
MAIN_ACTOR
@protocol UIInteraction <NSObject>
@property(nonatomic, nullable, weak, readonly) UIView *view;
- (void)willMoveToView:(nullable UIView *)view IN_SWIFT(willMove(to:));
- (void)didMoveToView:(nullable UIView *)view IN_SWIFT(didMove(to:));
@end

typedef OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2
} IN_SWIFT(UIView.AnimationOptions);
typedef ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
} IOS(12.0) TVOS(10.0);
IOS(8.0) TVOS(9.0)
@interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12.0) TVOS(10.0);
@end
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@protocol UICoordinateSpace <NSObject>
@property(readonly, nonatomic) CGRect bounds;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, CALayerDelegate, UIAccessibilityIdentification, UICoordinateSpace,
                           UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
@property(class, nonatomic, readonly) Class layerClass;
@property(nonatomic, readonly, strong) CALayer *layer;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(hitTest(_:with:));
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(point(inside:with:));
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didAddSubview:(UIView *)subview;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)setNeedsLayout;
- (void)layoutSubviews;
@property(nonatomic) BOOL clipsToBounds;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic) CGFloat alpha;
@property(null_resettable, nonatomic, strong) UIColor *tintColor IOS(7.0);
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nullable, nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers IOS(3.2);
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
- (void)addInteraction:(id<UIInteraction>)interaction IN_SWIFT(addInteraction(_:)) IOS(11.0) TVOS(11.0);
- (CGSize)sizeThatFits:(CGSize)size;
- (BOOL)endEditing:(BOOL)force IN_SWIFT(endEditing(_:));
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide IOS(15.0) NO_TVOS;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    IN_SWIFT(animate(withDuration:delay:options:animations:completion:)) IOS(4.0);
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    IN_SWIFT(animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:))
    IOS(7.0);
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection IOS(10.0) TVOS(10.0);
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer IOS(6.0);
@property(nonatomic) NSInteger tag;
@property(nonatomic, getter=isOpaque) BOOL opaque;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CATransform3D transform3D IOS(13.0) TVOS(13.0);
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)bringSubviewToFront:(UIView *)view IN_SWIFT(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view IN_SWIFT(sendSubviewToBack(_:));
- (void)layoutIfNeeded;
@property(nonatomic) UIEdgeInsets layoutMargins IOS(8.0);
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets IOS(11.0) TVOS(11.0);
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide IOS(11.0) TVOS(11.0);
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide IN_SWIFT(addLayoutGuide(_:)) IOS(9.0);
@property(nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints IOS(6.0);
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints IOS(6.0);
@property(nonatomic, readonly) CGSize intrinsicContentSize IOS(6.0);
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis IOS(6.0);
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize IN_SWIFT(systemLayoutSizeFitting(_:))
    IOS(6.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0) TVOS(13.0);
@end

typedef NSString *UIFontTextStyle STRING_STRUCT IN_SWIFT(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleBody IOS(7.0);
extern UIFontTextStyle const UIFontTextStyleFootnote IOS(7.0);
typedef CGFloat UIFontWeight STRING_STRUCT IN_SWIFT(UIFont.Weight);
extern const UIFontWeight UIFontWeightSemibold IOS(8.2);
IOS(2.0) TVOS(9.0)
__attribute__((swift_attr("@Sendable")))
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    IN_SWIFT(preferredFont(forTextStyle:)) IOS(7.0);
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight
    IN_SWIFT(systemFont(ofSize:weight:)) IOS(8.2);
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory IOS(10.0) TVOS(10.0);
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@end
typedef ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
} IN_SWIFT(UIStackView.Distribution) IOS(9.0);
typedef ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
} IN_SWIFT(UIStackView.Alignment) IOS(9.0);
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) UIStackViewDistribution distribution;
@property(nonatomic) UIStackViewAlignment alignment;
@property(nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(UIView *)arrangedSubview IN_SWIFT(setCustomSpacing(_:after:)) IOS(11.0)
    TVOS(11.0);
@property(nonatomic, getter=isLayoutMarginsRelativeArrangement)
    BOOL layoutMarginsRelativeArrangement;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@property(nullable, nonatomic, strong) UIImage *image;
@end
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIVisualEffect : NSObject
@end
typedef ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleRegular IOS(10.0) = 4
} IN_SWIFT(UIBlurEffect.Style) IOS(8.0);
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIBlurEffect : UIVisualEffect
// uiblureffect/init(style:)
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
@property(nonatomic, strong, readonly) UIView *contentView;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITableViewCell : UIView
@property(nonatomic, readonly) UIView *contentView;
@end
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionReusableView : UIView
@end
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property(nonatomic, readonly) UIView *contentView;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIScrollView : UIView
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset IOS(11.0) TVOS(11.0);
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide IOS(11.0) TVOS(11.0);
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide IOS(11.0) TVOS(11.0);
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic) BOOL delaysContentTouches;
@property(nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches
                 withEvent:(nullable UIEvent *)event
             inContentView:(UIView *)view IN_SWIFT(touchesShouldBegin(_:with:in:));
- (BOOL)touchesShouldCancelInContentView:(UIView *)view IN_SWIFT(touchesShouldCancel(in:));
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer IOS(5.0);
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIBarItem : NSObject
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithCustomView:(UIView *)customView;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UINavigationBar : UIView
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITabBar : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITableView : UIScrollView
@end
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
- (instancetype)init;
@end
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITextView : UIScrollView
@property(nonatomic, getter=isEditable) BOOL editable NO_TVOS;
@property(null_resettable, nonatomic, copy) NSString *text;
@end
extern NSNotificationName const UITextViewTextDidBeginEditingNotification
    IN_SWIFT(UITextView.textDidBeginEditingNotification);
extern NSNotificationName const UITextViewTextDidEndEditingNotification
    IN_SWIFT(UITextView.textDidEndEditingNotification);

// MARK: - Controls

typedef OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered IOS(9.0) = 1 << 13,
  UIControlEventMenuActionTriggered IOS(14.0) = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000FFF
} IN_SWIFT(UIControl.Event);
typedef OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2
} IN_SWIFT(UIControl.State);
typedef NSString *UIActionIdentifier STRING_STRUCT IN_SWIFT(UIAction.Identifier) IOS(13.0);
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction IOS(14.0) TVOS(14.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property(nonatomic, getter=isEnabled) BOOL enabled;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch
                     withEvent:(nullable UIEvent *)event IN_SWIFT(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch
                        withEvent:(nullable UIEvent *)event IN_SWIFT(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch
                   withEvent:(nullable UIEvent *)event IN_SWIFT(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event IN_SWIFT(cancelTracking(with:));
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, readonly) UIControlState state;
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(removeAction(_:for:))
    IOS(14.0) TVOS(14.0);
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    IN_SWIFT(removeAction(identifiedBy:for:)) IOS(14.0) TVOS(14.0);
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents IN_SWIFT(sendActions(for:));
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(addTarget(_:action:for:));
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(addAction(_:for:))
    IOS(14.0) TVOS(14.0);
@end
typedef ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem IOS(7.0) = 1,
  UIButtonTypeClose IOS(13.0) TVOS(13.0) = 7
} IN_SWIFT(UIButton.ButtonType);
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction IOS(14.0) TVOS(14.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
@end
MAIN_ACTOR
@protocol UIKeyInput <NSObject>
@property(nonatomic, readonly) BOOL hasText;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITextField : UIControl
@property(nullable, nonatomic, copy) NSString *text;
@end
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
    IN_SWIFT(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification
    IN_SWIFT(UITextField.textDidEndEditingNotification);

typedef OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0
} IN_SWIFT(UIMenuElement.Attributes) IOS(13.0) TVOS(14.0);
typedef ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff
} IN_SWIFT(UIMenuElement.State) IOS(13.0) TVOS(14.0);
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIMenuElement : NSObject
@end
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIAction : UIMenuElement
@end
typedef NSString *UIMenuIdentifier STRING_STRUCT IN_SWIFT(UIMenu.Identifier) IOS(13.0);
typedef OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0
} IN_SWIFT(UIMenu.Options) IOS(13.0) TVOS(14.0);
IOS(13.0) TVOS(14.0) MAIN_ACTOR
@interface UIMenu : UIMenuElement
@end
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@interface UIContextMenuConfiguration : NSObject
@end
@class UIContextMenuInteraction;
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location;
@end
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@interface UIContextMenuInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate DESIGNATED;
@end

// MARK: - Animators

typedef ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} IN_SWIFT(UIView.AnimationCurve);
typedef ENUM(NSInteger, UIViewAnimatingPosition) { UIViewAnimatingPositionEnd } IOS(10.0);
IOS(10.0) TVOS(10.0) MAIN_ACTOR
@interface UIViewPropertyAnimator : NSObject
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    __attribute__((swift_async(none)));
- (void)startAnimation;
@end

// MARK: - Controllers

IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    IN_SWIFT(init(presentedViewController:presenting:)) DESIGNATED;
@property(nonatomic, strong, readonly) UIViewController *presentingViewController
    IN_SWIFT(presentingViewController);
@property(nonatomic, readonly, nullable) UIView *presentedView IN_SWIFT(presentedView);
- (void)containerViewDidLayoutSubviews;
@property(nonatomic, readonly) CGRect frameOfPresentedViewInContainerView
    IN_SWIFT(frameOfPresentedViewInContainerView);
- (void)presentationTransitionWillBegin;
@property(nonatomic, readonly, strong, nullable) UIView *containerView;
@end

IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, weak) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    IN_SWIFT(presentationController(forPresented:presenting:source:)) IOS(8.0);
@end

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@end
MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    IN_SWIFT(animate(alongsideTransition:completion:));
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded IOS(9.0);
- (void)viewDidLoad;
- (void)viewWillLayoutSubviews IOS(5.0);
- (void)viewDidLayoutSubviews IOS(5.0);
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets IOS(11.0) TVOS(11.0);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    IN_SWIFT(presentedViewController) IOS(5.0);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController
    IN_SWIFT(presentingViewController) IOS(5.0);
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController
    IN_SWIFT(presentationController) IOS(8.0);
@property(nullable, nonatomic, readonly)
    UIPopoverPresentationController *popoverPresentationController IOS(8.0) NO_TVOS;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion IOS(5.0);
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    IN_SWIFT(dismiss(animated:completion:)) IOS(5.0);
@property(nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator IOS(7.0);
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle IOS(3.2);
@property(nullable, nonatomic, weak)
    id<UIViewControllerTransitioningDelegate> transitioningDelegate IOS(7.0);
- (void)loadView;
- (void)loadViewIfNeeded IOS(9.0);
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded IOS(3.0);
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated IOS(5.0);
- (void)endAppearanceTransition IOS(5.0);
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    IN_SWIFT(parent);
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    IN_SWIFT(willMove(toParent:)) IOS(5.0);
- (void)removeFromParentViewController IN_SWIFT(removeFromParent()) IOS(5.0);
@property(nonatomic) BOOL modalPresentationCapturesStatusBarAppearance IOS(7.0) NO_TVOS;
@property(nonatomic, readonly) NSArray<UIViewController *> *childViewControllers
    IN_SWIFT(children) IOS(5.0);
- (void)addChildViewController:(UIViewController *)childController IN_SWIFT(addChild(_:)) IOS(5.0);
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    IN_SWIFT(didMove(toParent:)) IOS(5.0);
@property(nonatomic, readonly) BOOL prefersStatusBarHidden IOS(7.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
@property(nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle IOS(7.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
@property(nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation IOS(7.0)
    NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    IN_SWIFT(childForStatusBarHidden) IOS(7.0) NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    IN_SWIFT(childForStatusBarStyle) IOS(7.0) NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
@property(nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden IOS(11.0) NO_TVOS;
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForHomeIndicatorAutoHidden
    IN_SWIFT(childForHomeIndicatorAutoHidden) IOS(11.0) NO_TVOS;
- (void)setNeedsStatusBarAppearanceUpdate IOS(7.0) NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden IOS(11.0) NO_TVOS;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures IOS(11.0) NO_TVOS;
- (void)setNeedsUpdateOfSupportedInterfaceOrientations IOS(16.0);
@property(nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures IOS(11.0)
    NO_TVOS;
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    IN_SWIFT(childForScreenEdgesDeferringSystemGestures) IOS(11.0) NO_TVOS;
@property(nonatomic, readonly) BOOL prefersPointerLocked IOS(14.0) NO_TVOS;
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock
    IOS(14.0) NO_TVOS;
@property(nonatomic, readonly) BOOL prefersInterfaceOrientationLocked IOS(26.0) NO_TVOS NO_VISIONOS;
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForInterfaceOrientationLock
    IN_SWIFT(childForInterfaceOrientationLock) IOS(26.0) NO_TVOS NO_VISIONOS;
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations IOS(6.0)
    NO_TVOS;
@property(nonatomic, readonly) BOOL shouldAutorotate IOS_UNTIL(6.0, 16.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
@end

// MARK: - Windows and scenes

typedef CGFloat UIWindowLevel STRING_STRUCT IN_SWIFT(UIWindow.Level);
extern UIWindowLevel const UIWindowLevelNormal;
extern UIWindowLevel const UIWindowLevelStatusBar NO_TVOS;
extern UIWindowLevel const UIWindowLevelAlert;
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene IOS(13.0) TVOS(13.0);
- (instancetype)initWithFrame:(CGRect)frame IOS_UNTIL(2.0, 26.0) TVOS_UNTIL(9.0, 26.0)
    VISIONOS_UNTIL(1.0, 26.0);
- (instancetype)init IOS_UNTIL(2.0, 26.0) TVOS_UNTIL(9.0, 26.0) VISIONOS_UNTIL(1.0, 26.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene IOS(13.0) TVOS(13.0);
@property(nonatomic) UIWindowLevel windowLevel;
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property(nonatomic, readonly) BOOL canBecomeKeyWindow IN_SWIFT(canBecomeKey) IOS(15.0) TVOS(15.0);
- (void)makeKeyWindow IN_SWIFT(makeKey());
- (void)makeKeyAndVisible;
@property(nullable, nonatomic, strong) UIViewController *rootViewController
    IN_SWIFT(rootViewController) IOS(4.0);
- (void)sendEvent:(UIEvent *)event IN_SWIFT(sendEvent(_:));
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window;
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(nullable UIWindow *)window;
@end
extern NSNotificationName const UIWindowDidBecomeKeyNotification
    IN_SWIFT(UIWindow.didBecomeKeyNotification);
extern NSNotificationName const UIWindowDidResignKeyNotification
    IN_SWIFT(UIWindow.didResignKeyNotification);

typedef NSString *UISceneSessionRole OPTION_STRING IN_SWIFT(UISceneSession.Role) IOS(13.0)
    TVOS(13.0);
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication
    IN_SWIFT(UISceneSession.Role.windowApplication) IOS(13.0) TVOS(13.0);
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
@property(nonatomic, nullable) Class delegateClass;
@end
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneSession : NSObject
@property(nonatomic, readonly) UISceneSessionRole role;
@property(nonatomic, readonly, nullable) UIScene *scene;
@property(nonatomic, readonly, copy) NSString *persistentIdentifier;
@end
IN_SWIFT(UIScene.ConnectionOptions) IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneConnectionOptions : NSObject
@end
typedef ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} IN_SWIFT(UIScene.ActivationState) IOS(13.0) TVOS(13.0);
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIScene : UIResponder
@property(nonatomic, readonly) UISceneSession *session;
@property(nonatomic, readonly) UISceneActivationState activationState;
@end
extern NSNotificationName const UISceneWillConnectNotification
    IN_SWIFT(UIScene.willConnectNotification) IOS(13.0) TVOS(13.0);
extern NSNotificationName const UISceneDidDisconnectNotification
    IN_SWIFT(UIScene.didDisconnectNotification) IOS(13.0) TVOS(13.0);
extern NSNotificationName const UISceneWillEnterForegroundNotification
    IN_SWIFT(UIScene.willEnterForegroundNotification) IOS(13.0) TVOS(13.0);
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIWindowScene : UIScene
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@property(nonatomic, readonly) id<UICoordinateSpace> coordinateSpace IOS_UNTIL(13.0, 26.0)
    TVOS_UNTIL(13.0, 26.0) VISIONOS_UNTIL(1.0, 26.0);
@property(nonatomic, readonly, nullable, strong) UIWindow *keyWindow IOS(15.0) TVOS(15.0);
@end
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    IN_SWIFT(application(_:configurationForConnecting:options:)) IOS(13.0) TVOS(13.0);
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication NO_EXTENSION;
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes IOS(13.0) TVOS(13.0);
@end

IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIActivityIndicatorView : UIView
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
@property(nonatomic) BOOL hidesWhenStopped;
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIProgressView : UIView
@end

IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UINavigationItem : NSObject
@property(nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end
@class UIActivity;
IOS(6.0) NO_TVOS MAIN_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<UIActivity *> *)applicationActivities
    DESIGNATED;
@end

@interface UIViewController (UINavigationControllerItem)
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated IN_SWIFT(pushViewController(_:animated:));
@end
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@end
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIAlertController : UIViewController
@end
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UISplitViewController : UIViewController
@end
IOS(5.0) TVOS(9.0) MAIN_ACTOR
@interface UIPageViewController : UIViewController
@end

#pragma clang assume_nonnull end
