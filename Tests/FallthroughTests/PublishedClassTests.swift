import Fallthrough
import Foundation
import Testing
import UIKit

@Suite struct `The published classes of SwiftUI` {
  /// What the names of a class are to tell the library.
  private func expected(_ row: PublishedClass) -> ViewClass {
    switch row.meaning {
    case .host: .hosting
    case .leaf: .drawing
    case .drawnLeaf: [.drawing, .drawn]
    // A wrapper that derives from a leaf draws nothing of its own.
    case .wrapper:
      row.superclasses.contains { $0.hasSuffix("GraphicsView") } ? [.wrapper, .drawing] : .wrapper
    case .realView, .drawnLayer, .otherLayer: []
    }
  }

  @Test func `FS-404 are told by parts of their names`() {
    for row in PublishedClass.all {
      let names = ([row.name] + row.superclasses).map(ClassHint.init(text:))
      switch row.meaning {
      case .drawnLayer: #expect(LayerClass.named(names) == .drawing, "\(row.name)")
      case .otherLayer:
        // A shape is told by its public superclass before.
        let isShape = row.superclasses == ["CAShapeLayer"]
        #expect((LayerClass.named(names) == .drawing) == isShape, "\(row.name)")
      default: #expect(ViewClass.named(names) == expected(row), "\(row.name)")
      }
    }
  }

  @Test func `have names like those of an app's own classes, which tell nothing`() {
    for name in [
      "MyApp.SignatureDrawingView", "MyApp.GraphicsView", "_TtC5MyApp11HostingView",
      "_TtGC5MyApp11DrawingViewGV7SwiftUI4Text_", "_UIConstraintBasedLayoutHostingView",
      "_TtC8SwiftUIX13_UIHostingView",
    ] { #expect(ViewClass.named([ClassHint(text: name)]) == [], "\(name)") }
  }

  @Test func `are named nowhere in the library with their prefixes`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Fallthrough")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(files.count > 30)
    let prefixed = [
      "_UIHostingView", "_UIGraphicsView", "_UIInheritedView", "_UIShapeHitTestingView",
      "CGDrawing", "RBDrawing", "UIKitPlatformViewHost", "UICorePlatformViewHost", "CABackdrop",
      "CASDFLayer", "UIDimmingView", "UITransitionView", "UIDropShadowView",
    ]
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("///") && line.contains("\"") {
        for name in prefixed + PublishedClass.all.map(\.name) {
          #expect(line.range(of: "\"\(name)") == nil, "\(file): \(line)")
        }
      }
    }
  }

  @Test func `name their sources, systems and superclasses`() {
    let rows = PublishedClass.all
    #expect(rows.allSatisfy { !$0.sources.isEmpty && !$0.systems.isEmpty })
    #expect(Set(rows.map(\.name)).count == rows.count)
    #expect(PublishedClass.name(of: UIView.self) == nil)
  }
}
