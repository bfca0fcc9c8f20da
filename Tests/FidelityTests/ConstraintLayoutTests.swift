#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `Constraints` {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    func add(to parent: UIView? = nil) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (parent ?? root).addSubview(view)
      return view
    }

    @Test func `Place a view between edges and follow their superview`() {
      let panel = add()
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        panel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        panel.heightAnchor.constraint(equalToConstant: 44),
      ])
      root.layoutIfNeeded()
      #expect(panel.frame == CGRect(x: 20, y: 146, width: 260, height: 44))
      root.frame.size = CGSize(width: 400, height: 300)
      root.layoutIfNeeded()
      #expect(panel.frame == CGRect(x: 20, y: 246, width: 360, height: 44))
    }

    @Test func `Centre a view and size it by another`() {
      let (first, second) = (add(), add())
      NSLayoutConstraint.activate([
        first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        first.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
        first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.25),
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 5),
        second.leftAnchor.constraint(equalTo: first.leftAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 70, y: 80, width: 160, height: 40))
      #expect(second.frame == CGRect(x: 70, y: 125, width: 160, height: 10))
    }

    @Test func `Reach across levels of the tree`() {
      let outer = add()
      let inner = add(to: outer)
      NSLayoutConstraint.activate([
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        outer.widthAnchor.constraint(equalToConstant: 100),
        outer.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
        inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 9),
      ])
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 20, y: 7, width: 250, height: 9))
    }

    @Test func `Size a superview by what is in it`() {
      let toast = add()
      let label = add(to: toast)
      NSLayoutConstraint.activate([
        toast.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        toast.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: toast.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: toast.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: toast.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: toast.bottomAnchor, constant: -8),
        label.widthAnchor.constraint(equalToConstant: 68),
        label.heightAnchor.constraint(equalToConstant: 24),
      ])
      root.layoutIfNeeded()
      #expect(toast.frame == CGRect(x: 100, y: 12, width: 100, height: 40))
      #expect(label.frame == CGRect(x: 16, y: 8, width: 68, height: 24))
      let fitting = toast.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(fitting == CGSize(width: 100, height: 40))
    }

    @Test func `Size an effect view by what is in its content view`() {
      let toast = UIVisualEffectView(effect: nil)
      toast.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(toast)
      let label = add(to: toast.contentView)
      let width = label.widthAnchor.constraint(equalToConstant: 80)
      NSLayoutConstraint.activate([
        toast.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        toast.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: toast.contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: toast.contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: toast.contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: toast.contentView.bottomAnchor, constant: -8),
        label.heightAnchor.constraint(equalToConstant: 24), width,
      ])
      root.layoutIfNeeded()
      #expect(toast.frame == CGRect(x: 10, y: 20, width: 112, height: 40))
      #expect(toast.contentView.frame == toast.bounds)
      #expect(label.frame == CGRect(x: 16, y: 8, width: 80, height: 24))
      width.constant = 100
      root.layoutIfNeeded()
      #expect(toast.frame == CGRect(x: 10, y: 20, width: 132, height: 40))
      #expect(label.frame == CGRect(x: 16, y: 8, width: 100, height: 24))
    }

    @Test func `Follow a view that another view's frame moves`() {
      let (guideView, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), add())
      root.addSubview(guideView)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guideView.trailingAnchor),
        view.topAnchor.constraint(equalTo: guideView.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: 50, y: 0))
      guideView.frame = CGRect(x: 20, y: 30, width: 60, height: 50)
      root.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: 80, y: 30))
    }

    @Test func `Of a higher priority win`() {
      let view = add()
      let (wide, narrow) = (
        view.widthAnchor.constraint(equalToConstant: 200),
        view.widthAnchor.constraint(equalToConstant: 50)
      )
      wide.priority = .defaultHigh
      narrow.priority = .defaultLow
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
      NSLayoutConstraint.activate([wide, narrow])
      root.layoutIfNeeded()
      #expect(view.bounds.width == 200)
      limit.isActive = true
      root.layoutIfNeeded()
      #expect(view.bounds.width == 120)
      wide.isActive = false
      root.layoutIfNeeded()
      #expect(view.bounds.width == 50)
    }

    @Test func `Move a view by another constant at the next layout`() {
      let panel = add()
      let bottom = panel.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      NSLayoutConstraint.activate([
        bottom, panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.widthAnchor.constraint(equalToConstant: 10),
        panel.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      bottom.constant = -30
      #expect(panel.frame.minY == 190)
      panel.layoutIfNeeded()
      #expect(panel.frame.minY == 160)
    }

    @Test func `Make views reachable where they put them`() {
      let button = add()
      NSLayoutConstraint.activate([
        button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.widthAnchor.constraint(equalToConstant: 44),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      #expect(root.hitTest(CGPoint(x: 290, y: 10), with: nil) === root)
      root.layoutIfNeeded()
      #expect(root.hitTest(CGPoint(x: 290, y: 10), with: nil) === button)
    }

    @Test func `Are gone with the view they tie to others`() {
      let view = add()
      let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([edge, width])
      #expect(root.constraints == [edge])
      #expect(view.constraints == [width])
      view.removeFromSuperview()
      #expect([edge.isActive, width.isActive] == [false, true])
    }

    @Test func `Use guides as they use views`() {
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let view = add()
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 50),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 100, y: 0, width: 200, height: 50))
      #expect(view.frame == CGRect(x: 190, y: 15, width: 20, height: 20))
    }

    @Test func `Between a scroll view and its content size the content`() {
      let scrollView = UIScrollView(frame: root.bounds)
      root.addSubview(scrollView)
      let content = add(to: scrollView)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1000),
      ])
      root.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 10, y: 0, width: 300, height: 1000))
      #expect(scrollView.contentSize == CGSize(width: 320, height: 1000))
    }

    @Test func `Keep a turn`() {
      let view = add()
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 40, height: 20))
      #expect(view.center == CGPoint(x: 150, y: 100))
    }
  }
#endif
