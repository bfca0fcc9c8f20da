// What an expression in the debugger may call without a header: the methods of Apple's that the
// documentation's longest expression sends, as Apple's pages declare them, to any object. Only
// Checks/run type-check compiles this; nothing of it is run.
#define nil ((id)0)
typedef signed char BOOL_STUB;
#ifndef BOOL
#ifdef __cplusplus
#define BOOL bool
#else
#define BOOL _Bool
#endif
#endif

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;

__attribute__((objc_root_class))
@interface NSObject
+ (Class)class;
- (Class)class;
+ (Class)superclass;
+ (void (*)(void))instanceMethodForSelector:(SEL)selector;
- (BOOL)respondsToSelector:(SEL)selector;
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                     objects:(id __unsafe_unretained *)buffer
                                       count:(unsigned long)length;
@end

@interface NSString : NSObject
@property(readonly) const char *UTF8String;
- (BOOL)containsString:(NSString *)string;
@end
@interface NSMutableString : NSString
+ (instancetype)string;
- (void)appendFormat:(NSString *)format, ...;
@end
@interface NSArray : NSObject
@property(readonly) unsigned long count;
@property(readonly) id lastObject;
@end
@interface NSMutableArray : NSArray
+ (instancetype)arrayWithObject:(id)object;
- (void)removeLastObject;
- (void)addObjectsFromArray:(NSArray *)array;
@end
@interface NSBundle : NSObject
+ (NSBundle *)bundleForClass:(Class)aClass;
@property(readonly, copy) NSString *bundlePath;
@end
@interface UIApplication : NSObject
@property(class, readonly) UIApplication *sharedApplication;
@property(readonly) id connectedScenes;
@end
@interface UIWindowScene : NSObject
@property(readonly) NSArray *windows;
@end
@interface UIView : NSObject
@property(readonly) NSArray *subviews;
@property(copy) NSArray *gestureRecognizers;
- (NSString *)recursiveDescription;
- (id)hitTest:(double)point withEvent:(id)event;
- (BOOL)pointInside:(double)point withEvent:(id)event;
@end
@interface UIWindow : UIView
@property double windowLevel;
@property(readonly, getter=isKeyWindow) BOOL keyWindow;
@end
@interface UIGestureRecognizer : NSObject
@property(getter=isEnabled) BOOL enabled;
@property BOOL cancelsTouchesInView;
@property(readonly) long state;
@property(weak) id delegate;
@end
