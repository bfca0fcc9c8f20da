import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The text of a text view` {
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 50))

  init() {
    view.font = .systemFont(ofSize: 20)
    view.text = "ten letters and ten more"
  }

  @Test func `is as high as its lines, with what stays free around it`() {
    // A letter counts as 10 points wide and a line as 24 high: ten letters fit between the paddings.
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 110, height: 88))
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 110, height: 72))
  }

  @Test func `is the view's own size while it does not scroll, and else its content's`() {
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 110, height: 88))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 110, height: 88))
    view.text = ""
    #expect(view.intrinsicContentSize.height == 40)
  }
}
