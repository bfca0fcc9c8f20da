/// Trees that people paste and that contain no frames of UIKit's views.
enum ForeignTree {
  /// Returns the kind of a text whose lines are views with frames and yet no tree of views in UIKit's
  /// words: by the command before them, the application among them, or EarlGrey's attributes.
  static func kind(ofViews text: ByteText) -> DumpError.ForeignTree? {
    if text.first("; AX.frame={{", in: 0..<text.count) != nil { return .earlGrey }
    let head = 0..<(text.first("; frame = (", in: 0..<text.count) ?? 0)
    if text.first("choose(", in: head) != nil { return .heapObjects }
    let isChain = text.first("| <UIApplication: 0x", in: 0..<text.count) != nil
    return isChain || text.first("presponder ", in: head) != nil ? .responders : nil
  }

  /// Returns the kind of a text of objects that are no views, although it may name views.
  static func kind(ofObjects text: ByteText) -> DumpError.ForeignTree? {
    if text.first("<UIWindowScene: 0x", in: 0..<text.count) != nil { return .scene }
    if text.first("<UITouch: 0x", in: 0..<text.count) != nil { return .touches }
    return kind(of: text) == .autolayoutTrace ? .autolayoutTrace : nil
  }

  /// Returns the kind of a text, if it is one of them.
  ///
  /// - Parameter text: A text in which no description of a view was found.
  static func kind(of text: ByteText) -> DumpError.ForeignTree? {
    let head = 0..<min(text.count, ByteText.recognizedPart)
    func holds(_ mark: StaticString) -> Bool { text.first(mark, in: head) != nil }
    if holds("<hierarchy rotation=") || holds("class=\"android.") || holds("<android.") {
      return .android
    }
    if holds("RenderView#") || holds("├─") || holds("└─") { return .flutter }
    if holds(", state: "), holds("view: ") { return .viewControllers }
    if holds("•UI") || holds("*<UI") || holds("*UI") || holds("AMBIGUOUS LAYOUT") {
      return .autolayoutTrace
    }
    return nil
  }
}
