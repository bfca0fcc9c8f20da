// corefoundation/cgfloat: in Swift a structure, in C a double.
#pragma once
typedef double CGFloat;
// corefoundation/cftimeinterval
typedef double CFTimeInterval;
#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin
// corefoundation/cfrunloop
typedef struct __CFRunLoop *CFRunLoopRef;
// corefoundation/cfrunloopgetmain()
CFRunLoopRef CFRunLoopGetMain(void);
// corefoundation/cfrunloopwakeup(_:)
void CFRunLoopWakeUp(CFRunLoopRef rl);
#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
