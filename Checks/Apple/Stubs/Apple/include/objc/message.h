// Pages below https://developer.apple.com/documentation/objectivec/
#pragma once
#include <objc/objc.h>

struct objc_super {
  __unsafe_unretained id _Nonnull receiver;
  __unsafe_unretained Class _Nonnull super_class;
};
__attribute__((availability(swift, unavailable))) void objc_msgSendSuper(void);
