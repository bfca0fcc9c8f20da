/// A behaviour that is added to a view, such as a drag or a context menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed from it.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed from it.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      ownInteractions.forEach(removeInteraction)
      newValue.forEach(addInteraction)
    }
  }

  /// Adds an interaction to the view, and removes it from another view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
