#import "FTHitTestHook.h"

#if __has_include(<UIKit/UIKit.h>)
#import <objc/message.h>
#import <objc/runtime.h>

static const char FTHookKey = 0;
static const char FTObservationKey = 0;
static const char FTHookedClassKey = 0;

static const char *const FTSubclassPrefix = "FTHitTest_";

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

static UIView *FTOwnHitTest(UIView *view, Class hooked, CGPoint point, UIEvent *event) {
  struct objc_super target = {view, class_getSuperclass(hooked)};
  UIView *(*send)(struct objc_super *, SEL, CGPoint, UIEvent *) = (void *)objc_msgSendSuper;
  return send(&target, @selector(hitTest:withEvent:), point, event);
}

static BOOL FTOwnPointInside(UIView *view, Class hooked, CGPoint point, UIEvent *event) {
  struct objc_super target = {view, class_getSuperclass(hooked)};
  BOOL (*send)(struct objc_super *, SEL, CGPoint, UIEvent *) = (void *)objc_msgSendSuper;
  return send(&target, @selector(pointInside:withEvent:), point, event);
}

static void FTAddMethod(Class hooked, SEL selector, id block) {
  const char *types = method_getTypeEncoding(class_getInstanceMethod(UIView.class, selector));
  class_addMethod(hooked, selector, imp_implementationWithBlock(block), types);
}

/// Adds the two hooked methods to a class that was made at run time, once.
static void FTHookClass(Class hooked) {
  if (objc_getAssociatedObject(hooked, &FTHookedClassKey) != nil) return;
  objc_setAssociatedObject(hooked, &FTHookedClassKey, @YES, OBJC_ASSOCIATION_RETAIN_NONATOMIC);

  FTAddMethod(hooked, @selector(hitTest:withEvent:),
              ^UIView *(UIView *view, CGPoint point, UIEvent *event) {
                id<FTHitTestHook> hook = FTCurrentHitTestHook(view);
                if (hook == nil) return FTOwnHitTest(view, hooked, point, event);
                return [hook hitTest:view
                               point:point
                               event:event
                                 own:^UIView *(CGPoint ownPoint, UIEvent *ownEvent) {
                                   return FTOwnHitTest(view, hooked, ownPoint, ownEvent);
                                 }];
              });
  FTAddMethod(hooked, @selector(pointInside:withEvent:),
              ^BOOL(UIView *view, CGPoint point, UIEvent *event) {
                id<FTHitTestHook> hook = FTCurrentHitTestHook(view);
                if (hook == nil) return FTOwnPointInside(view, hooked, point, event);
                return [hook pointInside:view
                                   point:point
                                   event:event
                                     own:^BOOL(CGPoint ownPoint, UIEvent *ownEvent) {
                                       return FTOwnPointInside(view, hooked, ownPoint, ownEvent);
                                     }];
              });
}

/// The subclass of `original` that all hooked instances of it share.
static Class FTSubclass(Class original) {
  NSString *name = [@(FTSubclassPrefix) stringByAppendingString:NSStringFromClass(original)];
  Class existing = objc_getClass(name.UTF8String);
  if (existing != Nil) return existing;
  Class made = objc_allocateClassPair(original, name.UTF8String, 0);
  if (made == Nil) return Nil;
  Method classMethod = class_getInstanceMethod(original, @selector(class));
  IMP answer = imp_implementationWithBlock(^Class(id view) {
    return original;
  });
  class_addMethod(made, @selector(class), answer, method_getTypeEncoding(classMethod));
  objc_registerClassPair(made);
  return made;
}

static BOOL FTIsOurs(Class candidate) {
  return strncmp(class_getName(candidate), FTSubclassPrefix, strlen(FTSubclassPrefix)) == 0;
}

/// Whether one of the view's classes is ours; observers may have put theirs below it.
static BOOL FTHasSubclass(UIView *view) {
  for (Class c = object_getClass(view); c != Nil; c = class_getSuperclass(c)) {
    if (FTIsOurs(c)) return YES;
  }
  return NO;
}

static void FTMakeHookable(UIView *view) {
  if (FTHasSubclass(view) || objc_getAssociatedObject(view, &FTObservationKey) != nil) return;
  Class current = object_getClass(view);
  if (current != view.class) {
    // The view is being observed: its class was made at run time already, and Foundation does not
    // expect another one below it. So that class carries the methods.
    FTKeptObservation *observation = [FTKeptObservation new];
    objc_setAssociatedObject(view, &FTObservationKey, observation,
                             OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    [view addObserver:observation forKeyPath:@"hidden" options:0 context:NULL];
    FTHookClass(object_getClass(view));
    return;
  }
  Class subclass = FTSubclass(current);
  if (subclass == Nil) return;
  FTHookClass(subclass);
  object_setClass(view, subclass);
}

static void FTRestore(UIView *view) {
  FTKeptObservation *observation = objc_getAssociatedObject(view, &FTObservationKey);
  if (observation != nil) {
    [view removeObserver:observation forKeyPath:@"hidden"];
    objc_setAssociatedObject(view, &FTObservationKey, nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  // A class that observers put below ours stays; without a hook ours changes nothing.
  Class current = object_getClass(view);
  if (FTIsOurs(current)) object_setClass(view, class_getSuperclass(current));
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

#endif
