@_spi(Command) import TouchMap

/// A name that a user wrote, and whether any view has it.
struct UnknownName {
  private let name: String?
  private var isFound = false
  private var near: [String] = []
  private var hostingView: String?
  private var isCutShort = false

  /// - Parameter name: The name; `nil` if none was written.
  init(_ name: String?) { self.name = name }

  /// Searches for such a view on one more screen.
  mutating func look(on screen: Screen) {
    guard let name else { return }
    isFound = isFound || !screen.fits(of: name, orPart: true).isEmpty
    guard !isFound else { return }
    isCutShort = isCutShort || screen.isCutShort
    hostingView = hostingView ?? screen.hostingViewWithoutElements.map(screen.name)
    for other in screen.names(near: name) where !near.contains(other) { near.append(other) }
  }

  /// - Throws: ``ExitStatus/badInput`` if no screen has such a view, after reporting it.
  func complain() throws {
    guard let name, !isFound else { return }
    let problem = Complaint.RequestProblem.unknownName(
      name, near: Array(near.prefix(3)), hostingView: hostingView, isCutShort: isCutShort)
    throw Complaint.request(problem).ending()
  }
}
