#if canImport(UIKit) && canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension UIHostingController: SwiftUIHosting {}
#endif
