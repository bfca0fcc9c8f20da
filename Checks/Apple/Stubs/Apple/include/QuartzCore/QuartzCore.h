// Pages below https://developer.apple.com/documentation/quartzcore/
#pragma once
#include <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);

@class CALayer;
@protocol CALayerDelegate <NSObject>
@end

typedef OPTIONS(unsigned long, CACornerMask) {
  kCALayerMinXMinYCorner = 1 << 0,
  kCALayerMaxXMinYCorner = 1 << 1,
  kCALayerMinXMaxYCorner = 1 << 2,
  kCALayerMaxXMaxYCorner = 1 << 3
} IN_SWIFT(CACornerMask);
IOS(2.0) TVOS(9.0)
@interface CALayer : NSObject <NSCoding>
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
- (nullable instancetype)presentationLayer IN_SWIFT(presentation());
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CGFloat zPosition;
@property CGFloat cornerRadius;
@property(nullable, strong) CALayer *mask;
- (instancetype)modelLayer IN_SWIFT(model());
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx IN_SWIFT(insertSublayer(_:at:));
- (void)insertSublayer:(CALayer *)layer
                 below:(nullable CALayer *)sibling IN_SWIFT(insertSublayer(_:below:));
- (void)insertSublayer:(CALayer *)layer
                 above:(nullable CALayer *)sibling IN_SWIFT(insertSublayer(_:above:));
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
@property CGRect frame;
@property(getter=isHidden) BOOL hidden;
@property(nullable, readonly) CALayer *superlayer;
@property(nullable, copy) NSArray<CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)removeFromSuperlayer;
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
- (nullable CALayer *)hitTest:(CGPoint)p;
- (BOOL)containsPoint:(CGPoint)p;
@property(nullable, strong) id contents;
- (void)renderInContext:(CGContextRef)ctx;
@property(nullable) CGColorRef backgroundColor;
@property float opacity;
@property BOOL masksToBounds;
@property CACornerMask maskedCorners IOS(11.0) TVOS(11.0);
- (nullable NSArray<NSString *> *)animationKeys;
@property(nullable, copy) NSString *name;
@property(nullable, weak) id<CALayerDelegate> delegate;
@end

IOS(3.0) TVOS(9.0)
@interface CAGradientLayer : CALayer
@property(nullable, copy) NSArray *colors;
@end

IOS(3.0) TVOS(9.0)
@interface CATransformLayer : CALayer
@end

typedef NSString *CAShapeLayerFillRule OPTION_STRING;
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd IN_SWIFT(CAShapeLayerFillRule.evenOdd);
IOS(3.0) TVOS(9.0)
@interface CAShapeLayer : CALayer
@property(nullable) CGPathRef path;
@property(nullable) CGColorRef fillColor;
@property(copy) CAShapeLayerFillRule fillRule;
@property(nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@property(nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end

CFTimeInterval CACurrentMediaTime(void) IOS(2.0) TVOS(9.0);
IOS(2.0) TVOS(9.0)
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)flag;
@end

#pragma clang assume_nonnull end
