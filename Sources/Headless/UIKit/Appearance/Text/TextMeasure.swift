/// Measures text by the rule of labels: all letters of a typeface are as wide. (FS-324)
struct TextMeasure {
  let font: UIFont
  /// The most lines; 0 for any number.
  var mostLines = 0

  /// The size of a text broken at a width, in points.
  func size(of text: String, within width: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let lettersPerLine = max(1, (width / font.letterWidth).rounded(.down))
    var (lines, longest) = (CGFloat(0), CGFloat(0))
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let letters = CGFloat(paragraph.count)
      lines += max(1, (letters / lettersPerLine).rounded(.up))
      longest = max(longest, min(letters, lettersPerLine))
    }
    if mostLines > 0 { lines = min(lines, CGFloat(mostLines)) }
    return CGSize(width: longest * font.letterWidth, height: lines * font.lineHeight)
  }
}
