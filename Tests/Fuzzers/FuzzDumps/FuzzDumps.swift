import Foundation
import TouchMap

/// What libFuzzer calls for each input: the first byte picks what is driven. Up to 199 it is a reader, by
/// its place in the list of formats, or all of them; the second byte says where a finger lands, and the
/// rest is the dump. From 200 on it is every writer: the rest builds a screen.
///
/// A dump that cannot be read must be refused with an error. One that is read must be answered, drawn,
/// checked and written, and what is written must be sound to somebody else's parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDumps(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 2 else { return 0 }
  let rest = UnsafeBufferPointer(start: data + 2, count: size - 2)
  if PlantedCrash.isSet { PlantedCrash.look(at: rest) }
  let part = Double(data[1]) / 255
  guard data[0] < 200 else {
    var program = ScreenProgram(rest)
    Questions(reported: ReportedScreen(program.screen(), file: program.text()), part: part).ask()
    return 0
  }
  let formats = DumpFormat.all.map(\.name)
  let format = Int(data[0]) < formats.count ? formats[Int(data[0])] : nil
  guard let dump = try? Dump(reading: rest, as: format) else { return 0 }
  for (place, screen) in dump.screens.prefix(4).enumerated() {
    let reported = ReportedScreen(
      screen, file: "dump.txt", number: place + 1, count: dump.screens.count)
    Questions(reported: reported, part: part).ask()
  }
  return 0
}

/// A crash on purpose, by which a run proves that it would find one.
enum PlantedCrash {
  static let isSet = ProcessInfo.processInfo.environment["FUZZ_PLANTED_CRASH"] != nil

  static func look(at text: UnsafeBufferPointer<UInt8>) {
    if text.starts(with: Array("<AB".utf8)) { fatalError("the planted crash was found") }
  }
}
