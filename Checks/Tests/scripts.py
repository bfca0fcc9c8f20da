"""What the tests in this folder share."""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Tests leave nothing behind in the folder of the scripts.
sys.dont_write_bytecode = True


@contextlib.contextmanager
def folder():
    # A stand-in whose caller was killed may write while the folder goes.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        yield pathlib.Path(name)


def command(path, *lines):
    """Writes a command that stands in for a real one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["#!/usr/bin/env bash", *lines, ""]))
    path.chmod(0o755)


def copy(*names, to):
    """Copies files of the project into a scratch one."""
    for name in names:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)


def run(*arguments, at=ROOT, tools=None, **variables):
    """Runs a command, before whose own the commands of a folder are found; output and complaints are
    one text."""
    # Another test may have named the command for its own process.
    environment = {name: value for name, value in os.environ.items() if name != "TOUCHMAP"} | variables
    if tools:
        environment["PATH"] = f"{tools}:{environment['PATH']}"
    done = subprocess.run(
        [str(one) for one in arguments], cwd=at, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout


def name_identity(project, **fields):
    """Changes fields of a project's Checks/Release/identity.json."""
    file = project / "Checks/Release/identity.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | fields, indent=2) + "\n")
