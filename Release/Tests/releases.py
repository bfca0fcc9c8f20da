"""What the tests of a release share."""

import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Scripts/Tests"))

from scripts import command, copy, folder, module, run  # noqa: E402, F401

IDENTITY = "Release/Scripts/identity"


def identity_files():
    """What the script reads and writes, and itself."""
    script = module(IDENTITY)
    version = next(ROOT.glob("Sources/**/TouchMapVersion.swift")).relative_to(ROOT).as_posix()
    return [IDENTITY, "Release/identity.json", version, *script.PAGES, *script.WRITTEN,
            *script.WRITTEN.values()]


def name_identity(project, **fields):
    """Changes fields of a project's Release/identity.json."""
    file = project / "Release/identity.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | fields, indent=2) + "\n")
