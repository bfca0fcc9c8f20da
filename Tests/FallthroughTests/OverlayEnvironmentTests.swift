import Fallthrough
import Testing

/// Stands in for SwiftUI's environment, which is not here: objects that anybody may set, and a
/// presentation that nobody outside may.
private struct Environment {
  var objects: [String] = []
  var presentation = ReadOnly(isPresented: false)
  var isPresented: Bool { presentation.isPresented }
  let name: String
}

@Suite struct `What an overlay takes over from its own window` {
  @Test func `is written though the property has no setter for others`() {
    var window = ReadOnly(isPresented: true)
    #expect((\ReadOnly.isPresented).isWritable)
    (\ReadOnly.isPresented).takeOver(from: ReadOnly(isPresented: false), in: &window)
    #expect(!window.isPresented)
  }

  @Test func `is that it is not presented, and all else stays`() {
    let own = Environment(name: "own")
    var values = Environment(
      objects: ["model"], presentation: ReadOnly(isPresented: true), name: "asking")
    (\Environment.presentation).takeOver(from: own, in: &values)
    #expect(values.objects == ["model"])
    #expect(values.name == "asking")
    #expect(!values.isPresented)
  }

  @Test func `leaves alone what no setter can change`() {
    var values = Environment(presentation: ReadOnly(isPresented: true), name: "asking")
    #expect(!(\Environment.isPresented).isWritable)
    (\Environment.isPresented).takeOver(from: Environment(name: "own"), in: &values)
    #expect(!(\Environment.name).isWritable)
    (\Environment.name).takeOver(from: Environment(name: "own"), in: &values)
    #expect(values.isPresented)
    #expect(values.name == "asking")
  }
}
