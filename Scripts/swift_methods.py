"""Finds methods and calls in Swift sources, by their names and labels; shared by two scripts."""
import re
from pathlib import Path

FUNCTION = re.compile(r"\bfunc\s+`?(\w+)`?\s*(?:<[^>(]*>)?\s*\(")
CALL = re.compile(r"(?<!func )\.(\w+)\(")


def without_comments(text):
    """Blanks comments and strings, keeping every offset."""
    pattern = r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"'
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])  # noqa: E731
    return re.sub(pattern, blank, text, flags=re.S)


def arguments(text, start):
    """Returns the parts between the parenthesis that ends before `start` and its partner."""
    parts, depth, begin = [], 0, start
    for index in range(start, len(text)):
        character = text[index]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            if depth == 0:
                parts.append(text[begin:index])
                return [part.strip() for part in parts if part.strip()]
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[begin:index])
            begin = index + 1
    return []


def declared(text):
    """Yields (offset, "name(label:...)") of each method that is declared."""
    for match in FUNCTION.finditer(text):
        labels = [re.split(r"[\s:]", part, maxsplit=1)[0] for part in arguments(text, match.end())]
        yield match.start(), f"{match[1]}({''.join(label + ':' for label in labels)})"


def called(text):
    """Yields "name(label:...)" of each method that is called on something."""
    for match in CALL.finditer(text):
        labels = []
        for part in arguments(text, match.end()):
            label = re.match(r"`?(\w+)`?\s*:(?!:)", part)
            labels.append((label[1] if label else "_") + ":")
        yield f"{match[1]}({''.join(labels)})"


def block(text, start):
    """Returns the text between the next braces."""
    begin = text.index("{", start)
    depth = 0
    for index in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[begin + 1 : index]
    return ""


def never_called(root):
    """Reads the list of methods that are never called: protocol, method and why, of each."""
    rows = []
    for line in (Path(root) / "Documentation/delegate-methods.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            rows.append([part.strip() for part in line.split("|")])
    return rows
