"""Packages of PyPI that checks use, in a folder beside the build."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build-python" / f"{sys.version_info.major}.{sys.version_info.minor}"

# How long a command may take that waits for the network.
SECONDS = 180


def use(*wanted):
    """Makes packages importable, each named as `name==version`, and installs what is not there yet.

    Returns whether they can be had.
    """
    site = FOLDER / "lib" / f"python{FOLDER.name}" / "site-packages"
    missing = [one for one in wanted if not (site / info(one)).exists()]
    if missing and not (
            fetch([sys.executable, "-m", "venv", FOLDER], "a virtual environment of Python")
            and fetch([FOLDER / "bin/python", "-m", "pip", "-q", "install", *missing],
                      f"{' '.join(missing)} from PyPI")):
        return False
    # In front, since a host may have older ones of what these need.
    sys.path.insert(0, str(site))
    return True


def fetch(command, what):
    """Runs a command that waits for the network, and says for what and how long at most.

    Returns whether it succeeded; if not, it has said why.
    """
    print(f"waiting for {what}, {SECONDS} s at most", file=sys.stderr, flush=True)
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        print(f"{what}: not there after {SECONDS} s", file=sys.stderr)
        return False
    if done.returncode:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        print(f"{what}: {reason}", file=sys.stderr)
    return done.returncode == 0


def info(package):
    name, _, version = package.partition("==")
    return f"{name.lower().replace('-', '_')}-{version}.dist-info"
