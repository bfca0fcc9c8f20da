// Pages below https://developer.apple.com/documentation/objectivec/
#pragma once
#include <objc/objc.h>

#pragma clang assume_nonnull begin

typedef struct objc_method *Method;
typedef enum __attribute__((enum_extensibility(open))) : unsigned long {
  OBJC_ASSOCIATION_RETAIN_NONATOMIC
      __attribute__((swift_name("OBJC_ASSOCIATION_RETAIN_NONATOMIC"))) = 1
} objc_AssociationPolicy;

Class _Nullable object_getClass(id _Nullable object);
Class _Nullable object_setClass(id _Nullable object, Class cls);
__attribute__((availability(swift, unavailable))) id objc_getClass(const char *name);
Class _Nullable objc_allocateClassPair(
    Class _Nullable superclass, const char *name, unsigned long extraBytes);
void objc_registerClassPair(Class cls);
const char *class_getName(Class _Nullable cls);
const char *_Nullable class_getImageName(Class _Nullable cls);
Class _Nullable class_getSuperclass(Class _Nullable cls);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP _Nullable class_replaceMethod(
    Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP method_getImplementation(Method m);
const char *_Nullable method_getTypeEncoding(Method m);
IMP imp_implementationWithBlock(id block);
void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);

#pragma clang assume_nonnull end
