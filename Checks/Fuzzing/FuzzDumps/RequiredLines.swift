import Fuzzing

/// What programs that read an output line by line must find in it, whatever the texts of a dump are.
enum RequiredLines {
  /// Commands that a runner of GitHub's takes, each about a place in the file and nothing else.
  ///
  /// > Source: `ActionCommand` of GitHub's runner: a command ends at the next two colons, and commas
  /// > part its properties.
  static func github(_ text: String) {
    let line = /::(error|warning|notice) file=[^,:]*,line=[0-9]+,title=[a-z-]+::.+/
      .matchingSemantics(.unicodeScalar)
    let rest = /::notice::[0-9]+ more findings? (is|are) in the summary of touchmap's step/
    for found in lines(text) where found.wholeMatch(of: line) == nil {
      Rule.holds(found.wholeMatch(of: rest) != nil, "GitHub reads another command in \(found)")
    }
  }

  /// Complaints as Xcode reads them, one for each cause, in this file and no other.
  static func xcode(_ text: String, causes: Int) {
    let line = /([^\n]*?):([0-9]+):([0-9]+): (error|warning|note): .* \[[a-z-]+\]/
      .matchingSemantics(.unicodeScalar)
    let found = lines(text)
    Rule.holds(found.count == causes, "\(found.count) complaints about \(causes) causes")
    var file: Substring?
    for complaint in found {
      guard let match = complaint.wholeMatch(of: line) else {
        return Rule.holds(false, "Xcode reads no complaint in \(complaint)")
      }
      Rule.holds(file == nil || file == match.1, "Xcode reads another file in \(complaint)")
      Rule.holds(match.3 == "1", "Xcode reads another place in \(complaint)")
      file = match.1
    }
  }

  /// Tables whose rows have as many cells as their heads, and no other mark that is not the report's
  /// own: what has a backslash in front is none.
  ///
  /// > Source: GitHub Flavored Markdown Spec, 4.10 "Tables (extension)" and 6.1 "Backslash escapes".
  static func markdown(_ text: String, _ name: String) {
    var columns = 0
    for line in lines(text) {
      var cells = 0
      var isEscaped = false
      var marks: [Unicode.Scalar] = []
      for scalar in line.unicodeScalars {
        if !isEscaped, scalar == "|" { cells += 1 }
        if !isEscaped, "<>[]*_~".unicodeScalars.contains(scalar) { marks.append(scalar) }
        isEscaped = !isEscaped && scalar == "\\"
      }
      Rule.holds(marks.isEmpty, "\(name) holds the marks \(marks): \(line)")
      if cells == 0 || columns == 0 { columns = cells }
      Rule.holds(cells == columns, "\(name) has \(cells) cells and not \(columns): \(line)")
    }
  }

  /// A test in which texts stand in comments alone: the code before them is plain, and its brackets
  /// close.
  static func test(_ text: String) {
    var open: [Unicode.Scalar] = []
    let closing: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
    for line in lines(text) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      Rule.holds(!code.contains("/*"), "a comment begins in the code of a test: \(line)")
      for scalar in code.unicodeScalars {
        Rule.holds(scalar.isASCII, "a text is code of a test: \(line)")
        if closing.values.contains(scalar) { open.append(scalar) }
        guard let wanted = closing[scalar] else { continue }
        Rule.holds(open.popLast() == wanted, "a bracket of a test does not fit: \(line)")
      }
    }
    Rule.holds(open.isEmpty, "brackets of a test stay open: \(text.prefix(2_000))")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.unicodeScalars.split(separator: "\n").map { Substring($0) }
  }
}
