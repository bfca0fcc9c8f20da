"""A headless Chromium, driven by real clicks, touches and keys over its debugging pipe."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time


class Browser:
    """One browser with one page; what the page complains about is kept."""

    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory()
        to_read, self.to_write = os.pipe()
        self.to_read, to_write = os.pipe()

        def at_the_places_it_expects():
            # Both first out of the way, since either may stand where the other belongs.
            ends = [os.dup(to_read), os.dup(to_write)]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        # The sandbox needs rights that root in a container does not have. The page is ours.
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile.name}", "about:blank"],
            pass_fds=(3, 4), preexec_fn=at_the_places_it_expects,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.pending, self.number, self.events, self.session = b"", 0, [], None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target,
                                 flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "DOM"]:
            self.send(f"{domain}.enable")

    def close(self):
        self.session = None
        self.send("Browser.close")
        self.process.wait(30)
        self.profile.cleanup()

    def message(self, timeout=60):
        end = time.monotonic() + timeout
        while b"\0" not in self.pending:
            ready, _, _ = select.select([self.to_read], [], [], max(0, end - time.monotonic()))
            part = os.read(self.to_read, 1 << 20) if ready else b""
            if not part:
                raise TimeoutError("the browser says nothing")
            self.pending += part
        text, _, self.pending = self.pending.partition(b"\0")
        return json.loads(text)

    def send(self, method, **parameters):
        self.number += 1
        number = self.number
        command = {"id": number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        text = json.dumps(command).encode() + b"\0"
        while text:
            text = text[os.write(self.to_write, text):]
        while True:
            message = self.message()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def complaints(self):
        """What the page or its policy complained about since the last question."""
        found = []
        for event in self.events:
            parameters = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event.get("method") == "Log.entryAdded":
                if parameters["entry"]["level"] == "error":
                    found.append(parameters["entry"]["text"])
        self.events = []
        return found

    def screen(self, width, height, is_dark=False, is_touch=False, is_calm=True, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=is_touch)
        self.send("Emulation.setTouchEmulationEnabled", enabled=is_touch)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if is_calm else "no-preference"},
            {"name": "hover", "value": "none" if is_touch else "hover"}])

    def open(self, address):
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=address)
        # The page has run its script when the frames after loading were drawn.
        self.run("""new Promise(done => {
          const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => done(1)));
          if (document.readyState === "complete") settle(); else addEventListener("load", settle);
        })""")

    def run(self, script):
        """The value of an expression on the page; a promise is waited for."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def settle(self):
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame("
                 "() => done(1))))")

    def place(self, selector):
        """The middle of an element, after it was scrolled into view."""
        return self.run(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: "nearest", behavior: "instant" }});
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def move(self, x, y):
        self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.settle()

    def click(self, x, y):
        self.move(x, y)
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def drag(self, start, end):
        self.move(*start)
        self.send("Input.dispatchMouseEvent", type="mousePressed", x=start[0], y=start[1],
                  button="left", buttons=1, clickCount=1)
        for part in [0.25, 0.5, 0.75, 1]:
            self.send("Input.dispatchMouseEvent", type="mouseMoved", button="left", buttons=1,
                      x=start[0] + part * (end[0] - start[0]),
                      y=start[1] + part * (end[1] - start[1]))
        self.send("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1],
                  button="left", clickCount=1)
        self.settle()

    def wheel(self, x, y, distance, is_zoom=True):
        self.send("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0,
                  deltaY=distance, modifiers=2 if is_zoom else 0)
        self.settle()

    def tap(self, x, y):
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def key(self, name, shift=False, text=None):
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, " ": 32, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35}
        code = codes.get(name, ord(name[0].upper()))
        parameters = {"key": name, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        if text is None and len(name) == 1:
            text = name
        if name == "Enter":
            text = "\r"
        if text:
            parameters["text"] = text
        self.send("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.send("Input.dispatchKeyEvent", type="keyUp", **{
            key: value for key, value in parameters.items() if key != "text"})
        self.settle()

    def type(self, text):
        for letter in text:
            self.key(letter)

    def picture(self, path, whole=False):
        parameters = {"format": "png"}
        if whole:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            parameters |= {"captureBeyondViewport": True, "clip": {
                "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}
        data = self.send("Page.captureScreenshot", **parameters)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
