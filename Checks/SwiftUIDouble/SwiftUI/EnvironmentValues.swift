import UIKit

/// swiftui/colorscheme
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// swiftui/dynamictypesize; two of its sizes.
public enum DynamicTypeSize: Hashable, Sendable { case large, accessibility1 }

/// swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular

  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// swiftui/editmode
public enum EditMode: Sendable {
  case inactive, transient, active

  /// swiftui/editmode/isediting
  public var isEditing: Bool { self != .inactive }
}

/// swiftui/presentationmode
public struct PresentationMode {
  /// swiftui/presentationmode/ispresented
  public internal(set) var isPresented: Bool

  /// swiftui/presentationmode/dismiss()
  public mutating func dismiss() { isPresented = false }
}

/// swiftui/dismissaction
@MainActor @preconcurrency
public struct DismissAction {
  private nonisolated(unsafe) let presentation: Binding<PresentationMode>

  nonisolated init(presentation: Binding<PresentationMode>) { self.presentation = presentation }

  /// swiftui/dismissaction/callasfunction()
  public func callAsFunction() { presentation.wrappedValue.dismiss() }
}

/// swiftui/refreshaction; it refreshes nothing here.
public struct RefreshAction: Sendable {}

extension EnvironmentValues {
  /// swiftui/environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self["colorScheme", .light] }
    set { self["colorScheme", .light] = newValue }
  }
  /// swiftui/environmentvalues/dynamictypesize
  public var dynamicTypeSize: DynamicTypeSize {
    get { self["dynamicTypeSize", .large] }
    set { self["dynamicTypeSize", .large] = newValue }
  }
  /// swiftui/environmentvalues/locale
  public var locale: Locale {
    get { self["locale", .current] }
    set { self["locale", .current] = newValue }
  }
  /// swiftui/environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { self["layoutDirection", .leftToRight] }
    set { self["layoutDirection", .leftToRight] = newValue }
  }
  /// swiftui/environmentvalues/horizontalsizeclass
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self["horizontalSizeClass", nil] }
    set { self["horizontalSizeClass", nil] = newValue }
  }
  /// swiftui/environmentvalues/verticalsizeclass
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self["verticalSizeClass", nil] }
    set { self["verticalSizeClass", nil] = newValue }
  }
  /// swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self["isEnabled", true] }
    set { self["isEnabled", true] = newValue }
  }
  /// swiftui/environmentvalues/editmode
  public var editMode: Binding<EditMode>? {
    get { self["editMode", nil] }
    set { self["editMode", nil] = newValue }
  }
  /// swiftui/environmentvalues/refresh; no other module can set it.
  public internal(set) var refresh: RefreshAction? {
    get { self["refresh", nil] }
    set { self["refresh", nil] = newValue }
  }
  /// swiftui/environmentvalues/presentationmode; no other module can set it.
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self["presentationMode", .constant(PresentationMode(isPresented: false))] }
    set { self["presentationMode", .constant(PresentationMode(isPresented: false))] = newValue }
  }
  /// swiftui/environmentvalues/ispresented
  public var isPresented: Bool { presentationMode.wrappedValue.isPresented }
  /// swiftui/environmentvalues/dismiss; published apps saw that it follows `presentationMode`.
  public var dismiss: DismissAction { DismissAction(presentation: presentationMode) }
}
