import Foundation
import Harness
import Scenes

/// The protocol of `Peers/engine.hpp`: builds, then plays a round for each line of standard input.
package enum Serving {
  /// - Throws: ``FormatError`` if a file is not what the scene maker writes.
  package static func run<Engine: HitTestEngine>(
    _: Engine.Type, scenePath: String, budget: Double
  ) throws {
    let session = try Session<Engine>(try Scene(path: scenePath))
    write(
      """
      {"engine": "\(Engine.name)", "scene": "\(session.scene.name)", \
      "build_ns": \(session.build())}
      """)
    while let path = readLine() {
      let result = session.play(try Round(path: path), budget: budget)
      write(
        """
        {"query_ns": \(result.query.each), "build_ns": \(result.buildNanoseconds), \
        "update_ns": \(result.update.each), "asked": \(result.asked), "agreed": \(result.agreed)}
        """)
    }
  }

  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
