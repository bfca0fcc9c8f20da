/// The common parts of all HTML pages: the head, the policy and the style. The pages load no other
/// files.
struct PageFrame {
  /// The page's title, as plain text.
  var title: String
  /// The heading above the content, as plain text.
  var heading: String
  /// Returns the page around some markup, with each text of JSON for the script in an element
  /// `data-0` and so on.
  func page(around content: String, data: [String]) -> String {
    let blocks = data.enumerated().map { number, json in
      #"<script type="application/json" id="data-\#(number)">"#
        + MarkupText.escapeScript(json) + "</script>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupText.escape(title))</title>
      <style>\(PageAssets.style.text)</style>
      </head>
      <body>
      <header>
      <h1>\(MarkupText.escape(heading))</h1>
      </header>
      <main>
      \(content)
      </main>
      \(blocks.joined())<script>\(PageAssets.script.text)</script>
      </body>
      </html>
      """
  }

  /// Allows only the page's own style and script, by their hashes, and images inside the page.
  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(PageAssets.style.hash)'; "
      + "script-src 'sha256-\(PageAssets.script.hash)'; img-src data:; base-uri 'none'; form-action 'none'"
  }
}
