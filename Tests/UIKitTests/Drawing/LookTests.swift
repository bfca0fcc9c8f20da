import Testing
import UIKit

/// What a view looks like is not drawn here, and what an app sets and asks about it holds.
@MainActor @Suite(.simulatedDevice) struct `The look of things` {
  /// Red, green, blue from 0 to 255, and alpha in hundredths.
  private func parts(_ color: UIColor) -> [Int] {
    let parts = color.cgColor.components ?? []
    return parts.prefix(3).map { Int(($0 * 255).rounded()) } + [
      Int((color.cgColor.alpha * 100).rounded())
    ]
  }

  @Test func `has the system's colours of its light appearance`() {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    ]
    #expect(
      colors.map { parts($0).prefix(3).map { $0 } } == [
        [255, 59, 48], [255, 149, 0], [255, 204, 0], [52, 199, 89], [0, 199, 190],
        [48, 176, 199], [50, 173, 230], [0, 122, 255], [88, 86, 214], [175, 82, 222],
        [255, 45, 85], [162, 132, 94],
      ])
    let grays: [UIColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    #expect(grays.map { parts($0)[0] } == [142, 174, 199, 209, 229, 242])
    #expect(parts(.tertiarySystemBackground) == [255, 255, 255, 100])
    #expect(parts(.secondarySystemBackground) == [242, 242, 247, 100])
    let clear: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .systemFill, .secondarySystemFill,
    ]
    #expect(clear.map { parts($0)[3] } == [100, 60, 30, 18, 30, 29, 20, 16])
    #expect(parts(.link) == [0, 122, 255, 100])
  }

  @Test func `has plain colours`() {
    let colors: [UIColor] = [
      .black, .darkGray, .gray, .lightGray, .white, .red, .green, .blue, .cyan, .magenta, .yellow,
      .orange, .purple, .brown,
    ]
    #expect(
      colors.map { parts($0).prefix(3).map { $0 } } == [
        [0, 0, 0], [85, 85, 85], [128, 128, 128], [170, 170, 170], [255, 255, 255], [255, 0, 0],
        [0, 255, 0], [0, 0, 255], [0, 255, 255], [255, 0, 255], [255, 255, 0], [255, 128, 0],
        [128, 0, 128], [153, 102, 51],
      ])
    #expect(parts(.clear) == [0, 0, 0, 0])
    #expect(parts(UIColor.red.withAlphaComponent(0.5)) == [255, 0, 0, 50])
    let made = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(made == .black && made.resolvedColor(with: .current) === made)
    // One that changes with the appearance equals no other.
    #expect(
      UIColor.systemBackground != .white && UIColor.systemBackground.isEqual("white") == false)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    UIColor.red.set()
  }

  @Test func `keeps what kind of picture an image is`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 20))
    #expect(symbol.cgImage == nil && symbol.imageOrientation == .up)
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle))
    #expect(large?.size == CGSize(width: 34, height: 34))
    let bold = UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)
    #expect(UIImage(systemName: "star", withConfiguration: bold)?.size.width == 50)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(named: "a", in: nil, with: nil) == nil)
    #expect(UIImage(named: "a", in: nil, compatibleWith: nil) == nil)
    #expect(symbol.withTintColor(.red) === symbol)
    #expect(
      symbol.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(symbol.imageFlippedForRightToLeftLayoutDirection() === symbol)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(symbol.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    let stretched = symbol.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.capInsets == insets && stretched.resizingMode == .stretch)
    let turned = UIImage(
      cgImage: try #require(CGContext(size: CGSize(width: 4, height: 2), scale: 1).makeImage()),
      scale: 0, orientation: .leftMirrored)
    #expect(turned.size == CGSize(width: 2, height: 4) && turned.scale == 1)
  }

  @Test func `draws pictures, texts and shapes to nothing`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 50, height: 40))
    defer { UIGraphicsEndImageContext() }
    let symbol = try #require(UIImage(systemName: "star"))
    let place = CGRect(x: 0, y: 0, width: 5, height: 5)
    symbol.draw(at: .zero)
    symbol.draw(in: place)
    symbol.draw(in: place, blendMode: .multiply, alpha: 0.5)
    "text".draw(at: .zero)
    "text".draw(in: place)
    NSString("text").draw(at: .zero)
    NSString("text").draw(in: place)
    NSAttributedString(string: "text").draw(at: .zero)
    NSAttributedString(string: "text").draw(in: place)
    UIRectFill(place)
    UIRectFrame(place)
    let path = UIBezierPath(rect: place)
    path.setLineDash([1, 2], count: 2, phase: 0)
    path.fill(with: .normal, alpha: 1)
    path.stroke(with: .normal, alpha: 1)
    path.stroke()
    #expect(UIGraphicsGetCurrentContext()?.isPathEmpty == true)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 50, height: 40))
  }

  @Test func `is clipped by rectangles and shapes of the current context`() {
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    // What was pushed is no picture.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIRectClip(CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 50, height: 50))
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.usesEvenOddFillRule = true
    path.addClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    path.addClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `is the picture so far while one is drawn`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6))
    var sizes: [CGSize] = []
    let image = renderer.image { context in
      let place = CGRect(x: 1, y: 1, width: 2, height: 2)
      context.fill(place)
      context.fill(place, blendMode: .copy)
      context.stroke(place)
      context.stroke(place, blendMode: .copy)
      context.clip(to: place)
      sizes = [context.currentImage.size, context.cgContext.boundingBoxOfClipPath.size]
    }
    #expect(sizes == [CGSize(width: 8, height: 6), CGSize(width: 2, height: 2)])
    #expect(image.size == CGSize(width: 8, height: 6))
  }

  @Test func `keeps how a shape's line is, and forgets its points`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect([path.lineWidth, path.miterLimit, path.flatness] == [1, 10, 0.6])
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(path.bounds.width == 9 && path.cgPath.boundingBox.width == 9)
  }

  @Test func `has corners that are as round as they are said to be`() {
    #expect(UICornerConfiguration.capsule() != .capsule(maximumRadius: 9))
    #expect(UICornerConfiguration.corners(radius: .fixed(3)) == .uniformCorners(radius: .fixed(3)))
    #expect(UICornerRadius.containerConcentric() == .containerConcentric(minimum: 0))
    #expect(UICornerRadius.containerConcentric(minimum: 4) != .fixed(4))
  }

  @Test func `may be felt, on a device without a motor`() {
    let knock = UIImpactFeedbackGenerator(style: .rigid)
    knock.prepare()
    knock.impactOccurred()
    knock.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [
      .light, .medium, .heavy, .soft, .rigid,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4])
    let kinds: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(kinds.map(\.rawValue) == [0, 1, 2])
  }
}
