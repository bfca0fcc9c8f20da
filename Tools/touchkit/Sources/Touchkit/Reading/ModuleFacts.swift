/// What other modules must know of one to rewrite their own sources.
struct ModuleFacts: Codable, Equatable {
  /// Whether it is compiled with the kit, so that whoever imports it needs the kit too.
  var needsKit = false
  /// The methods that Objective-C would see, by the simple name of their class.
  var methods: [String: [SelectorName]] = [:]
  /// The requirements of protocols that need not be met.
  var optionalRequirements: [SelectorName] = []
  /// Those of them that are properties.
  var optionalProperties: [String] = []
  /// The names of properties, which a call through an optional may mean as well.
  var properties: [String] = []
  /// The superclass of each class, by their simple names; for a class without one, what it conforms
  /// to.
  var superclasses: [String: String] = [:]
  /// Names that were left out of it.
  var leftOut: Set<String> = []
}
