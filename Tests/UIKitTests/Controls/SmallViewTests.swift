import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A wheel of activity` {
  @Test func `is shown only while it turns, unless the app wants it to stay`() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(!wheel.isAnimating && wheel.isHidden && wheel.hidesWhenStopped)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
  }

  @Test func `has the size of its style`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.intrinsicContentSize == wheel.frame.size)
    wheel.style = .large
    let large = CGSize(width: 37, height: 37)
    #expect(wheel.intrinsicContentSize == large && wheel.sizeThatFits(.zero) == large)
    #expect(UIActivityIndicatorView(frame: .zero).style == .medium)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A bar of progress` {
  @Test func `is between nothing and all, and says how far it is`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progressViewStyle == .bar && bar.progress == 0)
    bar.setProgress(0.25, animated: true)
    #expect(bar.progress == 0.25 && bar.accessibilityValue == "25%")
    bar.setProgress(7, animated: false)
    #expect(bar.progress == 1)
    bar.progress = -1
    #expect(bar.progress == 0)
    #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A picture` {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }

  @Test func `is as large as the image of its view`() {
    let view = UIImageView(image: image, highlightedImage: nil)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
  }

  @Test func `moves from when it is started until it is stopped`() {
    let view = UIImageView(image: image, highlightedImage: image)
    #expect(view.highlightedImage === image && !view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A motion effect` {
  @Test func `is on a view once, until it is removed`() {
    let view = UIView()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    #expect(view.motionEffects.isEmpty)
    view.addMotionEffect(group)
    view.addMotionEffect(tilt)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group, tilt])
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [tilt] && UIView().motionEffects.isEmpty)
    #expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongHorizontalAxis)
  }

  @Test func `changes nothing by default`() {
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }
}

@MainActor @Suite(.simulatedDevice) struct `The segments of a control` {
  let control = UISegmentedControl(items: ["a", "b"])
  let image = UIImage()

  @Test func `have a title or a picture, whichever came last`() {
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    control.setTitle("c", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "c")
  }

  @Test func `move aside for another one, and the selected one stays selected`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 1) === image)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.insertSegment(with: nil, at: 99, animated: true)
    #expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
  }

  @Test func `have text attributes for each state of the control`() {
    #expect(control.titleTextAttributes(for: .normal) == nil)
    control.setTitleTextAttributes([.kern: 1], for: .normal)
    control.setTitleTextAttributes([.kern: 2], for: .selected)
    #expect(control.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }
}
