#if canImport(UIKit) && !os(watchOS)
  import HitTesting
  import UIKit

  /// Tests by its alpha whether a layer tree shows content at a point.
  @MainActor
  enum AlphaProbe {
    #if canImport(Darwin)
      /// Renders the one point.
      ///
      /// - Parameter point: In points, in the coordinate space of `layer`.
      static func isOpaque(_ layer: CALayer, at point: CGPoint) -> Bool {
        var alpha: UInt8 = 0
        let isDrawn = withUnsafeMutableBytes(of: &alpha) { pixel in
          guard
            let context = CGContext(
              data: pixel.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
              space: CGColorSpaceCreateDeviceGray(),
              bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
          else { return false }
          context.translateBy(x: -point.x, y: -point.y)
          layer.render(in: context)
          return true
        }
        return isDrawn && CGFloat(alpha) / 255 >= TouchableAlpha.minimum
      }
    #else
      /// Adds up the layers' declared paint, as there is nothing to render with; like rendering it
      /// does not see glass and materials.
      static func isOpaque(_ layer: CALayer, at point: CGPoint) -> Bool {
        alpha(of: layer, at: point) >= TouchableAlpha.minimum
      }

      private static func alpha(of layer: CALayer, at point: CGPoint) -> CGFloat {
        guard !layer.isHidden else { return 0 }
        let isInside = layer.contains(point)
        var alpha = isInside ? ownAlpha(of: layer) : 0
        guard isInside || !layer.masksToBounds else { return 0 }
        for sublayer in layer.sublayers ?? [] {
          alpha = max(alpha, self.alpha(of: sublayer, at: sublayer.convert(point, from: layer)))
        }
        return alpha * CGFloat(layer.opacity)
      }

      private static func ownAlpha(of layer: CALayer) -> CGFloat {
        if layer.isGlass { return 0 }
        return layer.contents == nil ? layer.backgroundColor?.alpha ?? 0 : 1
      }
    #endif
  }
#endif
