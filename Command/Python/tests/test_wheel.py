"""What is in the wheel, and what an environment without a network makes of it; `check` runs this."""

import json
import os
import pathlib
import re
import subprocess
import sys
import zipfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "Command/Python"))
from build_hook import tag  # noqa: E402

WHEEL = pathlib.Path(os.environ["WHEEL"])
BIN = pathlib.Path(os.environ["WHEEL_PYTHON"]).parent


def test_it_has_the_binary_the_licence_and_the_description():
    identity = json.loads((ROOT / "Checks/Release/identity.json").read_text())
    version = identity["version"]
    with zipfile.ZipFile(WHEEL) as wheel:
        names = set(wheel.namelist())
        info = f"fallthrough-{version}.dist-info"
        assert {"fallthrough/py.typed", "fallthrough/touchmap_lldb.py", "fallthrough/bin/touchmap"} < names
        assert wheel.getinfo("fallthrough/bin/touchmap").external_attr >> 16 & 0o111
        assert wheel.read(f"{info}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
        notices = ["ArgumentParser", "Yams", "libYAML"]
        if os.uname().sysname == "Linux":
            notices += ["ICU", "Swift", "GCC", "glibc"]
        assert {name for name in names if "/licenses/LICENSE-" in name} == {
            f"{info}/licenses/LICENSE-{name}.txt" for name in notices}
        for name in notices:
            text = wheel.read(f"{info}/licenses/LICENSE-{name}.txt").decode()
            assert re.search("[Cc]opyright", text) and len(text) > 500, name
        metadata = wheel.read(f"{info}/METADATA").decode()
        is_static = b"/ld-linux" not in wheel.read("fallthrough/bin/touchmap")[:4096]
    assert f"Version: {version}\n" in metadata and identity["description"] in metadata
    assert (ROOT / "Command/Python/README.md").read_text() in metadata
    # A binary of a debug build is larger, and needs libraries beside it.
    assert not is_static or WHEEL.stat().st_size <= 25_000_000


@pytest.mark.parametrize("system, machine, expected", [
    ("Linux", "x86_64", "py3-none-manylinux_2_17_x86_64.musllinux_1_1_x86_64"),
    ("Linux", "aarch64", "py3-none-manylinux_2_17_aarch64.musllinux_1_1_aarch64"),
    ("Darwin", "arm64", "py3-none-macosx_13_0_universal2"),
])
def test_its_tags_are_the_systems_of_the_binary(system, machine, expected):
    assert tag(system, machine) == expected
    if (system, machine) == (os.uname().sysname, os.uname().machine):
        assert WHEEL.name.endswith(f"-{expected}.whl")


def test_pip_refuses_one_for_another_machine_as_the_readme_says(tmp_path):
    readme = " ".join((ROOT / "Command/Python/README.md").read_text().split())
    own, other = WHEEL.name.split("-py3-")[1], tag("Darwin", "arm64") if os.uname().sysname == "Linux" else tag(
        "Linux", "x86_64")
    foreign = tmp_path / WHEEL.name.replace(f"py3-{own}", f"{other}.whl")
    foreign.write_bytes(WHEEL.read_bytes())
    pip = [BIN / "python", "-m", "pip", "install", "--no-index", "--no-deps", "--target", tmp_path / "x"]
    for arguments, words in [([foreign], "is not a supported wheel on this platform"),
                             (["--find-links", tmp_path, "fallthrough"], "No matching distribution found")]:
        done = subprocess.run([*pip, *arguments], capture_output=True, text=True)
        assert done.returncode and words in done.stderr and f"*{words}*" in readme


def test_there_is_none_for_windows():
    with pytest.raises(SystemExit, match="use WSL, or a Linux container"):
        tag("Windows", "AMD64")


def test_the_server_without_its_extra_says_what_it_needs():
    done = subprocess.run([BIN / "touchmap-mcp"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == ("error: touchmap-mcp needs Python 3.10 or later and the extra: "
                           "uvx --from 'fallthrough[mcp]' touchmap-mcp\n")


def test_it_has_the_commands_for_the_debugger():
    printed = subprocess.run([BIN / "touchmap", "lldb"], capture_output=True, text=True, check=True).stdout
    file = re.fullmatch('command script import "(.*)"', printed.splitlines()[-1])[1]
    assert pathlib.Path(file).read_bytes() == (ROOT / "Command/Python/fallthrough/touchmap_lldb.py").read_bytes()


def test_no_page_installs_the_package_of_another_project():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("[!.]*/**/*.md")]:
        assert not re.search(r"(pip|uv|pipx) (install|add) touchmap|uvx touchmap", page.read_text()), page


@pytest.mark.parametrize("command", [[BIN / "touchmap"], [BIN / "python", "-m", "fallthrough.touchmap"]])
def test_its_command_answers_as_the_readme_shows(command):
    shown = re.search(r"\$ \./touchmap demo\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    printed = subprocess.run([*command, "demo"], capture_output=True, text=True, check=True).stdout
    # The page leaves out lines where it shows "…".
    first, last = shown.split("…\n")
    assert printed.startswith(first) and printed.endswith(last)
