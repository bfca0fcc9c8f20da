// corefoundation/cgfloat: in Swift a structure, in C a double.
#pragma once
typedef double CGFloat;
typedef double CFTimeInterval;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
typedef struct __CFRunLoop *CFRunLoopRef;
CFRunLoopRef CFRunLoopGetCurrent(void);
CFRunLoopRef CFRunLoopGetMain(void);
void CFRunLoopWakeUp(CFRunLoopRef rl);
typedef _Bool Boolean;
typedef signed long CFIndex;
typedef unsigned long CFOptionFlags;
typedef const void *CFTypeRef;
void CFRelease(CFTypeRef cf);
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFString *CFRunLoopMode __attribute__((swift_wrapper(struct)));
extern const CFRunLoopMode kCFRunLoopCommonModes
    __attribute__((swift_name("CFRunLoopMode.commonModes")));
typedef enum __attribute__((flag_enum, enum_extensibility(open))) : CFOptionFlags {
  kCFRunLoopBeforeWaiting = (1UL << 5),
} CFRunLoopActivity;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
    CFAllocatorRef _Nullable allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
    void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity))
    __attribute__((cf_returns_retained));
void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
