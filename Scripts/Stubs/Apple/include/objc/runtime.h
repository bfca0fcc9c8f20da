// Pages below https://developer.apple.com/documentation/objectivec/
#pragma once
#include <objc/objc.h>

#pragma clang assume_nonnull begin

// method
typedef struct objc_method *Method;
// objc_associationpolicy
typedef enum __attribute__((enum_extensibility(open))) : unsigned long {
  OBJC_ASSOCIATION_RETAIN_NONATOMIC
      __attribute__((swift_name("OBJC_ASSOCIATION_RETAIN_NONATOMIC"))) = 1
} objc_AssociationPolicy;

// object_getclass(_:)
Class _Nullable object_getClass(id _Nullable object);
// object_setclass(_:_:)
Class _Nullable object_setClass(id _Nullable object, Class cls);
// objc_getclass(_:)
__attribute__((availability(swift, unavailable))) id objc_getClass(const char *name);
// objc_allocateclasspair(_:_:_:)
Class _Nullable objc_allocateClassPair(
    Class _Nullable superclass, const char *name, unsigned long extraBytes);
// objc_registerclasspair(_:)
void objc_registerClassPair(Class cls);
// class_getname(_:)
const char *class_getName(Class _Nullable cls);
// class_getimagename(_:)
const char *_Nullable class_getImageName(Class _Nullable cls);
// class_getsuperclass(_:)
Class _Nullable class_getSuperclass(Class _Nullable cls);
// class_getinstancemethod(_:_:)
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
// class_getmethodimplementation(_:_:)
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
// class_addmethod(_:_:_:_:)
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
// class_replacemethod(_:_:_:_:)
IMP _Nullable class_replaceMethod(
    Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
// method_getimplementation(_:)
IMP method_getImplementation(Method m);
// method_gettypeencoding(_:)
const char *_Nullable method_getTypeEncoding(Method m);
// imp_implementationwithblock(_:)
IMP imp_implementationWithBlock(id block);
// objc_setassociatedobject(_:_:_:_:)
void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
// objc_getassociatedobject(_:_:)
id _Nullable objc_getAssociatedObject(id object, const void *key);

#pragma clang assume_nonnull end
