#if canImport(UIKit) && !os(watchOS)
  import Foundation
  @_spi(Command) import TouchMap
  import UIKit

  /// A drawing as layers and labels, in the colours of pages and pictures. Sheets have no shine here.
  @MainActor
  struct ArtLayers {
    /// From points of the screen to the space of the canvas.
    let transform: CGAffineTransform
    let isDark: Bool
    /// How opaque the bodies of targets are, below which the app itself shows them.
    let bodyAlpha: CGFloat
    /// The view that gets the layers and labels, back to front.
    let canvas: UIView

    func add(_ art: Art) {
      for element in art.elements { add(element) }
    }

    private func add(_ element: Art.Element) {
      switch element {
      case .rect(let rect, let radius, let look):
        let frame = CGRect(
          x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
        let path = UIBezierPath(roundedRect: frame, cornerRadius: radius)
        path.apply(transform)
        add(path.cgPath, look)
      case .polygons(let polygons, let look): add(path(polygons, isClosed: true), look)
      case .region(let polygons, let look):
        add(path(RegionOutline(around: polygons).loops, isClosed: true), look)
      case .lines(let lines, let look): add(path(lines, isClosed: false), look)
      case .text(let line): add(line)
      case .sign(let state, let place, let scale):
        let move = CGAffineTransform(scaleX: scale, y: scale).concatenating(
          CGAffineTransform(translationX: place.x, y: place.y))
        ArtLayers(
          transform: move.concatenating(transform), isDark: isDark, bodyAlpha: 1, canvas: canvas
        ).add(Art.sign(state))
      case .image: break
      // The canvas has the bounds of the screen, and each area here lies in its sheet.
      case .group(let art, _), .clipped(let art, _), .states(let art, _, _): add(art)
      }
    }

    private func place(_ point: Screen.Point) -> CGPoint {
      CGPoint(x: point.x, y: point.y).applying(transform)
    }

    private func path(_ lines: [[Screen.Point]], isClosed: Bool) -> CGPath {
      let path = CGMutablePath()
      for line in lines {
        path.addLines(between: line.map(place))
        if isClosed { path.closeSubpath() }
      }
      return path
    }

    private func color(_ color: DesignColor?, _ opacity: Double) -> CGColor? {
      color.map { UIColor($0, isDark: isDark, alpha: opacity).cgColor }
    }

    private func add(_ path: CGPath, _ look: String) {
      guard let paint = ArtPaint.of(look) else { return }
      let layer = CAShapeLayer()
      layer.name = look
      layer.path = path
      layer.fillRule = .evenOdd
      layer.fillColor = color(paint.fill, paint.isBody ? bodyAlpha : paint.fillOpacity)
      layer.strokeColor = color(paint.stroke, paint.strokeOpacity)
      layer.lineWidth = paint.width
      layer.lineDashPattern = paint.dashes.isEmpty ? nil : paint.dashes.map(NSNumber.init(value:))
      if let pattern = paint.pattern { layer.addSublayer(makeLayer(of: pattern, in: path)) }
      canvas.layer.addSublayer(layer)
    }

    /// Makes the lines or dots in an area.
    private func makeLayer(of pattern: ArtPaint.Pattern, in area: CGPath) -> CAShapeLayer {
      let box = area.boundingBox.intersection(canvas.bounds)
      let spacing = ArtPaint.Pattern.spacing
      let lines = CGMutablePath()
      if !box.isNull, pattern == .hatch {
        let step = spacing * 2.0.squareRoot()
        for x in stride(from: box.minX - box.height, to: box.maxX, by: step) {
          let ends = [CGPoint(x: x, y: box.minY), CGPoint(x: x + box.height, y: box.maxY)]
          lines.addLines(between: ends)
        }
      } else if !box.isNull {
        for y in stride(from: box.minY + spacing / 2, to: box.maxY, by: spacing) {
          lines.addLines(between: [CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)])
        }
      }
      let layer = CAShapeLayer()
      layer.path = lines
      layer.fillColor = nil
      layer.strokeColor = color(pattern.ink, pattern.opacity)
      layer.lineWidth = pattern.width
      if pattern == .dots {
        layer.lineDashPattern = [pattern.width, spacing - pattern.width].map(NSNumber.init(value:))
      }
      let mask = CAShapeLayer()
      mask.path = area
      mask.fillRule = .evenOdd
      layer.mask = mask
      return layer
    }

    private func add(_ line: ArtText) {
      let looks = line.look.split(separator: " ").map(String.init)
      let paint = looks.compactMap(ArtPaint.of).last
      let label = UILabel()
      label.text = line.text
      label.font = .systemFont(ofSize: line.size, weight: .semibold)
      label.textColor = UIColor(paint?.fill ?? .paperInk, isDark: isDark)
      let size = label.sizeThatFits(.zero)
      let place = place(line.place)
      let part = line.anchor == .start ? 0 : line.anchor == .middle ? 0.5 : 1
      label.frame = CGRect(
        x: place.x - size.width * part, y: place.y - size.height / 2, width: size.width,
        height: size.height)
      // A line around letters, as in pictures, is a ground here.
      label.backgroundColor = paint?.stroke.map { UIColor($0, isDark: isDark, alpha: 0.85) }
      canvas.addSubview(label)
    }
  }

  extension UIColor {
    /// Creates a colour of the design.
    convenience init(_ color: DesignColor, isDark: Bool, alpha: CGFloat = 1) {
      let parts = color.bytes(isDark: isDark).map { CGFloat($0) / 255 }
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }
#endif
