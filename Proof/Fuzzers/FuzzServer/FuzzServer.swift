import Foundation
import Fuzzing
import TouchMap
import TouchMapCommand
import TouchReports

/// What libFuzzer calls for each input: the first byte picks what is driven. Up to 199 the rest is
/// what a client sends to the server, up to 227 a file of settings, and above the arguments of the
/// command, with a zero between two of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzServer(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 1 else { return 0 }
  let rest = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
  PlantedCrash.look(at: rest)
  switch data[0] {
  case ..<200: Conversation(rest, options: Int(data[0])).hold()
  case ..<228: readSettings(String(decoding: rest, as: UTF8.self))
  default: parse(rest, by: Int(data[0]) - 228)
  }
  return 0
}

/// Settings must be refused, or be of use for a screen.
private func readSettings(_ text: String) {
  guard let settings = try? Settings(reading: text) else { return }
  let dump = "<UIWindow: 0x1; frame = (0 0; 90 90)>\n   | <UIButton: 0x2; frame = (1 1; 9 9)>\n"
  guard let screens = try? Dump(reading: Array(dump.utf8)).screens else { return }
  for screen in screens {
    let report = LintReport(ReportedScreen(screen), configuration: settings.lint)
    _ = LintReport.text([report])
  }
}

/// Arguments must be understood or refused; nothing is run.
private func parse(_ bytes: [UInt8], by number: Int) {
  let commands = Touchmap.configuration.subcommands
  let words = bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(20).map {
    String(decoding: $0, as: UTF8.self)
  }
  let arguments = ArgumentSpelling.ordered(words.map(ArgumentSpelling.protectingCoordinates))
  _ = try? commands[number % commands.count].parse(arguments)
}
