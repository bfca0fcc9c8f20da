import UIKit

/// swiftui/color; the only content that is drawn here. A clear one is found only by its tap gesture.
public struct Color: View, Primitive, Hashable {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
  private let isClear: Bool

  /// swiftui/color/clear
  public static let clear = Color(isClear: true)
  /// swiftui/color/yellow
  public static let yellow = Color(isClear: false)

  func size(in proposal: CGSize, of parts: [Node]) -> CGSize { proposal }

  func show(in node: Node, _ environment: EnvironmentValues) {
    let action = environment.tapAction
    let drawn: SimulatedContent = environment.allowsHits ? .drawing : .decoration
    let kind = isClear ? .clearTappable : drawn
    guard let item = makeItem(of: kind, in: node) else { return }
    item.handle.isHidden = isClear && action == nil
    item.handle.onTap = nil
    if environment.isEnabled, let action { item.handle.onTap = { action() } }
    item.shape = environment.interactionShape
  }

  private func makeItem(of kind: SimulatedContent, in node: Node) -> DrawnItem? {
    if let known = node.item as? DrawnItem, known.handle.kind == kind { return known }
    guard let controller = node.tree.controller else { return nil }
    node.item?.remove()
    let item = DrawnItem(controller.addContent(.zero, kind: kind))
    node.item = item
    return item
  }
}

/// Content that the hosting view draws and finds.
final class DrawnItem: Item {
  let handle: SimulatedContentHandle
  var shape: (any Shape)?

  init(_ handle: SimulatedContentHandle) { self.handle = handle }

  func place(in frame: CGRect) {
    if handle.frame != frame { handle.frame = frame }
    let bounds = CGRect(origin: .zero, size: frame.size)
    handle.contentShape = shape.map { shape in
      UIBezierPath(cgPath: everywhere { shape.path(in: bounds) }.cgPath)
    }
  }

  func remove() { handle.remove() }
}

/// What modifiers say to the drawings in them.
extension EnvironmentValues {
  fileprivate var tapAction: (@MainActor () -> Void)? {
    get { self["tap", nil] }
    set { self["tap", nil] = newValue }
  }
  fileprivate var allowsHits: Bool {
    get { self["hits", true] }
    set { self["hits", true] = newValue }
  }
  fileprivate var interactionShape: (any Shape)? {
    get { self["shape", nil] }
    set { self["shape", nil] = newValue }
  }
}

extension View {
  /// swiftui/view/ontapgesture(count:perform:); a single tap on a drawing in this view.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { environment(\.tapAction, action) }

  /// swiftui/view/allowshittesting(_:)
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHits) { $0 = $0 && enabled }
  }

  /// swiftui/view/contentshape(_:_:eofill:); it is taken in the bounds of each drawing in this view.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    transformEnvironment(\.interactionShape) { if kind.contains(.interaction) { $0 = shape } }
  }

  /// swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self, onAppear: action, onDisappear: nil)
  }

  /// swiftui/view/ondisappear(perform:)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self, onAppear: nil, onDisappear: action)
  }
}

/// A view that says when it came and went, after the update in which that was.
private struct Observed<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  var parts: [any View] { [content] }

  func show(in node: Node, _ environment: EnvironmentValues) {
    if node.item == nil, let onAppear { SimulatedDevice.current.afterEvent(onAppear) }
    node.item = ObservedItem(onDisappear)
  }
}

private final class ObservedItem: Item {
  private let onDisappear: (@MainActor () -> Void)?

  init(_ onDisappear: (@MainActor () -> Void)?) { self.onDisappear = onDisappear }

  func place(in frame: CGRect) {}
  func remove() { onDisappear.map { SimulatedDevice.current.afterEvent($0) } }
}
