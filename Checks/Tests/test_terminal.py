"""What a user of the command sees on a terminal while it works, and what is left when a signal ends it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

from scripts import ROOT

sys.path[:0] = [str(ROOT / "Checks/Modules"), str(ROOT / "Checks/Speed")]

import families  # noqa: E402
import touchmap  # noqa: E402

# Whatever takes longer hangs, in seconds.
PATIENCE = 60


class Terminal:
    """A run of the command with its standard error on a terminal."""

    def __init__(self, folder, blocked=()):
        self.text = b""
        self.terminal, inner = pty.openpty()
        self.process = subprocess.Popen(
            [touchmap.touchmap(), "map", "large.txt", "--format", "html", "--output", "page.html"], cwd=folder,
            stdin=inner, stdout=subprocess.DEVNULL, stderr=inner, start_new_session=True,
            preexec_fn=lambda: self.prepare(blocked))
        os.close(inner)

    @staticmethod
    def prepare(blocked):
        # Whoever runs the tests in the background ignores the signal.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_BLOCK, blocked)

    def read(self, until):
        """Reads until a text appears or the run ends; fails if neither happens."""
        end = time.monotonic() + PATIENCE
        while until is None or until not in self.text:
            if time.monotonic() > end:
                self.process.kill()
                raise AssertionError(f"neither ended nor said {until}: {self.text}")
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.terminal, 4096)
                except OSError:
                    break
        if until is None or until not in self.text:
            self.process.wait(PATIENCE)


class TerminalTests(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = holder.name
        with open(f"{self.folder}/large.txt", "w") as file:
            file.write(families.printed("grid", 60_000))

    def test_a_step_that_takes_long_is_named(self):
        run = Terminal(self.folder)
        run.read(b"\x1b[K")
        run.process.kill()
        run.process.wait()

    def test_a_signal_leaves_no_file(self):
        for blocked in [(), (signal.SIGINT,)]:
            run = Terminal(self.folder, blocked)
            run.read(b"\x1b[K")
            run.process.send_signal(signal.SIGINT)
            run.read(None)
            self.assertEqual(run.process.returncode, -signal.SIGINT)
            self.assertEqual(os.listdir(self.folder), ["large.txt"])

    def test_help_is_written_on_a_terminal_of_one_column(self):
        terminal, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 1, 0, 0))
        process = subprocess.Popen([touchmap.touchmap(), "--help"], stdin=inner, stdout=inner)
        os.close(inner)
        text = b""
        while chunk := self.read(terminal):
            text += chunk
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertIn(b"SUBCOMMANDS", text)

    @staticmethod
    def read(terminal):
        try:
            return os.read(terminal, 4096)
        except OSError:
            return b""


if __name__ == "__main__":
    unittest.main()
