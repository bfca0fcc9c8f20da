"""The module as a test of an app uses it, with the client of Appium; `check` runs this."""

import pathlib
import re
import subprocess
import sys
import warnings

import appium.webdriver
import pytest
import webdriver
from appium.options.ios import XCUITestOptions

from fallthrough import touchmap
from fallthrough.touchmap import CannotTell, TouchmapError, View, assert_tappable, at, lint, verdict

SCREENS = pathlib.Path(__file__).resolve().parents[3] / "Examples/Screens"
CHECKOUT, FEED = SCREENS / "cover-over-checkout.txt", SCREENS / "toast-over-feed.txt"
CLEAN = SCREENS / "toast-falls-through.txt"


def element(kind, name, x, y, width, height, inside=""):
    attributes = f'name="{name}" label="{name}" enabled="true" visible="true"'
    return (f'<XCUIElementType{kind} type="XCUIElementType{kind}" {attributes} x="{x}" y="{y}" width="{width}" '
            f'height="{height}">{inside}</XCUIElementType{kind}>')


def source(*elements):
    window = element("Window", "", 0, 0, 393, 852, "".join(elements))
    return '<?xml version="1.0" encoding="UTF-8"?>' + element("Application", "Shop", 0, 0, 393, 852, window)


BUY = element("Button", "Buy", 20, 700, 350, 50)
OTHER = element("Button", "Buy", 20, 600, 350, 50)
CARD = element("Other", "Card", 0, 650, 393, 202)
KEYS = element("Keyboard", "", 0, 560, 393, 292, element("Key", "q", 5, 690, 380, 80))


@pytest.fixture
def server():
    with webdriver.serving() as server:
        yield server


@pytest.fixture
def driver(server, tmp_path, monkeypatch):
    monkeypatch.setenv("TOUCHMAP_PICTURES", str(tmp_path / "pictures"))
    address = f"http://127.0.0.1:{server.server_port}"
    driver = appium.webdriver.Remote(address, options=XCUITestOptions())
    yield driver


def test_a_verdict_has_the_members_of_brief():
    answer = verdict(CHECKOUT, "Pay")
    assert (answer.verdict, answer.evidence, answer.tap_at, answer.fixed) == ("covered-by", "exact", None, 1)
    assert answer.by == View("UIView", 13, (0, 0, 393, 852))
    assert answer.message == "the view on line 13 in front of it takes the touch"
    assert verdict(CHECKOUT.read_text(), "Pay") == answer
    assert at(CHECKOUT, 196, 760).by == answer.by
    reached = verdict(CLEAN, "Undo")
    assert (reached.verdict, reached.tap_at, len(reached.caveats)) == ("hits", (323, 721), 1)


def test_lint_returns_every_finding():
    findings = lint([FEED, CLEAN])
    assert {one.file for one in findings} == {str(FEED)}
    assert [one.severity for one in findings] == 2 * ["error"] + ["note"]
    assert findings[0].rule == "overlay-blocks-control" and findings[0].view.line == 13
    assert [one.line for one in findings[0].others] == [18, 25, 27, 29]
    assert [one.file for one in lint(SCREENS)].count(str(FEED)) == len(findings)


def test_a_name_of_no_view_and_a_broken_dump_say_what_to_do(tmp_path):
    with pytest.raises(TouchmapError, match="nothing is called 'Pax'; .*did you mean 'Pay'"):
        verdict(CHECKOUT, "Pax")
    # A text may begin with a minus.
    with pytest.raises(TouchmapError, match="nothing is called '-Pay'"):
        verdict(CHECKOUT, "-Pay")
    for dump in ["", "{", tmp_path / "none.txt"]:
        with pytest.raises(TouchmapError, match="error: .*; save the whole output of the tool again"):
            verdict(dump, "Pay")


def test_a_path_as_text_names_the_class_of_paths():
    for dump in [str(CHECKOUT), "none.txt", "\ud800"]:
        with pytest.raises(TouchmapError, match=r"a text is the dump itself; for a file, pass pathlib.Path\(...\)"):
            verdict(dump, "Pay")
    for paths in ["/", str(CHECKOUT), b"/"]:
        with pytest.raises(TouchmapError, match=r"a text is no list of files; for a file, pass pathlib.Path\(...\)"):
            lint(paths)
    for question in [lambda: verdict(5, "Pay"), lambda: lint([5])]:
        with pytest.raises(TouchmapError, match=r"5 is no file; for a file, pass pathlib.Path"):
            question()


@pytest.mark.parametrize("odd", ["a\0b", "\ud800"])
def test_what_no_argument_can_be_is_an_error_of_this_module(odd):
    for question in [lambda: verdict(CHECKOUT, odd), lambda: verdict(pathlib.Path(odd), "Pay"),
                     lambda: lint([CHECKOUT, pathlib.Path(odd)]), lambda: assert_tappable(CHECKOUT, odd)]:
        with pytest.raises(TouchmapError, match="has a character that no argument may have"):
            question()


def test_no_file_is_an_option_or_standard_input(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ["-", "--write-baseline=z.txt"]:
        pathlib.Path(name).write_text(CHECKOUT.read_text())
        assert verdict(pathlib.Path(name), "Pay").verdict == "covered-by"
        assert [one.file for one in lint(pathlib.Path(name))][0].endswith(name)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_question_ends_after_its_limit(tmp_path, monkeypatch):
    binary = tmp_path / "touchmap"
    binary.write_text("#!/bin/sh\nexec sleep 60\n")
    binary.chmod(0o755)
    monkeypatch.setattr(touchmap, "BINARY", binary)
    for question in [lambda: verdict("", "Pay", timeout=0.1), lambda: at("", 1, 1, timeout=0.1),
                     lambda: lint(CHECKOUT, timeout=0.1), lambda: assert_tappable("", "Pay", timeout=0.1)]:
        with pytest.raises(TouchmapError, match="no answer within 0.1 s; pass a longer timeout="):
            question()


def test_of_several_screens_one_must_be_chosen():
    two = touchmap._run(["convert"], [], CHECKOUT)
    head, _, screen = two.partition('"screens":[')
    screen = screen.strip().removesuffix("]}").strip()
    two = head + '"screens":[' + screen + "," + screen + "]}"
    with pytest.raises(TouchmapError, match="the dump holds 2 screens"):
        verdict(two, "Pay")
    assert verdict(two, "Pay", screen=2).screen == 2


def test_a_button_that_is_reached_passes(driver, server):
    server.source = source(BUY)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert_tappable(driver, "Buy")


def test_a_button_behind_the_keyboard_fails_with_a_sentence_and_a_picture(driver, server, tmp_path):
    server.source = source(BUY, KEYS)
    with pytest.raises(AssertionError) as failure:
        assert_tappable(driver, "Buy")
    test = "test_a_button_behind_the_keyboard_fails_with_a_sentence_and_a_picture"
    stem, = (file.with_suffix("") for file in (tmp_path / "pictures").glob(f"*test_touchmap-{test}-1.svg"))
    lines = str(failure.value).splitlines()
    assert lines[0].startswith('XCUIElementTypeButton "Buy" (line 1): No finger reaches it')
    assert lines[0].endswith("[keyboard]")
    assert lines[-2:] == [f"  picture: {stem}.svg", f"  dump: {stem}.xml"]
    assert stem.with_suffix(".svg").read_text().startswith("<svg")
    assert stem.with_suffix(".xml").read_text() == server.source


@pytest.fixture(params=["a/b", "a b", "\u00e9" * 200])
def parameter(request):
    return request.param


class TestOne:
    def test_pictures_are_not_alike(self, parameter, tmp_path_factory, monkeypatch):
        folder = pathlib.Path(tmp_path_factory.getbasetemp()) / "all pictures"
        monkeypatch.setenv("TOUCHMAP_PICTURES", str(folder))
        before = set(folder.glob("*"))
        for name in ["Pay", "#Pay", "Pay!"]:
            with pytest.raises(AssertionError, match="picture: .*-test_pictures_are_not_alike-.*\\.svg\n"):
                assert_tappable(CHECKOUT, name)
        new = set(folder.glob("*")) - before
        assert len(new) == 6 and all(file.stat().st_size for file in new)
        assert all(type(self).__name__ in file.name for file in new)


class TestOther(TestOne):
    pass


def test_a_picture_that_cannot_be_drawn_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.setenv("TOUCHMAP_PICTURES", str(tmp_path))
    run = touchmap._run

    def refusing(options, *rest):
        if options[0] == "map":
            raise TouchmapError("no room")
        return run(options, *rest)

    monkeypatch.setattr(touchmap, "_run", refusing)
    with pytest.raises(AssertionError, match=r"no picture: no room\n  dump: .*\.txt"):
        assert_tappable(CHECKOUT, "Pay")
    assert [file.suffix for file in tmp_path.iterdir()] == [".txt"]


def test_a_failure_names_the_fix(tmp_path, monkeypatch):
    monkeypatch.setenv("TOUCHMAP_PICTURES", str(tmp_path))
    with pytest.raises(AssertionError, match="fix: Set isPassThrough of UIView \\(line 13\\) to true"):
        assert_tappable(CHECKOUT, "Pay")


def test_a_dump_that_says_too_little_warns_and_fails_if_strict(driver, server):
    server.source = source(BUY, CARD)
    with pytest.warns(CannotTell, match=r'0% to 100%.*\[cannot-tell\]\n  To settle it: .*"Card"'):
        assert_tappable(driver, "Buy")
    with pytest.raises(AssertionError, match="To settle it: "):
        assert_tappable(driver, "Buy", strict=True)


def test_a_button_that_appium_calls_not_hittable_is_in_doubt_unless_something_covers_it(driver, server):
    dead = BUY.replace('visible="true"', 'visible="true" hittable="false"')
    server.source = source(dead, KEYS)
    for strict in [False, True]:
        with pytest.raises(AssertionError, match=r"No finger reaches it: XCUIElementTypeKeyboard .*\[keyboard\]"):
            assert_tappable(driver, "Buy", strict=strict)
    server.source = source(dead)
    with pytest.warns(CannotTell, match=r"it is reported as not hittable.*\[cannot-tell\]"):
        assert_tappable(driver, "Buy")
    with pytest.raises(AssertionError, match=r"\[cannot-tell\]\n  To settle it: "):
        assert_tappable(driver, "Buy", strict=True)
    server.source = source(element("TabBar", "Tabs", 0, 690, 393, 80, dead))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert_tappable(driver, "Buy", strict=True)


def test_a_control_is_meant_before_a_text_and_a_part_of_a_name_is_none(driver, server):
    server.source = source(element("StaticText", "Buy", 20, 100, 350, 50), BUY)
    assert_tappable(driver, "Buy", strict=True)
    answer = verdict(server.source, "Buy")
    assert (answer.verdict, answer.matches, answer.part) == ("hits", 2, False)
    assert answer.others == (View("XCUIElementTypeStaticText #Buy", 1, (20, 100, 350, 50), "hits"),)
    server.source = source(element("Button", "Buy now", 20, 700, 350, 50))
    with pytest.raises(AssertionError, match="nothing is called 'Buy'; did you mean XCUIElementTypeButton \"Buy now\""):
        assert_tappable(driver, "Buy")
    assert verdict(server.source, "Buy").part


def test_of_several_buttons_one_must_be_named_by_its_index(driver, server):
    server.source = source(OTHER, BUY, KEYS)
    with pytest.raises(AssertionError, match="2 views are called 'Buy'; pass one of\n  index=0: XCUI.*\n  index=1: "):
        assert_tappable(driver, "Buy")
    for index in [1, 2, -1]:
        with pytest.raises(AssertionError, match="keyboard|has no index"):
            assert_tappable(driver, "Buy", index=index)
    # The order is that of the dump, although the command tells first of the one that loses its taps.
    server.source = source(element("Button", "Buy", 20, 300, 350, 50), BUY, KEYS)
    assert_tappable(driver, "Buy", index=0)
    with pytest.raises(AssertionError, match="nothing is called 'Bux'.*did you mean '#Buy', 'Buy'"):
        assert_tappable(driver, "Bux")


def test_a_cut_page_source_is_never_certain(driver, server):
    server.source = source(BUY, OTHER).split("<XCUIElementTypeButton")[0]
    with pytest.raises(AssertionError, match="nothing is called 'Buy'.*a part of the dump is missing: save the whole"):
        assert_tappable(driver, "Buy")
    server.source = source(BUY, CARD).split("</XCUIElementTypeButton")[0]
    with pytest.warns(CannotTell):
        assert_tappable(driver, "Buy")


def test_a_session_that_ended_and_a_server_that_is_gone_say_so(driver, server):
    driver.quit()
    with pytest.raises(TouchmapError, match="the driver has no page source: .*; start its session again"):
        assert_tappable(driver, "Buy")
    server.shutdown()
    server.server_close()
    with pytest.raises(TouchmapError, match="the driver has no page source: .*; start its session again"):
        assert_tappable(driver, "Buy")


def test_the_page_on_fresh_dumps_shows_a_test_that_works(server, tmp_path):
    page = (SCREENS.parents[1] / "Documentation/FreshDumps.md").read_text()
    shown = re.search(r"```python\n(.*?)```", page, re.DOTALL)[1]
    address = f"http://127.0.0.1:{server.server_port}"
    (tmp_path / "test_shown.py").write_text(shown.replace("http://127.0.0.1:4723", address))
    picture = "picture: touchmap-pictures/test_shown-test_pay_gets_its_tap-1.svg"
    for keyboard, expected in [("", "1 passed"), (KEYS, picture)]:
        server.source = source(element("Button", "Pay", 20, 700, 350, 50), keyboard)
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", "test_shown.py"], cwd=tmp_path,
                              capture_output=True, text=True)
        assert expected in done.stdout, done.stdout
    assert (tmp_path / "screens/Checkout.xml").read_text() == server.source


@pytest.mark.parametrize("content", [None, b"no program", b"#!/nowhere\n"])
def test_a_binary_that_cannot_run_says_what_to_do(tmp_path, monkeypatch, content):
    binary = tmp_path / "touchmap"
    if content:
        binary.write_bytes(content)
        binary.chmod(0o755)
    monkeypatch.setattr(touchmap, "BINARY", binary)
    with pytest.raises(TouchmapError, match="touchmap cannot run: .*; install the wheel for this system again"):
        verdict(CHECKOUT, "Pay")
    with pytest.raises(SystemExit) as end:
        touchmap.main()
    assert end.value.code == 2
