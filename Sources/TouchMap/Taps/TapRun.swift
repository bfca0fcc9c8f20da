/// Counts taps on screens, line by line.
package struct TapRun {
  /// The notation of the taps.
  private enum Notation {
    case table(TapColumns)
    case json
  }

  package let screens: [TappedScreen]
  package private(set) var tally: TapTally
  /// Why the taps cannot be read at all; `nil` while they can.
  package private(set) var failure: String?
  private var notation: Notation?
  private var finder: ScreenFinder
  private var line = 0
  /// Writes down each tap, if requested.
  private var record: TapRecord?

  /// Starts to count on at least one screen. If requested, it also counts by places and writes a
  /// line of JSON for each tap.
  package init(on screens: [TappedScreen], writesTaps: Bool = false, countsPlaces: Bool = false) {
    self.screens = screens
    tally = TapTally(screens, countsPlaces: countsPlaces)
    finder = ScreenFinder(screens)
    record = writesTaps ? TapRecord(screens) : nil
  }

  /// The lines that were written since the last call.
  package mutating func takeLines() -> [UInt8] { record?.takeLines() ?? [] }

  /// Counts the taps of some lines, each of which ends in these bytes. The first line shows the
  /// notation: an object of JSON, or the heading of a table.
  package mutating func take(_ lines: ByteText) {
    var start = 0
    while start < lines.count, failure == nil {
      let end = lines.first(0x0A, in: start..<lines.count) ?? lines.count
      var content = start..<end
      if end > start, lines[end - 1] == 0x0D { content = start..<(end - 1) }
      line += 1
      take(line: ByteText(rebasing: lines[content]))
      start = end + 1
    }
  }

  /// Counts a line that is too long to keep.
  package mutating func skipLongLine() {
    line += 1
    tally.skip(.tooLong, line: line)
  }

  /// Ends the count.
  package mutating func finish() {
    if notation == nil, failure == nil {
      failure = "no taps; expected CSV with a heading, or lines of JSON, with x and y"
    }
  }

  @inline(__always)
  private mutating func take(line bytes: ByteText) {
    do throws(TapProblem) {
      switch notation {
      case .table(let columns):
        guard !bytes.isEmpty else { return }
        try count(try TapLine(bytes, columns), bytes, isJSON: false)
      case .json:
        guard !bytes.isEmpty else { return }
        try count(try TapLine(json: bytes), bytes, isJSON: true)
      case nil: try begin(bytes)
      }
    } catch {
      tally.skip(error, line: line)
    }
  }

  private mutating func begin(_ bytes: ByteText) throws(TapProblem) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? ByteText(rebasing: bytes[3...]) : bytes
    guard let first = bytes.first(where: { !$0.isBlank }) else { return }
    if first == 0x7B {
      notation = .json
      return try count(try TapLine(json: bytes), bytes, isJSON: true)
    }
    guard let columns = TapColumns(heading: bytes) else {
      failure = "line \(line) is no heading with x and y, and no object of JSON"
      return
    }
    notation = .table(columns)
  }

  @inline(__always)
  private mutating func count(_ tap: TapLine, _ bytes: ByteText, isJSON: Bool) throws(TapProblem) {
    let place = try finder.screen(tap.screen, of: bytes, isJSON: isJSON)
    let receiver = screens[place].receiver(of: tap.point)
    if record != nil {
      let target = tap.target.map {
        isJSON ? JSONText.decode($0, of: bytes) : CSVFields.text($0, of: bytes)
      }
      record?.add(tap.point, on: place, receiver, target: target)
    }
    tally.count(tap.point, on: place, receiver)
  }
}

/// Finds the screen that a tap names.
private struct ScreenFinder {
  private let places: [String: Int]
  private let isOnly: Bool
  /// Neighbours tend to be on one screen.
  private var last: (name: [UInt8], place: Int)?

  init(_ screens: [TappedScreen]) {
    var places: [String: Int] = [:]
    for (place, screen) in screens.enumerated() {
      for name in screen.names where places[name] == nil { places[name] = place }
    }
    self.places = places
    isOnly = screens.count == 1
  }

  mutating func screen(
    _ name: Range<Int>?, of line: ByteText, isJSON: Bool
  ) throws(TapProblem) -> Int {
    guard let name else {
      guard isOnly else { throw .noScreen }
      return 0
    }
    if let last, last.name.elementsEqual(line[name]) { return last.place }
    let text = isJSON ? JSONText.decode(name, of: line) : CSVFields.text(name, of: line)
    guard let place = places[text] else { throw .unknownScreen }
    last = (Array(line[name]), place)
    return place
  }
}
