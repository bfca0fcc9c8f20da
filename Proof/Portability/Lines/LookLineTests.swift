import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Lines about looks` {
  let stage = LineStage()

  @Test func `L014 a blur lies behind a toast`() {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.contentView.addSubview(UILabel())
    #expect(blur.contentView.subviews.count == 1)
    #expect(blur.effect is UIBlurEffect)
  }

  @Test func `L015 glass lies behind a toast`() {
    let glass = UIGlassEffect(style: .regular)
    glass.isInteractive = true
    glass.tintColor = .systemBlue
    let view = stage.add(UIVisualEffectView(effect: glass))
    #expect(stage.tap(10, 10) === view.contentView)
    #expect(glass.isInteractive)
  }

  @Test func `L016 several pieces of glass flow together`() {
    let effect = UIGlassContainerEffect()
    effect.spacing = 12
    let container = UIVisualEffectView(effect: effect)
    let piece = UIVisualEffectView(effect: UIGlassEffect())
    container.contentView.addSubview(piece)
    #expect(piece.superview === container.contentView)
    #expect(effect.spacing == 12)
  }

  @Test func `L017 text stands out from a blur`() {
    let blur = UIBlurEffect(style: .dark)
    let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .label)
    let view = UIVisualEffectView(effect: vibrancy)
    view.contentView.addSubview(UILabel())
    #expect(view.effect === vibrancy)
  }

  @Test func `L018 a button is made of glass`() {
    let button = UIButton(configuration: .prominentGlass())
    button.configuration?.title = "Undo"
    #expect(button.titleLabel?.text == "Undo")
  }

  @Test func `L019 corners follow the container`() {
    let view = stage.add(UIView())
    view.cornerConfiguration = .capsule()
    #expect(view.cornerConfiguration == .capsule())
    #expect(stage.tap(0, 0) === view)
  }

  @Test func `L020 corners are round and continuous`() {
    let view = UIView()
    view.layer.cornerRadius = 16
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.layer.cornerRadius == 16)
    #expect(view.layer.cornerCurve == .continuous)
  }

  @Test func `L021 a shadow has a path`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.shadowOpacity = 0.2
    view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 4).cgPath
    #expect(view.layer.shadowPath?.boundingBox == view.bounds)
  }

  @Test func `L031 a symbol has a configuration`() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    let image = UIImage(systemName: "checkmark", withConfiguration: configuration)
    #expect(image?.size == CGSize(width: 24, height: 24))
  }

  @Test func `L032 a label fits its text into lines`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A long text that does not fit into one line"
    let size = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity))
    #expect(size.width <= 100)
    #expect(size.height > label.font.lineHeight)
  }

  @Test func `L033 a label makes its text smaller`() {
    let label = UILabel()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.minimumScaleFactor == 0.5)
  }
}
