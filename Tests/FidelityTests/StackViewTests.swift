#if canImport(UIKit)
  import Testing
  import UIKit

  /// A view with a size of its own.
  private final class Block: UIView {
    var content = CGSize.zero

    convenience init(_ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      content = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { content }
  }

  @MainActor @Suite struct `A stack view` {
    private let blocks = [Block(40, 10), Block(60, 20), Block(20, 30)]
    let stack: UIStackView

    init() {
      stack = UIStackView(arrangedSubviews: blocks)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      stack.spacing = 10
    }

    /// Where the views begin and how long they are, along the axis.
    private func row() -> [[CGFloat]] {
      stack.layoutIfNeeded()
      return blocks.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func `Fills its length with the view that hugs least`() {
      blocks[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      #expect(row() == [[0, 40], [50, 220], [280, 20]])
      #expect(blocks.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
    }

    @Test func `Makes all views the same size`() {
      stack.distribution = .fillEqually
      stack.spacing = 15
      #expect(row() == [[0, 90], [105, 90], [210, 90]])
    }

    @Test func `Makes the gaps the same size`() {
      stack.distribution = .equalSpacing
      #expect(row() == [[0, 40], [130, 60], [280, 20]])
    }

    @Test func `Makes the distances of the centres the same`() {
      stack.distribution = .equalCentering
      #expect(row() == [[0, 40], [125, 60], [280, 20]])
    }

    @Test func `Gives a hidden view no space`() {
      stack.distribution = .fillEqually
      _ = row()
      blocks[1].isHidden = true
      stack.layoutIfNeeded()
      #expect([blocks[0].frame.width, blocks[2].frame.width] == [145, 145])
      #expect(blocks[2].frame.minX == 155)
      blocks[1].isHidden = false
      stack.spacing = 0
      #expect(row() == [[0, 100], [100, 100], [200, 100]])
    }

    @Test(arguments: [
      (UIStackView.Alignment.leading, [0, 0, 0]), (.center, [20, 15, 10]),
      (.trailing, [40, 30, 20]),
    ])
    func `Aligns across the axis`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
      stack.alignment = alignment
      stack.distribution = .equalSpacing
      _ = row()
      #expect(blocks.map(\.frame.minY) == tops)
      #expect(blocks.map(\.frame.height) == [10, 20, 30])
    }

    @Test func `Stands upright as a column within its margins`() {
      stack.axis = .vertical
      stack.alignment = .center
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)
      stack.distribution = .equalSpacing
      _ = row()
      #expect(blocks.map(\.frame.minY) == [20, 80, 150])
      #expect(blocks.map(\.frame.minX) == [30, 20, 40])
    }

    @Test func `Is as large as its views where constraints leave it free`() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.alignment = .center
      stack.setCustomSpacing(25, after: blocks[0])
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
      ])
      root.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 5, y: 6, width: 155, height: 30))
    }

    @Test func `FS-031 Is hit in the gaps between its views`() {
      stack.distribution = .fillEqually
      _ = row()
      #expect(stack.hitTest(CGPoint(x: 97, y: 25), with: nil) === stack)
      #expect(stack.hitTest(CGPoint(x: 50, y: 25), with: nil) === blocks[0])
    }

    @Test func `Forgets a view that is removed`() {
      blocks[1].removeFromSuperview()
      #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      #expect(blocks[2].frame == CGRect(x: 155, y: 0, width: 145, height: 50))
    }
  }
#endif
