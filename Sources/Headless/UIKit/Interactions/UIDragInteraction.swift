/// An interaction by which users drag content out of a view.
///
/// ``SimulatedDevice/simulateDragLift()`` starts such a drag under a finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags start. Default true, a choice: phones and pads differ.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) { self.view = view }

  /// Starts a session with the delegate's items, and returns whether there is one.
  func begin(at pointInScreen: CGPoint) -> Bool {
    guard isEnabled, let delegate else { return false }
    let session = DragSession(pointInScreen: pointInScreen)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    delegate.dragInteraction(self, sessionWillBegin: session)
    return true
  }
}

/// Provides the items that are dragged out of a view.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items to drag; without any there is no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called when a drag starts.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
}

/// A drag that is in progress.
@preconcurrency @MainActor public protocol UIDragSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns where the drag started, in points of a view.
  func location(in view: UIView) -> CGPoint
}

/// One dragged item.
@preconcurrency @MainActor public final class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// The item's object, for drops in the same app.
  public var localObject: Any?

  /// Creates a drag item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The provider of a dragged item's data: none here.
public final class NSItemProvider: NSObject {
  public override init() {}

  /// Creates one for an object.
  public init(object: Any) {}
}

private final class DragSession: UIDragSession {
  private let pointInScreen: CGPoint
  var items: [UIDragItem] = []

  init(pointInScreen: CGPoint) { self.pointInScreen = pointInScreen }

  func location(in view: UIView) -> CGPoint { view.pointFromScreen(pointInScreen) }
}
