import TouchScreen

extension TouchPicture {
  /// A meaning that occurs on the screen.
  package struct LegendEntry: Sendable, Hashable {
    /// The meaning.
    package let role: TouchRole
    /// How many regions have it.
    package let count: Int
    /// The part of the screen that has it, from 0 to 1.
    package let share: Double
  }

  /// The meanings that occur, in the order of ``TouchRole``.
  package var legend: [LegendEntry] {
    let whole = screen.frame.size.area
    return TouchRole.allCases.compactMap { role in
      let found = regions.filter { $0.role == role }
      guard !found.isEmpty else { return nil }
      let area = found.reduce(0) { $0 + $1.area }
      return LegendEntry(
        role: role, count: found.count, share: whole > 0 ? min(1, area / whole) : 0)
    }
  }
}
