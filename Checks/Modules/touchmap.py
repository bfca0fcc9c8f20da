"""The command that checks of its outputs run."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def touchmap():
    """The path that TOUCHMAP says, else that of the debug build."""
    if "TOUCHMAP" not in os.environ:
        folder = subprocess.run(["swift", "build", "--package-path", "Command", "--show-bin-path"], cwd=ROOT, text=True,
                                capture_output=True, check=True).stdout.strip()
        os.environ["TOUCHMAP"] = f"{folder}/touchmap"
    return os.environ["TOUCHMAP"]
