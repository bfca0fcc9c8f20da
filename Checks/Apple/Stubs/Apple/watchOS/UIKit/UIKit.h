// The UIKit of a watch has colours and fonts, no views and no windows.
// https://developer.apple.com/documentation/uikit/uicolor
#pragma once
#include <Foundation/Foundation.h>

#pragma clang assume_nonnull begin
@interface UIColor : NSObject
@end
#pragma clang assume_nonnull end
