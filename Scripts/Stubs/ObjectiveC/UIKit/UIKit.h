// https://developer.apple.com/documentation/uikit
#pragma once
#include <Foundation/Foundation.h>

@interface UIEvent : NSObject
@end

@interface UIResponder : NSObject
@end

@interface UIView : UIResponder
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
@end
