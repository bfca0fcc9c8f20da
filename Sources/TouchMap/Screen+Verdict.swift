extension Screen {
  /// Returns what happens to a tap that is meant for a view, for a test to compare.
  ///
  /// ```swift
  /// let screen = try Dump(reading: XCUIApplication().debugDescription.utf8).screens[0]
  /// XCTAssertEqual(try screen.verdict(of: "Buy"), .hits)
  /// ```
  ///
  /// - Parameter name: A class, an address, `#` and an identifier, or the text on a control. Of
  ///   several views, the one that a tap reaches best is meant.
  /// - Throws: A `DumpError` that names similar ones if no view has the name.
  public func verdict(of name: String) throws(DumpError) -> TapVerdict.Word {
    guard let match = TapOracle(self).bestMatch(named: name) else {
      throw DumpError(problem: .noSuchView(name, near: names(near: name)))
    }
    return match.verdict.word
  }
}
