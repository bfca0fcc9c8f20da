import Engines
import Foundation
import Scenes

/// What the command line asks for.
struct Options {
  static let usage = """
    usage: Bench [--seed N] [--scenes SCENE,...]
           Bench --mode MODE --scene SCENE --queries N [--seed N]
                 [--root ROOT] [--event yes|no]

    Modes: \(WindowEngine.Kind.allCases.map(\.rawValue).joined(separator: ", "))
    Roots: \(WindowEngine.Root.allCases.map(\.rawValue).joined(separator: ", "))
    Scenes: \(SceneKind.allCases.map(\.rawValue).joined(separator: ", "))
    """

  var seed = UInt64.random(in: 0..<1 << 32)
  var scenes = SceneKind.allCases
  var mode: WindowEngine.Kind?
  var root = WindowEngine.Root.controller
  var hasEvent = false
  var queries = 1000

  /// - Returns: `nil` if the arguments make no sense.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let name = arguments.next() {
      guard let value = arguments.next(), set(name, to: value) else { return nil }
    }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--seed": return assign(&seed, UInt64(value))
    case "--queries": return assign(&queries, Int(value).flatMap { $0 >= 0 ? $0 : nil })
    case "--scene", "--scenes": return assign(&scenes, list(value))
    case "--root": return assign(&root, WindowEngine.Root(rawValue: value))
    case "--event": return assign(&hasEvent, ["yes": true, "no": false][value])
    case "--mode":
      mode = WindowEngine.Kind(rawValue: value)
      return mode != nil
    default: return false
    }
  }

  private func assign<Value>(_ target: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    target = value
    return true
  }

  private func list<Value: RawRepresentable<String>>(_ text: String) -> [Value]? {
    let values = text.split(separator: ",").map { Value(rawValue: String($0)) }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }
}
