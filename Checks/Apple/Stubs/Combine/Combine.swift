// The declarations of Combine that the library uses, and no more; never part of a product.

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) { fatalError() }
  // https://developer.apple.com/documentation/combine/published
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}
