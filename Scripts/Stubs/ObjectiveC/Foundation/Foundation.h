// An interface-only stand-in: just the declarations that Sources/FallthroughRuntime uses, so that
// its syntax and types are checked on hosts without Apple's SDK. Never compiled into anything.
// https://developer.apple.com/documentation/foundation
#pragma once
#include <objc/objc.h>

#define nil ((id)0)
#define Nil ((Class)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define NULL ((void *)0)
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_NOESCAPE __attribute__((noescape))
#define FOUNDATION_EXPORT extern

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct {
  CGFloat x, y;
} CGPoint;
typedef NSUInteger NSKeyValueObservingOptions;

@class NSString, NSDictionary<KeyType, ObjectType>;
typedef NSString *NSKeyValueChangeKey;

@protocol NSObject
- (Class)class;
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)aClass;
- (instancetype)self;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context;
@end

// The compiler makes constant strings and boxed C strings of these.
@interface NSString : NSObject
+ (instancetype)stringWithUTF8String:(const char *)text;
- (NSString *)stringByAppendingString:(NSString *)text;
@property(readonly) const char *UTF8String;
@end

@interface NSConstantString : NSString
@end

@interface NSNumber : NSObject
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithInt:(int)value;
@end

@interface NSDictionary<KeyType, ObjectType> : NSObject
@end

NSString *NSStringFromClass(Class aClass);

int strncmp(const char *, const char *, unsigned long);
unsigned long strlen(const char *);
