"""Screens for `Checks/run html`."""

import itertools
import math
import random
import struct
import zlib

# Texts that would do harm if they were taken for markup.
HOSTILE = """{"format":"touchmap-hierarchy","version":1,"screens":[
{"title":"<b>Feed</b> \\"'&","evidence":"exact","notes":{"elisions":0,"incompleteNodes":0,"skippedLines":0,"unreadableValues":0},
"windows":[{"root":0},{"root":3}],
"nodes":[
{"class":"UIWindow","kind":"window","depth":0,"frame":[0,0,200,100],"line":1},
{"class":"UIView","depth":1,"frame":[0,0,200,90],"line":2,"identifier":"list"},
{"class":"UIButton","depth":2,"frame":[110,10,80,40],"line":3,"label":"</script><script>document.title='taken'</script>"},
{"class":"Overlay.Window","kind":"window","depth":0,"frame":[0,0,100,50],"line":4},
{"class":"Overlay</style>","depth":1,"frame":[0,0,100,50],"line":5,"label":"<img src=x onerror=alert(1)>"}
]}
]}
"""


def settings():
    """A settings screen as Appium's page source tells it."""
    def element(kind, frame, name, content="", visible=True):
        x, y, width, height = frame
        label = f' name="{name}" label="{name}"' if name else ""
        return (f'<XCUIElementType{kind} type="XCUIElementType{kind}"{label} enabled="true" '
                f'visible="{str(visible).lower()}" x="{x}" y="{y}" width="{width}" '
                f'height="{height}">{content}</XCUIElementType{kind}>\n')

    rows, y = "", 160
    names = ["Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Service", "Personal Hotspot", "VPN",
             "Notifications", "Sounds &amp; Haptics", "Focus", "Screen Time", "General",
             "Control Centre", "Display &amp; Brightness"]
    for place, name in enumerate(names):
        inner = element("Image", (32, y + 7, 29, 29), "")
        inner += element("StaticText", (76, y + 12, 140, 20), name)
        if place == 0:
            inner += element("Switch", (309, y + 6, 51, 31), name)
        rows += element("Cell", (16, y, 358, 44), name, inner)
        y += 79 if place in (5, 9) else 44
    title = element("StaticText", (16, 94, 140, 41), "Settings")
    bar = element("NavigationBar", (0, 47, 390, 96), "Settings", title)
    table = element("Table", (0, 143, 390, 701), "", rows)
    window = element("Window", (0, 0, 390, 844), "", bar + table)
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<AppiumAUT>\n'
            + element("Application", (0, 0, 390, 844), "Settings", window) + "</AppiumAUT>\n")


SETTINGS = settings()


def crowd():
    """Three hundred views, a third of them turned."""
    choice = random.Random(7)
    lines = ["<UIWindow: 0x1; frame = (0 0; 393 852)>", "   | <UIView: 0x2; frame = (0 0; 393 852)>"]
    kinds = ["UIButton", "UISwitch"] + 6 * ["UIImageView", "Shop.TagView", "UILabel", "UIView",
                                            "Shop.PriceBadge"]
    for number in range(3, 301):
        kind = choice.choice(kinds)
        width, height = choice.choice([28, 40, 60, 90]), choice.choice([20, 28, 44, 50])
        x, y = choice.randint(0, 360), choice.randint(0, 810)
        place = f"frame = ({x} {y}; {width} {height})"
        if choice.random() < 0.35:
            place = turned(x, y, width, height, choice.uniform(-0.6, 0.6))
        text = f"; text = 'Item {number}'" if kind == "UILabel" else ""
        if kind.startswith("Shop"):
            text = f"; accessibilityIdentifier = 'tag-{number}'"
        lines.append(f"   |    | <{kind}: {number:#x}; {place}{text}>")
    lines.append("   |    | <Shop.TagView: 0x12d; frame = (180 400; 40 28); "
                 "accessibilityIdentifier = 'tag-42'>")
    return "\n".join(lines) + "\n"


def turned(x, y, width, height, angle):
    cosine, sine = math.cos(angle), math.sin(angle)
    across = abs(width * cosine) + abs(height * sine)
    down = abs(width * sine) + abs(height * cosine)
    return (f"frame = ({x} {y}; {across:.4f} {down:.4f}); bounds = (0 0; {width} {height}); "
            f"transform = [{cosine:.6f}, {sine:.6f}, {-sine:.6f}, {cosine:.6f}, 0, 0]")


ADDRESSES = itertools.count(1)


def view(depth, kind, frame, told=""):
    """A line of a recursive description."""
    return "   | " * depth + "<{}: {:#x}; frame = ({} {}; {} {}){}>\n".format(
        kind, next(ADDRESSES), *frame, told)


def screen(width, height, content="", kind="UIView"):
    whole = (0, 0, width, height)
    return view(0, "UIWindow", whole) + view(1, kind, whole) + content


def shop(names=("Buy now", "Add to list"), banner="Shop.PromoBanner"):
    """Two buttons under a banner, and others that are free."""
    tops = [60, 150, 240, 330, 672, 736]
    buttons = "".join(
        view(2, "UIButton", (16, top, 361, 50))
        + view(3, "UIButtonLabel", (4, 4, 353, 20), f"; text = '{text}'; userInteractionEnabled = NO")
        for top, text in zip(tops, ["Back", "Share", "Reviews", "Help", *names]))
    return screen(393, 852, buttons + view(2, banner, (0, 652, 393, 150)))


LONG = "an unusually long title that goes on, " * 130
SHOP = shop()
# What a page must be right about: names of thousands of characters, scripts of all directions, nothing.
BAD_SCREENS = {
    "right-to-left": shop(("اشتر الآن", "إضافة إلى القائمة שלום"), "متجر.إعلان"),
    "cjk": shop(("今すぐ購入する", "加入购物车 👨‍👩‍👧‍👦🎉"), "店舗.宣伝バナー"),
    "swiftui": screen(393, 852, kind="_TtGC7SwiftUI14_UIHostingViewV4Feed8FeedView_"),
    "long-names": shop((LONG, LONG), "App." + "Extraordinarily" * 20),
    "no-targets": screen(393, 852),
    "one-pixel": screen(1, 1),
}


def rows(width, height, count):
    """Rows and small buttons, all under a window."""
    step = height // count
    content = "".join(
        view(2, "UITableViewCell", (0, step * place, width // 3, step))
        + view(3, "UILabel", (0, 0, 90, 20), f"; text = 'Mail {place}: quarterly figures'")
        for place in range(count))
    content += "".join(
        view(2, "UIButton", (width // 2 + 52 * place, 20, 44, 44), f"; accessibilityIdentifier = 'b{place}'")
        for place in range(5))
    return screen(width, height, content) + view(0, "Call.PictureWindow", (0, 0, width, height),
                                                 "; baseClass = UIWindow")


# A tablet, and a phone on its side.
WIDE_SCREENS = {"tablet": rows(1366, 1024, 14), "landscape": rows(852, 393, 6)}


def canvas(side, buttons=13):
    """A canvas of tiles, as many in a row as in a column, of which one of some is a button."""
    step = 1000 / side
    lines = ["<UIWindow: 0x1; frame = (0 0; 1000 1000)>"]
    for number in range(side * side):
        kind = "UIButton" if number * 7919 % buttons == 0 else "Canvas.Tile" if number % 5 else "UIView"
        lines.append(
            f"   | <{kind}: {number + 16:#x}; frame = ({number % side * step:.4f} "
            f"{number // side * step:.4f}; {step * .82:.4f} {step * .82:.4f}); "
            f"accessibilityIdentifier = 'tile-{number}'>")
    return "\n".join(lines) + "\n"


def overlays(choice):
    """Windows over one another with all that keeps touches away, at random."""
    lines, number = [], 1
    for window in range(choice.randint(1, 3)):
        name = choice.choice(["UIWindow", "PassThroughWindow", "Shop.OverlayWindow"])
        base = "" if name == "UIWindow" else "; baseClass = UIWindow"
        if window:
            lines.append(f"# level {window}")
        lines.append(f"<{name}: {number:#x}{base}; frame = (0 0; 300 300)>")
        number += 1
        deepest = 1
        for _ in range(choice.randint(4, 14)):
            depth = choice.randint(1, deepest)
            deepest = depth + 1
            kind = choice.choice(["UIView", "UIView", "UIButton", "PassThroughView", "Shop.Card",
                                  "UILabel", "UIScrollView", "UISlider"])
            width, height = choice.randint(40, 280), choice.randint(40, 280)
            x, y = choice.randint(-40, 150), choice.randint(-40, 150)
            facts = choice.choice(["", "", "", "", "; hidden = YES", "; alpha = 0",
                                   "; userInteractionEnabled = NO"])
            if kind == "UILabel":
                facts = "; userInteractionEnabled = NO"
            place = f"frame = ({x} {y}; {width} {height})"
            # Of one that is beside the point and ignored the command tells as well, and its frame is not
            # what it covers if it is turned: so what is turned is not ignored, and holds nothing.
            if not facts and choice.random() < 0.2:
                place = turned(x, y, width, height, choice.uniform(-1, 1))
                deepest = depth
            lines.append("   | " + "   | " * (depth - 1) + f"<{kind}: {number:#x}; {place}{facts}>")
            number += 1
    return "\n".join(lines) + "\n"


def png(width, height):
    """An image of a size: an app's screen in rough strokes."""
    rows = b""
    for y in range(height):
        row = b"\0"
        for x in range(width):
            isCard = 8 < x < width - 8 and y % 80 > 12 and 40 < y < height - 40
            row += bytes([255, 255, 255] if isCard else [214, 222, 235])
        rows += row

    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))
