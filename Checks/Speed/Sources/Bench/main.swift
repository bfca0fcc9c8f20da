import Engines
import Foundation
import Harness

requireRelease()
guard let options = Options(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
let isRight =
  if let mode = options.mode { WindowMode(options: options).run(mode) } else {
    try AllocationFigures(options: options).run()
  }
exit(isRight ? 0 : 1)
