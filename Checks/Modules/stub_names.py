"""The names that a file of Swift declares, as Apple's documentation spells them: TYPE.NAME(LABELS)."""

import re

DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@\S+(?:\([^)]*\))? )*(?:(?:public|static|final|mutating|nonisolated|indirect|@\w+) )*"
    r"(?P<kind>struct|enum|class|protocol|extension|func|init|var|let|case|subscript|typealias)\b[?]? ?(?P<rest>.*)$")


def labels(parameters):
    """The labels in a list of parameters, such as `_:in:`."""
    depth, part, parts = 0, "", []
    for character in parameters:
        depth += character in "([{<"
        depth -= character in ")]}" or (character == ">" and not part.endswith("-"))
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    parts.append(part)
    words = [re.sub(r"^(@\w+(\([^)]*\))? )+", "", one.strip()) for one in parts if one.strip()]
    return "".join(f"{re.split(r'[ :]', word)[0]}:" for word in words)


def parameters(text, start):
    """What stands between the parenthesis at `start` and its partner."""
    depth = 0
    for at in range(start, len(text)):
        depth += text[at] == "("
        depth -= text[at] == ")"
        if depth == 0:
            return text[start + 1:at]
    return ""


def names(text):
    found, types, at = [], [], 0
    for line in text.splitlines(keepends=True):
        match = DECLARATION.match(line.rstrip("\n"))
        at += len(line)
        if not match:
            continue
        types = [one for one in types if one[0] < len(match["indent"])]
        outer = "".join(f"{name}." for _, name in types)
        rest = match["rest"]
        if match["kind"] in ("struct", "enum", "class", "protocol", "extension"):
            name = re.match(r"[\w.]+", rest)[0]
            types.append((len(match["indent"]), name))
            if match["kind"] != "extension":
                found.append(outer + name)
            # Members on the same line.
            for member in re.findall(r"public static var (\w+)", rest):
                found.append(f"{outer}{name}.{member}")
            if "public init() {" in rest:
                found.append(f"{outer}{name}.init()")
        elif match["kind"] == "init" or match["kind"] == "func" and re.match(r"[`\w]", rest):
            name = "init" if match["kind"] == "init" else re.match(r"[`\w]+", rest)[0].strip("`")
            begin = at - len(line) + line.index(match["kind"])
            found.append(f"{outer}{name}({labels(parameters(text, text.index('(', begin)))})")
        elif match["kind"] == "case":
            found += [outer + re.match(r"`?(\w+)", one.strip())[1] for one in re.sub(r"\(.*?\)", "", rest).split(",")]
        elif match["kind"] in ("var", "let") and re.match(r"[`\w]", rest):
            found.append(outer + re.match(r"`?(\w+)", rest)[1])
    return found
