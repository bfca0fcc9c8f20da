import Scenes
import TouchMap

extension Scene {
  /// The scene as `TouchMap` knows screens. Pass-through nodes have a class of the standard rules
  /// for such views.
  package func screen() throws -> Screen {
    var builder = ScreenBuilder(title: name)
    var depths: [Int] = []
    for (index, node) in nodes.enumerated() {
      let depth = node.parent < 0 ? 0 : depths[node.parent] + 1
      depths.append(depth)
      var viewNode = TouchMap.Node(
        kind: depth == 0 ? .window : .view,
        className: depth == 0 ? "UIWindow" : node.isPassThrough ? "PassThroughView" : "UIView",
        line: index + 1, geometry: node.geometry)
      if node.isHidden { viewNode.flags.insert(.hidden) }
      try builder.add(viewNode, depth: depth)
    }
    return builder.finish()
  }
}

extension Scene.Node {
  /// Where the node is, with its turn about its centre.
  package var geometry: TouchMap.Node.Geometry {
    let origin = Screen.Point(x: boundsX, y: boundsY)
    guard degrees != 0 else {
      return TouchMap.Node.Geometry(
        frame: Screen.Rect(x: x, y: y, width: width, height: height), boundsOrigin: origin)
    }
    return TouchMap.Node.Geometry(
      position: Screen.Point(x: x + width / 2, y: y + height / 2),
      bounds: Screen.Rect(x: origin.x, y: origin.y, width: width, height: height),
      anchorPoint: Screen.Point(x: 0.5, y: 0.5), transform: .rotation(degrees: degrees))
  }
}
