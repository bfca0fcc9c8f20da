"""What hatchling asks for when it builds the wheel: the facts of identity.json, the binary and the tags."""

import json
import os
import pathlib
import platform
import sys

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class Facts(MetadataHookInterface):
    def update(self, metadata):
        identity = json.loads((pathlib.Path(self.root) / "identity.json").read_text())
        metadata["version"] = identity["version"]
        metadata["description"] = identity["description"]
        metadata["urls"] = {"Homepage": identity["url"], "Issues": identity["url"] + "/issues"}


class Binary(BuildHookInterface):
    def initialize(self, version, build_data):
        binary = os.environ.get("TOUCHMAP")
        if not binary:
            sys.exit("TOUCHMAP must name the binary that goes into the wheel; Command/Python/wheel builds it")
        build_data["pure_python"] = False
        build_data["tag"] = tag(platform.system(), platform.machine())
        build_data["force_include"][binary] = "fallthrough/bin/touchmap"


def tag(system, machine):
    """The systems on which the binary runs: a static one on each Linux, and one for both kinds of Mac."""
    if system == "Linux":
        return f"py3-none-manylinux_2_17_{machine}.musllinux_1_1_{machine}"
    if system == "Darwin":
        return "py3-none-macosx_13_0_universal2"
    sys.exit(f"there is no wheel for {system}; use WSL, or a Linux container")
