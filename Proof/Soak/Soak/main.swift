import Foundation
import LiveAllocations
import UIKit

/// Lets a simulated day pass, and looks at the end of hour 2 and of hour 24 whether anything stayed.
/// The first argument is the part of a whole day's counts, 1 if there is none; the others say what happens,
/// of touches, toasts, scenes and sheets, all if there is none.
let part = CommandLine.arguments.dropFirst().first.map { Double($0) } ?? 1
guard let part, part > 0 else {
  print("usage: Soak [PART [touches] [toasts] [scenes] [sheets]]")
  exit(2)
}

/// What there is at one moment.
struct Stock {
  var liveAllocations: Int
  /// Pages in memory, in bytes.
  var residentBytes: Int
  /// Those that should have gone, by name.
  var stayed: [String: Int]
}

@MainActor func stock(of day: SoakDay) -> Stock {
  var stayed: [String: Int] = [:]
  for visitor in day.visitors where visitor.object != nil { stayed[visitor.name, default: 0] += 1 }
  // A weak reference keeps the memory of what is gone.
  day.forgetVisitors()
  let live = live_allocations()
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").compactMap { Int($0) }
  return Stock(
    liveAllocations: live, residentBytes: (fields?.dropFirst().first ?? 0) * Int(getpagesize()),
    stayed: stayed)
}

let kinds = Set(CommandLine.arguments.dropFirst(2))
let day = SoakDay(SoakCounts().scaled(by: part).limited(to: kinds))
if kinds.isEmpty { day.warmUp() }
var early: Stock?
for hour in 1...SoakCounts.hours {
  day.liveAnHour(hour)
  let now = stock(of: day)
  print(
    "hour \(hour): \(day.done.touches) touches, \(day.done.toasts) toasts, "
      + "\(day.done.sheets) sheets, \(day.done.scenes) scenes; \(now.liveAllocations) live "
      + "allocations, \(now.residentBytes >> 10) KiB resident, stayed: \(now.stayed)")
  if hour == 2 { early = now }
  guard hour == SoakCounts.hours, let early else { continue }
  let growth = Double(now.residentBytes - early.residentBytes) / Double(early.residentBytes)
  let isSame = now.liveAllocations == early.liveAllocations && now.stayed == early.stayed
  print("from hour 2 to 24: resident memory \((growth * 1_000).rounded() / 10) % more")
  if !isSame || growth >= 0.02 {
    print("FAILED: something stays")
    exit(1)
  }
}
