"""Results of the probe: reads them, also where they are cut or newer, and holds them against what the
headless UIKit shows. Runs with the Python of Xcode, which is 3.9."""

import json
import os
import pathlib
import re
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMAT = 1


class Unreadable(Exception):
    pass


def write(path, value):
    """Writes JSON in one go: whoever reads meets the whole text before or the whole one after."""
    path = pathlib.Path(path)
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(beside, path)


def objects(text, first):
    """The complete objects of a text that begin with a name."""
    decoder = json.JSONDecoder()
    for match in re.finditer(r'\{\s*"%s"\s*:' % first, text):
        try:
            value, _ = decoder.raw_decode(text, match.start())
        except ValueError:
            continue
        yield value


def read(path):
    """A result, and remarks about what of it cannot be read."""
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}")
    remarks = []
    try:
        result = json.loads(text)
    except ValueError:
        probe = next(objects(text, "system"), None) or {}
        for name in ("system", "sdk", "model", "commit"):
            if found := re.search(r'"%s"\s*:\s*"([^"\\]*)"' % name, text):
                probe.setdefault(name, found[1])
        rows = list(objects(text, "id"))
        if not rows:
            raise Unreadable(f"{path}: no JSON, and no rows in it")
        remarks.append(f"the file is cut or damaged: {len(rows)} rows can be read")
        result = {"probe": {**probe, "rows": rows}}
    if not isinstance(result, dict) or not isinstance(result.get("probe", {}), dict):
        raise Unreadable(f"{path}: not a result of Scripts/verify")
    version = result.get("format", FORMAT)
    if version != FORMAT:
        remarks.append(f"format {version} is not {FORMAT}, which is known here")
    probe = result.setdefault("probe", {})
    rows = probe.get("rows")
    rows = rows if isinstance(rows, list) else []
    probe["rows"] = [row for row in rows if isinstance(row, dict) and isinstance(row.get("id"), str)]
    if len(rows) != len(probe["rows"]):
        remarks.append(f"{len(rows) - len(probe['rows'])} rows without a name")
    return result, remarks


def major(version):
    found = re.search(r"\d+", str(version or ""))
    return int(found[0]) if found else None


def model(probe, models):
    """The modelled system that comes nearest, and a remark where it is another one."""
    known = []
    for name in models:
        system, sdk = map(int, re.findall(r"\d+", name))
        known.append((system, sdk, name.endswith("compatible"), name))
    system, sdk = major(probe.get("system")), major(probe.get("sdk"))
    remarks = []
    if system is None:
        system = max(one[0] for one in known)
        remarks.append(f"the system is not named; compared with iOS {system}")
    nearest = max((one[0] for one in known if one[0] <= system), default=min(known)[0])
    if nearest != system:
        remarks.append(f"iOS {system} is not known here; compared with iOS {nearest}")
    if sdk is None:
        sdk = nearest
        remarks.append(f"the SDK is not named; taken for that of iOS {sdk}")
    compatible = str(probe.get("compatibility", "no")) in ("yes", "True")
    of_system = [one for one in known if one[0] == nearest]
    chosen = min(of_system, key=lambda one: (one[2] != compatible and nearest == 26, abs(one[1] - sdk)))
    if chosen[1] != sdk:
        remarks.append(f"SDK {sdk} is not known with it; compared with SDK {chosen[1]}")
    return chosen[3], remarks


def expectations():
    return json.loads((ROOT / "Examples/Probe/Expected.json").read_text(encoding="utf-8"))


class Comparison:
    """A result held against what is expected of its system."""

    def __init__(self, result, remarks=(), expected=None):
        expected = expected or expectations()
        self.probe = result["probe"]
        name, more = model(self.probe, expected["models"])
        self.remarks = [*remarks, *more]
        rows = {row["id"]: row for row in self.probe["rows"]}
        self.same, self.differing, self.untried, self.missing = [], [], [], []
        for basis in expected["rows"]:
            row = rows.pop(basis["id"], None)
            seen = next(one["seen"] for one in basis["expected"]
                        if "on" not in one or name in one["on"].split("; "))
            if row is None:
                self.missing.append(basis["id"])
            elif row.get("seen") is None:
                self.untried.append((basis["id"], row.get("why", "not tried")))
            elif row["seen"] == seen:
                self.same.append(basis["id"])
            else:
                self.differing.append((basis, row["seen"], seen))
        self.device = [row for row in rows.values() if row.get("kind") == "device"]
        self.unknown = [row["id"] for row in rows.values() if row.get("kind") != "device"]

    def summary(self):
        count = len(self.same) + len(self.differing)
        words = f"as expected on {len(self.same)} of {count}"
        if self.differing:
            words += "; differs: " + ", ".join(basis["id"] for basis, _, _ in self.differing)
        return words

    def heading(self):
        probe = self.probe
        known = [f"iOS {probe.get('system', 'unknown')}", f"SDK {probe.get('sdk', 'unknown')}"]
        if str(probe.get("compatibility", "no")) in ("yes", "True"):
            known.append("with the compatibility key")
        known += [probe[name] for name in ("model", "commit") if probe.get(name)]
        return ", ".join(known)

    def lines(self, device=True):
        yield self.heading()
        yield self.summary()
        for basis, seen, expected in self.differing:
            because = [basis[name] if name == "fidelity" else f"{name} {basis[name]}"
                       for name in ("fidelity", "switch", "test") if basis.get(name)]
            yield f"  {basis['id']}: seen {seen!r}, expected {expected!r} ({', '.join(because)})"
        for name, why in self.untried:
            yield f"  {name}: not seen: {why}"
        if self.missing:
            yield f"missing: {', '.join(self.missing)}"
        if self.unknown:
            yield f"not known here: {', '.join(self.unknown)}"
        yield from (f"remark: {remark}" for remark in self.remarks)
        if device and self.device:
            yield "only a device can tell:"
            for row in self.device:
                seen = row.get("seen")
                lines = str(f"not seen: {row.get('why', '')}" if seen is None else seen).splitlines()
                yield f"  {row['id']}: {lines[0] if lines else ''}"
                yield from (f"    {line}" for line in lines[1:])


def issue(comparison, steps):
    """The address of a new issue with what was seen; the file itself is to be attached."""
    identity = json.loads((ROOT / "Release/identity.json").read_text(encoding="utf-8"))
    broken = [f"{step['name']}: {step['result']}" for step in steps if step["result"] != "ok"]
    lines = ["Attach verification.json.", "", *comparison.lines(device=False), *broken]
    text = "\n".join(lines)
    query = urllib.parse.urlencode({
        "title": f"Verified: {comparison.heading()}"[:120], "body": text[:4000]})
    return f"{identity['url']}/issues/new?{query}"
