#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `The order of subviews and layers` {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() {
      for (view, name) in zip([a, b, c], ["a", "b", "c"]) {
        view.layer.name = name
        root.addSubview(view)
      }
    }

    func bare(_ name: String) -> CALayer {
      let layer = CALayer()
      layer.name = name
      return layer
    }

    var views: String { root.subviews.compactMap(\.layer.name).joined() }
    var layers: String { (root.layer.sublayers ?? []).compactMap(\.name).joined() }

    @Test func `FS-026b There is no list of sublayers when there are none`() {
      #expect(UIView().layer.sublayers == nil)
      root.subviews.forEach { $0.removeFromSuperview() }
      #expect(root.layer.sublayers == nil)
    }

    @Test func `FS-026b A subview that is added again comes to the front`() {
      root.addSubview(a)
      #expect([views, layers] == ["bca", "bca"])
    }

    @Test func `FS-026b Bare layers keep their places when views are added and reordered`() {
      root.layer.insertSublayer(bare("x"), above: a.layer)
      root.insertSubview(c, belowSubview: b)
      #expect([views, layers] == ["acb", "axcb"])
      root.insertSubview(a, aboveSubview: c)
      #expect([views, layers] == ["cab", "xcab"])
      root.bringSubviewToFront(c)
      #expect([views, layers] == ["abc", "xabc"])
    }

    @Test func `FS-026b A view that is added lies in front of bare layers too`() {
      root.layer.addSublayer(bare("x"))
      let d = UIView()
      d.layer.name = "d"
      root.addSubview(d)
      #expect([views, layers] == ["abcd", "abcxd"])
    }

    @Test func `FS-026b Exchanged views change places and nothing else moves`() {
      root.layer.insertSublayer(bare("x"), above: a.layer)
      root.exchangeSubview(at: 0, withSubviewAt: 2)
      expectChoice("FS-026b", [views, layers], is: ["cba", "cxba"])
    }

    @Test func `FS-026b A view goes to the back and to a place`() {
      root.sendSubviewToBack(c)
      #expect([views, layers] == ["cab", "cab"])
      root.insertSubview(c, at: 1)
      #expect([views, layers] == ["acb", "acb"])
    }

    @Test func `FS-026b A view that moves to another one leaves the first`() {
      let other = UIView()
      other.addSubview(b)
      #expect([views, layers] == ["ac", "ac"])
      #expect(b.superview === other)
      #expect(b.layer.superlayer === other.layer)
      b.removeFromSuperview()
      #expect(b.superview == nil)
      #expect(b.layer.superlayer == nil)
    }
  }
#endif
