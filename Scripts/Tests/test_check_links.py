import unittest

from scripts import command, copy, folder, run


def follow(page, *curl):
    """Follows the links of a page with a made-up curl."""
    with folder() as project, folder() as tools:
        copy("Scripts/check-links", to=project)
        (project / "Page.md").write_text(page)
        run("git", "init", "-q", at=project)
        command(tools / "curl", *curl)
        return run(project / "Scripts/check-links", "--follow", at=project, tools=tools)


class ExternalLinks(unittest.TestCase):
    def test_all_dead_links_are_named(self):
        status, printed = follow(
            "[a](https://one.invalid) [b](https://good.invalid) [c](https://two.invalid)",
            'case "${@: -1}" in *good*) ;; *) echo "no host" >&2; exit 6 ;; esac')
        self.assertEqual(status, 1)
        self.assertEqual(printed.splitlines(), [
            "https://one.invalid: no host", "https://two.invalid: no host",
            "1 of 3 external links answer"])

    def test_a_quote_in_a_link_reaches_curl_as_it_is(self):
        status, printed = follow(
            """[a](https://a.invalid/it's"so")""", '[ "${@: -1}" = "https://a.invalid/it\'s\\"so\\"" ]')
        self.assertEqual((status, printed), (0, "1 of 1 external links answer\n"))

    def test_pages_without_any_link_fail(self):
        self.assertEqual(follow("Nothing."), (1, "0 of 0 external links answer\n"))
