// Written by `touchmap verify --format test`. To make an item of the fidelity table of a
// test, put the number of the item in front of its name, and a line into fidelity-items.txt:
//   FS-n | S | what UIKit does there | the report that the capture came with
#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `What the live UIKit answered` {
    @Test func `gives a touch at 65.25, 220 to view3`() {
      // The headless UIKit, asked without an event.
      // The rule: UIWindow (line 1).
      let view0 = UIWindow()  // UIWindow
      view0.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view0.center = CGPoint(x: 100, y: 150)
      view0.isHidden = false
      let view3 = UIView()  // TouchInspectorTests.PassThroughCard
      view3.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
      view3.center = CGPoint(x: 70, y: 240)
      view3.alpha = 0.25
      view0.addSubview(view3)
      let view4 = UIView()  // UIView
      view4.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view4.center = CGPoint(x: 100, y: 150)
      view4.isUserInteractionEnabled = false
      view0.addSubview(view4)
      let view5 = UIView()  // UIView
      view5.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view5.center = CGPoint(x: 100, y: 150)
      view5.isHidden = true
      view0.addSubview(view5)
      let point = CGPoint(x: 65.25, y: 220)
      let windows = [view0]
      let hit = windows.lazy.compactMap {
        $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil)
      }.first
      #expect(hit === view3)
    }

    @Test func `gives a touch at 150.5, 170 to view7`() {
      // The headless UIKit, asked without an event.
      // The rule: UIWindow (line 7).
      let view0 = UIWindow()  // UIWindow
      view0.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view0.center = CGPoint(x: 100, y: 150)
      view0.isHidden = false
      let view4 = UIView()  // UIView
      view4.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view4.center = CGPoint(x: 100, y: 150)
      view4.isUserInteractionEnabled = false
      view0.addSubview(view4)
      let view5 = UIView()  // UIView
      view5.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view5.center = CGPoint(x: 100, y: 150)
      view5.isHidden = true
      view0.addSubview(view5)
      let view6 = UIWindow()  // UIWindow
      view6.bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
      view6.center = CGPoint(x: 150.5, y: 170)
      view6.isHidden = false
      let view7 = UIView()  // TouchInspectorTests.PassThroughCard
      view7.bounds = CGRect(x: 0, y: 0, width: 50, height: 66.66666666666667)
      view7.center = CGPoint(x: 20, y: 33.66666666666667)
      view6.addSubview(view7)
      let point = CGPoint(x: 150.5, y: 170)
      let windows = [view6, view0]
      let hit = windows.lazy.compactMap {
        $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil)
      }.first
      #expect(hit === view7)
    }

    @Test func `gives a touch at 85, 80 to view2`() {
      // The headless UIKit, asked without an event.
      // The rule: UIScrollView (line 2).
      let view0 = UIWindow()  // UIWindow
      view0.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view0.center = CGPoint(x: 100, y: 150)
      view0.isHidden = false
      let view1 = UIView()  // UIScrollView
      view1.bounds = CGRect(x: 0, y: 40, width: 150, height: 120)
      view1.center = CGPoint(x: 85, y: 80)
      view0.addSubview(view1)
      let view2 = UIView()  // TouchInspectorTests.PassThroughCard
      view2.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      view2.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
      view2.center = CGPoint(x: 60, y: 90)
      view2.transform = CGAffineTransform(a: 0.5, b: 0.5, c: -0.5, d: 0.5, tx: 3, ty: 0)
      view1.addSubview(view2)
      let view4 = UIView()  // UIView
      view4.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view4.center = CGPoint(x: 100, y: 150)
      view4.isUserInteractionEnabled = false
      view0.addSubview(view4)
      let view5 = UIView()  // UIView
      view5.bounds = CGRect(x: 0, y: 0, width: 200, height: 300)
      view5.center = CGPoint(x: 100, y: 150)
      view5.isHidden = true
      view0.addSubview(view5)
      let point = CGPoint(x: 85, y: 80)
      let windows = [view0]
      let hit = windows.lazy.compactMap {
        $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil)
      }.first
      #expect(hit === view2)
    }
  }
#endif
