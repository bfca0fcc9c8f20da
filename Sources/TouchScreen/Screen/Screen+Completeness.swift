extension Screen {
  /// Whether a part of the screen is known to be missing: the source was cut off, or says that it
  /// left something out.
  ///
  /// What is missing may lie in front of anything, so no answer is more than assumed.
  public var isCutShort: Bool {
    notes.incompleteNodes > 0 || notes.elisions > 0
      || notes.remarks.contains { Self.kindsOfCuts.contains($0.kind) }
  }

  private static let kindsOfCuts: Set<Notes.Remark.Kind> = [
    .endsEarly, .truncatedBelow, .debuggerError, .lostIndentation, .brokenLine,
    .defaultDepth,
  ]

  /// The greatest certainty of answers, with the missing parts considered.
  public var reliableEvidence: Evidence { isCutShort ? .assumed : evidence }

  /// Whether a window has a frame that can be read and has an area.
  ///
  /// Without one nothing can be said about points.
  public var hasScreen: Bool { frame.size.area > 0 }
}
