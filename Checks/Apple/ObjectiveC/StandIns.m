// What the hook needs of Apple's Foundation and UIKit, and of Apple's runtime beyond GNU's libobjc, which has the
// classes and the messages.
#import <UIKit/UIKit.h>
#import <objc/message.h>
#import <objc/runtime.h>
#import <string.h>

typedef struct { Class isa; char *text; } Object;
typedef struct { Class isa; int flags, reserved; void *(*invoke)(void *, id, CGPoint, id); } Block;
extern id calloc(unsigned long, unsigned long), _Block_copy(const void *);
extern void abort(void);
extern int vasprintf(char **, const char *, __builtin_va_list);
extern IMP method_setImplementation(Method, IMP), objc_msg_lookup_super(struct objc_super *, SEL);

// MARK: - Runtime, where nothing ever goes

#define SAME(name) id name(id object) { return object; }
SAME(objc_retain) SAME(objc_release) SAME(objc_autorelease) SAME(objc_retainAutorelease)
SAME(objc_autoreleaseReturnValue) SAME(objc_retainAutoreleasedReturnValue)
id objc_retainBlock(id block) { return _Block_copy(block); }
void objc_storeStrong(id *place, id object) { *place = object; }

static id *association(id object, const void *key) {
  static struct { id object, value; const void *key; } all[10000];
  static int count = 0;
  for (int i = count - 1; i >= 0; i--) {
    if (all[i].object == object && all[i].key == key) return &all[i].value;
  }
  if (count == 10000) abort();
  all[count].object = object;
  all[count].key = key;
  return &all[count++].value;
}
id objc_getAssociatedObject(id object, const void *key) { return *association(object, key); }
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy) {
  *association(object, key) = value;
}

// A function for each block, as no code is made at run time here. All that is sent here has one shape.
#define FOUR(n, a, b, c, d) EACH(n##a) EACH(n##b) EACH(n##c) EACH(n##d)
#define SIXTEEN(n) FOUR(n, 0, 1, 2, 3) FOUR(n, 4, 5, 6, 7) FOUR(n, 8, 9, a, b) FOUR(n, c, d, e, f)
#define ALL SIXTEEN(0x0) SIXTEEN(0x1) SIXTEEN(0x2) SIXTEEN(0x3) SIXTEEN(0x4) SIXTEEN(0x5) SIXTEEN(0x6) SIXTEEN(0x7) \
  SIXTEEN(0x8) SIXTEEN(0x9) SIXTEEN(0xa) SIXTEEN(0xb) SIXTEEN(0xc) SIXTEEN(0xd) SIXTEEN(0xe) SIXTEEN(0xf)
#define EACH(n) \
  static void *call##n(id self, SEL name, CGPoint p, id event) { return blocks[n]->invoke(blocks[n], self, p, event); }
static Block *blocks[256];
static int usedBlocks = 0;
ALL
#undef EACH
#define EACH(n) (IMP)call##n,
IMP imp_implementationWithBlock(id block) {
  static const IMP calls[256] = {ALL};
  if (usedBlocks == 256) abort();
  blocks[usedBlocks] = (void *)_Block_copy(block);
  return calls[usedBlocks++];
}
void *sendSuper(struct objc_super *target, SEL name, CGPoint point, id event) asm("objc_msgSendSuper");
void *sendSuper(struct objc_super *target, SEL name, CGPoint point, id event) {
  void *(*found)(id, SEL, CGPoint, id) = (void *)objc_msg_lookup_super(target, name);
  return found(target->receiver, name, point, event);
}
// GNU's changes the method of a class above, where the class has none itself.
IMP class_replaceMethod(Class changed, SEL name, IMP implementation, const char *types) {
  if (class_addMethod(changed, name, implementation, types)) return NULL;
  return method_setImplementation(class_getInstanceMethod(changed, name), implementation);
}
Class object_getClass(id object) { return object == nil ? Nil : *(Class *)(void *)object; }

// Clang has ARC for no runtime of GNU's but for ObjFW's, whose modules differ from GNU's in these numbers.
typedef struct { long version, size; const char *name; void *symbols; } Module;
extern void __real___objc_exec_class(Module *);
void __wrap___objc_exec_class(Module *module) {
  module->version = 8;
  module->size = sizeof(Module);
  __real___objc_exec_class(module);
}

// MARK: - Foundation

@implementation NSObject
+ (instancetype)new {
  id made = calloc(1, sizeof(Object));
  return object_setClass(made, self), made;
}
+ (instancetype)alloc { return [self new]; }
+ (Class)class { return self; }
- (instancetype)init { return self; }
- (Class)class { return object_getClass(self); }
@end
@implementation NSString
+ (instancetype)stringWithFormat:(NSString *)format, ... {
  Object *made = (void *)[self new];
  __builtin_va_list arguments;
  __builtin_va_start(arguments, format);
  vasprintf(&made->text, format.UTF8String, arguments);
  return (id)made;
}
- (const char *)UTF8String { return ((Object *)self)->text; }
@end
@implementation NSConstantString
@end
@implementation NSNumber
+ (NSNumber *)numberWithBool:(BOOL)value { return [self new]; }
@end

// Key-value observing as Foundation does it: while an object has observers, its class is one below that which it had,
// with -class of the class above, and with setters that tell. Here each property is `hidden`.
static struct { id object, observer; } observations[3000];
static int observed = 0;
static const char *const notifying = "NSKVONotifying_";

static int observersOf(id object, BOOL told) {
  int count = 0;
  for (int i = 0; i < observed; i++) {
    if (observations[i].object != object) continue;
    count++;
    if (told) [observations[i].observer observeValueForKeyPath:@"hidden" ofObject:object change:nil context:NULL];
  }
  return count;
}
static void setHidden(UIView *self, SEL name, BOOL hidden) { observersOf(self, YES); }

@implementation NSObject (NSKeyValueObserving)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
  Class before = object_getClass(self);
  NSString *name = [NSString stringWithFormat:@"%s%s", notifying, class_getName(before)];
  if (observersOf(self, NO) == 0) {
    Class made = objc_getClass(name.UTF8String) ?: objc_allocateClassPair(before, name.UTF8String, 0);
    if (class_addMethod(made, @selector(setHidden:), (IMP)setHidden, "v@:B")) {
      IMP answer = imp_implementationWithBlock(^Class(id self) { return [before class]; });
      class_addMethod(made, @selector(class), answer, "#@:");
      objc_registerClassPair(made);
    }
    object_setClass(self, made);
  }
  if (observed == 3000) abort();
  observations[observed].object = self;
  observations[observed++].observer = observer;
}
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
  int i = 0;
  while (observations[i].object != self || observations[i].observer != observer) i++;
  observations[i] = observations[--observed];
  // The last observer takes the class along, and what others have made of it since.
  for (Class c = object_getClass(self); observersOf(self, NO) == 0 && c != Nil; c = class_getSuperclass(c)) {
    if (strstr(class_getName(c), notifying) == class_getName(c)) object_setClass(self, class_getSuperclass(c));
  }
}
@end

// MARK: - UIKit

@implementation UIResponder
@end
@implementation UIEvent
@end
@implementation UIView
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  return [self pointInside:point withEvent:event] ? self : nil;
}
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return point.x > 0 && point.x < 100; }
- (void)setHidden:(BOOL)hidden {}
@end
