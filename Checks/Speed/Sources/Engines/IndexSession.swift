import Foundation
import Harness
import Scenes
import TouchMap

/// `TouchMap`'s index of one scene, which is built and asked in rounds.
package final class IndexSession {
  private let screen: Screen
  private var index: TouchIndex

  package init(_ scene: Scene) throws {
    screen = try scene.screen()
    index = TouchIndex(screen)
  }

  /// Builds the index anew, for small scenes several times. Returns the mean in nanoseconds.
  private func build() -> Double {
    var (total, count) = (0.0, 0.0)
    repeat {
      let start = now()
      index = TouchIndex(screen)
      total += now() - start
      count += 1
    } while total < 5e6
    return total / count
  }

  /// Asks about points and ignores the answers, for measures other than time.
  package func ask(about queries: ArraySlice<Round.Query>) {
    for query in queries {
      consume(index.receiver(ofTouchAt: Screen.Point(x: query.x, y: query.y)))
    }
  }

  /// Follows the protocol of `Peers/engine.hpp`: builds, then plays a round for each line of
  /// standard input.
  ///
  /// - Parameter budget: The nanoseconds after which a round ends.
  /// - Throws: ``FormatError`` if a file is not what the scene maker writes.
  package static func serve(scenePath: String, budget: Double) throws {
    let scene = try Scene(path: scenePath)
    let session = try IndexSession(scene)
    write(#"{"engine": "index", "scene": "\#(scene.name)", "build_ns": \#(session.build())}"#)
    while let path = readLine() { write(session.play(try Round(path: path), budget: budget)) }
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Builds the index, asks until the budget is used up, and returns the results as JSON.
  private func play(_ round: Round, budget: Double) -> String {
    let (build, first) = (build(), round.size.queryWarmup)
    var answers: [TouchMap.Node.ID?] = Array(repeating: nil, count: round.queries.count)
    // A variable of this function needs no checks at run time that it is not changed while read.
    let index = index
    let lap = round.queries.withUnsafeBufferPointer { queries in
      answers.withUnsafeMutableBufferPointer { answers in
        // One loop: a closure for each point would copy the index as often, which takes longer than a query.
        func steps(_ part: Range<Int>) {
          for place in part {
            let point = Screen.Point(x: queries[place].x, y: queries[place].y)
            answers[place] = index.receiver(ofTouchAt: point)
          }
        }
        _ = timeStrides(0..<first, budget: budget / 2, steps: steps)
        return timeStrides(first..<queries.count, budget: budget, steps: steps)
      }
    }
    let asked = first..<first + lap.count
    let agreed = asked.count { (answers[$0]?.index ?? -1) == round.queries[$0].receiver }
    return #"{"query_ns": \#(lap.each), "build_ns": \#(build), "asked": \#(lap.count), "#
      + #""agreed": \#(agreed)}"#
  }
}
