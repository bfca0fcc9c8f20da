/// The view of a hosting controller, with UIKit's own name for it.
class _UIHostingView<Content>: UIView, UnorderedElementContainer {
  private let model: HostingModel
  private let content: HostedContent
  private let drawing: ContentDrawing
  private var touched: [ObjectIdentifier: HostedTouch] = [:]

  required init(content: HostedContent, model: HostingModel) {
    self.content = content
    self.model = model
    drawing = ContentDrawing(model: model)
    super.init(frame: UIScreen.main.bounds)
    // Where content is layers, the empty area is the one layer with a name.
    if model.drawsLayers { layer.name = "HostingView" }
    isMultipleTouchEnabled = true
    // The default of a hosting controller's view; an overlay has to clear it.
    backgroundColor = .systemBackground
    drawing.show(content, in: self)
    content.view = self
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Hit testing

  /// UIKit asks differently in its second phase, and SwiftUI answers with itself then since iOS 18,
  /// unless a view that is no SwiftUI content is there. (FS-070, FS-254)
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let device = SimulatedDevice.current
    guard model.answersWithItselfInSecondPhase, let hit, event != nil,
      device.hitTestContext.phase == .view,
      hit is _UIGraphicsView
        || !model.drawsLayers && !device.behavior.hostingViewsKeepForeignViews
    else { return hit }
    return self
  }

  // MARK: Accessibility

  /// SwiftUI's own elements, in place of the views that it may have for its content. (FS-256)
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? content.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where isOwn(touch) {
      let point = touch.location(in: self)
      touched[ObjectIdentifier(touch)] = content.receiver(at: point).map {
        HostedTouch(on: $0, at: point)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touched[ObjectIdentifier(touch)]?.move(to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let point = touch.location(in: self)
      guard let hosted = touched.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      hosted.end(at: point, isOnContent: content.receiver(at: point) === hosted.handle)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { touched.removeValue(forKey: ObjectIdentifier($0))?.cancel() }
  }

  /// Views that are no SwiftUI content forward their touches up the chain; those are not SwiftUI's.
  private func isOwn(_ touch: UITouch) -> Bool {
    touch.view === self || touch.view is _UIGraphicsView
  }
}

/// The type over which SwiftUI's root views are generic.
struct AnyView {}

/// The same view as iOS 26 names it: mangled, the telling part in the middle.
final class _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: _UIHostingView<AnyView> {}
