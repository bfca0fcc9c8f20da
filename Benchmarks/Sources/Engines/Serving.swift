import Foundation
import Scenes

extension EngineKind {
  /// Follows the protocol of `Peers/engine.hpp`: builds, then plays a round for each line of
  /// standard input.
  ///
  /// - Throws: ``FormatError`` if a file is not what the scene maker writes.
  package func serve(scenePath: String, budget: Double) throws {
    let scene = try Scene(path: scenePath)
    let player = try player(of: scene)
    write(
      """
      {"engine": "\(rawValue)", "scene": "\(scene.name)", "build_ns": \(player.build())}
      """)
    while let path = readLine() {
      let result = player.play(try Round(path: path), budget)
      write(
        """
        {"query_ns": \(result.query.each), "build_ns": \(result.buildNanoseconds), \
        "asked": \(result.asked), "agreed": \(result.agreed)}
        """)
    }
  }

  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
