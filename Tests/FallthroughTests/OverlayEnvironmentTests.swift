import Fallthrough
import Testing

/// Stands in for SwiftUI's environment, which is not here: objects that any code may set, and a
/// presentation that none outside may.
private struct Environment {
  /// Notes what is read.
  final class Log { var reads: [String] = [] }

  var objects: [String] = []
  var presentation = ReadOnly(isPresented: false)
  var isPresented: Bool { presentation.isPresented }
  var isEnabled = true
  var sizeClass = "own"
  var log = Log()
  var locale: String {
    log.reads.append("locale")
    return "en"
  }
  var font: String {
    log.reads.append("font")
    return "body"
  }
}

@Suite struct `The environment of an overlay's content` {
  private let own = Environment()
  private let asking = Environment(
    objects: ["model"], presentation: ReadOnly(isPresented: true), isEnabled: false,
    sizeClass: "asking")

  @Test func `is that of the view that asks, but for what the list names`() {
    let list: EnvironmentEntries<Environment> = [
      .asking(\.locale), .own(\.sizeClass), .reset(\.isEnabled, to: true),
    ]
    let values = list.values(of: asking, over: own)
    #expect(values.objects == ["model"])
    #expect(values.sizeClass == "own")
    #expect(values.isEnabled)
    #expect(values.isPresented)
  }

  @Test func `takes a value over though the property has no setter for others`() {
    var values = asking
    let entry = EnvironmentEntry<Environment>.own(\.presentation)
    #expect(entry.isWritable)
    values = EnvironmentEntries(arrayLiteral: entry).values(of: asking, over: own)
    #expect(values.objects == ["model"])
    #expect(!values.isPresented)
  }

  @Test func `has a value that is made from that of its own window`() {
    let entry = EnvironmentEntry<Environment>.replaced(\.sizeClass) { "made from \($0)" }
    let list = EnvironmentEntries(arrayLiteral: entry)
    #expect(list.values(of: asking, over: own).sizeClass == "made from own")
  }

  @Test func `leaves alone what no setter can change`() {
    let own = EnvironmentEntry<Environment>.own(\.isPresented)
    let reset = EnvironmentEntry<Environment>.reset(\.isPresented, to: false)
    #expect(!own.isWritable && !reset.isWritable)
    let list = EnvironmentEntries(arrayLiteral: own, reset)
    #expect(list.values(of: asking, over: self.own).isPresented)
  }

  @Test func `is updated with the values that are read of the view that asks`() {
    let list: EnvironmentEntries<Environment> = [
      .asking(\.locale), .asking(\.font), .own(\.sizeClass),
    ]
    list.read(asking)
    #expect(asking.log.reads == ["locale", "font"])
    _ = list.values(of: asking, over: own)
    #expect(asking.log.reads.count == 2)
  }
}

@MainActor @Suite struct `The first note of an overlay in SwiftUI` {
  @Test(.simulatedDevice)
  func `is told in the log when an overlay is shown first, and then no more`() {
    let app = OverlayApp()
    app.firstNote = "A note"
    let notes = notes {
      app.want(nil)
      for id in ["one", "two", nil, "one"] { app.want(id) }
    }
    #expect(notes == [app.firstNote?.text])
  }
}
