import TouchScreen

extension DumpError {
  /// One sentence without anything from the dump, for a model to read: where, and what was expected.
  package var plainWording: String {
    let place = line.map { "line \($0): " } ?? ""
    switch problem {
    case .debuggerError: return place + "the debugger complains and prints no view"
    case .gap:
      return place + "a view stands deeper than the views above it allow; pass the whole dump"
    case .foreignRenderingSystem: return place + "the hierarchy is not one of UIKit's views"
    case .malformedJSON: return place + "the dump is broken JSON"
    case .malformedXML: return place + "the dump is broken XML"
    default:
      var error = self
      error.file = nil
      error.line = nil
      let words = error.description.replacingPrefix("1: ", with: "").replacingPrefix(
        "error: ", with: "")
      return place + words
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
