// Swift Testing looks for this module by name wherever `Testing` and `UIKit` meet.
@_exported import UIKit
