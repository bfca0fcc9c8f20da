// https://developer.apple.com/documentation/objectivec/objective-c-runtime
#pragma once
typedef struct objc_class *Class;
typedef struct objc_object *id;
typedef struct objc_selector *SEL;
typedef _Bool BOOL;
typedef id (*IMP)(id, SEL, ...);
