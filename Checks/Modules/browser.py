"""A headless Chromium with one page, driven by real clicks, touches and keys through Playwright."""

import os
import json
import shutil

from packages import use


def open_browser():
    """A browser, or nothing where there is none, which is said."""
    program = next(filter(None, map(shutil.which, [
        "chromium", "chromium-browser", "google-chrome"])), None)
    if program is None:
        return print("SKIPPED: no Chromium to open the HTML pages in")
    if not use("playwright==1.65.2"):
        return print("SKIPPED: no Python package playwright to drive Chromium with")
    return Browser(program)


class Browser:
    """What a page complains about is kept."""

    def __init__(self, program):
        from playwright.sync_api import sync_playwright
        self.driver = sync_playwright().start()
        # Chromium does not run as root in its sandbox.
        self.process = self.driver.chromium.launch(
            executable_path=program, chromium_sandbox=os.geteuid() != 0, args=["--disable-dev-shm-usage"])
        self.context, self.page, self.found, self.runs_scripts = None, None, [], True

    def close(self):
        self.process.close()
        self.driver.stop()

    def open(self, address, width=1400, height=1000, is_dark=False, is_touch=False,
             runs_scripts=True):
        """Opens an address on a new page of a screen of this kind."""
        if self.context:
            self.context.close()
        self.runs_scripts = runs_scripts
        self.context = self.process.new_context(
            viewport={"width": width, "height": height}, is_mobile=is_touch, has_touch=is_touch,
            color_scheme="dark" if is_dark else "light", reduced_motion="reduce",
            java_script_enabled=runs_scripts)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.found.append(str(error)))
        self.page.on("console", lambda message: message.type == "error"
                     and self.found.append(message.text))
        self.page.goto(address)
        self.settle()

    def complaints(self):
        """What the page or its policy complained about since the last question."""
        found, self.found = self.found, []
        return found

    def run(self, script):
        """The value of an expression on the page as it is drawn; a promise is waited for."""
        self.settle()
        return self.page.evaluate(script)

    def settle(self):
        """Waits until what the page did last is drawn; without scripts it does nothing."""
        if self.runs_scripts:
            self.page.evaluate("new Promise(done => requestAnimationFrame(() => "
                               "requestAnimationFrame(() => done(1))))")

    def place(self, selector):
        """The middle of an element, after it was scrolled into view."""
        return self.run(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: "nearest", behavior: "instant" }});
          const box = element.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def drag(self, start, end):
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()

    def zoom(self, x, y, distance):
        """Turns the wheel with Control."""
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, distance)
        self.page.keyboard.up("Control")
