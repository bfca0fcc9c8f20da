import UIKit

/// swiftui/uiviewrepresentable
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// swiftui/uiviewrepresentable/uiviewtype
  associatedtype UIViewType: UIView
  /// swiftui/uiviewrepresentable/coordinator
  associatedtype Coordinator = Void
  /// swiftui/uiviewrepresentable/context
  typealias Context = UIViewRepresentableContext<Self>
  /// swiftui/uiviewrepresentable/makeuiview(context:)
  func makeUIView(context: Context) -> UIViewType
  /// swiftui/uiviewrepresentable/updateuiview(_:context:)
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// swiftui/uiviewrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// swiftui/uiviewrepresentable/makecoordinator()
  public func makeCoordinator() {}
}

/// swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// swiftui/uiviewrepresentablecontext/coordinator
  public let coordinator: Representable.Coordinator
  /// swiftui/uiviewrepresentablecontext/transaction
  public let transaction: Transaction
  /// swiftui/uiviewrepresentablecontext/environment
  public let environment: EnvironmentValues
}

/// A representable in the tree. Its view is as large as the proposed size.
struct RepresentedView<Representable: UIViewRepresentable>: Primitive {
  let representable: Representable

  func size(in proposal: CGSize, of parts: [Node]) -> CGSize { proposal }

  func show(in node: Node, _ environment: EnvironmentValues) {
    let known = node.item as? RepresentedItem<Representable>
    let coordinator = known?.coordinator ?? representable.makeCoordinator()
    let context = Representable.Context(
      coordinator: coordinator, transaction: node.tree.transaction, environment: environment)
    let item =
      known
      ?? RepresentedItem(
        view: representable.makeUIView(context: context), coordinator: coordinator,
        controller: node.tree.controller)
    node.item = item
    representable.updateUIView(item.view, context: context)
  }
}

/// The view of a representable, which comes into the hosting view when it is placed first.
final class RepresentedItem<Representable: UIViewRepresentable>: Item {
  let view: Representable.UIViewType
  let coordinator: Representable.Coordinator
  private weak var controller: SimulatedHostingController?
  private var isPlaced = false

  init(
    view: Representable.UIViewType, coordinator: Representable.Coordinator,
    controller: SimulatedHostingController?
  ) {
    self.view = view
    self.coordinator = coordinator
    self.controller = controller
  }

  func place(in frame: CGRect) {
    view.frame = frame
    if !isPlaced { controller?.addForeignView(view) }
    isPlaced = true
  }

  func remove() {
    controller?.removeForeignView(view)
    view.removeFromSuperview()
    Representable.dismantleUIView(view, coordinator: coordinator)
  }
}
