#import <Foundation/Foundation.h>

// The UIKit of a watch has no views.
#if __has_include(<UIKit/UIKit.h>) && !TARGET_OS_WATCH
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Answers hit tests in the place of one view instance. Points are in the view's space.
NS_SWIFT_UI_ACTOR
@protocol FTHitTestHook <NSObject>

/// Answers -[UIView hitTest:withEvent:]; `own` is the answer of the view's class.
- (nullable UIView *)hitTest:(UIView *)view
                       point:(CGPoint)point
                       event:(nullable UIEvent *)event
                         own:(NS_NOESCAPE UIView *_Nullable (^)(CGPoint, UIEvent *_Nullable))own
    NS_SWIFT_NAME(hitTest(_:point:event:own:));

/// Answers -[UIView pointInside:withEvent:]; `own` is the answer of the view's class.
- (BOOL)pointInside:(UIView *)view
              point:(CGPoint)point
              event:(nullable UIEvent *)event
                own:(NS_NOESCAPE BOOL (^)(CGPoint, UIEvent *_Nullable))own
    NS_SWIFT_NAME(pointInside(_:point:event:own:));

@end

/// Gives a view a hook, replaces the one it has, or takes it away if `hook` is nil.
///
/// Only this instance is affected. The first hook makes the instance's class a subclass made at run
/// time, or uses the one that key-value observing or another library has made already; `-class` keeps
/// answering the original one, also when the view is observed later. Without a hook the methods of
/// that subclass do what the original class does, so that observers that came later are not
/// disturbed. If somebody has put another class back since, the next hook makes one again.
FOUNDATION_EXPORT void FTSetHitTestHook(UIView *view, id<FTHitTestHook> _Nullable hook)
    NS_SWIFT_UI_ACTOR;

/// The first of the view's classes above the one that answers through hooks: what it would be
/// without a hook, but for what others have added below.
FOUNDATION_EXPORT Class FTClassBeneathHook(UIView *view) NS_SWIFT_UI_ACTOR;

/// The hook of a view, or nil.
FOUNDATION_EXPORT id<FTHitTestHook> _Nullable FTCurrentHitTestHook(UIView *view)
    NS_SWIFT_UI_ACTOR;

/// Gives a view an object to keep, which changes nothing else about it, or takes it away.
FOUNDATION_EXPORT void FTKeepObject(UIView *view, id _Nullable object) NS_SWIFT_UI_ACTOR;

/// The object that a view keeps, or nil.
FOUNDATION_EXPORT id _Nullable FTKeptObject(UIView *view) NS_SWIFT_UI_ACTOR;

/// The class above a class, or nil.
FOUNDATION_EXPORT Class _Nullable FTSuperclass(Class subclass);

/// Whether a class comes with the system, and not with the app or a library in it.
FOUNDATION_EXPORT BOOL FTIsClassOfSystem(Class candidate);

/// Wakes the main run loop, which does not look for new blocks while it sleeps.
FOUNDATION_EXPORT void FTWakeMainRunLoop(void);

/// Calls a block on the main thread each time the main run loop is about to wait, when windows are
/// laid out, until the block answers NO. The loop is not woken for it.
FOUNDATION_EXPORT void FTBeforeEachWait(BOOL (^work)(void));

/// Whether this is the main thread.
FOUNDATION_EXPORT BOOL FTIsMainThread(void);

/// The time since the device started, in seconds, as animations count it.
FOUNDATION_EXPORT NSTimeInterval FTMediaTime(void);

NS_ASSUME_NONNULL_END

#endif
