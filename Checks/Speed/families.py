"""Screens of any number of views that are hard to divide: a line for each family."""

import json
import math
import random

WIDTH, HEIGHT = 390, 844


def grid(n):
    side = max(1, round(n ** 0.5))
    w, h = WIDTH / side, HEIGHT / side
    return [(i % side * w, i // side * h, w, h) for i in range(n)]


def strewn(n):
    dice = random.Random(n)
    return [(dice.uniform(0, 350), dice.uniform(0, 800), dice.uniform(1, 40), dice.uniform(1, 40)) for _ in range(n)]


def stair(n):
    return [(i * WIDTH / n, i * HEIGHT / n, WIDTH, HEIGHT) for i in range(n)]


def cross(n):
    half = n // 2
    rows = [(0, i * HEIGHT / half, WIDTH, HEIGHT / half) for i in range(half)]
    return [(i * WIDTH / half, 0, WIDTH / half, HEIGHT) for i in range(half)] + rows


def nest(n):
    return [(i * 190 / n, i * 420 / n, WIDTH - i * 380 / n, HEIGHT - i * 840 / n) for i in range(n)]


def full(n):
    return [(0, 0, WIDTH, HEIGHT)] * n


def chain(n):
    return [(i * WIDTH / (n + 1), 0, 2 * WIDTH / (n + 1), HEIGHT) for i in range(n)]


def comb(n):
    return [(0, 0, WIDTH, HEIGHT)] + [(i * WIDTH / n, 0, WIDTH / n / 2, HEIGHT) for i in range(n - 1)]


def tiny(n):
    return [(195, 422, 1, 1)] * n


def passing(n):
    return grid(n - 1) + [(0, 0, WIDTH, HEIGHT)]


def covers(n):
    return grid(n // 2) * 2


def bars(n):
    return [(-100, HEIGHT / 2 - 1, WIDTH + 200, 2, math.pi * i / n) for i in range(n)]


def turned(family):
    """The same views, each turned around its middle, which only a tree of views can say."""
    return lambda n: [(*frame, 0.4) for frame in family(n)]


# The largest number of levels that a dump may have bounds this one.
DEEPEST = 9_900
# The places at which a family has views that only lie in front, with their class and role.
COVERS = {"passing": lambda place, n: place == n - 1, "covers": lambda place, n: place >= n // 2}
FAMILIES = {
    "grid": grid, "random": strewn, "stair": stair, "cross": cross, "nest": nest, "full": full, "chain": chain,
    "comb": comb, "tiny": tiny, "passing": passing, "covers": covers,
}
TURNED = {
    "turned-grid": turned(grid), "turned-random": turned(strewn), "turned-stair": turned(stair),
    "turned-chain": turned(chain), "turned-full": turned(full), "bars": bars,
}


ALL = {**FAMILIES, **TURNED}


def turn(x, y, w, h, angle):
    """The place of a view that is turned around its middle, in this project's own JSON."""
    c, s = math.cos(angle), math.sin(angle)
    width, height = w * abs(c) + h * abs(s), w * abs(s) + h * abs(c)
    return {"frame": rounded(x + (w - width) / 2, y + (h - height) / 2, width, height),
            "bounds": rounded(0, 0, w, h), "transform": [c, s, -s, c, 0, 0]}


def rounded(*numbers):
    return [round(number, 4) for number in numbers]


def views(family, n):
    """A screen in this project's own JSON, in which a line of a deep view is as long as another."""
    nodes = [{"class": "UIWindow", "kind": "window", "depth": 0, "line": 1, "frame": [0, 0, WIDTH, HEIGHT]}]
    outer = (0, 0)
    for place, (x, y, w, h, *angle) in enumerate(ALL[family](n)):
        cover = family in COVERS and COVERS[family](place, n)
        nodes.append({
            "class": ("PassThroughView" if family == "passing" else "UIView") if cover else "UIButton", "kind": "view",
            "depth": place + 1 if family == "nest" else 1, "line": place + 2, "address": hex(place + 16),
            "frame": rounded(x - outer[0], y - outer[1], w, h), "identifier": f"b{place}", "label": f"Button {place}",
            **(turn(x, y, w, h, *angle) if angle else {})})
        if family == "nest":
            outer = (x, y)
    screen = {"evidence": "exact", "windows": [{"root": 0}], "nodes": nodes}
    return json.dumps({"format": "touchmap-hierarchy", "version": 1, "screens": [screen]}, indent=0)


def printed(family, n):
    """The same as a recursive description, without nested views."""
    lines = [f"<UIWindow: 0x1; frame = (0 0; {WIDTH} {HEIGHT}); layer = <CALayer: 0x2>>"]
    for place, (x, y, w, h, *angle) in enumerate(ALL[family](n)):
        transform = ""
        if angle:
            x, y, w, h = turn(x, y, w, h, *angle)["frame"]
            a, b, c, d, *_ = (round(part, 6) for part in turn(0, 0, 1, 1, *angle)["transform"])
            transform = f"transform = [{a}, {b}, {c}, {d}, 0, 0]; "
        x, y, w, h = rounded(x, y, w, h)
        lines.append(f"   | <UIButton: {place + 16:#x}; frame = ({x} {y}; {w} {h}); text = 't{place}'; "
                     f"{transform}layer = <CALayer: 0x9>>")
    return "\n".join(lines)


def elements(family, n):
    """A screen as idb writes it."""
    root = {"AXLabel": "App", "role": "AXApplication", "type": "Application", "children": [],
            "frame": dict(zip(("x", "y", "width", "height"), (0, 0, WIDTH, HEIGHT)))}
    around = root
    for place, frame in enumerate(FAMILIES[family](n)):
        cover = family in COVERS and COVERS[family](place, n)
        kind = ("Other" if family == "passing" else "Image") if cover else "Button"
        element = {"AXLabel": f"Button {place}", "AXUniqueId": f"b{place}", "type": kind, "role": f"AX{kind}",
                   "enabled": True, "frame": dict(zip(("x", "y", "width", "height"), rounded(*frame))), "children": []}
        around["children"].append(element)
        if family == "nest":
            around = element
    return nested_json([root])


def nested_json(value):
    """JSON without the limit of levels that Python's own writer has."""
    parts, pending = [], [value]
    while pending:
        value = pending.pop()
        if isinstance(value, tuple):
            parts.append(value[0])
        elif isinstance(value, list):
            inner = [part for entry in value for part in (entry, (",",))][:-1]
            pending += [("]",), *reversed(inner), ("[",)]
        elif isinstance(value, dict):
            inner = [part for key, entry in value.items() for part in ((json.dumps(key) + ":",), entry, (",\n",))][:-1]
            pending += [("}",), *reversed(inner), ("{",)]
        else:
            parts.append(json.dumps(value))
    return "".join(parts)


KINDS = {"views": views, "elements": elements, "printed": printed}
