/// The view of a hosting controller, with UIKit's own name for it.
class _UIHostingView<Content>: UIView, HostingAnswers, UnorderedElementContainer {
  let model: HostingModel
  let content: HostedContent
  private let drawing: ContentDrawing
  private var touched: [ObjectIdentifier: HostedTouch] = [:]

  override class var layerClass: AnyClass { UIHostingViewDebugLayer.self }

  required init(content: HostedContent, model: HostingModel) {
    self.content = content
    self.model = model
    drawing = ContentDrawing(model: model)
    super.init(frame: UIScreen.main.bounds)
    // Where content is layers, the layer of the empty area is the only one with a name.
    if model.drawsLayers { layer.name = "HostingView" }
    isMultipleTouchEnabled = true
    // The default of a hosting controller's view; an overlay has to clear it.
    backgroundColor = .systemBackground
    drawing.show(content, in: self)
    content.view = self
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Hit testing

  /// The plain walk. Within a gesture hit test it is the hosting view itself wherever that walk
  /// finds something, except for a subview that the app added. (FS-254, FS-401)
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let context = SimulatedDevice.current.hitTestContext
    guard let hit, model.hasGestureContainers, context.isGestureHitTest(with: event) else {
      return hit
    }
    let keepsForeignViews =
      model.drawsLayers || SimulatedDevice.current.behavior.hostingViewsKeepForeignViews
    return keepsForeignViews && isInForeignSubview(hit) ? hit : self
  }

  /// Whether a view is in a subview that SwiftUI did not add.
  private func isInForeignSubview(_ view: UIView) -> Bool {
    var view = view
    while let superview = view.superview {
      if superview === self { return !drawing.added(view) }
      view = superview
    }
    return false
  }

  // MARK: Accessibility

  /// SwiftUI's own elements, in place of the views that it may have for its content. (FS-256)
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? content.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let handle = touch.hostedContent, handle.content?.view === self else { continue }
      touched[ObjectIdentifier(touch)] = HostedTouch(on: handle, at: touch.location(in: self))
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
}

/// The type over which SwiftUI's root views are generic.
struct AnyView {}

/// The same view with its name on iOS 26: mangled, with the informative part in the middle.
final class _TtGC7SwiftUI14_UIHostingViewVS_7AnyView_: _UIHostingView<AnyView> {
  override class var layerClass: AnyClass { CALayer.self }
}
