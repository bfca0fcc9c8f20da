/// A way of being used that a view is given.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction comes to a view or leaves it.
  func willMove(to view: UIView?)
  /// Called after the interaction came to a view or left it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The ways of being used that the view was given, in that order.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      ownInteractions.forEach(removeInteraction)
      newValue.forEach(addInteraction)
    }
  }

  /// Gives the view a way of being used, taking it from another view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a way of being used away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
