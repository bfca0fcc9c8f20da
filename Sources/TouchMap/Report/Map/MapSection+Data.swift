extension MapSection {
  /// What the page's script tells about regions.
  ///
  /// `regions` holds for each claim the place of its owner in `nodes`, the window, the area that is
  /// left and the area if no window lay in front. `nodes` holds the owners and all above them.
  var data: JSON {
    var places: [Node.ID: Int] = [:]
    var listed: [Node.ID] = []
    for claim in claims {
      var node: Node.ID? = claim.owner
      while let index = node, places[index] == nil {
        places[index] = listed.count
        listed.append(index)
        node = report.screen.nodes[index].parent
      }
    }
    let owners = Set(claims.map(\.owner))
    let assumed = Dictionary(grouping: report.assumptions, by: \.node)
    return .object([
      ("area", .number(report.screen.frame.size.area)),
      ("evidence", .string(report.screen.reliableEvidence.rawValue)),
      (
        "windows",
        .array(report.screen.windows.indices.map { .string(name(ofWindow: $0)) })
      ),
      ("regions", .array(claims.map { region($0, places) })),
      (
        "nodes",
        .array(
          listed.map {
            node($0, places: places, isOwner: owners.contains($0), assumptions: assumed[$0] ?? [])
          })
      ),
    ])
  }

  private func region(_ claim: Claim, _ places: [Node.ID: Int]) -> JSON {
    .array([
      .integer(places[claim.owner] ?? 0), .integer(claim.window),
      .number(NumberText.rounded(claim.area)), .number(NumberText.rounded(claim.areaAlone)),
    ])
  }

  private func node(
    _ index: Node.ID, places: [Node.ID: Int], isOwner: Bool, assumptions: [Assumption]
  ) -> JSON {
    let node = report.screen.nodes[index]
    return .array([
      .string(report.screen.name(of: index)), .string(node.className),
      .optional(node.identifier), .optional(node.label),
      .integer(node.parent.flatMap { places[$0] } ?? -1),
      .optional(frame(of: index)),
      .optional(isOwner ? report.reason(for: index) : nil),
      .array(assumptions.map { .string(report.screen.explanation(of: $0)) }),
    ])
  }

  private func frame(of index: Node.ID) -> String? {
    report.frames[index].map { frame in
      let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      return "(\(lengths.map(NumberText.text).joined(separator: ", ")))"
    }
  }
}
