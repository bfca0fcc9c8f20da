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

// uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
// uirectedge
typedef OPTIONS(NSUInteger, UIRectEdge) { UIRectEdgeNone = 0 } IOS(7.0);
// uiinterfaceorientationmask
typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3
} NO_TVOS;
// uiinterfaceorientation
typedef ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3
} NO_TVOS;
// uistatusbarstyle
typedef ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0
} NO_TVOS;
// uistatusbaranimation
typedef ENUM(NSInteger, UIStatusBarAnimation) {
  UIStatusBarAnimationNone = 0
} NO_TVOS;
// uimodalpresentationstyle/fullscreen
typedef ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationCustom IOS(7.0) = 4,
  UIModalPresentationOverFullScreen IOS(8.0) = 5
} IOS(3.2);

// uicolor
IOS(2.0) TVOS(9.0)
__attribute__((swift_attr("@Sendable")))
@interface UIColor : NSObject
// uicolor/init(red:green:blue:alpha:)
- (UIColor *)initWithRed:(CGFloat)red
                   green:(CGFloat)green
                    blue:(CGFloat)blue
                   alpha:(CGFloat)alpha;
// uicolor/black
@property(class, nonatomic, readonly) UIColor *blackColor;
// uicolor/white
@property(class, nonatomic, readonly) UIColor *whiteColor;
// uicolor/clear
@property(class, nonatomic, readonly) UIColor *clearColor;
// uicolor/systembackground
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor IOS(13.0) NO_TVOS;
// uicolor/secondarysystembackground
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor IOS(13.0) NO_TVOS;
// uicolor/systemgreen, systemyellow
@property(class, nonatomic, readonly) UIColor *systemGreenColor IOS(7.0);
@property(class, nonatomic, readonly) UIColor *systemYellowColor IOS(7.0);
// uicolor/withalphacomponent(_:)
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha IN_SWIFT(withAlphaComponent(_:));
// uicolor/cgcolor
@property(nonatomic, readonly) CGColorRef CGColor;
// uicolor/setfill()
- (void)setFill;
@end

// uiimage
IOS(2.0) TVOS(9.0)
@interface UIImage : NSObject
@end

// uigraphicsrenderercontext
IOS(10.0) TVOS(10.0)
@interface UIGraphicsRendererContext : NSObject
// uigraphicsrenderercontext/fill(_:)
- (void)fillRect:(CGRect)rect;
@end

// uigraphicsimagerenderercontext
IOS(10.0) TVOS(10.0)
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end

// uigraphicsrenderer
IOS(10.0) TVOS(10.0)
@interface UIGraphicsRenderer : NSObject
@end

// uigraphicsimagerenderer
IOS(10.0) TVOS(10.0)
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
// uigraphicsimagerenderer/init(size:)
- (instancetype)initWithSize:(CGSize)size;
// uigraphicsimagerenderer/image(actions:)
- (UIImage *)imageWithActions:
    (void(NS_NOESCAPE ^)(UIGraphicsImageRendererContext *rendererContext))actions;
@end

// uibezierpath
IOS(3.2) TVOS(9.0)
@interface UIBezierPath : NSObject
// uibezierpath/init(rect:)
+ (instancetype)bezierPathWithRect:(CGRect)rect;
// uibezierpath/init(ovalin:)
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
// uibezierpath/init(roundedrect:cornerradius:)
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
// uibezierpath/append(_:)
- (void)appendPath:(UIBezierPath *)bezierPath IN_SWIFT(append(_:));
// uibezierpath/apply(_:)
- (void)applyTransform:(CGAffineTransform)transform IN_SWIFT(apply(_:));
// uibezierpath/bounds
@property(nonatomic, readonly) CGRect bounds;
// uibezierpath/contains(_:)
- (BOOL)containsPoint:(CGPoint)point;
// uibezierpath/cgpath
@property(nonatomic) CGPathRef CGPath;
// uibezierpath/usesevenoddfillrule
@property(nonatomic) BOOL usesEvenOddFillRule;
@end

// uidevice
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIDevice : NSObject
// uidevice/current
@property(class, nonatomic, readonly) UIDevice *currentDevice;
// uidevice/systemname
@property(nonatomic, readonly, strong) NSString *systemName;
// uidevice/systemversion
@property(nonatomic, readonly, strong) NSString *systemVersion;
// uidevice/model
@property(nonatomic, readonly, strong) NSString *model;
@end

// uipasteboard
IOS(3.0) NO_TVOS
@interface UIPasteboard : NSObject
// uipasteboard/general
@property(class, nonatomic, readonly) UIPasteboard *generalPasteboard IN_SWIFT(general);
// uipasteboard/string
@property(nullable, nonatomic, copy) NSString *string;
@end

// MARK: - Events

// uievent/eventtype
typedef ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches = 0,
  // uievent/eventtype/hover
  UIEventTypeHover IOS(13.4) TVOS(13.4) = 11
} IN_SWIFT(UIEvent.EventType);
// uievent
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIEvent : NSObject
// uievent/type
@property(nonatomic, readonly) UIEventType type IOS(3.0);
// uievent/timestamp
@property(nonatomic, readonly) NSTimeInterval timestamp;
// uievent/alltouches
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
// uievent/touches(for:)
- (nullable NSSet<UITouch *> *)touchesForWindow:(UIWindow *)window IN_SWIFT(touches(for:));
@end

// uitouch/phase-swift.enum
typedef ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled
} IN_SWIFT(UITouch.Phase);
// uitouch
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITouch : NSObject
// uitouch/phase-swift.property
@property(nonatomic, readonly) UITouchPhase phase;
// uitouch/window
@property(nullable, nonatomic, readonly, strong) UIWindow *window;
// uitouch/view
@property(nullable, nonatomic, readonly, strong) UIView *view;
// uitouch/location(in:)
- (CGPoint)locationInView:(nullable UIView *)view;
@end

// uiresponder
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIResponder : NSObject
- (instancetype)init;
// uiresponder/next
@property(nonatomic, readonly, nullable) UIResponder *nextResponder IN_SWIFT(next);
// uiresponder/canbecomefirstresponder
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
// uiresponder/becomefirstresponder()
- (BOOL)becomeFirstResponder;
// uiresponder/canresignfirstresponder
@property(nonatomic, readonly) BOOL canResignFirstResponder;
// uiresponder/resignfirstresponder()
- (BOOL)resignFirstResponder;
// uiresponder/isfirstresponder
@property(nonatomic, readonly) BOOL isFirstResponder;
// uiresponder/touchesbegan(_:with:)
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesBegan(_:with:));
// uiresponder/touchesmoved(_:with:)
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesMoved(_:with:));
// uiresponder/touchesended(_:with:)
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesEnded(_:with:));
// uiresponder/touchescancelled(_:with:)
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event
    IN_SWIFT(touchesCancelled(_:with:));
@end

// uiresponder/keyboardwillshownotification, keyboarddidhidenotification, keyboardframeenduserinfokey
extern NSNotificationName const UIKeyboardWillShowNotification
    IN_SWIFT(UIResponder.keyboardWillShowNotification) NO_TVOS;
extern NSNotificationName const UIKeyboardDidHideNotification
    IN_SWIFT(UIResponder.keyboardDidHideNotification) NO_TVOS;
extern NSString *const UIKeyboardFrameEndUserInfoKey
    IN_SWIFT(UIResponder.keyboardFrameEndUserInfoKey) NO_TVOS;
// uigesturerecognizer/state-swift.enum
typedef ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} IN_SWIFT(UIGestureRecognizer.State);
// uigesturerecognizerdelegate
MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
// uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-8n8bp
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch IN_SWIFT(gestureRecognizer(_:shouldReceive:));
@end
// uigesturerecognizer
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UIGestureRecognizer : NSObject
// uigesturerecognizer/init(target:action:)
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
// uigesturerecognizer/delegate
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
// uigesturerecognizer/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// uigesturerecognizer/cancelstouchesinview
@property(nonatomic) BOOL cancelsTouchesInView;
// uigesturerecognizer/state-swift.property
@property(nonatomic, readonly) UIGestureRecognizerState state;
// uigesturerecognizer/view
@property(nullable, nonatomic, readonly) UIView *view;
// uigesturerecognizer/delaystouchesbegan
@property(nonatomic) BOOL delaysTouchesBegan;
// uigesturerecognizer/delaystouchesended
@property(nonatomic) BOOL delaysTouchesEnded;
// uigesturerecognizer/requiresexclusivetouchtype
@property(nonatomic) BOOL requiresExclusiveTouchType IOS(9.2);
// uigesturerecognizer/numberoftouches
@property(nonatomic, readonly) NSUInteger numberOfTouches;
@end
// uiswipegesturerecognizer/direction-swift.struct
typedef OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1
} IN_SWIFT(UISwipeGestureRecognizer.Direction);
// uiswipegesturerecognizer
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
// uiswipegesturerecognizer/direction-swift.property
@property(nonatomic) UISwipeGestureRecognizerDirection direction;
// uiswipegesturerecognizer/numberoftouchesrequired
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
// uitapgesturerecognizer
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
// uitapgesturerecognizer/numberoftapsrequired
@property(nonatomic) NSUInteger numberOfTapsRequired;
// uitapgesturerecognizer/numberoftouchesrequired
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
// uilongpressgesturerecognizer
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
// uilongpressgesturerecognizer/minimumpressduration
@property(nonatomic) NSTimeInterval minimumPressDuration;
// uilongpressgesturerecognizer/allowablemovement
@property(nonatomic) CGFloat allowableMovement;
// uilongpressgesturerecognizer/numberoftapsrequired
@property(nonatomic) NSUInteger numberOfTapsRequired;
// uilongpressgesturerecognizer/numberoftouchesrequired
@property(nonatomic) NSUInteger numberOfTouchesRequired NO_TVOS;
@end
// uiscrolltypemask
typedef OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0,
  UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = 3
} IOS(13.4) TVOS(13.4);
// uipangesturerecognizer
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
// uipangesturerecognizer/minimumnumberoftouches
@property(nonatomic) NSUInteger minimumNumberOfTouches NO_TVOS;
// uipangesturerecognizer/maximumnumberoftouches
@property(nonatomic) NSUInteger maximumNumberOfTouches NO_TVOS;
// uipangesturerecognizer/allowedscrolltypesmask
@property(nonatomic) UIScrollTypeMask allowedScrollTypesMask IOS(13.4) TVOS(13.4);
// uipangesturerecognizer/translation(in:)
- (CGPoint)translationInView:(nullable UIView *)view;
// uipangesturerecognizer/settranslation(_:in:)
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
@end
// uiscreenedgepangesturerecognizer
IOS(7.0) NO_TVOS MAIN_ACTOR
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
// uiscreenedgepangesturerecognizer/edges
@property(nonatomic) UIRectEdge edges;
@end
// uipinchgesturerecognizer
IOS(3.2) NO_TVOS MAIN_ACTOR
@interface UIPinchGestureRecognizer : UIGestureRecognizer
// uipinchgesturerecognizer/scale
@property(nonatomic) CGFloat scale;
@end
// uirotationgesturerecognizer
IOS(3.2) NO_TVOS MAIN_ACTOR
@interface UIRotationGestureRecognizer : UIGestureRecognizer
// uirotationgesturerecognizer/rotation
@property(nonatomic) CGFloat rotation;
@end
// uihovergesturerecognizer
IOS(13.0) NO_TVOS MAIN_ACTOR
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

// MARK: - Accessibility

// uiaccessibilitytraits
typedef OPTIONS(unsigned long long, UIAccessibilityTraits) {
  // uiaccessibilitytraits/button
  UIAccessibilityTraitButton = 1 << 0,
  // uiaccessibilitytraits/link
  UIAccessibilityTraitLink = 1 << 1,
  // uiaccessibilitytraits/notenabled
  UIAccessibilityTraitNotEnabled = 1 << 8
} IN_SWIFT(UIAccessibilityTraits);

@interface NSObject (UIAccessibility)
// objectivec/nsobject-swift.class/isaccessibilityelement
@property(nonatomic) BOOL isAccessibilityElement IOS(3.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilitylabel
@property(nullable, nonatomic, copy) NSString *accessibilityLabel IOS(3.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilitytraits
@property(nonatomic) UIAccessibilityTraits accessibilityTraits IOS(3.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityframe
@property(nonatomic) CGRect accessibilityFrame IOS(3.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityelements
@property(nullable, nonatomic, strong) NSArray *accessibilityElements IOS(8.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityviewismodal
@property(nonatomic) BOOL accessibilityViewIsModal IOS(5.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityelementshidden
@property(nonatomic) BOOL accessibilityElementsHidden IOS(5.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityperformescape()
- (BOOL)accessibilityPerformEscape IOS(5.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityelementisfocused()
- (BOOL)accessibilityElementIsFocused IOS(4.0) TVOS(9.0) MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityhittest(_:event:)
- (nullable id)accessibilityHitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(accessibilityHitTest(_:event:)) IOS(18.0) TVOS(18.0) VISIONOS(2.0) MAIN_ACTOR;
@end
// uiaccessibilityidentification
MAIN_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
// uiaccessibilityidentification/accessibilityidentifier
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier IOS(5.0) TVOS(9.0);
@end
// uiaccessibilityelement
IOS(3.0) TVOS(9.0) MAIN_ACTOR
@interface UIAccessibilityElement : UIResponder <UIAccessibilityIdentification>
// uiaccessibilityelement/accessibilitycontainer
@property(nullable, nonatomic, weak) id accessibilityContainer;
@end

// MARK: - Layout

// uilayoutpriority
typedef float UILayoutPriority STRING_STRUCT;
// uilayoutpriority/required, defaulthigh, defaultlow
extern UILayoutPriority const UILayoutPriorityRequired IN_SWIFT(UILayoutPriority.required);
extern UILayoutPriority const UILayoutPriorityDefaultHigh IN_SWIFT(UILayoutPriority.defaultHigh);
extern UILayoutPriority const UILayoutPriorityDefaultLow IN_SWIFT(UILayoutPriority.defaultLow);
// nslayoutconstraint/attribute
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
// nslayoutconstraint/relation
typedef ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1,
  NSLayoutRelationEqual = 0,
  NSLayoutRelationGreaterThanOrEqual = 1
} IN_SWIFT(NSLayoutConstraint.Relation);
// nslayoutconstraint/axis
typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} IN_SWIFT(NSLayoutConstraint.Axis);
// nslayoutconstraint
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
// nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:)
+ (instancetype)constraintWithItem:(id)view1
                         attribute:(NSLayoutAttribute)attr1
                         relatedBy:(NSLayoutRelation)relation
                            toItem:(nullable id)view2
                         attribute:(NSLayoutAttribute)attr2
                        multiplier:(CGFloat)multiplier
                          constant:(CGFloat)c;
// nslayoutconstraint/priority
@property UILayoutPriority priority;
// nslayoutconstraint/constant
@property CGFloat constant;
// nslayoutconstraint/isactive
@property(getter=isActive) BOOL active IOS(8.0);
// nslayoutconstraint/activate(_:)
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IN_SWIFT(activate(_:))
    IOS(8.0);
// nslayoutconstraint/deactivate(_:)
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints IN_SWIFT(deactivate(_:))
    IOS(8.0);
@end
// nslayoutanchor
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
// nslayoutanchor/constraint(equalto:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    IN_SWIFT(constraint(equalTo:));
// nslayoutanchor/constraint(equalto:constant:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c IN_SWIFT(constraint(equalTo:constant:));
// nslayoutanchor/constraint(greaterthanorequalto:constant:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                    constant:(CGFloat)c
    IN_SWIFT(constraint(greaterThanOrEqualTo:constant:));
// nslayoutanchor/constraint(lessthanorequalto:constant:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                                 constant:(CGFloat)c
    IN_SWIFT(constraint(lessThanOrEqualTo:constant:));
@end
// nslayoutxaxisanchor
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
// nslayoutyaxisanchor
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
// nslayoutdimension
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
// nslayoutdimension/constraint(equaltoconstant:)
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c IN_SWIFT(constraint(equalToConstant:));
// nslayoutdimension/constraint(greaterthanorequaltoconstant:)
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    IN_SWIFT(constraint(greaterThanOrEqualToConstant:));
// nslayoutdimension/constraint(lessthanorequaltoconstant:)
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    IN_SWIFT(constraint(lessThanOrEqualToConstant:));
// nslayoutdimension/constraint(equalto:multiplier:constant:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m
                                       constant:(CGFloat)c
    IN_SWIFT(constraint(equalTo:multiplier:constant:));
// nslayoutdimension/constraint(equalto:multiplier:)
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor
                                     multiplier:(CGFloat)m IN_SWIFT(constraint(equalTo:multiplier:));
@end
// uilayoutguide
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface UILayoutGuide : NSObject
// uilayoutguide/layoutframe
@property(nonatomic, readonly) CGRect layoutFrame;
// uilayoutguide/leadinganchor, trailinganchor, leftanchor, rightanchor, topanchor, bottomanchor
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor IOS(9.0);
// uilayoutguide/widthanchor, heightanchor, centerxanchor, centeryanchor
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
@end

// uitrackinglayoutguide
IOS(15.0) NO_TVOS MAIN_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide
@end
// uikeyboardlayoutguide
IOS(15.0) NO_TVOS MAIN_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

// MARK: - Views

// uiview/autoresizingmask-swift.struct
typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4
} IN_SWIFT(UIView.AutoresizingMask);
// uiinteraction
MAIN_ACTOR
@protocol UIInteraction <NSObject>
// uiinteraction/view
@property(nonatomic, nullable, weak, readonly) UIView *view;
// uiinteraction/willmove(to:)
- (void)willMoveToView:(nullable UIView *)view IN_SWIFT(willMove(to:));
// uiinteraction/didmove(to:)
- (void)didMoveToView:(nullable UIView *)view IN_SWIFT(didMove(to:));
@end

// uiview/animationoptions
typedef OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2
} IN_SWIFT(UIView.AnimationOptions);
// uiuserinterfacestyle
typedef ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark
} IOS(12.0) TVOS(10.0);
// uitraitcollection
IOS(8.0) TVOS(9.0)
@interface UITraitCollection : NSObject
// uitraitcollection/userinterfacestyle
@property(nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle IOS(12.0) TVOS(10.0);
@end
// uitraitenvironment
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@protocol UITraitEnvironment <NSObject>
// uitraitenvironment/traitcollection
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end
// uicoordinatespace
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@protocol UICoordinateSpace <NSObject>
// uicoordinatespace/bounds
@property(readonly, nonatomic) CGRect bounds;
@end
// uiview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, CALayerDelegate, UIAccessibilityIdentification, UICoordinateSpace,
                           UITraitEnvironment>
// uiview/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
// uiview/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
// uiview/layerclass
@property(class, nonatomic, readonly) Class layerClass;
// uiview/layer
@property(nonatomic, readonly, strong) CALayer *layer;
// uiview/isuserinteractionenabled
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
// uiview/frame
@property(nonatomic) CGRect frame;
// uiview/bounds
@property(nonatomic) CGRect bounds;
// uiview/center
@property(nonatomic) CGPoint center;
// uiview/hittest(_:with:)
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(hitTest(_:with:));
// uiview/point(inside:with:)
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event
    IN_SWIFT(point(inside:with:));
// uiview/convert(_:to:)
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
// uiview/convert(_:from:)
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
// uiview/superview
@property(nullable, nonatomic, readonly) UIView *superview;
// uiview/subviews
@property(nonatomic, readonly, copy) NSArray<UIView *> *subviews;
// uiview/window
@property(nullable, nonatomic, readonly) UIWindow *window;
// uiview/addsubview(_:)
- (void)addSubview:(UIView *)view;
// uiview/removefromsuperview()
- (void)removeFromSuperview;
// uiview/didaddsubview(_:)
- (void)didAddSubview:(UIView *)subview;
// uiview/didmovetosuperview()
- (void)didMoveToSuperview;
// uiview/didmovetowindow()
- (void)didMoveToWindow;
// uiview/isdescendant(of:)
- (BOOL)isDescendantOfView:(UIView *)view;
// uiview/setneedslayout()
- (void)setNeedsLayout;
// uiview/layoutsubviews()
- (void)layoutSubviews;
// uiview/clipstobounds
@property(nonatomic) BOOL clipsToBounds;
// uiview/backgroundcolor
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
// uiview/alpha
@property(nonatomic) CGFloat alpha;
// uiview/ishidden
@property(nonatomic, getter=isHidden) BOOL hidden;
// uiview/gesturerecognizers
@property(nullable, nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers IOS(3.2);
// uiview/addgesturerecognizer(_:)
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
// uiview/addinteraction(_:)
- (void)addInteraction:(id<UIInteraction>)interaction IN_SWIFT(addInteraction(_:)) IOS(11.0) TVOS(11.0);
// uiview/sizethatfits(_:)
- (CGSize)sizeThatFits:(CGSize)size;
// uiview/endediting(_:)
- (BOOL)endEditing:(BOOL)force IN_SWIFT(endEditing(_:));
// uiview/keyboardlayoutguide
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide IOS(15.0) NO_TVOS;
// uiview/animate(withduration:delay:options:animations:completion:)
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    IN_SWIFT(animate(withDuration:delay:options:animations:completion:)) IOS(4.0);
// uiview/removegesturerecognizer(_:)
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer IOS(3.2);
// uiview/gesturerecognizershouldbegin(_:)
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer IOS(6.0);
// uiview/tag
@property(nonatomic) NSInteger tag;
// uiview/isopaque
@property(nonatomic, getter=isOpaque) BOOL opaque;
// uiview/anchorpoint
@property(nonatomic) CGPoint anchorPoint IOS(16.0) TVOS(16.0);
// uiview/transform
@property(nonatomic) CGAffineTransform transform;
// uiview/transform3d
@property(nonatomic) CATransform3D transform3D IOS(13.0) TVOS(13.0);
// uiview/insertsubview(_:at:)
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
// uiview/insertsubview(_:belowsubview:)
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
// uiview/insertsubview(_:abovesubview:)
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
// uiview/exchangesubview(at:withsubviewat:)
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
// uiview/bringsubviewtofront(_:)
- (void)bringSubviewToFront:(UIView *)view IN_SWIFT(bringSubviewToFront(_:));
// uiview/sendsubviewtoback(_:)
- (void)sendSubviewToBack:(UIView *)view IN_SWIFT(sendSubviewToBack(_:));
// uiview/layoutifneeded()
- (void)layoutIfNeeded;
// uiview/layoutmargins
@property(nonatomic) UIEdgeInsets layoutMargins IOS(8.0);
// uiview/autoresizingmask-swift.property
@property(nonatomic) UIViewAutoresizing autoresizingMask;
// uiview/safeareainsets
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets IOS(11.0) TVOS(11.0);
// uiview/safearealayoutguide
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide IOS(11.0) TVOS(11.0);
// uiview/addlayoutguide(_:)
- (void)addLayoutGuide:(UILayoutGuide *)layoutGuide IN_SWIFT(addLayoutGuide(_:)) IOS(9.0);
// uiview/constraints
@property(nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints IOS(6.0);
// uiview/translatesautoresizingmaskintoconstraints
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints IOS(6.0);
// uiview/intrinsiccontentsize
@property(nonatomic, readonly) CGSize intrinsicContentSize IOS(6.0);
// uiview/setcontenthuggingpriority(_:for:)
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis IOS(6.0);
// uiview/systemlayoutsizefitting(_:)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize IN_SWIFT(systemLayoutSizeFitting(_:))
    IOS(6.0);
// uiview/leadinganchor, trailinganchor, leftanchor, rightanchor, topanchor, bottomanchor
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor IOS(9.0);
// uiview/widthanchor, heightanchor, centerxanchor, centeryanchor
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor IOS(9.0);
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor IOS(9.0);
// uiview/overrideuserinterfacestyle
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0) TVOS(13.0);
@end

// uifont/textstyle
typedef NSString *UIFontTextStyle STRING_STRUCT IN_SWIFT(UIFont.TextStyle);
// uifont/textstyle/body
extern UIFontTextStyle const UIFontTextStyleBody IOS(7.0);
// uifont/textstyle/footnote
extern UIFontTextStyle const UIFontTextStyleFootnote IOS(7.0);
// uifont
IOS(2.0) TVOS(9.0)
__attribute__((swift_attr("@Sendable")))
@interface UIFont : NSObject
// uifont/preferredfont(fortextstyle:)
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    IN_SWIFT(preferredFont(forTextStyle:)) IOS(7.0);
@end
// uilabel
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UILabel : UIView
// uilabel/text
@property(nullable, nonatomic, copy) NSString *text;
// uilabel/font
@property(null_resettable, nonatomic, strong) UIFont *font;
// uilabel/numberoflines
@property(nonatomic) NSInteger numberOfLines;
// uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
@property(nonatomic) BOOL adjustsFontForContentSizeCategory IOS(10.0) TVOS(10.0);
// uilabel/textcolor
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@end
// uistackview/distribution-swift.enum
typedef ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
} IN_SWIFT(UIStackView.Distribution) IOS(9.0);
// uistackview/alignment-swift.enum
typedef ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline
} IN_SWIFT(UIStackView.Alignment) IOS(9.0);
// uistackview
IOS(9.0) TVOS(9.0) MAIN_ACTOR
@interface UIStackView : UIView
// uistackview/init(arrangedsubviews:)
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
// uistackview/arrangedsubviews
@property(nonatomic, readonly, copy) NSArray<UIView *> *arrangedSubviews;
// uistackview/addarrangedsubview(_:)
- (void)addArrangedSubview:(UIView *)view;
// uistackview/removearrangedsubview(_:)
- (void)removeArrangedSubview:(UIView *)view;
// uistackview/axis
@property(nonatomic) UILayoutConstraintAxis axis;
// uistackview/distribution-swift.property
@property(nonatomic) UIStackViewDistribution distribution;
// uistackview/alignment-swift.property
@property(nonatomic) UIStackViewAlignment alignment;
// uistackview/spacing
@property(nonatomic) CGFloat spacing;
// uistackview/setcustomspacing(_:after:)
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(UIView *)arrangedSubview IN_SWIFT(setCustomSpacing(_:after:)) IOS(11.0)
    TVOS(11.0);
// uistackview/islayoutmarginsrelativearrangement
@property(nonatomic, getter=isLayoutMarginsRelativeArrangement)
    BOOL layoutMarginsRelativeArrangement;
@end
// uiimageview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIImageView : UIView
// uiimageview/init(image:)
- (instancetype)initWithImage:(nullable UIImage *)image;
// uiimageview/image
@property(nullable, nonatomic, strong) UIImage *image;
@end
// uivisualeffect
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIVisualEffect : NSObject
@end
// uiblureffect/style
typedef ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleRegular IOS(10.0) = 4
} IN_SWIFT(UIBlurEffect.Style) IOS(8.0);
// uiblureffect
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIBlurEffect : UIVisualEffect
// uiblureffect/init(style:)
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
// uivisualeffectview
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIVisualEffectView : UIView
// uivisualeffectview/init(effect:)
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
// uivisualeffectview/contentview
@property(nonatomic, strong, readonly) UIView *contentView;
@end
// uiscrollview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIScrollView : UIView
// uiscrollview/adjustedcontentinset
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset IOS(11.0) TVOS(11.0);
// uiscrollview/contentoffset
@property(nonatomic) CGPoint contentOffset;
// uiscrollview/contentsize
@property(nonatomic) CGSize contentSize;
// uiscrollview/contentlayoutguide
@property(nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide IOS(11.0) TVOS(11.0);
// uiscrollview/framelayoutguide
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide IOS(11.0) TVOS(11.0);
// uiscrollview/istracking
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
// uiscrollview/isdragging
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
// uiscrollview/delayscontenttouches
@property(nonatomic) BOOL delaysContentTouches;
// uiscrollview/cancancelcontenttouches
@property(nonatomic) BOOL canCancelContentTouches;
// uiscrollview/touchesshouldbegin(_:with:in:)
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches
                 withEvent:(nullable UIEvent *)event
             inContentView:(UIView *)view IN_SWIFT(touchesShouldBegin(_:with:in:));
// uiscrollview/touchesshouldcancel(in:)
- (BOOL)touchesShouldCancelInContentView:(UIView *)view IN_SWIFT(touchesShouldCancel(in:));
// uiscrollview/pangesturerecognizer
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer IOS(5.0);
@end
// uibaritem
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIBarItem : NSObject
@end
// uibarbuttonitem
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
// uibarbuttonitem/init(customview:)
- (instancetype)initWithCustomView:(UIView *)customView;
@end
// uinavigationbar
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UINavigationBar : UIView
@end
// uitabbar
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITabBar : UIView
// uitabbar/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
@end
// uitableview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITableView : UIScrollView
@end
// uicollectionviewlayout
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
- (instancetype)init;
@end
// uicollectionviewflowlayout
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@end
// uicollectionview
IOS(6.0) TVOS(9.0) MAIN_ACTOR
@interface UICollectionView : UIScrollView
// uicollectionview/init(frame:collectionviewlayout:)
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
@end
// uitextview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITextView : UIScrollView
// uitextview/iseditable
@property(nonatomic, getter=isEditable) BOOL editable NO_TVOS;
// uitextview/text
@property(null_resettable, nonatomic, copy) NSString *text;
@end
// uitextview/textdidbegineditingnotification, textdidendeditingnotification
extern NSNotificationName const UITextViewTextDidBeginEditingNotification
    IN_SWIFT(UITextView.textDidBeginEditingNotification);
extern NSNotificationName const UITextViewTextDidEndEditingNotification
    IN_SWIFT(UITextView.textDidEndEditingNotification);

// MARK: - Controls

// uicontrol/event
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
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventAllTouchEvents = 0x00000FFF
} IN_SWIFT(UIControl.Event);
// uicontrol/state-swift.struct
typedef OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2
} IN_SWIFT(UIControl.State);
// uiaction/identifier-swift.struct
typedef NSString *UIActionIdentifier STRING_STRUCT IN_SWIFT(UIAction.Identifier) IOS(13.0);
// uicontrol
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIControl : UIView
// uicontrol/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
// uicontrol/init(frame:primaryaction:)
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction IOS(14.0) TVOS(14.0);
// uicontrol/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
// uicontrol/isenabled
@property(nonatomic, getter=isEnabled) BOOL enabled;
// uicontrol/begintracking(_:with:)
- (BOOL)beginTrackingWithTouch:(UITouch *)touch
                     withEvent:(nullable UIEvent *)event IN_SWIFT(beginTracking(_:with:));
// uicontrol/continuetracking(_:with:)
- (BOOL)continueTrackingWithTouch:(UITouch *)touch
                        withEvent:(nullable UIEvent *)event IN_SWIFT(continueTracking(_:with:));
// uicontrol/endtracking(_:with:)
- (void)endTrackingWithTouch:(nullable UITouch *)touch
                   withEvent:(nullable UIEvent *)event IN_SWIFT(endTracking(_:with:));
// uicontrol/canceltracking(with:)
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event IN_SWIFT(cancelTracking(with:));
// uicontrol/istracking
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
// uicontrol/isselected
@property(nonatomic, getter=isSelected) BOOL selected;
// uicontrol/ishighlighted
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
// uicontrol/state-swift.property
@property(nonatomic, readonly) UIControlState state;
// uicontrol/removeaction(_:for:)
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(removeAction(_:for:))
    IOS(14.0) TVOS(14.0);
// uicontrol/removeaction(identifiedby:for:)
- (void)removeActionForIdentifier:(UIActionIdentifier)actionIdentifier
                 forControlEvents:(UIControlEvents)controlEvents
    IN_SWIFT(removeAction(identifiedBy:for:)) IOS(14.0) TVOS(14.0);
// uicontrol/sendactions(for:)
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents IN_SWIFT(sendActions(for:));
// uicontrol/addtarget(_:action:for:)
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(addTarget(_:action:for:));
// uicontrol/addaction(_:for:)
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents IN_SWIFT(addAction(_:for:))
    IOS(14.0) TVOS(14.0);
@end
// uibutton/buttontype-swift.enum
typedef ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem IOS(7.0) = 1,
  UIButtonTypeClose IOS(13.0) TVOS(13.0) = 7
} IN_SWIFT(UIButton.ButtonType);
// uibutton
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIButton : UIControl
// uibutton/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
// uibutton/init(frame:primaryaction:)
- (instancetype)initWithFrame:(CGRect)frame
                primaryAction:(nullable UIAction *)primaryAction IOS(14.0) TVOS(14.0);
// uibutton/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
// uibutton/init(type:)
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
// uibutton/settitle(_:for:)
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
// uibutton/title(for:)
- (nullable NSString *)titleForState:(UIControlState)state;
@end
// uikeyinput
MAIN_ACTOR
@protocol UIKeyInput <NSObject>
// uikeyinput/hastext
@property(nonatomic, readonly) BOOL hasText;
@end
// uitextfield
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITextField : UIControl
// uitextfield/text
@property(nullable, nonatomic, copy) NSString *text;
@end
// uitextfield/textdidbegineditingnotification, textdidendeditingnotification
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
    IN_SWIFT(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification
    IN_SWIFT(UITextField.textDidEndEditingNotification);

// uimenuelement/attributes, state
typedef OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0
} IN_SWIFT(UIMenuElement.Attributes) IOS(13.0) TVOS(14.0);
typedef ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff
} IN_SWIFT(UIMenuElement.State) IOS(13.0) TVOS(14.0);
// uimenuelement
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIMenuElement : NSObject
@end
// uiaction
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIAction : UIMenuElement
@end
// uimenu
IOS(13.0) TVOS(14.0) MAIN_ACTOR
@interface UIMenu : UIMenuElement
@end
// uicontextmenuconfiguration
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@interface UIContextMenuConfiguration : NSObject
@end
@class UIContextMenuInteraction;
// uicontextmenuinteractiondelegate
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@protocol UIContextMenuInteractionDelegate <NSObject>
// uicontextmenuinteractiondelegate/contextmenuinteraction(_:configurationformenuatlocation:)
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location;
@end
// uicontextmenuinteraction
IOS(13.0) TVOS(17.0) MAIN_ACTOR
@interface UIContextMenuInteraction : NSObject <UIInteraction>
// uicontextmenuinteraction/init(delegate:)
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate DESIGNATED;
@end

// MARK: - Animators

// uiview/animationcurve
typedef ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} IN_SWIFT(UIView.AnimationCurve);
// uiviewanimatingposition
typedef ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd
} IOS(10.0);
// uiviewpropertyanimator
IOS(10.0) TVOS(10.0) MAIN_ACTOR
@interface UIViewPropertyAnimator : NSObject
// uiviewpropertyanimator/init(duration:curve:animations:)
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
// uiviewpropertyanimator/addcompletion(_:)
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    __attribute__((swift_async(none)));
// uiviewanimating/startanimation()
- (void)startAnimation;
@end

// MARK: - Controllers

// uipresentationcontroller
IOS(8.0) TVOS(9.0) MAIN_ACTOR
@interface UIPresentationController : NSObject
// uipresentationcontroller/init(presentedviewcontroller:presenting:)
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:(nullable UIViewController *)presentingViewController
    IN_SWIFT(init(presentedViewController:presenting:)) DESIGNATED;
// uipresentationcontroller/presentingviewcontroller
@property(nonatomic, strong, readonly) UIViewController *presentingViewController
    IN_SWIFT(presentingViewController);
// uipresentationcontroller/presentedview
@property(nonatomic, readonly, nullable) UIView *presentedView IN_SWIFT(presentedView);
// uipresentationcontroller/containerviewdidlayoutsubviews()
- (void)containerViewDidLayoutSubviews;
// uipresentationcontroller/frameofpresentedviewincontainerview
@property(nonatomic, readonly) CGRect frameOfPresentedViewInContainerView
    IN_SWIFT(frameOfPresentedViewInContainerView);
// uipresentationcontroller/presentationtransitionwillbegin()
- (void)presentationTransitionWillBegin;
// uipresentationcontroller/containerview
@property(nonatomic, readonly, strong, nullable) UIView *containerView;
@end

// uiviewcontrollertransitioningdelegate
MAIN_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
// uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    IN_SWIFT(presentationController(forPresented:presenting:source:)) IOS(8.0);
@end

// uiviewcontroller
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
// uiviewcontroller/init(nibname:bundle:)
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
// uiviewcontroller/init(coder:)
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
// uiviewcontroller/view
@property(null_resettable, nonatomic, strong) UIView *view;
// uiviewcontroller/viewifloaded
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded IOS(9.0);
// uiviewcontroller/viewdidload()
- (void)viewDidLoad;
// uiviewcontroller/viewdidlayoutsubviews()
- (void)viewWillLayoutSubviews IOS(5.0);
- (void)viewDidLayoutSubviews IOS(5.0);
// uiviewcontroller/additionalsafeareainsets
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets IOS(11.0) TVOS(11.0);
// uiviewcontroller/presentedviewcontroller
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController
    IN_SWIFT(presentedViewController) IOS(5.0);
// uiviewcontroller/presentingviewcontroller
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController
    IN_SWIFT(presentingViewController) IOS(5.0);
// uiviewcontroller/presentationcontroller
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController
    IN_SWIFT(presentationController) IOS(8.0);
// uiviewcontroller/present(_:animated:completion:)
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion IOS(5.0);
// uiviewcontroller/dismiss(animated:completion:)
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    IN_SWIFT(dismiss(animated:completion:)) IOS(5.0);
// uiviewcontroller/modalpresentationstyle
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle IOS(3.2);
// uiviewcontroller/transitioningdelegate
@property(nullable, nonatomic, weak)
    id<UIViewControllerTransitioningDelegate> transitioningDelegate IOS(7.0);
// uiviewcontroller/loadview()
- (void)loadView;
// uiviewcontroller/loadviewifneeded()
- (void)loadViewIfNeeded IOS(9.0);
// uiviewcontroller/isviewloaded
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded IOS(3.0);
// uiviewcontroller/viewwillappear(_:), viewdidappear(_:)
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
// uiviewcontroller/viewwilldisappear(_:), viewdiddisappear(_:)
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
// uiviewcontroller/beginappearancetransition(_:animated:)
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated IOS(5.0);
// uiviewcontroller/endappearancetransition()
- (void)endAppearanceTransition IOS(5.0);
// uiviewcontroller/parent
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    IN_SWIFT(parent);
// uiviewcontroller/willmove(toparent:)
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    IN_SWIFT(willMove(toParent:)) IOS(5.0);
// uiviewcontroller/removefromparent()
- (void)removeFromParentViewController IN_SWIFT(removeFromParent()) IOS(5.0);
// uiviewcontroller/modalpresentationcapturesstatusbarappearance
@property(nonatomic) BOOL modalPresentationCapturesStatusBarAppearance IOS(7.0) NO_TVOS;
// uiviewcontroller/children
@property(nonatomic, readonly) NSArray<UIViewController *> *childViewControllers
    IN_SWIFT(children) IOS(5.0);
// uiviewcontroller/addchild(_:)
- (void)addChildViewController:(UIViewController *)childController IN_SWIFT(addChild(_:)) IOS(5.0);
// uiviewcontroller/didmove(toparent:)
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    IN_SWIFT(didMove(toParent:)) IOS(5.0);
// uiviewcontroller/prefersstatusbarhidden
@property(nonatomic, readonly) BOOL prefersStatusBarHidden IOS(7.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
// uiviewcontroller/preferredstatusbarstyle
@property(nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle IOS(7.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
// uiviewcontroller/preferredstatusbarupdateanimation
@property(nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation IOS(7.0)
    NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
// uiviewcontroller/childforstatusbarhidden
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    IN_SWIFT(childForStatusBarHidden) IOS(7.0) NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
// uiviewcontroller/childforstatusbarstyle
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    IN_SWIFT(childForStatusBarStyle) IOS(7.0) NO_TVOS VISIONOS_UNTIL(1.0, 1.0);
// uiviewcontroller/prefershomeindicatorautohidden
@property(nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden IOS(11.0) NO_TVOS;
// uiviewcontroller/childforhomeindicatorautohidden
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForHomeIndicatorAutoHidden
    IN_SWIFT(childForHomeIndicatorAutoHidden) IOS(11.0) NO_TVOS;
// uiviewcontroller/preferredscreenedgesdeferringsystemgestures
@property(nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures IOS(11.0)
    NO_TVOS;
// uiviewcontroller/childforscreenedgesdeferringsystemgestures
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    IN_SWIFT(childForScreenEdgesDeferringSystemGestures) IOS(11.0) NO_TVOS;
// uiviewcontroller/preferspointerlocked
@property(nonatomic, readonly) BOOL prefersPointerLocked IOS(14.0) NO_TVOS;
// uiviewcontroller/childviewcontrollerforpointerlock
@property(nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock
    IOS(14.0) NO_TVOS;
// uiviewcontroller/prefersinterfaceorientationlocked
@property(nonatomic, readonly) BOOL prefersInterfaceOrientationLocked IOS(26.0) NO_TVOS
    NO_VISIONOS;
// uiviewcontroller/childforinterfaceorientationlock
@property(nonatomic, readonly, nullable)
    UIViewController *childViewControllerForInterfaceOrientationLock
    IN_SWIFT(childForInterfaceOrientationLock) IOS(26.0) NO_TVOS NO_VISIONOS;
// uiviewcontroller/supportedinterfaceorientations
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations IOS(6.0)
    NO_TVOS;
// uiviewcontroller/shouldautorotate
@property(nonatomic, readonly) BOOL shouldAutorotate IOS_UNTIL(6.0, 16.0) NO_TVOS
    VISIONOS_UNTIL(1.0, 1.0);
@end

// MARK: - Windows and scenes

// uiwindow/level
typedef CGFloat UIWindowLevel STRING_STRUCT IN_SWIFT(UIWindow.Level);
// uiwindow/level/normal, statusbar, alert
extern UIWindowLevel const UIWindowLevelNormal;
extern UIWindowLevel const UIWindowLevelStatusBar NO_TVOS;
extern UIWindowLevel const UIWindowLevelAlert;
// uiwindow
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIWindow : UIView
// uiwindow/init(windowscene:)
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene IOS(13.0) TVOS(13.0);
// uiwindow/init(frame:)
- (instancetype)initWithFrame:(CGRect)frame IOS_UNTIL(2.0, 26.0) TVOS_UNTIL(9.0, 26.0)
    VISIONOS_UNTIL(1.0, 26.0);
// uiwindow/init()
- (instancetype)init IOS_UNTIL(2.0, 26.0) TVOS_UNTIL(9.0, 26.0)
    VISIONOS_UNTIL(1.0, 26.0);
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
// uiwindow/windowscene
@property(nullable, nonatomic, weak) UIWindowScene *windowScene IOS(13.0) TVOS(13.0);
// uiwindow/windowlevel
@property(nonatomic) UIWindowLevel windowLevel;
// uiwindow/iskeywindow
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
// uiwindow/canbecomekey
@property(nonatomic, readonly) BOOL canBecomeKeyWindow IN_SWIFT(canBecomeKey) IOS(15.0) TVOS(15.0);
// uiwindow/makekey()
- (void)makeKeyWindow IN_SWIFT(makeKey());
// uiwindow/makekeyandvisible()
- (void)makeKeyAndVisible;
// uiwindow/rootviewcontroller
@property(nullable, nonatomic, strong) UIViewController *rootViewController
    IN_SWIFT(rootViewController) IOS(4.0);
// uiwindow/sendevent(_:)
- (void)sendEvent:(UIEvent *)event IN_SWIFT(sendEvent(_:));
// uiwindow/convert(_:to:)
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window;
// uiwindow/convert(_:from:)
- (CGPoint)convertPoint:(CGPoint)point fromWindow:(nullable UIWindow *)window;
@end
// uiwindow/didbecomekeynotification, didresignkeynotification
extern NSNotificationName const UIWindowDidBecomeKeyNotification
    IN_SWIFT(UIWindow.didBecomeKeyNotification);
extern NSNotificationName const UIWindowDidResignKeyNotification
    IN_SWIFT(UIWindow.didResignKeyNotification);

// uiscenesession/role
typedef NSString *UISceneSessionRole OPTION_STRING IN_SWIFT(UISceneSession.Role) IOS(13.0)
    TVOS(13.0);
// uiscenesession/role/windowapplication
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication
    IN_SWIFT(UISceneSession.Role.windowApplication) IOS(13.0) TVOS(13.0);
// uisceneconfiguration
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneConfiguration : NSObject
// uisceneconfiguration/init(name:sessionrole:)
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole DESIGNATED;
// uisceneconfiguration/delegateclass
@property(nonatomic, nullable) Class delegateClass;
@end
// uiscenesession
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneSession : NSObject
// uiscenesession/role
@property(nonatomic, readonly) UISceneSessionRole role;
// uiscenesession/scene
@property(nonatomic, readonly, nullable) UIScene *scene;
// uiscenesession/persistentidentifier
@property(nonatomic, readonly, copy) NSString *persistentIdentifier;
@end
// uiscene/connectionoptions
IN_SWIFT(UIScene.ConnectionOptions) IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UISceneConnectionOptions : NSObject
@end
// uiscene/activationstate-swift.enum
typedef ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} IN_SWIFT(UIScene.ActivationState) IOS(13.0) TVOS(13.0);
// uiscene
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIScene : UIResponder
// uiscene/session
@property(nonatomic, readonly) UISceneSession *session;
// uiscene/activationstate-swift.property
@property(nonatomic, readonly) UISceneActivationState activationState;
@end
// uiscene/willconnectnotification, diddisconnectnotification
extern NSNotificationName const UISceneWillConnectNotification
    IN_SWIFT(UIScene.willConnectNotification) IOS(13.0) TVOS(13.0);
extern NSNotificationName const UISceneDidDisconnectNotification
    IN_SWIFT(UIScene.didDisconnectNotification) IOS(13.0) TVOS(13.0);
// uiscene/willenterforegroundnotification
extern NSNotificationName const UISceneWillEnterForegroundNotification
    IN_SWIFT(UIScene.willEnterForegroundNotification) IOS(13.0) TVOS(13.0);
// uiscenedelegate
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
// uiscenedelegate/scene(_:willconnectto:options:)
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions;
@end
// uiwindowscene
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@interface UIWindowScene : UIScene
// uiwindowscene/windows
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
// uiwindowscene/coordinatespace
@property(nonatomic, readonly) id<UICoordinateSpace> coordinateSpace IOS_UNTIL(13.0, 26.0)
    TVOS_UNTIL(13.0, 26.0) VISIONOS_UNTIL(1.0, 26.0);
// uiwindowscene/keywindow
@property(nonatomic, readonly, nullable, strong) UIWindow *keyWindow IOS(15.0) TVOS(15.0);
@end
// uiwindowscenedelegate
IOS(13.0) TVOS(13.0) MAIN_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
// uiwindowscenedelegate/window
@property(nullable, nonatomic, strong) UIWindow *window;
@end

// uiapplicationdelegate
MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
// uiapplicationdelegate/application(_:configurationforconnecting:options:)
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    IN_SWIFT(application(_:configurationForConnecting:options:)) IOS(13.0) TVOS(13.0);
@end
// uiapplication
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIApplication : UIResponder
// uiapplication/shared
@property(class, nonatomic, readonly) UIApplication *sharedApplication NO_EXTENSION;
// uiapplication/connectedscenes
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes IOS(13.0) TVOS(13.0);
@end

// uiactivityindicatorview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIActivityIndicatorView : UIView
// uiactivityindicatorview/isanimating
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
// uiactivityindicatorview/hideswhenstopped
@property(nonatomic) BOOL hidesWhenStopped;
@end
// uiprogressview
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UIProgressView : UIView
@end

// uinavigationcontroller
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UINavigationController : UIViewController
// uinavigationcontroller/init(rootviewcontroller:)
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
// uinavigationcontroller/pushviewcontroller(_:animated:)
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated IN_SWIFT(pushViewController(_:animated:));
@end
// uitabbarcontroller
IOS(2.0) TVOS(9.0) MAIN_ACTOR
@interface UITabBarController : UIViewController
@end
// uisplitviewcontroller
IOS(3.2) TVOS(9.0) MAIN_ACTOR
@interface UISplitViewController : UIViewController
@end
// uipageviewcontroller
IOS(5.0) TVOS(9.0) MAIN_ACTOR
@interface UIPageViewController : UIViewController
@end

#pragma clang assume_nonnull end
