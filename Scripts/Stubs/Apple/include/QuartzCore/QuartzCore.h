// Pages below https://developer.apple.com/documentation/quartzcore/
#pragma once
#include <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

// catransform3d
typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
// catransform3dgetaffinetransform(_:)
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
// catransform3dmaketranslation(_:_:_:)
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);

@class CALayer;
// calayerdelegate
@protocol CALayerDelegate <NSObject>
@end

// calayer
IOS(2.0) TVOS(9.0)
@interface CALayer : NSObject <NSCoding>
// calayer/init()
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
// calayer/presentation()
- (nullable instancetype)presentationLayer IN_SWIFT(presentation());
// calayer/bounds
@property CGRect bounds;
// calayer/position
@property CGPoint position;
// calayer/anchorpoint
@property CGPoint anchorPoint;
// calayer/zposition
@property CGFloat zPosition;
// calayer/cornerradius
@property CGFloat cornerRadius;
// calayer/mask
@property(nullable, strong) CALayer *mask;
// calayer/model()
- (instancetype)modelLayer IN_SWIFT(model());
// calayer/insertsublayer(_:at:)
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)idx IN_SWIFT(insertSublayer(_:at:));
// calayer/insertsublayer(_:below:)
- (void)insertSublayer:(CALayer *)layer
                 below:(nullable CALayer *)sibling IN_SWIFT(insertSublayer(_:below:));
// calayer/insertsublayer(_:above:)
- (void)insertSublayer:(CALayer *)layer
                 above:(nullable CALayer *)sibling IN_SWIFT(insertSublayer(_:above:));
// calayer/transform
@property CATransform3D transform;
// calayer/affinetransform()
- (CGAffineTransform)affineTransform;
// calayer/frame
@property CGRect frame;
// calayer/ishidden
@property(getter=isHidden) BOOL hidden;
// calayer/superlayer
@property(nullable, readonly) CALayer *superlayer;
// calayer/sublayers
@property(nullable, copy) NSArray<CALayer *> *sublayers;
// calayer/addsublayer(_:)
- (void)addSublayer:(CALayer *)layer;
// calayer/removefromsuperlayer()
- (void)removeFromSuperlayer;
// calayer/convert(_:from:)
- (CGPoint)convertPoint:(CGPoint)p fromLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r fromLayer:(nullable CALayer *)l;
// calayer/convert(_:to:)
- (CGPoint)convertPoint:(CGPoint)p toLayer:(nullable CALayer *)l;
- (CGRect)convertRect:(CGRect)r toLayer:(nullable CALayer *)l;
// calayer/hittest(_:)
- (nullable CALayer *)hitTest:(CGPoint)p;
// calayer/contains(_:)
- (BOOL)containsPoint:(CGPoint)p;
// calayer/contents
@property(nullable, strong) id contents;
// calayer/render(in:)
- (void)renderInContext:(CGContextRef)ctx;
// calayer/backgroundcolor
@property(nullable) CGColorRef backgroundColor;
// calayer/bordercolor
@property(nullable) CGColorRef borderColor;
// calayer/borderwidth
@property CGFloat borderWidth;
// calayer/opacity
@property float opacity;
// calayer/shadowopacity
@property float shadowOpacity;
// calayer/masktobounds
@property BOOL masksToBounds;
// calayer/animationkeys()
- (nullable NSArray<NSString *> *)animationKeys;
// calayer/name
@property(nullable, copy) NSString *name;
// calayer/delegate
@property(nullable, weak) id<CALayerDelegate> delegate;
@end

// catransformlayer
IOS(3.0) TVOS(9.0)
@interface CATransformLayer : CALayer
@end

// cashapelayerfillrule
typedef NSString *CAShapeLayerFillRule OPTION_STRING;
extern CAShapeLayerFillRule const kCAFillRuleEvenOdd IN_SWIFT(CAShapeLayerFillRule.evenOdd);
// cashapelayer
IOS(3.0) TVOS(9.0)
@interface CAShapeLayer : CALayer
// cashapelayer/path
@property(nullable) CGPathRef path;
// cashapelayer/fillcolor
@property(nullable) CGColorRef fillColor;
// cashapelayer/fillrule
@property(copy) CAShapeLayerFillRule fillRule;
// cashapelayer/strokecolor
@property(nullable) CGColorRef strokeColor;
// cashapelayer/linewidth
@property CGFloat lineWidth;
@end

// cacurrentmediatime()
CFTimeInterval CACurrentMediaTime(void) IOS(2.0) TVOS(9.0);
// catransaction
IOS(2.0) TVOS(9.0)
@interface CATransaction : NSObject
// catransaction/begin()
+ (void)begin;
// catransaction/commit()
+ (void)commit;
// catransaction/setdisableactions(_:)
+ (void)setDisableActions:(BOOL)flag;
@end

#pragma clang assume_nonnull end
