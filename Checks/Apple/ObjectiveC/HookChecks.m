// What FTHitTestHook.h promises, for random programs of hooks and observers, and for others who change classes.
#import <objc/message.h>
#import <objc/runtime.h>
#import "FTHitTestHook.h"

extern int printf(const char *, ...);
extern IMP method_setImplementation(Method, IMP);
// The library once more, as a framework in the app may have it.
extern void SecondFTSetHitTestHook(UIView *view, id hook);
static int checked = 0, failed = 0, told = 0;
static UIEvent *event;

// A hook moves what a view contains by 50, and takes what is right of 250.
@interface Hook : NSObject
@end
@implementation Hook
- (UIView *)hitTest:(UIView *)view point:(CGPoint)p event:(UIEvent *)e own:(UIView * (^)(CGPoint, UIEvent *))own {
  return p.x > 250 ? nil : own(p, e);
}
- (BOOL)pointInside:(UIView *)view point:(CGPoint)p event:(UIEvent *)e own:(BOOL (^)(CGPoint, UIEvent *))own {
  return e == event && own((CGPoint){p.x - 50, p.y}, e);
}
@end
@interface Narrow : UIView
@end
@implementation Narrow
- (BOOL)pointInside:(CGPoint)p withEvent:(UIEvent *)e { return p.x < 50 && [super pointInside:p withEvent:e]; }
@end
@interface Wide : Narrow
@end
@implementation Wide
- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e { return p.x > 200 ? self : [super hitTest:p withEvent:e]; }
@end
@interface Observer : NSObject
@end
@implementation Observer
- (void)observeValueForKeyPath:(NSString *)k ofObject:(id)o change:(NSDictionary *)c context:(void *)x { told++; }
@end

// Somebody else's class below that of a view, which hides itself or not: it adds what is right of 150.
static void swizzle(UIView *view, BOOL hides) {
  Class above = object_getClass(view), stated = view.class;
  NSString *name = [NSString stringWithFormat:@"%s_%s", hides ? "Hidden" : "Seen", class_getName(above)];
  Class made = objc_getClass(name.UTF8String);
  if (made == Nil) {
    SEL inside = @selector(pointInside:withEvent:);
    BOOL (*own)(id, SEL, CGPoint, UIEvent *) = (void *)class_getMethodImplementation(above, inside);
    made = objc_allocateClassPair(above, name.UTF8String, 0);
    class_addMethod(made, inside, imp_implementationWithBlock(^BOOL(UIView *self, CGPoint p, UIEvent *e) {
      return p.x > 150 || own(self, inside, p, e);
    }), "B@:{CGPoint=dd}@");
    IMP answer = imp_implementationWithBlock(^Class(id self) { return hides ? stated : made; });
    class_addMethod(made, @selector(class), answer, "#@:");
    class_addMethod(object_getClass(made), @selector(class), answer, "#@:");
    objc_registerClassPair(made);
  }
  object_setClass(view, made);
}

static void observe(UIView *view, Observer *observer, BOOL on) {
  if (on) [view addObserver:observer forKeyPath:@"hidden" options:0 context:NULL];
  if (!on) [view removeObserver:observer forKeyPath:@"hidden"];
}

// A view, and what is on it: hooks of two copies of the library, two observers, somebody else's class at either side.
typedef struct { UIView *view; Class own, stated; BOOL first, second, one, two, under, over; } State;

static void setFirst(State *on, BOOL value) {
  on->first = value;
  FTSetHitTestHook(on->view, value ? (id)[Hook new] : nil);
}
static void setSecond(State *on, BOOL value) {
  on->second = value;
  SecondFTSetHitTestHook(on->view, value ? [Hook new] : nil);
}

// Six points, the class that the view states, its hook, and the observers that are told are as they should be.
static void check(State is, unsigned seed, int step) {
  int moved = 50 * (is.first + is.second), right = 0;
  for (int x = 25; x < 300; x += 50) {
    int y = x - moved;
    BOOL inside = (0 < y && y < (is.own == UIView.class ? 100 : 50)) || (is.under && y > 150) || (is.over && x > 150);
    BOOL expected = (inside || (is.own == Wide.class && x > 200)) && !(moved > 0 && x > 250);
    right += [is.view hitTest:(CGPoint){x, 0} withEvent:event] == (expected ? is.view : nil);
  }
  told = 0;
  is.view.hidden = YES;
  checked++;
  if (right == 6 && told == is.one + is.two && is.view.class == is.stated &&
      (FTCurrentHitTestHook(is.view) != nil) == is.first) return;
  if (failed++ < 5) printf("error: program %u, step %d: %s\n", seed, step, class_getName(object_getClass(is.view)));
}

// Changes of hooks and observers in any order. Views of one class share the classes that are made at run time.
static void run(unsigned seed) {
  Class own = (Class[]){UIView.class, Narrow.class, Wide.class}[seed % 3];
  Observer *one = [Observer new], *two = [Observer new];
  State states[4];
  for (int i = 0; i < 4; i++) {
    states[i] = (State){[own new], own, .under = i == 1 || i == 2};
    if (i == 1 || i == 2) swizzle(states[i].view, i == 1);
    states[i].stated = states[i].view.class;
  }
  unsigned next = seed;
  for (int step = 0; step < 40; step++) {
    next = next * 1103515245 + 12345;
    State *on = &states[(next >> 16) % 3];
    unsigned what = (next >> 20) % 5;
    if (what < 2) setFirst(on, what == 0);
    if (what == 2) setSecond(on, !on->second);
    if (what == 3) observe(on->view, one, on->one = !on->one);
    if (what == 4) observe(on->view, two, on->two = !on->two);
    for (int i = 0; i < 4; i++) check(states[i], seed, step);
  }
}

// Others put a class below that of the hook and take it away, put the first class back, or change a method of it.
static void others(void) {
  State is = {[UIView new], UIView.class, UIView.class};
  FTKeepObject(is.view, event);
  setFirst(&is, YES);
  Class hooked = object_getClass(is.view);
  for (int i = 0; i < 4; i++) {
    swizzle(is.view, YES);
    is.over = YES;
    setFirst(&is, i % 2 == 0);
    check(is, 1000000, i);
    object_setClass(is.view, i < 2 ? hooked : UIView.class);
    is.over = NO;
    setFirst(&is, YES);
    check(is, 1000001, i);
  }
  failed += FTKeptObject(is.view) != event || FTClassBeneathHook(is.view) != UIView.class;
  setFirst(&is, NO);
  failed += object_getClass(is.view) != UIView.class;
  Observer *one = [Observer new];
  observe(is.view, one, YES);
  setFirst(&is, YES);
  setFirst(&is, NO);
  observe(is.view, one, NO);
  failed += object_getClass(is.view) != UIView.class;
  // Observed, with a class of theirs below, where another view gave the observed class the hook's methods.
  State late = {[UIView new], UIView.class, UIView.class};
  observe(late.view, one, late.one = YES);
  swizzle(late.view, late.over = YES);
  setFirst(&late, YES);
  check(late, 1000003, 0);
  Method inside = class_getInstanceMethod(UIView.class, @selector(pointInside:withEvent:));
  setFirst(&is, YES);
  is.own = Narrow.class;
  method_setImplementation(inside, imp_implementationWithBlock(^BOOL(UIView *view, CGPoint p, UIEvent *e) {
    return 0 < p.x && p.x < 50;
  }));
  check(is, 1000002, 0);
}

int main(void) {
  event = [UIEvent new];
  for (unsigned seed = 0; seed < 300 && failed == 0; seed++) run(seed);
  others();
  printf("%d of %d checks of the hook hold\n", checked - failed, checked);
  return failed > 0;
}
