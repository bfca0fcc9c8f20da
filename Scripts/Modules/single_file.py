"""The library and the probe as one file, for hosts that compile Swift alone, such as an iPad."""

import re


def body(path):
    """A file without what its module is needed for."""
    kept = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if re.match(r"\s*(@_exported )?(internal )?import ", line):
            continue
        kept.append(re.sub(r"\bpackage (?=(static|private|final|override|var|let|func|struct|enum|"
                           r"init|class|protocol|typealias|extension|convenience|required|indirect|"
                           r"mutating|nonisolated|subscript|lazy|weak)\b)", "", line))
    return "\n".join(kept)


def text(root):
    folders = ["Sources/HitTesting", "Sources/Fallthrough", "Examples/Probe/SingleFile",
               "Examples/Probe/Shared", "Examples/Probe/App"]
    parts = ["// The probe of Fallthrough and the library in one file, written by Scripts/verify.",
             "// In Swift Playgrounds: make an app, delete its files, add this one, run it.",
             "import Combine", "import Foundation", "import ObjectiveC", "import OSLog",
             "import SwiftUI", "import UIKit", ""]
    for folder in folders:
        for path in sorted((root / folder).rglob("*.swift")):
            if path.name == "Exports.swift":
                continue
            parts += [f"// MARK: {path.relative_to(root)}", "", body(path), ""]
    return "\n".join(parts)
