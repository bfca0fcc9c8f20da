// Swift Testing searches for a module of this name wherever `Testing` and `UIKit` are imported.
@_exported import UIKit
