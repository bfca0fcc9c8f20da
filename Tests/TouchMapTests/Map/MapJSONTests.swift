import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The JSON of a touch map` {
  /// Shortens lists of polygons to `[…]`.
  private func withoutPolygons(_ json: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in json.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInside {
        isInside = !line.allSatisfy { $0 == " " || $0 == "]" }
      } else if line.hasSuffix("\"polygons\": [") {
        lines.append(line + "…]")
        isInside = true
      } else {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `names the owner of every region`() throws {
    // Into which polygons a region is cut is the partition's business.
    let json = try MapReport.json([MapFixture.report()])
    #expect(
      withNodesOnOneLine(withoutPolygons(json)) == """
        {
          "version": 2,
          "file": "shop/screen.txt",
          "screen": 1,
          "title": null,
          "size": [120, 100],
          "evidence": "assumed",
          "because": "PassThroughWindow (line 5) is taken to let touches on its own area fall \
        through, as its class says",
          "headline": "Cannot tell of the one target · 1 small",
          "verdict": {
            "text": "Cannot tell of 1 button: PassThroughWindow may keep the taps. Next: say what \
        PassThroughWindow does, with passthrough or takes-touches.",
            "targets": 1,
            "asked": 1,
            "counts": {
              "cannot-tell": 1
            },
            "culprits": []
          },
          "targets": [
            {
              "node": {
                "class": "UIButton", "address": "0x3", "identifier": null, "label": null, \
        "line": 3, "window": 0, "frame": [20, 10, 80, 40]
              },
              "verdict": "cannot-tell",
              "state": "unknown",
              "evidence": "assumed",
              "reach": 0.75,
              "fixed": null,
              "small": true,
              "tap_at": null,
              "takers": [
                {
                  "node": {
                    "class": "Banner", "address": "0x7", "identifier": "banner", "label": null, \
        "line": 7, "window": 1, "frame": [0, 30, 60, 20]
                  },
                  "share": 0.25
                }
              ]
            }
          ],
          "regions": [
            {
              "owner": null,
              "undecided": false,
              "area": 2400,
              "polygons": […]
            },
            {
              "owner": {
                "class": "UITableView", "address": "0x2", "identifier": null, "label": null, \
        "line": 2, "window": 0, "frame": [0, 0, 120, 80]
              },
              "undecided": false,
              "area": 6000,
              "polygons": […]
            },
            {
              "owner": {
                "class": "UIButton", "address": "0x3", "identifier": null, "label": null, \
        "line": 3, "window": 0, "frame": [20, 10, 80, 40]
              },
              "undecided": false,
              "area": 2400,
              "polygons": […]
            },
            {
              "owner": {
                "class": "Banner", "address": "0x7", "identifier": "banner", "label": null, \
        "line": 7, "window": 1, "frame": [0, 30, 60, 20]
              },
              "undecided": false,
              "area": 1200,
              "polygons": […]
            }
          ],
          "caveats": ["unless PassThroughWindow, Banner overrides hitTest(_:with:) or \
        point(inside:with:)"],
          "assumptions": [
            {
              "kind": "pass-through",
              "line": 5,
              "explanation": "PassThroughWindow (line 5) is taken to let touches on its own area f\
        all through, as its class says"
            },
            {
              "kind": "app-class",
              "line": 7,
              "explanation": "Banner #banner (line 7) is the app's own and takes the touch itself, \
        unless it overrides hitTest(_:with:); a setting settles it: takes-touches: [Banner] or \
        passthrough: [Banner]"
            }
          ],
          "notes": []
        }
        """)
  }

  @Test func `has areas that add up to the screen's, and polygons of these areas`() throws {
    let text =
      MapFixture.text + """

           |    | <UIView: 0x8; frame = (10 -20; 90 90); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
           |    | <UIView: 0x9; frame = (33.3333 12.5; 200 11.1)>
        """
    let map = try Map(json: MapReport.json([MapFixture.report(text)]))
    #expect(map.size == [120, 100])
    #expect(map.regions.count == 6)
    let area = map.regions.reduce(0) { $0 + $1.area }
    #expect(abs(area - 12_000) < 1e-6, "\(area)")
    for region in map.regions {
      let sum = region.polygons.reduce(0) { $0 + $1.area }
      #expect(abs(abs(sum) - region.area) < 1e-6, "\(region)")
    }
  }

  @Test func `is an array for several maps`() throws {
    let report = try MapFixture.report()
    let one = MapReport.json([report], asList: true)
    #expect(one.hasPrefix("[\n  {") && one.hasSuffix("}\n]"))
    #expect(MapReport.json([report, report]).hasPrefix("[\n  {"))
  }
}

/// What the tests read of the JSON.
private struct Map: Decodable {
  struct Region: Decodable {
    var area: Double
    var polygons: [[[Double]]]
  }

  var size: [Double]
  var regions: [Region]

  init(json: String) throws { self = try JSONDecoder().decode(Map.self, from: Data(json.utf8)) }
}

extension [[Double]] {
  /// The signed area of a polygon.
  fileprivate var area: Double {
    zip(self, dropFirst() + [self[0]]).reduce(0) {
      $0 + ($1.0[0] * $1.1[1] - $1.1[0] * $1.0[1]) / 2
    }
  }
}
