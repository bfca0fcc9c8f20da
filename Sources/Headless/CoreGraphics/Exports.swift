// CGPoint, CGSize, CGRect and CGFloat live in Foundation on this host.
@_exported import Foundation
