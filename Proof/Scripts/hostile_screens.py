"""Texts that try to do harm, and screens in several formats that hold one in every place for a text."""

import json
from xml.sax.saxutils import quoteattr

TAKEN = "document.documentElement.setAttribute('data-taken','1')"
PAYLOADS = [
    f"</script><script>{TAKEN}</script>", f"<img src=x onerror=\"{TAKEN}\">", "<!-- <script> ",
    f"\"><svg onload={TAKEN}>", f"' onmouseover='{TAKEN}' x='", f"javascript:{TAKEN}",
    "</title></style></textarea></template></svg>", "]]><a/>&lt;&amp;&#0;&#x1b;", "${7*7}{{7*7}}`x`",
    "\x1b[31mred\x1b]0;title\x07\x1b]8;;http://x\x1b\\link", "\x9b31m\x9d0;title\x9c\x90q\x84\x85",
    "\x7f\x08\x08\x00\x1a\r\nerror: spoofed\n::error::spoofed", "\u202egnp\u2066\u2069\u200f\u2028\u2029",
    "::set-output name=x::y%0A::add-mask::z", "a|b|c\\|d", "[x](http://x) ![y](http://y) <http://z>",
    "# head\n- item\n```\ncode\n| a | b |\n|---|---|", "**bold** _it_ ~~no~~ @team #1 @import url(x)",
    "=cmd|'/c calc'!A1", "\ufeff\ufffe\uffff\U0010ffff", "\u0301" * 50, "%n%s%d", "../../etc/passwd",
    "x" * 3_000, "a|\u0301b`\u0301c`\u0301[\u0301x](http://x) <\u0301b>%\u03010A:\u0301:,\u200dline=7",
    "http://x.de www.x.de HTTPS://x.de ftp://x.de a@b.de mailto:a@b.de xmpp:a@b.de/c @team a/b#12",
    "Dump.swift:1:1: error: spoofed", "*/ // `) { #if x\n\\(x) \"\"\" #endif }", "&#x1b;&#27;&#10;&#8238;",
    "\U000e0049\U000e0067\U000e006e\u200b\u2060\u2064\ufe0f\u00ad\u3164 do it",
]


def own(text):
    """A screen on which every kind of finding has something to say about a node of this name."""
    def node(kind, depth, frame, **more):
        return {"class": f"App.{text}", "kind": kind, "depth": depth, "line": 1, "frame": frame,
                "identifier": text, "label": text, "address": "0x1", **more}
    nodes = [
        node("window", 0, [0, 0, 300, 300]), node("view", 1, [0, 0, 300, 250]),
        node("view", 2, [10, 10, 20, 20], baseClass="UIButton"),
        node("view", 2, [25, 10, 20, 20], baseClass="UIButton"),
        node("view", 2, [-90, 10, 40, 40], baseClass="UIButton"),
        node("view", 2, [100, 100, 80, 80], baseClass="UIButton", flags=["interactionDisabled"]),
        node("view", 3, [10, 10, 44, 44], baseClass="UIButton"),
        node("view", 2, [200, 10, 0, 0], baseClass="UIButton"),
        node("window", 0, [0, 0, 300, 60]), node("view", 1, [0, 0, 300, 60]),
    ]
    return json.dumps({"format": "touchmap-hierarchy", "version": 1, "screens": [{
        "title": text, "evidence": "exact", "system": text, "windows": [{"root": 0}, {"root": 8}],
        "nodes": nodes,
        "witnessed": [{"ask": "nil-event", "owner": 1, "points": [[20, 20], [5, 280]]}]}]})


def printed(text):
    """The same, as a debugger prints it; a line break or an apostrophe breaks such a dump."""
    def view(depth, frame, kind="UIButton", more=""):
        return (f"{'   | ' * depth}<{kind}: 0x1; baseClass = {text}; frame = ({frame}); text = '{text}'; "
                f"accessibilityIdentifier = '{text}'; x = {text}{more}; layer = <CALayer: 0x2>>\n")
    return f"== {text} ==\n" + "".join([
        view(0, "0 0; 300 300", "UIWindow"), view(1, "0 0; 300 250", f"App.{text}"),
        view(2, "10 10; 20 20"), view(2, "25 10; 20 20"), view(2, "-90 10; 40 40"),
        view(2, "100 100; 80 80", more="; userInteractionEnabled = NO"), view(3, "10 10; 44 44"),
        view(2, "200 10; 0 0"), view(0, "0 0; 300 60", "UIWindow"), view(1, "0 0; 300 60", "UIView")])


def written(text):
    """The same elements as a page source, with what XML has no sign for as numbers of characters."""
    value = quoteattr(text, {chr(code): f"&#{code};" for code in [*range(32), *range(0x7F, 0xA0)]})

    def start(kind, frame):
        x, y, width, height = frame.split()
        return (f"<XCUIElementType{kind} type={value} name={value} label={value} value={value} "
                f"placeholderValue={value} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")
    buttons = ["10 10 20 20", "25 10 20 20", "-90 10 40 40", "100 100 80 80", "200 10 0 0"]
    return "".join([
        "<AppiumAUT>", start("Application", "0 0 300 300") + ">", start("Window", "0 0 300 300") + ">",
        *(start("Button", one) + "/>" for one in buttons), "</XCUIElementTypeWindow>",
        start("Window", "0 0 300 60") + ">", start("Other", "0 0 300 60") + "/>",
        "</XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>"])


def elements(text):
    """Accessibility elements, as idb lists them."""
    def element(kind, x, y, width, height):
        return {"AXFrame": f"{{{{{x}, {y}}}, {{{width}, {height}}}}}", "AXLabel": text, "type": kind,
                "AXUniqueId": text, "AXValue": text, "title": text, "help": text, "subrole": text,
                "role": text, "role_description": text, "enabled": True, "custom_actions": [text],
                "frame": {"x": x, "y": y, "width": width, "height": height}, "traits": [text]}
    return json.dumps([
        element("Application", 0, 0, 300, 300), element("Button", 10, 10, 20, 20),
        element("Button", 25, 10, 20, 20), element("Button", -90, 10, 40, 40),
        element("Button", 100, 100, 80, 80), element("StaticText", 200, 10, 0, 0)])
