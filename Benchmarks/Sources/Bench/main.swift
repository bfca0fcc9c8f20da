import Engines
import Foundation
import Harness

requireRelease()
guard let options = Options(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
let report = Report()
if let mode = options.mode {
  WindowMode(options: options, report: report).run(mode)
} else {
  report.write("seed \(options.seed), \(options.rounds) rounds")
  for part in options.parts {
    switch part {
    case .queries: try QueryFigures(options: options, report: report).run()
    case .allocations: try AllocationFigures(options: options, report: report).run()
    case .partition: try PartitionFigures(options: options, report: report).run()
    case .reading: ReadingFigures(options: options, report: report).run()
    case .hostile: try HostileFigures(options: options, report: report).run()
    case .witness: WitnessFigures(options: options, report: report).run()
    }
  }
}
exit(report.hasWrongAnswers ? 1 : 0)
