// corefoundation/cgfloat: in Swift a structure, in C a double.
#pragma once
typedef double CGFloat;
// corefoundation/cftimeinterval
typedef double CFTimeInterval;
