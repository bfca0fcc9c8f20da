"""What the tests of a release share."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Scripts/Tests"))

from scripts import command, copy, folder, module, name_identity, run  # noqa: E402, F401

IDENTITY = "Release/Scripts/identity"


def identity_files():
    """What the script reads and writes, and itself."""
    version = next(ROOT.glob("Sources/**/TouchMapVersion.swift")).relative_to(ROOT).as_posix()
    return [IDENTITY, "Release/identity.json", version, *module(IDENTITY).PAGES,
            "Release/Templates/touchmap.rb", "Release/Templates/server.json"]
