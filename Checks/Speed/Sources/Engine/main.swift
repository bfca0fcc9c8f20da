import Engines
import Foundation
import Harness

/// The index in the protocol of the peers.
///
///     Engine SCENE-FILE BUDGET-MS
requireRelease()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let milliseconds = Double(arguments[2]) else {
  fail("usage: Engine SCENE-FILE BUDGET-MS")
}
do {
  try IndexSession.serve(scenePath: arguments[1], budget: milliseconds * 1e6)
} catch {
  fail("\(error)")
}
