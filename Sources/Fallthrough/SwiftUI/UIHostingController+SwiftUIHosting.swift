#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension UIHostingController: SwiftUIHosting {}
#endif
