// https://developer.apple.com/documentation/objectivec/objective-c-runtime
#pragma once
#include <objc/objc.h>

typedef struct objc_method *Method;
typedef unsigned long objc_AssociationPolicy;
#define OBJC_ASSOCIATION_RETAIN_NONATOMIC ((objc_AssociationPolicy)1)

Class object_getClass(id object);
Class object_setClass(id object, Class aClass);
Class objc_getClass(const char *name);
Class objc_allocateClassPair(Class superclass, const char *name, unsigned long extraBytes);
void objc_registerClassPair(Class aClass);
const char *class_getName(Class aClass);
Class class_getSuperclass(Class aClass);
Method class_getInstanceMethod(Class aClass, SEL name);
BOOL class_addMethod(Class aClass, SEL name, IMP implementation, const char *types);
const char *method_getTypeEncoding(Method method);
IMP imp_implementationWithBlock(id block);
void objc_setAssociatedObject(
    id object, const void *key, id value, objc_AssociationPolicy policy);
id objc_getAssociatedObject(id object, const void *key);
