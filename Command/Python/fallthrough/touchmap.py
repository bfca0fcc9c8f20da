"""Says which view of an iOS screen gets a tap, and why: the command `touchmap`, for Python.

A dump is a text that lists the views of a screen, such as Appium's `driver.page_source`. Wherever a function takes
a dump, a `str` is the text itself and a `pathlib.Path` a file. Points, frames and lengths are in points, from the
left top corner of the screen.

A question ends after 60 seconds, or after the `timeout` in seconds that a function takes; None is no limit.

    from fallthrough.touchmap import assert_tappable, verdict

    print(verdict(driver.page_source, "Buy"))
    assert_tappable(driver, "Buy")
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import warnings
from collections.abc import Iterable
from typing import Any, Protocol, Union

__all__ = ["CannotTell", "Finding", "TouchmapError", "Verdict", "View", "assert_tappable", "at", "lint",
           "verdict"]

BINARY = pathlib.Path(__file__).with_name("bin") / "touchmap"
Dump = Union[str, pathlib.Path]


class Driver(Protocol):
    """What has the page source of a screen, such as the driver of the Appium client."""

    @property
    def page_source(self) -> str: ...


class TouchmapError(Exception):
    """There is no answer. The text says why, and what to do."""


class CannotTell(UserWarning):
    """A dump does not contain enough for a verdict."""


@dataclasses.dataclass(frozen=True)
class View:
    """A view of a screen; `frame` is x, y, width and height, or None if the dump lacks it.

    `verdict` is the word about a tap on it, for one of `Verdict.others`.
    """

    name: str
    line: int | None = None
    frame: tuple[float, float, float, float] | None = None
    verdict: str | None = None


@dataclasses.dataclass(frozen=True)
class Verdict:
    """The members of `touchmap --brief`, which Documentation/Agents.md explains.

    `verdict` is one word, such as "hits" or "covered-by"; `by` is the view that causes it. `tap_at` is a point that
    reaches the view. `evidence` is "exact", "geometric" or "assumed"; if it is not exact, `because` says why not.
    `part` is true if no view has the name, and it is only a part of the identifier or text of this one.
    """

    verdict: str
    evidence: str
    by: View | None = None
    tap_at: tuple[float, float] | None = None
    matches: int = 1
    because: str | None = None
    message: str | None = None
    fix: str | None = None
    fixed: float | None = None
    lost: int = 0
    can_scroll: bool | None = None
    settle: str | None = None
    about: View | None = None
    acts: bool = True
    blocks: View | None = None
    beside: bool = False
    caveats: tuple[str, ...] = ()
    windows: str | None = None
    witnessed: dict[str, Any] | None = None
    others: tuple[View, ...] = ()
    part: bool = False
    screen: int = 1


@dataclasses.dataclass(frozen=True)
class Finding:
    """A finding of `touchmap lint`; Documentation/Linting.md explains the rules.

    `file` and `line` say where the dump has the view, `severity` is "error", "warning" or "note", and `fingerprint`
    is the same for the same finding in a later dump. `others` are the views that have the same cause.
    """

    file: str
    screen: int
    rule: str
    severity: str
    view: View
    message: str
    fix: str | None
    fingerprint: str
    evidence: str
    others: tuple[View, ...] = ()


def verdict(dump: Dump, name: str, screen: int | None = None, timeout: float | None = 60) -> Verdict:
    """Returns what happens to a tap on the view with a name.

    A name is a class, an address, `#` and an identifier, or the text on a control. Of several views, a control is meant
    before a view that only shows its text, what can be seen before what cannot, and an identifier before a text; of
    several that are meant as much, the first that loses its taps. `others` has up to five of the rest. If the dump
    holds several screens that have such a view, `screen` is the number of one, from 1.

    Raises TouchmapError if the dump cannot be read, or if no view has the name.
    """
    return _brief(["why", "--brief"], [name], dump, screen, timeout)


def at(dump: Dump, x: float, y: float, screen: int | None = None, timeout: float | None = 60) -> Verdict:
    """Returns the verdict about the view that gets a tap at a point."""
    return _brief(["at", "--brief"], [f"{x},{y}"], dump, screen, timeout)


def lint(paths: Iterable[pathlib.Path] | pathlib.Path, timeout: float | None = 60) -> list[Finding]:
    """Returns all findings in dumps, which are files or folders, in the order of the dumps."""
    if isinstance(paths, (str, bytes)):
        raise TouchmapError(f"a text is no list of files; {_HINT}")
    files = [paths] if isinstance(paths, pathlib.Path) else list(paths)
    reports = json.loads(_run(["lint", "--format", "json"], list(map(_file, files)), timeout=timeout))
    return [
        Finding(report["file"], report["screen"], one["rule"], one["severity"], _node(one["node"]),
                one["message"], one["fix"], one["fingerprint"], one["evidence"],
                tuple(map(_node, one.get("others", ()))))
        for report in (reports if isinstance(reports, list) else [reports])
        for one in report["findings"]
    ]


def assert_tappable(
    driver_or_dump: Driver | Dump, name: str, index: int | None = None, strict: bool = False,
    timeout: float | None = 60,
) -> None:
    """Fails a test if a tap does not reach the view with a name.

    It passes if the view, or a view that acts for it, gets the tap. If the dump does not contain enough for a
    verdict, it warns with CannotTell, or fails if `strict` is true. A control is meant before a view that only shows
    its text, what can be seen before what cannot, and an identifier before a text. If several views are meant as much,
    `index` says which one, from 0, in the order of the dump.

    A failure writes the dump and a picture of it to the folder that the environment variable TOUCHMAP_PICTURES
    names, else to `touchmap-pictures`. Their names are those of the test, with its file, class and parameters, and a
    number: no file is overwritten.

    Raises TouchmapError if the driver has no page source or the dump cannot be read, else AssertionError.
    """
    __tracebackhide__ = True
    dump = _dump(driver_or_dump)
    try:
        lines = _run(["why", "--format", "jsonl"], [name], dump, timeout).splitlines()
        answers = [json.loads(line) for line in lines]
    except _UnknownName as error:
        raise AssertionError(_failure(str(error), dump, timeout)) from None
    # Of the command, those that lose their taps come first, so that a place would depend on the verdicts.
    answers.sort(key=lambda one: (one["screen"], one["match"]))
    if answers[0].get("part"):
        text = f"nothing is called {name!r}; did you mean {_title(answers[0]['node'])}?"
        raise AssertionError(_failure(text, dump, timeout))
    if index is None and len(answers) > 1:
        found = "".join(f"\n  index={place}: {_title(one['node'])}" for place, one in enumerate(answers))
        raise AssertionError(_failure(f"{len(answers)} views are called {name!r}; pass one of{found}", dump, timeout))
    if not 0 <= (index or 0) < len(answers):
        raise AssertionError(_failure(f"{name!r} has no index {index}, only {len(answers)} views", dump, timeout))
    answer = answers[index or 0]
    word = answer["verdict"] or "cannot-tell"
    if word in ("hits", "handled-by"):
        return
    text = f"{_title(answer['node'])}: {answer['sentence']} [{word}]"
    if word == "cannot-tell":
        about = f": {_title(answer['about'])}" if answer.get("about") else ""
        text += f"\n  To settle it: {answer.get('settle') or 'use a name that fewer views have'}{about}"
        if not strict:
            warnings.warn(text, CannotTell, stacklevel=2)
            return
    if answer["fix"]:
        text += f"\n  fix: {answer['fix']}"
    raise AssertionError(_failure(text, dump, timeout))


def main() -> None:
    """Runs the command with the arguments of the process."""
    try:
        os.execv(BINARY, ["touchmap", *sys.argv[1:]])
    except OSError as error:
        print(f"error: {_unusable(error)}", file=sys.stderr)
        sys.exit(2)


class _UnknownName(TouchmapError):
    """No view has the name; the text tells similar names."""


_HINT = "for a file, pass pathlib.Path(...), for several a list"


def _file(path: Any) -> str:
    """The path as an argument, which is not the name of standard input."""
    if not isinstance(path, (str, pathlib.PurePath)):
        raise TouchmapError(f"{path!r} is no file; {_HINT}")
    return "./-" if str(path) == "-" else str(path)


def _run(options: list[str], names: list[str], dump: Dump | None = None, timeout: float | None = 60) -> str:
    """What the command prints. Names and files stand behind `--`, since a text may begin with a minus."""
    text = dump if isinstance(dump, str) else ""
    inputs = [] if dump is None else ["-" if isinstance(dump, str) else _file(dump)]
    try:
        done = subprocess.run(
            [BINARY, *options, "--", *names, *inputs], input=text, capture_output=True, encoding="utf-8",
            errors="replace", timeout=timeout)
    except OSError as error:
        raise TouchmapError(_unusable(error)) from error
    except ValueError as error:
        raise TouchmapError(f"a name or a path has a character that no argument may have: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise TouchmapError(f"no answer within {timeout} s; pass a longer timeout=") from error
    if done.returncode in (0, 1):
        return done.stdout
    if done.returncode != 2:
        raise TouchmapError(
            f"touchmap ended with {done.returncode}; install the wheel for this system again")
    complaint = " ".join(done.stderr.split())
    if "error: nothing is called" in complaint:
        raise _UnknownName(complaint.partition("error: ")[2])
    is_path = text.strip() and len(text.splitlines()) == 1 and text.lstrip()[0] not in "<{["
    next_step = f"a text is the dump itself; {_HINT}" if is_path else "save the whole output of the tool again"
    raise TouchmapError(f"{complaint or 'no answer'}; {next_step}")


def _brief(
    options: list[str], names: list[str], dump: Dump, screen: int | None, timeout: float | None
) -> Verdict:
    if screen is not None:
        options = [*options, "--screen", str(screen)]
    answers = [json.loads(line) for line in _run(options, names, dump, timeout).splitlines()]
    if len(answers) != 1:
        raise TouchmapError(f"the dump holds {len(answers)} screens; pass the number of one as screen=")
    members = answers[0]
    known = {field.name for field in dataclasses.fields(Verdict)}
    # A member of a later command is left out.
    values = {key: value for key, value in members.items() if key in known}
    for key in ("by", "about", "blocks"):
        if values.get(key):
            values[key] = _view(values[key])
    values["others"] = tuple(map(_view, values.get("others", ())))
    for key in ("tap_at", "caveats"):
        if key in values:
            values[key] = _tuple(values[key])
    return Verdict(**values)


def _view(node: dict[str, Any]) -> View:
    return View(node["name"], node["line"], _tuple(node["frame"]), node.get("verdict"))


def _tuple(values: list[Any] | None) -> Any:
    return None if values is None else tuple(values)


def _title(node: dict[str, Any]) -> str:
    """How a node of a detailed answer is called in a sentence."""
    called = f' "{node["label"]}"' if node["label"] else f" #{node['identifier']}" if node["identifier"] else ""
    return f"{node['class']}{called} (line {node['line']})"


def _node(node: dict[str, Any]) -> View:
    return View(_title(node), node["line"], _tuple(node["frame"]))


def _dump(driver_or_dump: Driver | Dump) -> Dump:
    if isinstance(driver_or_dump, (str, pathlib.Path)):
        return driver_or_dump
    try:
        source = driver_or_dump.page_source
    # Each client has errors of its own, for a session that ended, a server that is gone, a proxy between them.
    except Exception as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise TouchmapError(f"the driver has no page source: {reason}; start its session again") from error
    if not isinstance(source, str):
        raise TouchmapError(f"{type(driver_or_dump).__name__}.page_source is no text; pass a driver or a dump")
    return source


def _unusable(error: OSError) -> str:
    return (f"touchmap cannot run: {error.strerror}: {BINARY}; install the wheel for this system again, in a folder "
            "from which programs may run")


def _failure(text: str, dump: Dump, timeout: float | None) -> str:
    """The text, with the path of a picture of the dump, which is written here."""
    folder = pathlib.Path(os.environ.get("TOUCHMAP_PICTURES") or "touchmap-pictures")
    try:
        content = dump if isinstance(dump, str) else dump.read_text(encoding="utf-8", errors="replace")
        extension = "xml" if content.lstrip().startswith("<?xml") or "<XCUI" in content[:2000] else "txt"
        folder.mkdir(parents=True, exist_ok=True)
        picture = _new_picture(folder)
        saved = picture.with_suffix(f".{extension}")
        saved.write_text(content, encoding="utf-8", errors="replace")
    except OSError as error:
        return f"{text}\n  no picture: {error}"
    try:
        _run(["map", f"--output={picture}"], [], saved, timeout)
    except TouchmapError as error:
        picture.unlink()
        return f"{text}\n  no picture: {error}\n  dump: {saved}"
    return f"{text}\n  picture: {picture}\n  dump: {saved}"


def _new_picture(folder: pathlib.Path) -> pathlib.Path:
    """An empty file for a picture of this test; it is made here, so that no other process takes the same name."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0].replace(".py::", "-")
    stem = re.sub(r"[^\w-]+", "-", test, flags=re.ASCII).strip("-")[:150] or "screen"
    for number in itertools.count(1):
        picture = folder / f"{stem}-{number}.svg"
        with contextlib.suppress(FileExistsError):
            picture.touch(exist_ok=False)
            break
    return picture


if __name__ == "__main__":
    main()
