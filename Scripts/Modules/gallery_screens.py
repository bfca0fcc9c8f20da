"""Twenty screens for Scripts/gallery: one of each kind that a picture must be right about."""

import pathlib

from page_screens import SETTINGS, crowd

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Dump:
    """A recursive description that is written view by view."""

    def __init__(self):
        self.lines = []

    def view(self, depth, kind, frame, **facts):
        x, y, width, height = frame
        base = f"; baseClass = {facts.pop('base')}" if "base" in facts else ""
        told = "".join(f"; {key} = {value}" for key, value in facts.items())
        number = len(self.lines) + 1
        self.lines.append("   |" * depth + " " * (depth > 0)
                          + f"<{kind}: {number:#x}{base}; frame = ({x} {y}; {width} {height}){told}>")
        return self

    def button(self, depth, frame, text):
        self.view(depth, "UIButton", frame)
        return self.view(depth + 1, "UIButtonLabel", (4, 4, max(8, frame[2] - 8), 20),
                         text=f"'{text}'", userInteractionEnabled="NO")

    def window(self, width, height, kind="UIWindow", level=None, **facts):
        if level is not None:
            self.lines.append(f"# level {level}")
        self.view(0, kind, (0, 0, width, height), **facts)
        return self

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"


def shop(names=("Buy now", "Add to list"), banner="Shop.PromoBanner", width=393, height=852):
    """Two buttons under a banner, and others that are free."""
    dump = Dump().window(width, height).view(1, "UIView", (0, 0, width, height))
    for place, text in enumerate(("Back", "Share", "Reviews", "Help")):
        dump.button(2, (16, 60 + 90 * place, min(361, width - 32), 50), text)
    for place, text in enumerate(names):
        dump.button(2, (16, height - 180 + 64 * place, min(361, width - 32), 50), text)
    return dump.view(2, banner, (0, height - 200, width, 150)).text


def culprits():
    """Several obstacles, each in front of small buttons."""
    dump = Dump().window(393, 852).view(1, "UIView", (0, 0, 393, 852))
    for place, text in enumerate(("Menu", "Search", "Close")):
        dump.button(2, (20 + 60 * place, 60, 44, 44), text)
    dump.button(2, (300, 64, 80, 36), "Save")
    for place, text in enumerate(("Share this page", "Print", "Send", "Archive")):
        dump.button(2, (16, 600 + 50 * place, 361, 44), text)
    dump.button(2, (150, 300, 90, 90), "Play")
    dump.view(2, "App.HeaderShadow", (0, 50, 393, 70))
    dump.view(2, "UIView", (120, 270, 150, 150), alpha="0.02")
    return dump.view(2, "App.BottomFade", (0, 580, 393, 130)).text


def landscape():
    dump = Dump().window(852, 393).view(1, "UIView", (0, 0, 852, 393))
    for place, text in enumerate(("Play", "Pause", "Next song", "Previous song", "Volume")):
        dump.button(2, (40 + 160 * place, 300, 140, 50), text)
    return dump.view(2, "Player.LyricsView", (330, 240, 360, 153)).text


def ipad(width=1194, height=834):
    """A split view on an iPad with a popover's dimming view over one half."""
    dump = Dump().window(width, height).view(1, "UIView", (0, 0, width, height))
    dump.view(2, "UITableView", (0, 0, 320, height))
    for place in range(12):
        dump.view(3, "UITableViewCell", (0, 80 + 60 * place, 320, 59))
        dump.view(4, "UILabel", (16, 18, 200, 22), text=f"'Mailbox {place + 1}'",
                  userInteractionEnabled="NO")
    for place, text in enumerate(("Reply", "Forward", "Move to folder", "Delete")):
        dump.button(2, (360 + 190 * place, 60, 170, 44), text)
    return dump.view(2, "Mail.AttachmentPreview", (700, 40, 494, 500)).text


def windows():
    """A chat head under the window of a progress display, over an app."""
    dump = Dump().window(393, 852).view(1, "UIView", (0, 0, 393, 852))
    for place, text in enumerate(("Inbox", "Calls", "Contacts")):
        dump.button(2, (16, 100 + 80 * place, 361, 60), text)
    dump.window(393, 852, "Chat.HeadWindow", level=1, base="UIWindow")
    dump.view(1, "Chat.HeadView", (320, 500, 60, 60), gestureRecognizers="<NSArray: 0x9>")
    dump.window(393, 852, "Progress.HUDWindow", level=2, base="UIWindow")
    return dump.view(1, "Progress.HUDView", (146, 376, 100, 100)).text


def grid(columns, rows, width, height, covered):
    """Icons in a grid with an overlay in front of some of them."""
    dump = Dump().window(width, height).view(1, "UIView", (0, 0, width, height))
    across, down = width / columns, height / rows
    for number in range(columns * rows):
        x, y = number % columns * across, number // columns * down
        dump.view(2, "UIButton", (round(x, 2), round(y, 2), round(across * .9, 2),
                                  round(down * .9, 2)), accessibilityIdentifier=f"'photo-{number}'")
    return dump.view(2, "Gallery.Overlay", covered).text


def hosting(extra=False):
    """A screen of SwiftUI only."""
    kind = "_TtGC7SwiftUI14_UIHostingViewV4Feed8FeedView_"
    dump = Dump().window(393, 852).view(1, kind, (0, 0, 393, 852))
    if extra:
        dump.button(2, (16, 200, 361, 50), "A button of UIKit")
    return dump.text


def nothing(width=393, height=852):
    return Dump().window(width, height).view(1, "UIView", (0, 0, width, height)).text


def disabled():
    dump = Dump().window(393, 852).view(1, "UIView", (0, 0, 393, 852))
    dump.button(2, (16, 100, 361, 50), "Continue")
    dump.view(2, "UIButton", (16, 200, 361, 50), enabled="NO", accessibilityLabel="'Sign out'")
    return dump.text


def example(name):
    return (ROOT / name).read_text()


LONG = "an unusually long title that goes on, " * 130

SCREENS = {
    "phone": shop(),
    "fixed": example("Examples/Screens/toast-falls-through.txt"),
    "swallowed": example("Examples/Screens/toast-over-feed.txt"),
    "culprits": culprits(),
    "landscape": landscape(),
    "ipad": ipad(),
    "windows": windows(),
    "right-to-left": shop(("اشتر الآن", "إضافة إلى القائمة שלום"), "متجر.إعلان"),
    "cjk": shop(("今すぐ購入する", "加入购物车 👨‍👩‍👧‍👦🎉"), "店舗.宣伝バナー"),
    "crowd": crowd(),
    "icons": grid(8, 14, 393, 852, (30, 200, 300, 330)),
    "ten-thousand": grid(100, 100, 1000, 1000, (300, 300, 250, 240)),
    "accessibility": example("Tests/TouchMapTests/EverydayDumps/preferences.xml"),
    "settings": SETTINGS,
    "swiftui": hosting(),
    "mixed": hosting(extra=True),
    "rows": example("Tests/TouchMapTests/EverydayDumps/reading-list.txt"),
    "long-names": shop((LONG, LONG), "App." + "Extraordinarily" * 20),
    "no-targets": nothing(),
    "one-pixel": nothing(1, 1),
    "disabled": disabled(),
}
