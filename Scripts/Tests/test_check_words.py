import unittest

from scripts import ROOT, folder, module, run

check = module("Scripts/check-words")


class Words(unittest.TestCase):
    def found(self, text, *lines, name="page.md"):
        return list(check.findings(text, name, list(check.rules("\n".join(lines)))))

    def test_a_finding_names_its_line_and_what_to_write(self):
        self.assertEqual(self.found("One.\nMend it.", "# Verbs", "", "mend => fix, repair"),
                         ["page.md:2: Mend: write fix, repair"])

    def test_words_count_whole_and_phrases_over_the_end_of_a_line(self):
        self.assertEqual(self.found("Recommend mending.", "mend => fix"), [])
        self.assertEqual(self.found("It lets\n  through all.", "lets? through => lets the touch through"),
                         ["page.md:1: lets through: write lets the touch through"])

    def test_code_links_comments_and_quotations_are_not_read(self):
        page = "\n".join([
            "`mend`, ``a `mend` b`` and [a page](mend.md)", "<!-- mend -->", "> mend", "", "```sh", "mend",
            "```", "  - Mend it.", "", "The end: mend."])
        self.assertEqual(self.found(page, "mend => fix"),
                         ["page.md:8: Mend: write fix", "page.md:10: mend: write fix"])

    def test_of_a_sample_of_swift_the_comments_are_read(self):
        page = "```swift\n/// Mend `mend`.\nlet mend = 1   // to mend\n// mend\n\"https://mend\"\n```"
        self.assertEqual(self.found(page, "mend => fix"), [
            "page.md:2: Mend: write fix", "page.md:3: mend: write fix", "page.md:4: mend: write fix"])

    def test_of_swift_the_sentences_of_literals_are_read(self):
        source = 'let mend = "mend"\nprint("Please mend \\(mend) now") // "to mend a thing"'
        self.assertEqual(self.found(source, "mend => fix", name="A.swift"), [
            "A.swift:2: mend: write fix", "A.swift:2: mend: write fix"])

    def test_of_swift_only_doc_comments_are_read(self):
        source = "/// Mend it.\n// Mend it.\nfunc mend() {}"
        self.assertEqual(self.found(source, "mend => fix", name="A.swift"), ["A.swift:1: Mend: write fix"])
        source = "/// - Parameters:\n///   - rooms: All rooms.\n/// - Parameter rooms: None."
        self.assertEqual(self.found(source, "rooms => parts", name="A.swift"), ["A.swift:2: rooms: write parts"])

    def test_a_rule_without_an_arrow_ends_the_check(self):
        with self.assertRaisesRegex(SystemExit, "there is no ' => ' in 'mend: fix'"):
            self.found("", "mend: fix")


class Pages(unittest.TestCase):
    def test_the_status_is_1_if_something_is_found(self):
        rules = len(list(check.rules((ROOT / "Scripts/words.txt").read_text())))
        with folder() as place:
            page = place / "page.md"
            page.write_text("It is mended.\n")
            self.assertEqual(run(ROOT / "Scripts/check-words", page), (
                1, f"{page}:1: mended: write fix, repair\n1 files, {rules} rules: 1 findings\n"))
            page.write_text("It works.\n")
            self.assertEqual(run(ROOT / "Scripts/check-words", page)[0], 0)
