"""What an output is built like, apart from its texts, as the programs that read such outputs see it.

A shape raises ValueError where such a program would not read the output at all.
"""
import collections
import html
import html.parser
import json
import re
import xml.etree.ElementTree as xml

# A name is drawn only where it fits, so how many are drawn depends on how long they are.
LABEL = ("text", "class", "font-size", "x", "y")


def counted(shape):
    """What is compared of an output's elements, members or lines."""
    if isinstance(shape, collections.Counter):
        return {kind: count for kind, count in shape.items() if kind != LABEL}
    return shape


def members(value):
    if isinstance(value, dict):
        return {key: members(part) for key, part in value.items()}
    return [members(part) for part in value] if isinstance(value, list) else type(value).__name__


def of_json(text):
    return members(json.loads(text))


def of_json_lines(text):
    return [of_json(line) for line in text.splitlines()]


def of_taps(text):
    """Lines about taps. A verdict is null where a text cannot be a name: blanks around one do not count."""
    lines = of_json_lines(text)
    if not all(line.pop("verdict", "str") in ("str", "NoneType") for line in lines):
        raise ValueError("holds a verdict that is no text")
    return lines


def of_xml(text):
    try:
        parts = xml.fromstring(text).iter()
    except xml.ParseError as error:
        raise ValueError(f"is no XML: {error}") from error
    return collections.Counter((one.tag.rpartition("}")[2], *sorted(one.attrib)) for one in parts)


class Elements(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.found = collections.Counter()

    def handle_starttag(self, tag, attributes):
        self.found[tag, *sorted(name for name, _ in attributes)] += 1
        for name, value in attributes:
            value = (value or "").strip().lower()
            if name in ("href", "src", "action") and not value.startswith(("#", "data:image")):
                self.found["leads away", value] += 1


def of_html(text):
    parser = Elements()
    parser.feed(text)
    return parser.found


def of_text(text):
    """The number of lines, and what each begins with if a machine reads it."""
    lines = text.split("\n")
    return len(lines), [re.match(r"\s*(::\w+|\|)?", line)[1] for line in lines]


def each_line(text, pattern, kind):
    """What a pattern finds in each line, all of which must be of that kind."""
    for line in text.splitlines():
        found = re.fullmatch(pattern, line)
        if not found:
            raise ValueError(f"holds a line that is no {kind}: {line[:80]!r}")
        yield found


def of_github(text):
    """The commands that a runner of GitHub's finds in a log, with what is told of each."""
    commands = []
    for found in each_line(text, r"::(\w+)(?: ([^:]*))?::(.*)", "command"):
        properties = [part.partition("=") for part in (found[2] or "").split(",") if part]
        commands.append((found[1], [(key, value if key != "file" else "")
                                    for key, _, value in properties]))
    return commands


def of_xcode(text):
    """The complaints that Xcode finds in a compiler's output."""
    pattern = r"(.+?):(\d+):(\d+): (error|warning|note): .* \[([a-z-]+)\]"
    return [found.groups()[1:] for found in each_line(text, pattern, "complaint")]


def of_swift(text):
    """The code of a test, without comments."""
    return [re.sub(r"\s*//.*", "", line) for line in text.split("\n")]


def of_markdown(text):
    """What GitHub shows, by its own parser; without that, lines with their columns."""
    try:
        import cmarkgfm
    except ImportError:
        return markdown_by_lines(text)
    page = cmarkgfm.github_flavored_markdown_to_html(text)
    # What GitHub makes of texts when the page is built: names that are told, and issues that are linked.
    told = re.findall(r"@\w+|#\d+", html.unescape(re.sub(r"<[^>]*>", "", page)))
    return of_html(page) + collections.Counter(told)


def markdown_by_lines(text):
    """What is escaped by a backslash or stands in code does not count."""
    shape = []
    for line in text.split("\n"):
        bare = re.sub(r"(`+)(?:(?!\1).)*\1", "`", re.sub(r"\\.", "", line))
        shape.append((bare.count("|"), bare[:2].strip("|"), bool(re.search(r"<[a-z!/]|\]\(", bare))))
    return shape
