"""Sorts what the compiler says of an overlay into names that the lists lack and what is wrong; see `Checks/run overlay`."""

import collections
import re
import sys

# What the compiler says of a name that it does not know, and what may only follow from such a name.
UNKNOWN = re.compile(r"cannot find (?:type )?'(.+?)' in scope|has no member '(.+?)'|no such module '(.+?)'"
                     r"|cannot find operator '(.+?)'|unknown attribute '(.+?)'")
# The list has fewer forms than Apple, or another order of them.
UNCLEAR = re.compile(r"ambiguous use of '(.+?)'")
WRONG = re.compile(r"argument label|missing argument|extra argument|extraneous argument|is only available in"
                   r"|cannot convert value|cannot call value of non-function type|must precede argument"
                   r"|is unavailable|has been renamed")


def sort(text):
    unknown, wrong, others = collections.defaultdict(list), [], []
    for place, message in dict.fromkeys(re.findall(r"^(\S.*?:\d+):\d+: error: (.*)$", text, re.M)):
        if found := UNKNOWN.search(message):
            unknown[next(filter(None, found.groups()))].append(place)
        elif found := UNCLEAR.search(message):
            unknown[f"the form of {found[1]} that is meant"].append(place)
        else:
            (wrong if WRONG.search(message) else others).append(f"{place}: error: {message}")
    return unknown, wrong, others


def main(log, count):
    with open(log) as file:
        text = file.read()
    unknown, wrong, others = sort(text)
    # Without a name that is not known, nothing else can follow from one.
    if not unknown:
        wrong, others = wrong + others, []
    for line in wrong:
        print(line)
    for name, places in unknown.items():
        print(f"{places[0]}: cannot tell: '{name}' is not listed{f', {len(places)} times' if len(places) > 1 else ''}")
    for line in others:
        print(line.replace(": error: ", ": cannot tell, perhaps because of such a name: "))
    if unknown:
        names = "1 name that is" if len(unknown) == 1 else f"{len(unknown)} names that are"
        print(f"Not checked: the expressions with {names} not listed. If it is spelled as Apple spells it, only Xcode "
              "can tell.")
    if wrong:
        print("These uses are not as listed. Where Apple's page of a name has another form of it, the list lacks that "
              "form.")
    if not (unknown or wrong) and "error:" in text:
        sys.exit(f"overlay: the compiler failed\n{text[-2000:]}")
    if not (unknown or wrong):
        print(f"{count} {'file compiles' if count == '1' else 'files compile'} for iOS. This says nothing about what "
              "the code does.")
    sys.exit(1 if wrong else 2 if unknown else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
