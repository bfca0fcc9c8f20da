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
