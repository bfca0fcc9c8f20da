import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The appearance of a bar` {
  @Test func `is blurred by default, of one colour when opaque, and nothing when transparent`() {
    let look = UIBarAppearance()
    look.backgroundImage = UIImage()
    look.configureWithDefaultBackground()
    #expect(look.backgroundEffect != nil && look.shadowColor != nil)
    #expect(look.backgroundColor == nil && look.backgroundImage == nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor != nil)
    #expect(look.backgroundColor == .systemBackground && look.backgroundImage == nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.shadowColor == nil)
    #expect(look.backgroundColor == nil && look.backgroundImage == nil)
  }

  @Test func `of a navigation bar has a copy that changes apart from it`() throws {
    let look = UINavigationBarAppearance()
    (look.backgroundColor, look.shadowImage) = (.red, UIImage())
    look.titleTextAttributes = [.kern: 1]
    look.largeTitleTextAttributes = [.kern: 2]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.backgroundColor = .blue
    look.titleTextAttributes = [:]
    #expect(copy.backgroundColor == .red && copy.shadowImage === look.shadowImage)
    #expect(copy.titleTextAttributes[.kern] as? Int == 1)
    #expect(copy.largeTitleTextAttributes[.kern] as? Int == 2)
  }

  @Test func `of a tab bar has a copy with the colour of its selection`() throws {
    let look = UITabBarAppearance()
    look.configureWithDefaultBackground()
    look.selectionIndicatorTintColor = .green
    let copy = try #require(look.copy() as? UITabBarAppearance)
    look.selectionIndicatorTintColor = nil
    #expect(copy.selectionIndicatorTintColor == .green)
    #expect(copy.backgroundEffect === look.backgroundEffect && copy.backgroundEffect != nil)
  }
}
