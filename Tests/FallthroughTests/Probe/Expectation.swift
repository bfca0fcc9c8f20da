import Probe

/// What the simulated device shows for one row of the probe.
struct Expectation {
  let id: String
  /// Each sight with the systems on which it is seen, in the order of the systems.
  private var sights: [(seen: String, models: [String])] = []

  init(id: String) { self.id = id }

  mutating func note(_ seen: String, on model: String) {
    if let index = sights.firstIndex(where: { $0.seen == seen }) {
      sights[index].models.append(model)
    } else {
      sights.append((seen, [model]))
    }
  }

  /// Expectations as JSON that a script reads where there is no simulated device.
  static func text(_ expectations: [Expectation]) -> String {
    let models = ProbeModel.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let rows = expectations.map { "    " + $0.json }.joined(separator: ",\n")
    return """
      {
        "format": 1,
        "models": [\(models)],
        "rows": [
      \(rows)
        ]
      }

      """
  }

  private var json: String {
    let basis = ProbeBasis.of(id)
    var fields = [("id", id), ("test", basis?.test ?? "")]
    if let fidelity = basis?.fidelity { fields.append(("fidelity", fidelity)) }
    if let setting = basis?.setting { fields.append(("switch", setting)) }
    let row = ProbeRow.json(fields).dropLast()
    let seen = sights.map { sight in
      let on = sights.count == 1 ? "" : sight.models.joined(separator: "; ")
      return "\n      " + ProbeRow.json([("seen", sight.seen)] + (on.isEmpty ? [] : [("on", on)]))
    }
    return row + ", \"expected\": [" + seen.joined(separator: ",") + "]}"
  }
}

/// What an expectation rests on: what to look at where a device shows something else.
struct ProbeBasis {
  /// The number of the fidelity item.
  var fidelity: String?
  /// The switch of the simulated device that says otherwise.
  var setting: String?
  /// The file with the rule, below Tests.
  var test: String

  private static let all: [(prefix: String, basis: ProbeBasis)] = [
    (
      "tree.representable",
      .init(fidelity: "FS-237", setting: "inheritedViewAnswersItself", test: "HostingVersionTests")
    ),
    (
      "tree.field",
      .init(fidelity: "FS-237", setting: "inheritedViewAnswersItself", test: "HostingVersionTests")
    ),
    ("tree.glass", .init(fidelity: "FS-253", setting: "hostingModel27", test: "HostingRootTests")),
    ("tree.", .init(fidelity: "FS-233", setting: "hostingModel27", test: "HostingRootTests")),
    ("grid.", .init(fidelity: "FS-073", setting: "hostingModel27", test: "HostingRootTests")),
    (
      "published.",
      .init(fidelity: "FS-070", setting: "hitTestPasses", test: "TwoPhaseDispatchTests")
    ),
    (
      "accessibility.",
      .init(
        fidelity: "FS-166", setting: "accessibilityPointsAreInScreen", test: "AccessibilityTests")
    ),
    (
      "tap.covered.",
      .init(fidelity: "FS-396", setting: "plainViewsKeepTouches", test: "ChoiceTests")
    ),
    ("tap.", .init(fidelity: "FS-070", setting: "hitTestPasses", test: "HostingRootTests")),
  ]

  /// The basis of a row, by the beginning of its name.
  static func of(_ id: String) -> ProbeBasis? { all.first { id.hasPrefix($0.prefix) }?.basis }
}
