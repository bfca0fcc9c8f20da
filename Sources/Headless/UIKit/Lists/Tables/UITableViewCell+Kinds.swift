extension UITableViewCell {
  /// How a selected row looks; it is selected in any case.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// As the system has it.
    case blue
    /// Gray.
    case gray
    /// As the system has it.
    case `default`
  }

  /// The accessory at the right of a row.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A sign that the row leads on.
    case disclosureIndicator
    /// A button for details, and a sign that the row leads on.
    @available(tvOS, unavailable)
    case detailDisclosureButton
    /// A sign that the row is selected.
    case checkmark
    /// A button for details.
    @available(tvOS, unavailable)
    case detailButton
  }

  /// How rows are kept apart.
  @available(tvOS, unavailable)
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
    /// By a line, as the system had it long ago.
    @available(iOS, introduced: 2.0, deprecated: 11.0)
    case singleLineEtched
  }
}
