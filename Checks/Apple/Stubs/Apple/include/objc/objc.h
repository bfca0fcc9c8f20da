// Pages below https://developer.apple.com/documentation/objectivec/
#pragma once

// When a declaration came, went, or where it never was.
#define IOS(version) __attribute__((availability(ios, introduced = version)))
#define TVOS(version) __attribute__((availability(tvos, introduced = version)))
#define VISIONOS(version) __attribute__((availability(visionos, introduced = version)))
#define IOS_UNTIL(version, last) \
  __attribute__((availability(ios, introduced = version, deprecated = last)))
#define TVOS_UNTIL(version, last) \
  __attribute__((availability(tvos, introduced = version, deprecated = last)))
#define VISIONOS_UNTIL(version, last) \
  __attribute__((availability(visionos, introduced = version, deprecated = last)))
#define NO_TVOS __attribute__((availability(tvos, unavailable)))
#define NO_VISIONOS __attribute__((availability(visionos, unavailable)))
// As Apple's NS_EXTENSION_UNAVAILABLE_IOS, which counts for tvOS, Catalyst and visionOS, too.
#define NO_EXTENSION __attribute__((availability(ios_app_extension, unavailable)))
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define IN_SWIFT(name) __attribute__((swift_name(#name)))
#define DESIGNATED __attribute__((objc_designated_initializer))
// What stands behind the braces belongs to the enumeration and not to the name in front of it.
#define ENUM(type, name) \
  enum name : type name;    \
  enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) \
  enum name : type name;    \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define STRING_STRUCT __attribute__((swift_wrapper(struct)))
#define OPTION_STRING __attribute__((swift_wrapper(enum)))

#define nil ((id)0)
#define Nil ((Class)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)

typedef struct objc_class *Class;
typedef struct objc_object *id;
typedef struct objc_selector *SEL;
typedef _Bool BOOL;
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);
typedef long NSInteger;
typedef unsigned long NSUInteger;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
- (Class)class __attribute__((availability(swift, unavailable, message = "use type(of:)")));
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc __attribute__((availability(swift, unavailable)));
+ (instancetype)new __attribute__((availability(swift, unavailable)));
+ (Class)class __attribute__((availability(swift, unavailable)));
- (instancetype)init DESIGNATED;
@end

#pragma clang assume_nonnull end
