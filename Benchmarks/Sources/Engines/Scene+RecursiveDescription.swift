import Foundation
import Scenes
import TouchMap

extension Scene {
  /// The scene as `-[UIView recursiveDescription]` prints screens, with the attributes that such
  /// texts usually have.
  package var recursiveDescription: String {
    var text = ""
    var depths: [Int] = []
    for (index, node) in nodes.enumerated() {
      let depth = node.parent < 0 ? 0 : depths[node.parent] + 1
      depths.append(depth)
      if depth > 0 { text += String(repeating: "   |", count: depth) + " " }
      text += node.line(index: index) + "\n"
    }
    return text
  }
}

extension Scene.Node {
  fileprivate func line(index: Int) -> String {
    let isScrolled = boundsX != 0 || boundsY != 0
    let kinds = ["UIView", "UIImageView", "UILabel", "MyApp.PostHeaderView"]
    let className = parent < 0 ? "UIWindow" : isScrolled ? "UIScrollView" : kinds[index % 4]
    let rect = geometry.frame
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(\.digits)
    var line = "<\(className): 0x\(String(0x1_0400_0000 + index * 0x40, radix: 16)); "
    line += "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); "
    if let turn = geometry.transform {
      line +=
        "transform = [\([turn.a, turn.b, turn.c, turn.d].map(\.digits).joined(separator: ", "))"
      line += ", 0, 0]; "
    }
    if className == "UILabel" { line += "text = 'Sunday at the lake'; " }
    if isHidden { line += "hidden = YES; " }
    if className == "UIImageView" { line += "clipsToBounds = YES; opaque = NO; " }
    line += "autoresize = RM+BM; "
    if index % 7 == 0 { line += "gestureRecognizers = <NSArray: 0x600000c4a2b0>; " }
    line += "layer = <CALayer: 0x\(String(0x6000_0020_0000 + index * 0x20, radix: 16))>"
    if isScrolled {
      line += "; contentOffset: {\(boundsX.digits), \(boundsY.digits)}; contentSize: {393, 9000}"
    }
    return line + ">"
  }
}

extension Double {
  /// As many digits as UIKit prints.
  fileprivate var digits: String { String(format: "%.6g", self) }
}
