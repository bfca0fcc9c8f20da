#import "FTHitTestHook.h"

#if __has_include(<UIKit/UIKit.h>) && !TARGET_OS_WATCH
#import <QuartzCore/QuartzCore.h>
#import <objc/message.h>
#import <objc/runtime.h>
#import <string.h>

// Their addresses are the keys. An app and a framework in it may each hold a copy of this library;
// each has keys of its own, so that neither takes the other's classes and hooks for its own.
static const char FTHookKey = 0;
static const char FTKeptObjectKey = 0;
static const char FTObservationKey = 0;
static const char FTHookedClassKey = 0;
static const char FTSubclassKey = 0;

/// Keeps a view observed, and with it the class that key-value observing made for the view: were it
/// the last observer that leaves, Foundation would put the original class back, hook and all.
@interface FTKeptObservation : NSObject
@end

@implementation FTKeptObservation
- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(void *)context {
}
@end

static BOOL FTIsMarked(Class candidate, const char *key) {
  return objc_getAssociatedObject(candidate, key) != nil;
}

static void FTMark(Class marked, const char *key) {
  objc_setAssociatedObject(marked, key, @YES, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

/// The method that a class has itself, or NULL if it inherits one.
static IMP FTOwnMethod(Class hooked, SEL selector) {
  IMP current = class_getMethodImplementation(hooked, selector);
  return current == class_getMethodImplementation(class_getSuperclass(hooked), selector) ? NULL
                                                                                         : current;
}

/// What the view answers without the hook: `own`, or what the class above answers.
static UIView *FTOwnHitTest(UIView *view, Class hooked, IMP own, CGPoint point, UIEvent *event) {
  SEL selector = @selector(hitTest:withEvent:);
  if (own != NULL) {
    UIView *(*call)(UIView *, SEL, CGPoint, UIEvent *) = (void *)own;
    return call(view, selector, point, event);
  }
  struct objc_super target = {view, class_getSuperclass(hooked)};
  UIView *(*send)(struct objc_super *, SEL, CGPoint, UIEvent *) = (void *)objc_msgSendSuper;
  return send(&target, selector, point, event);
}

/// What the view answers without the hook: `own`, or what the class above answers.
static BOOL FTOwnPointInside(UIView *view, Class hooked, IMP own, CGPoint point, UIEvent *event) {
  SEL selector = @selector(pointInside:withEvent:);
  if (own != NULL) {
    BOOL (*call)(UIView *, SEL, CGPoint, UIEvent *) = (void *)own;
    return call(view, selector, point, event);
  }
  struct objc_super target = {view, class_getSuperclass(hooked)};
  BOOL (*send)(struct objc_super *, SEL, CGPoint, UIEvent *) = (void *)objc_msgSendSuper;
  return send(&target, selector, point, event);
}

/// Gives a class a method, also in the place of one that it has.
static void FTSetMethod(Class hooked, SEL selector, id block) {
  const char *types = method_getTypeEncoding(class_getInstanceMethod(UIView.class, selector));
  class_replaceMethod(hooked, selector, imp_implementationWithBlock(block), types);
}

static void FTHookHitTest(Class hooked) {
  IMP own = FTOwnMethod(hooked, @selector(hitTest:withEvent:));
  FTSetMethod(hooked, @selector(hitTest:withEvent:),
              ^UIView *(UIView *view, CGPoint point, UIEvent *event) {
                id<FTHitTestHook> hook = FTCurrentHitTestHook(view);
                if (hook == nil) return FTOwnHitTest(view, hooked, own, point, event);
                return [hook hitTest:view
                               point:point
                               event:event
                                 own:^UIView *(CGPoint ownPoint, UIEvent *ownEvent) {
                                   return FTOwnHitTest(view, hooked, own, ownPoint, ownEvent);
                                 }];
              });
}

static void FTHookPointInside(Class hooked) {
  IMP own = FTOwnMethod(hooked, @selector(pointInside:withEvent:));
  FTSetMethod(hooked, @selector(pointInside:withEvent:),
              ^BOOL(UIView *view, CGPoint point, UIEvent *event) {
                id<FTHitTestHook> hook = FTCurrentHitTestHook(view);
                if (hook == nil) return FTOwnPointInside(view, hooked, own, point, event);
                return [hook pointInside:view
                                   point:point
                                   event:event
                                     own:^BOOL(CGPoint ownPoint, UIEvent *ownEvent) {
                                       return FTOwnPointInside(view, hooked, own, ownPoint,
                                                               ownEvent);
                                     }];
              });
}

/// Lets a class that was made at run time answer through hooks, once. A method that somebody else
/// gave it is what the hook calls as the view's own.
static void FTHookClass(Class hooked) {
  if (FTIsMarked(hooked, &FTHookedClassKey)) return;
  FTMark(hooked, &FTHookedClassKey);
  FTHookHitTest(hooked);
  FTHookPointInside(hooked);
}

/// Lets instances of `made`, and `made` itself, answer `original` to `-class` and `+class`:
/// key-value observing asks the class for its class and not the instance.
static void FTHideClass(Class made, Class original) {
  const char *types =
      method_getTypeEncoding(class_getInstanceMethod(original, @selector(class)));
  IMP answer = imp_implementationWithBlock(^Class(id receiver) {
    return original;
  });
  class_addMethod(made, @selector(class), answer, types);
  class_addMethod(object_getClass(made), @selector(class), answer, types);
}

/// The subclass of `original` that all hooked instances of it share.
static Class FTSubclass(Class original) {
  NSString *name = [NSString stringWithFormat:@"FTHitTest_%p_%s", (const void *)&FTSubclassKey,
                                              class_getName(original)];
  Class existing = objc_getClass(name.UTF8String);
  if (existing != Nil) return existing;
  Class made = objc_allocateClassPair(original, name.UTF8String, 0);
  if (made == Nil) return Nil;
  FTHideClass(made, original);
  objc_registerClassPair(made);
  FTMark(made, &FTSubclassKey);
  return made;
}

/// Whether one of the view's classes has a mark; others may have put theirs below it.
static BOOL FTHasMarkedClass(UIView *view, const char *key) {
  for (Class c = object_getClass(view); c != Nil; c = class_getSuperclass(c)) {
    if (FTIsMarked(c, key)) return YES;
  }
  return NO;
}

static void FTStopObserving(UIView *view) {
  FTKeptObservation *observation = objc_getAssociatedObject(view, &FTObservationKey);
  if (observation == nil) return;
  [view removeObserver:observation forKeyPath:@"hidden"];
  objc_setAssociatedObject(view, &FTObservationKey, nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

static void FTMakeHookable(UIView *view) {
  if (FTHasMarkedClass(view, &FTSubclassKey)) return;
  BOOL isHookable = FTHasMarkedClass(view, &FTHookedClassKey);
  if (isHookable && objc_getAssociatedObject(view, &FTObservationKey) != nil) return;
  // An observation that is there and no hookable class: somebody has put another class back.
  FTStopObserving(view);
  Class current = object_getClass(view);
  if (current == view.class) {
    Class subclass = FTSubclass(current);
    if (subclass == Nil) return;
    FTHookClass(subclass);
    object_setClass(view, subclass);
    return;
  }
  // The view is being observed: its class was made at run time already, and Foundation does not
  // expect another one below it. So that class carries the methods, for all views that share it,
  // and each hooked one of them keeps it.
  FTKeptObservation *observation = [FTKeptObservation new];
  objc_setAssociatedObject(view, &FTObservationKey, observation,
                           OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  [view addObserver:observation forKeyPath:@"hidden" options:0 context:NULL];
  if (!FTHasMarkedClass(view, &FTHookedClassKey)) FTHookClass(object_getClass(view));
}

static void FTRestore(UIView *view) {
  FTStopObserving(view);
  // A class that others put below ours stays; without a hook ours changes nothing.
  Class current = object_getClass(view);
  if (FTIsMarked(current, &FTSubclassKey)) object_setClass(view, class_getSuperclass(current));
}

id<FTHitTestHook> FTCurrentHitTestHook(UIView *view) {
  return objc_getAssociatedObject(view, &FTHookKey);
}

void FTSetHitTestHook(UIView *view, id<FTHitTestHook> hook) {
  if (hook != nil) {
    FTMakeHookable(view);
  }
  objc_setAssociatedObject(view, &FTHookKey, hook, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  if (hook == nil) FTRestore(view);
}

void FTKeepObject(UIView *view, id object) {
  objc_setAssociatedObject(view, &FTKeptObjectKey, object, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

id FTKeptObject(UIView *view) { return objc_getAssociatedObject(view, &FTKeptObjectKey); }

/// The place among a run loop's observers behind Core Animation, which lays out and draws at
/// 2,000,000.
///
/// > Source: WebKit, `RunLoopObserverCF.cpp` (WebKit/WebKit#14630).
static const CFIndex FTAfterCoreAnimation = 2000000 + 1;

void FTWakeMainRunLoop(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }

void FTBeforeEachWait(BOOL (^work)(void)) {
  CFRunLoopObserverRef observer = CFRunLoopObserverCreateWithHandler(
      NULL, kCFRunLoopBeforeWaiting, YES, FTAfterCoreAnimation,
      ^(CFRunLoopObserverRef running, CFRunLoopActivity activity) {
        if (!work()) CFRunLoopObserverInvalidate(running);
      });
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
  CFRelease(observer);
}

BOOL FTIsMainThread(void) { return CFRunLoopGetCurrent() == CFRunLoopGetMain(); }

NSTimeInterval FTMediaTime(void) { return CACurrentMediaTime(); }

Class FTSuperclass(Class subclass) { return class_getSuperclass(subclass); }

BOOL FTIsClassOfSystem(Class candidate) {
  const char *image = class_getImageName(candidate);
  return image != NULL && strstr(image, "/System/Library/") != NULL;
}

Class FTClassBeneathHook(UIView *view) {
  Class found = object_getClass(view);
  for (Class c = found; c != Nil; c = class_getSuperclass(c)) {
    if (FTIsMarked(c, &FTHookedClassKey)) found = class_getSuperclass(c);
  }
  return found;
}

#endif
