import Foundation
import Scenes

/// Writes the scenes and the rounds of questions that every engine reads.
///
///     MakeScenes DIRECTORY SEED FIRST-ROUND ROUNDS [SCENE...]
let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().prefix(3).compactMap { UInt64($0) }
let kinds = arguments.dropFirst(4).map { SceneKind(rawValue: $0) }
guard let directory = arguments.first, numbers.count == 3, !kinds.contains(nil) else {
  FileHandle.standardError.write(
    Data("usage: MakeScenes DIRECTORY SEED FIRST-ROUND ROUNDS [SCENE...]\n".utf8))
  exit(2)
}
let seed = numbers[0]
let (firstRound, roundCount) = (Int(numbers[1]), Int(numbers[2]))

let chosen = kinds.isEmpty ? SceneKind.allCases : kinds.compactMap { $0 }
let scenes = chosen.map { $0.scene(seed: seed) }

@Sendable func write(_ text: String, to name: String) {
  do {
    try text.write(toFile: "\(directory)/\(name)", atomically: true, encoding: .utf8)
  } catch {
    FileHandle.standardError.write(Data("\(directory)/\(name): \(error)\n".utf8))
    exit(1)
  }
}

for scene in scenes { write(scene.text, to: "\(scene.name).scene") }
DispatchQueue.concurrentPerform(iterations: scenes.count * roundCount) { job in
  let scene = scenes[job % scenes.count]
  let number = firstRound + job / scenes.count
  let round = Round(number, of: scene, seed: seed)
  write(round.text, to: "\(scene.name)-\(number).round")
}
