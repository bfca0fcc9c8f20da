/// A dumped screen together with its source.
@_spi(Command) public struct ReportedScreen: Sendable {
  /// The screen of the answers.
  @_spi(Command) public var screen: Screen
  /// The dump's file as the user named it; `nil` for a screen that is built in.
  package var file: String?
  /// The screen's number in the file, from 1.
  package var number: Int
  /// How many screens the file holds.
  package var count: Int
  /// The screen of the dump, if suppositions changed it.
  @_spi(Command) public var dumped: Screen?

  /// Names the source of a screen.
  @_spi(Command) public init(_ screen: Screen, file: String? = nil, number: Int = 1, count: Int = 1)
  {
    self.screen = screen
    self.file = file
    self.number = number
    self.count = count
  }
}
