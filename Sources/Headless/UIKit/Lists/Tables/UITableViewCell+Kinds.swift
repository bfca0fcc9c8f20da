extension UITableViewCell {
  /// The look of a selected row; the row is selected in any case.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The accessory at the right of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
    /// A button for details, and a sign that the row opens another screen.
    case detailDisclosureButton
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// What separates rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// By a line, as the system had it long ago.
    @available(iOS, introduced: 2.0, deprecated: 11.0)
    case singleLineEtched
  }
}
