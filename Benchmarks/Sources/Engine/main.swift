import Engines
import Foundation
import Harness

/// One of this project's engines in the protocol of the peers.
///
///     Engine index|live SCENE-FILE BUDGET-MS
requireRelease()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let milliseconds = Double(arguments[3]) else {
  fail("usage: Engine index|live SCENE-FILE BUDGET-MS")
}
guard let kind = EngineKind(rawValue: arguments[1]) else {
  fail("there is no engine \(arguments[1])")
}
do {
  try kind.serve(scenePath: arguments[2], budget: milliseconds * 1e6)
} catch {
  fail("\(error)")
}
