import Testing
import Touchkit

/// What is left out where a compiler finds none of some names, and no member of a type by them.
private func leavingOut(
  _ texts: [String: String], unknown: Set<String>, members: Set<String> = []
) -> LeavingOut {
  LeavingOut(texts) { texts in
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        number, line in
        let declared = Set(texts.values.flatMap { declaredNames(in: $0) })
        return words(of: line).compactMap { column, word -> String? in
          if unknown.contains(word) {
            return "\(path):\(number + 1):\(column): error: cannot find '\(word)' in scope"
          }
          guard members.contains(word), !declared.contains(word) else { return nil }
          return
            "\(path):\(number + 1):\(column): error: value of type 'Panel' has no member '\(word)'"
        }
      }
    }
  }
}

private func declaredNames(in text: String) -> [String] {
  let all = text.split { !$0.isLetter }.map(String.init)
  return zip(all, all.dropFirst()).filter { ["var", "func"].contains($0.0) }.map(\.1)
}

private func words(of line: Substring) -> [(column: Int, word: String)] {
  var found: [(Int, String)] = []
  var start = line.startIndex
  while let first = line[start...].firstIndex(where: \.isLetter) {
    let end = line[first...].firstIndex { !$0.isLetter } ?? line.endIndex
    found.append((line.distance(from: line.startIndex, to: first) + 1, String(line[first..<end])))
    start = end
  }
  return found
}

@Suite struct `What is left out of a library` {
  @Test func `is a body alone where the signature needs nothing of it`() {
    let text = """
      import Combine
      import UIKit
      class Panel: UIViewController {
        var bag: Set<AnyCancellable> = []
        init(a: Int) { bag = []; super.init() }
        func show() {
          bag.removeAll()
        }
        var isFull: Bool { get { bag.isEmpty } set { bag = [] } }
        func hide() {}
        deinit { bag.removeAll() }
      }
      """
    let result = leavingOut(["Panel.swift": text], unknown: ["AnyCancellable"], members: ["bag"])
    #expect(
      result.declarations == [
        "Panel.bag", "the body of Panel.init", "the body of Panel.show",
        "the body of Panel.isFull", "the body of Panel.deinit",
      ])
    func end(_ name: String) -> String {
      "{ Swift.fatalError(\"touchkit left out the body of Panel.\(name)\") }"
    }
    #expect(
      result.texts["Panel.swift"] == """

        import UIKit
        class Panel: UIViewController {
        \("  ")
          init(a: Int) \(end("init"))
          func show() \(end("show"))


          var isFull: Bool { get \(end("isFull")) set \(end("isFull")) }
          func hide() {}
          deinit {}
        }
        """)
  }

  @Test func `is nothing of a file that only other hosts let import a framework`() {
    let texts = [
      "Mac.swift": "#if canImport(AppKit)\nimport AppKit\n#endif\nclass Panel { var a: Misspelt? }",
      "Panel.swift": "import UIKit\nfunc show(_ panel: Panel) { panel.bag = 1 }",
    ]
    let result = leavingOut(texts, unknown: ["Misspelt"], members: ["bag"])
    #expect(result.declarations == [])
  }

  @Test func `is no declaration for the type of a member that is missing`() {
    let texts = [
      "Mac.swift":
        "import AppKit\nextension Panel { func a(_ b: NSView) {} }\nfunc c(d: NSView) {}",
      "Panel.swift": "import UIKit\nclass Panel { var e: Int { self.bag } }",
    ]
    let result = leavingOut(texts, unknown: ["NSView"], members: ["bag"])
    #expect(result.declarations == ["Panel.a", "c"])
  }
}

@Suite struct `A file that does not parse` {
  @Test(arguments: [
    "import Foundation\nlet a = NSPointerArray.weakObjects()\nfunc b() {",
    "import UIKit\nclass A {\n  func b() {",
  ])
  func `gets nothing behind its end`(_ text: String) {
    #expect(Rewriting(["a.swift": text]).texts["a.swift"] == nil)
  }

  @Test func `gets no table of selectors`() {
    let text = "import UIKit\nclass A {\n  @objc func b() {}\n"
    #expect(
      Rewriting(["a.swift": text]).texts["a.swift"] == "import UIKit\nclass A {\n   func b() {}\n")
  }
}
