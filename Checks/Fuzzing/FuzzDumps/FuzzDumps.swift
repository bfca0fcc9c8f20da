import Foundation
import Fuzzing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What libFuzzer calls for each input: the first byte picks what is driven, the second one says
/// where a finger lands, and the rest is what is read.
///
/// What cannot be read must be refused with an error. What is read must be answered, drawn, checked
/// and written, and what is written must be sound to somebody else's parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDumps(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 2 else { return 0 }
  let rest = UnsafeBufferPointer(start: data + 2, count: size - 2)
  PlantedCrash.look(at: rest)
  Drive(data[0]).run(rest, part: Double(data[1]) / 255)
  return 0
}

/// What an input is for.
private enum Drive {
  /// A dump in the format of this name, or in any.
  case dump(String?)
  /// Two dumps of one moment, with a zero between them: the views and the accessibility elements.
  case halves
  /// The image that lies under a map.
  case picture
  /// Findings that are known and accepted.
  case baseline
  /// A screen that is built from the bytes, to be written in every way.
  case screen

  init(_ byte: UInt8) {
    let formats = DumpFormat.all.map(\.name)
    switch Int(byte) {
    case formats.indices: self = .dump(formats[Int(byte)])
    case 160..<170: self = .halves
    case 170..<190: self = .picture
    case 190..<200: self = .baseline
    case 200...: self = .screen
    default: self = .dump(nil)
    }
  }

  func run(_ rest: UnsafeBufferPointer<UInt8>, part: Double) {
    switch self {
    case .dump(let format):
      guard let dump = try? Dump(reading: rest, as: format) else { return }
      ask(dump, part)
    case .halves:
      guard let end = rest.firstIndex(of: 0), let views = try? Dump(reading: rest[..<end]),
        let elements = try? Dump(reading: rest[(end + 1)...]),
        let dump = try? views.joined(with: elements)
      else { return }
      ask(dump, part)
    case .picture: ImageQuestions.ask(about: rest)
    case .baseline:
      guard let baseline = try? LintBaseline(reading: Data(rest)) else { return }
      Required.json(baseline.text, "baseline")
      let again = try? LintBaseline(reading: Data(baseline.text.utf8))
      Rule.holds(again == baseline, "a baseline changed on its way through a file")
    case .screen:
      var program = ScreenProgram(rest)
      Questions(reported: ReportedScreen(program.screen(), file: program.text()), part: part).ask()
    }
  }

  private func ask(_ dump: Dump, _ part: Double) {
    for (place, screen) in dump.screens.prefix(4).enumerated() {
      let reported = ReportedScreen(
        screen, file: "dump.txt", number: place + 1, count: dump.screens.count)
      Questions(reported: reported, part: part).ask()
    }
  }
}
