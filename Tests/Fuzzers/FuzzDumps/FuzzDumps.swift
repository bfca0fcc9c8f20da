import Foundation
import TouchMap

/// What libFuzzer calls for each input: the first byte picks the reader, the second one the point that
/// is asked about, the rest is the dump.
///
/// A dump that cannot be read must be refused with an error. One that is read must be answered, drawn,
/// checked and written, and what is written must be sound to somebody else's parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDumps(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 2 else { return 0 }
  let formats = DumpFormat.all.map(\.name)
  let format = Int(data[0]) < formats.count ? formats[Int(data[0])] : nil
  let text = UnsafeBufferPointer(start: data + 2, count: size - 2)
  if PlantedCrash.isSet { PlantedCrash.look(at: text) }
  guard let dump = try? Dump(reading: text, as: format) else { return 0 }
  for (index, screen) in dump.screens.prefix(4).enumerated() {
    Questions(
      screen: screen, position: (index + 1, dump.screens.count), part: Double(data[1]) / 255
    ).ask()
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
