"""Packages of PyPI that checks use, in a folder beside the build."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build-python" / f"{sys.version_info.major}.{sys.version_info.minor}"


def use(*wanted):
    """Makes packages importable, each named as `name==version`, and installs what is not there yet.

    Returns whether they can be had.
    """
    site = FOLDER / "lib" / f"python{FOLDER.name}" / "site-packages"
    missing = [one for one in wanted if not (site / info(one)).exists()]
    if missing:
        for command in [[sys.executable, "-m", "venv", FOLDER],
                        [FOLDER / "bin/python", "-m", "pip", "-q", "install", *missing]]:
            if subprocess.run(command, capture_output=True).returncode:
                return False
    # In front, since a host may have older ones of what these need.
    sys.path.insert(0, str(site))
    return True


def info(package):
    name, _, version = package.partition("==")
    return f"{name.lower().replace('-', '_')}-{version}.dist-info"
