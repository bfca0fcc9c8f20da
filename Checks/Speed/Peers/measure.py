"""Runs engines over scenes, round by round, each in a process of its own."""
import json
import os
import selectors
import statistics
import subprocess

TIMEOUT_SECONDS = 240


class EngineFailed(Exception):
    """What became of an engine that does not answer."""


class Session:
    """An engine with a scene loaded; it waits, idle, for rounds."""

    def __init__(self, command, scene_path, budget_ms):
        self.process = subprocess.Popen(
            [*command, str(scene_path), str(budget_ms)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)
        self.buffer = b""
        self.answer()

    def play(self, round_path):
        try:
            self.process.stdin.write(f"{round_path}\n".encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EngineFailed(self.last_words())
        return self.answer()

    def answer(self):
        """Returns the next line of JSON."""
        while True:
            line, newline, rest = self.buffer.partition(b"\n")
            if newline:
                self.buffer = rest
                return json.loads(line)
            if not self.selector.select(TIMEOUT_SECONDS):
                raise EngineFailed(f"no answer within {TIMEOUT_SECONDS} s")
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                raise EngineFailed(self.last_words())
            self.buffer += piece

    def last_words(self):
        words = self.process.stderr.read().decode(errors="replace") or self.buffer.decode()
        lines = [line for line in words.splitlines() if line.strip()]
        return f"ended early: {lines[-1].strip() if lines else 'without a word'}"

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def measure_scene(commands, scene_path, round_paths, budget_ms):
    """Returns {engine: result} and {engine: why it failed}.

    Rounds are interleaved: every engine plays a round before any plays the next one, and each time
    another one comes first.
    """
    sessions, rounds, failures = {}, {}, {}
    try:
        for name, command in commands.items():
            try:
                sessions[name] = Session(command, scene_path, budget_ms)
                rounds[name] = []
            except EngineFailed as error:
                failures[name] = str(error)
        for number, path in enumerate(round_paths):
            names = list(sessions)
            first = number % len(names) if names else 0
            for name in names[first:] + names[:first]:
                if name in failures:
                    continue
                try:
                    rounds[name].append(sessions[name].play(path))
                except EngineFailed as error:
                    failures[name] = str(error)
    finally:
        for session in sessions.values():
            session.close()
    results = {name: summary(played) for name, played in rounds.items()
               if name not in failures}
    return results, failures


def summary(rounds):
    queries = [played["query_ns"] for played in rounds]
    return {
        "query_ns": statistics.median(queries),
        "build_ns": statistics.median(played["build_ns"] for played in rounds),
        "agreement": sum(p["agreed"] for p in rounds) / sum(p["asked"] for p in rounds),
        "spread": spread(queries),
    }


def spread(values):
    """The middle half's extent, as a share of the median."""
    if len(values) < 2:
        return 0
    quarter, median, three_quarters = statistics.quantiles(values, n=4, method="inclusive")
    return (three_quarters - quarter) / median
