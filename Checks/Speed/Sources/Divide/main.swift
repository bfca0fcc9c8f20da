import Foundation
import Harness
import TouchMap

/// Divides a screen among rectangles, and prints the processor time in seconds and the area in
/// square units that nobody owns.
///
///     Divide FILE
///
/// Each line of the file has the edges of a rectangle, left, top, right and bottom; the first is the
/// screen, and those behind it lie in front of the ones before them.
requireRelease()

/// The least of so many times counts, which other programs disturb least.
let rounds = 7

guard CommandLine.arguments.count == 2,
  let text = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
else {
  FileHandle.standardError.write(Data("usage: Divide FILE\n".utf8))
  exit(2)
}
var builder = ScreenBuilder()
for (line, edges) in text.split(separator: "\n").enumerated() {
  let edges = edges.split(separator: " ").compactMap { Double($0) }
  guard edges.count == 4 else {
    FileHandle.standardError.write(Data("line \(line + 1) has not four numbers\n".utf8))
    exit(2)
  }
  let frame = Screen.Rect(
    x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  try builder.add(
    Node(
      kind: line == 0 ? .window : .view, className: line == 0 ? "UIWindow" : "UIView",
      line: line + 1, geometry: Node.Geometry(frame: frame)), depth: line == 0 ? 0 : 1)
}
let screen = builder.finish()
let index = TouchIndex(screen)
var (least, free) = (Double.infinity, 0.0)
for _ in 0..<rounds {
  let start = clock()
  let partition = index.partition()
  least = min(least, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  // The window owns what no view does.
  free = partition.regions.first { $0.owner == screen.windows[0].root }?.area ?? 0
}
print(least, Int(free.rounded()))
