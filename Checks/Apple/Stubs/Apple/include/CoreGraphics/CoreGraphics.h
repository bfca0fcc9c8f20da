// Pages below https://developer.apple.com/documentation/coregraphics/
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <objc/objc.h>

#pragma clang assume_nonnull begin

typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

typedef ENUM(unsigned, CGRectEdge) {
  CGRectMinXEdge,
  CGRectMinYEdge,
  CGRectMaxXEdge,
  CGRectMaxYEdge
};
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;

typedef ENUM(int, CGPathElementType) {
  kCGPathElementMoveToPoint,
  kCGPathElementAddLineToPoint,
  kCGPathElementAddQuadCurveToPoint,
  kCGPathElementAddCurveToPoint,
  kCGPathElementCloseSubpath
};
typedef struct CGPathElement { CGPathElementType type; CGPoint *points; } CGPathElement;
typedef void (^CGPathApplyBlock)(const CGPathElement *element);
void CGPathApplyWithBlock(CGPathRef path, CGPathApplyBlock __attribute__((noescape)) block)
    IN_SWIFT(CGPathRef.applyWithBlock(self:_:)) IOS(11.0) TVOS(11.0);
CGRect CGPathGetBoundingBox(CGPathRef path) IN_SWIFT(getter:CGPathRef.boundingBox(self:));
CGMutablePathRef CGPathCreateMutable(void) __attribute__((cf_returns_retained))
    IN_SWIFT(CGMutablePathRef.init());
void CGPathCloseSubpath(CGMutablePathRef path) IN_SWIFT(CGMutablePathRef.closeSubpath(self:));

typedef ENUM(unsigned, CGImageAlphaInfo) {
  kCGImageAlphaNone,
  kCGImageAlphaOnly IN_SWIFT(alphaOnly) = 7
};
CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) __attribute__((cf_returns_retained));
CGContextRef _Nullable CGBitmapContextCreate(
    void *_Nullable data, unsigned long width, unsigned long height,
    unsigned long bitsPerComponent, unsigned long bytesPerRow, CGColorSpaceRef space,
    unsigned bitmapInfo) __attribute__((cf_returns_retained))
    IN_SWIFT(CGContextRef.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:));
void CGContextTranslateCTM(CGContextRef c, CGFloat tx, CGFloat ty)
    IN_SWIFT(CGContextRef.translateBy(self:x:y:));
CGFloat CGColorGetAlpha(CGColorRef color) IN_SWIFT(getter:CGColorRef.alpha(self:));

#pragma clang assume_nonnull end
