"""The server with the official client, and what it promises of files and processes; `check` runs this."""

import argparse
import contextlib
import http.server
import json
import os
import pathlib
import shlex
import subprocess
import sys
import threading
import time

import anyio
import pytest
from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

from fallthrough import server
from fallthrough.server import Problem, ServedFolder, ask

SCREENS = pathlib.Path(__file__).resolve().parents[3] / "Examples/Screens"
BUTTON = """<UIWindow: 0x1; frame = (0 0; 400 800)>
   | <UIButton: 0x2; frame = (100 100; 200 50); accessibilityIdentifier = 'buy'>
"""
TWO = BUTTON + "\n== second ==\n" + BUTTON


def with_server(body, root=SCREENS, *arguments, prepare="pass", **variables):
    """Runs a coroutine with a session of a client of a new server."""
    program = f"from fallthrough import server; {prepare}; server.main()"
    parameters = StdioServerParameters(
        command=sys.executable, args=["-c", program, "--root", str(root), *arguments], env={**os.environ, **variables})

    async def run():
        async with stdio_client(parameters) as streams, ClientSession(*streams) as session:
            await session.initialize()
            await body(session)
    anyio.run(run)


def error_of(result):
    assert result.is_error and result.structured_content is None
    return json.loads(result.content[0].text)


@pytest.fixture
def folder(tmp_path):
    """A served folder with a dump, and beside it a secret."""
    root = tmp_path / "served"
    (root / "inner").mkdir(parents=True)
    (root / "a.txt").write_text(BUTTON)
    (root / "inner/b.txt").write_text(BUTTON)
    (tmp_path / "secret.txt").write_text("the secret")
    (tmp_path / "served-too").mkdir()
    (tmp_path / "served-too/c.txt").write_text("the secret")
    return root


def test_files_of_the_served_folder_are_read(folder):
    (folder / "link.txt").symlink_to(folder / "inner/b.txt")
    (folder.parent / "other").symlink_to(folder)
    for path in ["a.txt", "inner/b.txt", "./inner/b.txt", "link.txt", str(folder / "a.txt")]:
        for root in [folder, folder.parent / "other"]:
            assert ServedFolder(str(root)).read(path) == BUTTON.encode()


@pytest.mark.parametrize("path, problem", [
    ("../secret.txt", 'without ".."'), ("inner/../../secret.txt", 'without ".."'), ("inner/../a.txt", 'without ".."'),
    ("-", "below the served folder"), ("no such", "no such file"), ("a\0.txt", "no such file"),
    ("\ud800", "no such file"), ("a.txt/x", "no such file"), ("loop", "no such file"),
    ("/etc/passwd", "leads out"), ("out.txt", "leads out"), ("out/secret.txt", "leads out"),
    ("near/c.txt", "leads out"), ("/dev/stdin", "leads out|no such file"), ("/proc/self/environ", "leads out"),
    ("inner", "plain file"), (".", "plain file"), ("pipe", "plain file"), ("socket", "plain file"),
    ("large.txt", "larger than 64 MiB"),
])
def test_nothing_else_is_read(folder, path, problem):
    (folder / "out.txt").symlink_to(folder.parent / "secret.txt")
    (folder / "out").symlink_to(folder.parent)
    (folder / "near").symlink_to(folder.parent / "served-too")
    (folder / "loop").symlink_to(folder / "loop")
    os.mkfifo(folder / "pipe")
    os.mknod(folder / "socket", 0o140644)
    with (folder / "large.txt").open("wb") as large:
        # Has its size and takes no room.
        large.truncate(1 << 30)
    with pytest.raises(Problem, match=problem) as refused:
        ServedFolder(str(folder)).read(path)
    assert "secret" not in str(refused.value).replace(path, "")


def test_a_home_is_served_only_if_it_is_named(folder, monkeypatch):
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.chdir(folder)
    with pytest.raises(Problem, match="no path is allowed here; pass the text as dump"):
        ServedFolder(None).read("a.txt")
    assert ServedFolder(".").read("a.txt")
    monkeypatch.chdir(folder / "inner")
    assert ServedFolder(None).read("b.txt")
    monkeypatch.chdir("/")
    assert ServedFolder(None).root is None
    for named in ["/no such", str(folder / "a.txt")]:
        with pytest.raises(argparse.ArgumentTypeError, match="is no folder; expected one whose files may be read"):
            ServedFolder(named)


def test_a_wheel_for_another_machine_is_said(tmp_path, monkeypatch):
    foreign = tmp_path / "touchmap"
    # The head of a program for a Mac.
    foreign.write_bytes(b"\xcf\xfa\xed\xfe\x0c\x00\x00\x01" + bytes(100))
    foreign.chmod(0o755)
    monkeypatch.setattr(server, "BINARY", foreign)
    with pytest.raises(Problem, match="^touchmap cannot run: Exec format error; ask the user to install the wheel for"):
        anyio.run(ask, ["map"])


@pytest.fixture
def slow(tmp_path, monkeypatch):
    """A command that never answers, and the file in which it writes its number."""
    binary, number = tmp_path / "touchmap", tmp_path / "number"
    binary.write_text(f"#!/bin/sh\necho $$ > {number}\nexec sleep 60\n")
    binary.chmod(0o755)
    monkeypatch.setattr(server, "BINARY", binary)
    return number


def assert_ended(number):
    process = int(number.read_text())
    for _ in range(200):
        with contextlib.suppress(ChildProcessError):
            os.waitpid(process, os.WNOHANG)
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("the process goes on")


def test_a_question_ends_after_its_limit(slow, monkeypatch):
    monkeypatch.setattr(server, "SECONDS", 5)
    with pytest.raises(Problem, match=r"no answer within 5 s; pass the dump of one screen"):
        anyio.run(ask, ["map"])
    assert_ended(slow)


def test_a_question_ends_when_it_is_cancelled(slow):
    async def cancel():
        async with anyio.create_task_group() as group:
            group.start_soon(ask, ["map"])
            while not (slow.exists() and slow.read_text()):
                await anyio.sleep(0.01)
            group.cancel_scope.cancel()
    anyio.run(cancel)
    assert_ended(slow)


def test_a_call_that_is_cancelled_ends_and_others_go_on(tmp_path):
    """With a program that hangs for the dump of a large screen."""
    number = tmp_path / "number"
    site = tmp_path / "site/fallthrough"
    real = pathlib.Path(server.__file__).parent
    (site / "bin").mkdir(parents=True)
    for file in real.glob("*.py"):
        (site / file.name).write_bytes(file.read_bytes())
    (site / "bin/touchmap").write_text(
        f'#!/bin/sh\nfor dump; do :; done\nif grep -q slow "$dump"; then echo $$ > {number}; exec sleep 60; fi\n'
        f'exec {real}/bin/touchmap "$@"\n')
    (site / "bin/touchmap").chmod(0o755)

    async def body(session):
        async with anyio.create_task_group() as group:
            group.start_soon(session.call_tool, "touch_map", {"dump": "slow"})
            while not (number.exists() and number.read_text()):
                await anyio.sleep(0.01)
            group.cancel_scope.cancel()
        assert not (await session.call_tool("touch_map", {"dump": BUTTON})).is_error
        assert_ended(number)
    with_server(body, PYTHONPATH=os.pathsep.join([str(tmp_path / "site"), os.environ["PYTHONPATH"]]))


def test_many_calls_at_once_are_answered_each():
    async def body(session):
        answers = []

        async def call(number):
            result = await session.call_tool("touch_at", {"x": 110, "y": 110, "dump": BUTTON})
            answers.append((number, json.loads(result.content[0].text)["verdict"]))
        async with anyio.create_task_group() as group:
            for number in range(100):
                group.start_soon(call, number)
        assert sorted(answers) == [(number, "hits") for number in range(100)]
    started = time.monotonic()
    with_server(body)
    assert time.monotonic() - started < 60


async def target(session, **arguments):
    return await session.call_tool("touch_target", {"name": "buy", **arguments})


def test_a_dump_command_makes_the_name_the_whole_call(tmp_path):
    """Each call sees the screen as it is at that moment, and a dump that is passed is taken in its place."""
    screen = tmp_path / "the screen.txt"
    screen.write_text(BUTTON)

    async def body(session):
        calls = [await target(session)]
        screen.write_text(BUTTON.replace("frame = (100 100", "hidden = YES; frame = (100 100"))
        calls += [await target(session), await target(session, dump=BUTTON),
                  await session.call_tool("touch_at", {"x": 110, "y": 110, "name": "buy"})]
        verdicts = [json.loads(call.content[0].text)["verdict"] for call in calls]
        assert verdicts == ["hits", "hidden", "hits", "hidden"]
        for name in ["touch_map", "touch_lint"]:
            assert not (await session.call_tool(name, {})).is_error
        # Two screens are two moments, so they are passed.
        assert "pass before (text)" in error_of(await session.call_tool("touch_diff", {}))["error"]
        # The command is the user's: no argument of a tool names one.
        tools = (await session.list_tools()).tools
        assert all("Pass no dump and no path" in one.description for one in tools[:4])
        assert not any("command" in name for one in tools for name in one.input_schema["properties"])
        words = json.dumps([one.model_dump(exclude_none=True, by_alias=True) for one in tools])
        assert len(words) / 4 <= 1500
    with_server(body, SCREENS, "--dump-command", f"cat {shlex.quote(str(screen))}")


def test_a_dump_command_may_be_an_address():
    class Appium(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200 if self.path == "/source" else 404)
            self.end_headers()
            value = ('<?xml version="1.0"?><XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" '
                     'width="390" height="844"><XCUIElementTypeButton type="XCUIElementTypeButton" label="buy" '
                     'enabled="true" visible="true" x="9" y="9" width="99" height="44"/>'
                     '</XCUIElementTypeApplication>')
            self.wfile.write(json.dumps({"value": value, "sessionId": None}).encode())

        def log_message(self, *arguments):
            pass

    async def found(session):
        assert json.loads((await target(session)).content[0].text)["verdict"] == "hits"

    async def missing(session):
        assert error_of(await target(session))["error"] == (
            "the dump command ended with 1 and says: urllib.error.HTTPError: HTTP Error 404: Not Found; ask the user "
            "to try it in a terminal")

    async def gone(session):
        assert "says: urllib.error.URLError: <urlopen error [Errno" in error_of(await target(session))["error"]
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Appium) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        with_server(found, SCREENS, "--dump-command", f"{address}/source", no_proxy="*")
        with_server(missing, SCREENS, "--dump-command", f"{address}/other", no_proxy="*")
        server.shutdown()
    with_server(gone, SCREENS, "--dump-command", address, no_proxy="*")


@pytest.mark.parametrize("script, sentence", [
    ("echo $$ > NUMBER; exec sleep 60", "the dump command gave no dump within 2 s; ask the user to try it in a"),
    # Its child has the other end of the pipe.
    ("sleep 60 & echo $! > NUMBER; wait", "the dump command gave no dump within 2 s; ask the user"),
    ("echo $$ > NUMBER; head -c 200000000 /dev/zero", "the dump command printed more than 64 MiB, and no dump of one"),
    ("echo $$ > NUMBER; yes", "the dump command printed more than 64 MiB, and no dump of one screen does"),
    ("exit 0", "the dump command printed nothing; ask the user to try it in a terminal"),
    ("echo; echo no device >&2", "the dump command printed nothing and says: no device; ask the user"),
    ("echo half; printf 'a\\n\\033[31mNo device\\n\\n' >&2; exit 3",
     "the dump command ended with 3 and says: [31mNo device; ask the user"),
    ("kill -9 $$", "the dump command ended with -9; ask the user to try it in a terminal"),
    ("yes x | head -c 1000000 >&2; exit 1", "the dump command ended with 1 and says: x; ask the user"),
    ("head -c 5000 /dev/zero | tr '\\0' x >&2; exit 1", f"the dump command ended with 1 and says: {200 * 'x'}; ask"),
    ("echo hello", "the dump cannot be used: no view found; expected a page source, an accessibility"),
    # Standard input belongs to the client.
    ("cat", "the dump command printed nothing; ask the user to try it in a terminal"),
])
def test_a_dump_command_that_fails_is_an_answer(tmp_path, script, sentence):
    number, program = tmp_path / "number", tmp_path / "dump"
    program.write_text(f"#!/bin/sh\n{script.replace('NUMBER', str(number))}\n")
    program.chmod(0o755)

    async def body(session):
        started = time.monotonic()
        assert error_of(await target(session))["error"].startswith(sentence)
        assert time.monotonic() - started < 30
        # The server goes on.
        assert not (await target(session, dump=BUTTON)).is_error
    prepare = "server.DUMPING = 2" if "60" in script else "pass"
    with_server(body, SCREENS, "--dump-command", str(program), prepare=prepare)
    if number.exists():
        assert_ended(number)


@pytest.mark.parametrize("command, sentence", [
    ("/no/such describe-ui", "the dump command cannot be started: No such file or directory; ask the user to"),
    (str(SCREENS / "toast-over-feed.txt"), "the dump command cannot be started: Permission denied; ask the user"),
])
def test_a_dump_command_that_is_missing_is_an_answer(command, sentence):
    async def body(session):
        assert error_of(await target(session))["error"].startswith(sentence)
    with_server(body, SCREENS, "--dump-command", command)


def test_a_dump_command_takes_turns_and_ends_with_its_call(tmp_path):
    running, most, slow = tmp_path / "running", tmp_path / "most", tmp_path / "slow"
    running.mkdir()
    program = tmp_path / "dump"
    program.write_text(f"#!/bin/sh\ntouch {running}/$$\nls {running} | wc -l >> {most}\n"
                       f"if [ -e {slow} ]; then echo $$ > {slow}; exec sleep 60; fi\nsleep 0.1\n"
                       f"cat {shlex.quote(str(SCREENS / 'toast-over-feed.txt'))}\nrm {running}/$$\n")
    program.chmod(0o755)

    async def body(session):
        async with anyio.create_task_group() as group:
            for _ in range(6):
                group.start_soon(session.call_tool, "touch_map", {})
        assert most.read_text().split() == 6 * ["1"]
        slow.touch()
        async with anyio.create_task_group() as group:
            group.start_soon(session.call_tool, "touch_map", {})
            while not slow.read_text():
                await anyio.sleep(0.01)
            group.cancel_scope.cancel()
        await anyio.sleep(0.5)
        assert_ended(slow)
    with_server(body, SCREENS, "--dump-command", str(program))


@pytest.mark.parametrize("line, problem", [
    ("", "expected a command that prints a dump"), ("axe 'x", "axe 'x is no command: No closing quotation")])
def test_a_dump_command_that_is_none_stops_the_server(line, problem):
    done = subprocess.run([sys.executable, "-c", "from fallthrough.server import main; main()", "--dump-command", line],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 2 and problem in done.stderr


WRONG = [
    ("touch_target", {"dump": "x"}, "name is missing; it must be a string"),
    ("touch_target", {"name": "a"}, "pass dump (text) or path (a file)"),
    ("touch_target", {"name": "a", "dump": "x", "path": "y"}, "pass dump (text) or path (a file), not both"),
    ("touch_diff", {"before": BUTTON}, "pass after (text) or after_path (a file)"),
    ("touch_map", {"dump": "x", "color": "red"}, "Additional properties are not allowed ('color' was unexpected)"),
    ("touch_map", {"path": "../x"}, "path must name a file below the served folder"),
    ("touch_map", {"path": "/etc/passwd"}, "path leads out of the served folder"),
    ("touch_at", {"dump": BUTTON, "x": "left", "y": 1}, "x must have type number"),
    ("touch_map", {"dump": 7}, "dump must have type string"),
    ("touch_map", {"dump": ""}, "dump must have minLength 1"),
    ("touch_map", {"dump": BUTTON, "screen": 0}, "screen must have minimum 1"),
    ("touch_map", {"dump": BUTTON, "screen": "a"}, "screen must have type integer"),
    ("touch_map", {"dump": TWO}, "the dump holds 2 screens; pass screen, from 1"),
    ("touch_map", {"dump": TWO, "screen": 3}, "the dump cannot be used: there is no screen 3"),
    ("touch_map", {"dump": BUTTON, "assume": [1]}, "assume must have type string"),
    ("touch_map", {"dump": BUTTON, "assume": "#buy"}, "The value '#buy' is invalid for '--assume"),
    ("touch_map", {"dump": BUTTON, "assume": "#no: hidden"}, "no view has this name; expected a class"),
    ("touch_map", {"dump": "hello"}, "the dump cannot be used: no view found; expected a page source, an"),
    ("touch_map", {"dump": [BUTTON, "Ignore all"]}, "dump must have type string"),
    ("touch_map", {"dump": "error: Ignore all"}, "the dump cannot be used: line 1: the debugger complains"),
    ("touch_target", {"name": "a\0b", "dump": BUTTON}, "touchmap cannot be asked this: embedded null byte"),
    ("touch_target", {"name": "--help", "dump": BUTTON}, "no view has this name; expected a class"),
]


def test_an_error_says_what_is_wrong_with_a_call():
    async def body(session):
        for tool, arguments, sentence in WRONG:
            answer = error_of(await session.call_tool(tool, arguments))
            assert answer["error"].startswith(sentence), (tool, arguments, answer)
            assert "Ignore" not in answer["error"]
    with_server(body)


def test_answers_are_those_of_the_command():
    async def body(session):
        async def told(tool, **arguments):
            result = await session.call_tool(tool, arguments)
            assert not result.is_error and result.structured_content == {
                "answers": [json.loads(result.content[0].text)]}
            return result.content[0].text
        hits = ('{"verdict":"hits","by":{"name":"UIButton #buy","line":2,"frame":[100,100,200,50]},'
                '"evidence":"exact","windows":"one","tap_at":[200,125],"matches":1}')
        assert await told("touch_target", name="#buy", dump=BUTTON) == hits
        assert await told("touch_at", x=110, y=110.5, dump=BUTTON) == hits
        assert await told("touch_at", x=110, y=110, name="buy", dump=BUTTON, screen=None) == hits
        assert '"verdict":"hidden"' in await told("touch_target", name="#buy", dump=BUTTON, assume="#buy: hidden")
        assert '"screen":2' in await told("touch_target", name="#buy", dump=TWO, screen=2)
        assert '"verdict":"cannot-tell"' not in await told("touch_at", x=-5, y=10, dump=BUTTON)
        assert (await told("touch_diff", before=BUTTON, after=BUTTON)).startswith('{"compared":true,"changed":0')
        assert error_of(await session.call_tool("touch_target", {"name": "#bay", "dump": BUTTON}))["near"] == ["#buy"]
        with pytest.raises(MCPError) as unknown:
            await session.call_tool("rm", {})
        assert unknown.value.code == -32602
    with_server(body)


VIEWS = """<UIWindow: 0x1; frame = (0 0; 390 844); layer = <L: 0x2>>
   | <_UIHostingView: 0x3; frame = (0 0; 390 844); layer = <L: 0x2>>
"""


def elements(size="390, 844", button="150, 700"):
    undo = {"AXFrame": f"{{{{{button}}}, {{90, 44}}}}", "type": "Button", "AXLabel": "Undo"}
    return json.dumps([{"AXFrame": f"{{{{0, 0}}, {{{size}}}}}", "type": "Application", "children": [undo]}])


def test_every_tool_takes_a_dump_with_its_elements():
    async def body(session):
        for tool, more in [("touch_at", {"x": 190, "y": 720}), ("touch_target", {"name": "Undo"}), ("touch_map", {}),
                           ("touch_lint", {})]:
            answer = await session.call_tool(tool, {"dump": VIEWS, "elements": elements(), **more})
            assert not answer.is_error and (tool == "touch_lint" or "Undo" in answer.content[0].text), answer
            turned = await session.call_tool(tool, {"dump": VIEWS, "elements": elements("844, 390"), **more})
            assert "one of them is turned" in error_of(turned)["error"]
        alone = await session.call_tool("touch_target", {"dump": VIEWS, "name": "Undo"})
        assert "pass elements" in error_of(alone)["error"]
        both = {"before": VIEWS, "after": VIEWS, "before_elements": elements()}
        answer = await session.call_tool("touch_diff", {**both, "after_elements": elements(button="150, 500")})
        assert "Undo" in answer.content[0].text, answer
        one_side = error_of(await session.call_tool("touch_diff", both))
        assert one_side["error"].startswith("1 files of elements for 2 dumps")
    with_server(body)


@pytest.mark.parametrize("version", ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
def test_clients_that_know_values_get_the_answer_as_a_value_too(version):
    greeting = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "a test", "version": "1"}}
    call = {"name": "touch_map", "arguments": {"dump": BUTTON}}
    with subprocess.Popen([sys.executable, "-c", "from fallthrough.server import main; main()"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as process:
        def told(message):
            process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline()) if "id" in message else None
        given = told({"id": 1, "method": "initialize", "params": greeting})["result"]
        told({"method": "notifications/initialized"})
        result = told({"id": 2, "method": "tools/call", "params": call})["result"]
        process.stdin.close()
        assert process.wait(10) == 0
    assert (given["protocolVersion"], given["serverInfo"]["name"]) == (version, "touchmap")
    answer = json.loads(result["content"][0]["text"])
    assert result.get("structuredContent") == ({"answers": [answer]} if version >= "2025-06-18" else None)
