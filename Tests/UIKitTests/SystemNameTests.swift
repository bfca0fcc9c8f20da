import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A name of the system around an app` {
  @Test func `answers that nobody opens a link, later`() throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    var answers: [Bool] = []
    UIApplication.shared.open(url) { answers.append($0) }
    #expect(answers.isEmpty)
    SimulatedDevice.current.clock.advance(by: 0.1)
    #expect(answers == [false])
  }

  @Test func `has a window that can be unwrapped once or twice`() {
    final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? }
    let delegate = Delegate()
    let known: any UIApplicationDelegate = delegate
    delegate.window = UIWindow()
    let once: UIWindow? = known.window
    #expect(once === delegate.window)
    #expect(known.window!! === delegate.window)
    let shown: (any UIApplicationDelegate)? = delegate
    guard let first = shown?.window else { return #expect(Bool(false)) }
    #expect(first?.rootViewController == nil)
    delegate.window = nil
    #expect(known.window??.rootViewController == nil)
  }

  @Test func `shows in a cell what its configuration makes`() {
    struct Shown: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { ShownView(self) }
      func updated(for state: any UIConfigurationState) -> Shown { self }
    }
    final class ShownView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    cell.contentConfiguration = Shown()
    #expect(cell.contentView.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 40)])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentConfiguration = Shown()
    #expect(row.contentView.subviews.map(\.frame) == [row.contentView.bounds])
  }
}
