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
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
