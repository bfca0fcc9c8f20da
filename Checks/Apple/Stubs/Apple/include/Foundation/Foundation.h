// Pages below https://developer.apple.com/documentation/foundation/
#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <Darwin/Darwin.h>
#include <objc/objc.h>

#define NS_NOESCAPE __attribute__((noescape))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR MAIN_ACTOR
#define FOUNDATION_EXPORT extern

#pragma clang assume_nonnull begin

typedef double NSTimeInterval IN_SWIFT(TimeInterval);

@protocol NSCopying
@end
@interface NSCoder : NSObject
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@class NSString;
IN_SWIFT(Bundle)
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle IN_SWIFT(main);
- (nullable id)objectForInfoDictionaryKey:(NSString *)key IN_SWIFT(object(forInfoDictionaryKey:));
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying>
+ (nullable instancetype)stringWithUTF8String:(const char *)text;
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (NSString *)stringByAppendingString:(NSString *)text;
@property(readonly, nullable) const char *UTF8String __attribute__((objc_returns_inner_pointer));
@end
// The class of a literal, which only the compiler names.
@interface NSConstantString : NSString
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithBool:(BOOL)value IN_SWIFT(init(value:));
+ (NSNumber *)numberWithDouble:(double)value IN_SWIFT(init(value:));
@end
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

typedef NSString *NSKeyValueChangeKey STRING_STRUCT;
typedef OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1 };
@interface NSObject (NSKeyValueObserving)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)removeObserver:(NSObject *)observer
            forKeyPath:(NSString *)keyPath
               context:(nullable void *)context;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath
                      ofObject:(nullable id)object
                        change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change
                       context:(nullable void *)context;
@end

__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject
@property(readonly, nullable, retain) id object;
@end
typedef NSString *NSNotificationName STRING_STRUCT IN_SWIFT(NSNotification.Name);
IN_SWIFT(OperationQueue)
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue IN_SWIFT(main);
@end
IN_SWIFT(NotificationCenter) SENDABLE
@interface NSNotificationCenter : NSObject
@property(class, readonly, strong) NSNotificationCenter *defaultCenter IN_SWIFT(default);
- (void)removeObserver:(id)observer;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void(SENDABLE ^)(NSNotification *notification))block;
@end

typedef NSString *NSRunLoopMode STRING_STRUCT IN_SWIFT(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes IN_SWIFT(RunLoop.Mode.common);
IN_SWIFT(RunLoop)
@interface NSRunLoop : NSObject
@property(class, readonly, strong) NSRunLoop *mainRunLoop IN_SWIFT(main);
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes
                 block:(void(SENDABLE ^)(void))block IN_SWIFT(perform(inModes:block:))
    IOS(10.0) TVOS(10.0);
@end

NSString *NSStringFromClass(Class aClass);
SEL NSSelectorFromString(NSString *aSelectorName);
@interface NSObject (NSCoderMethods)
@property(readonly) Class classForCoder;
@end

#pragma clang assume_nonnull end
