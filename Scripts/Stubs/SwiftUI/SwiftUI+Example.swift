// What the example app uses beyond the library's own files.

// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/text
public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/button
public struct Button: View {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View {
  public init() {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/color
public struct Color: View {
  public static let yellow = Color()
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError() }
}

extension ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/padding(_:)
  public func padding() -> some View { EmptyView() }
}
