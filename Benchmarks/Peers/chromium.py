#!/usr/bin/env python3
"""Headless Chromium, in the protocol of engine.hpp: chromium.py SCENE-FILE BUDGET-MS.

The trial that chooses the document takes its questions from round 0 beside the scene's file. This
talks to the browser's DevTools over a pipe, so nothing but the standard library is needed.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
    "--disable-background-networking", "--remote-debugging-pipe", "--disable-dev-shm-usage",
]


class Browser:
    def __init__(self, profile):
        executable = shutil.which("chromium") or shutil.which("chromium-browser")
        if not executable:
            sys.exit("chromium is not installed")
        their_input, our_output = os.pipe()
        our_input, their_output = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" 3<&{their_input} 4>&{their_output}', "sh", executable, *FLAGS,
             f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(their_input, their_output), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_input)
        os.close(their_output)
        self.reader = os.fdopen(our_input, "rb")
        self.writer = os.fdopen(our_output, "wb")
        self.buffer = b""
        self.last_id = 0
        self.session = None

    def call(self, method, **parameters):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.writer.write(json.dumps(message).encode() + b"\0")
        self.writer.flush()
        while True:
            answer = self.receive()
            if answer.get("id") == self.last_id:
                break
        if "error" in answer:
            sys.exit(f"chromium: {method}: {answer['error']}")
        return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            piece = self.reader.read1(1 << 20)
            if not piece:
                sys.exit("chromium ended too early")
            self.buffer += piece
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def open_page(self, width, height):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)
        self.evaluate("document.documentElement.innerHTML = "
                      "'<head></head><body style=\"margin: 0\"></body>'")
        self.evaluate((Path(__file__).parent / "chromium.js").read_text())

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(f"chromium: {result['exceptionDetails']}")
        return result["result"].get("value")


def read_scene(path):
    first, *lines = Path(path).read_text().splitlines()
    _, name, width, height, _ = first.split()
    names = ["parent", "x", "y", "width", "height", "boundsX", "boundsY", "degrees"]
    nodes = []
    for line in lines:
        *numbers, flags = line.split()
        node = dict(zip(names, map(float, numbers)))
        node["parent"] = int(node["parent"])
        node["hidden"] = bool(int(flags) & 1)
        node["passThrough"] = bool(int(flags) & 2)
        nodes.append(node)
    return {"name": name, "width": int(width), "height": int(height), "nodes": nodes}


def read_round(path):
    first, *lines = Path(path).read_text().splitlines()
    query_warmup = int(first.split()[2])
    rows = [[int(word) for word in line.split()] for line in lines]
    return {"queryWarmup": query_warmup, "queries": rows}


def main(scene_path, budget):
    scene = read_scene(scene_path)
    trial_round = read_round(scene_path.removesuffix(".scene") + "-0.round")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            browser.open_page(scene["width"], scene["height"])
            built = browser.evaluate(
                f"prepare({json.dumps(scene)}, {json.dumps(trial_round)})")
            print(json.dumps({"engine": "chromium", "scene": scene["name"], **built}), flush=True)
            for line in sys.stdin:
                round_text = json.dumps(read_round(line.strip()))
                result = browser.evaluate(f"playRound({round_text}, {budget})")
                print(json.dumps({"build_ns": built["build_ns"], **result}), flush=True)
        finally:
            browser.process.terminate()
            browser.process.wait()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: chromium.py SCENE-FILE BUDGET-MS")
    main(sys.argv[1], float(sys.argv[2]))
