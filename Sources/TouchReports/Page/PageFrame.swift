/// The common parts of all HTML pages: the head, the policy and the style. The pages load no other
/// files.
struct PageFrame {
  /// The page's title, as plain text.
  var title: String
  /// Whether the script of a map runs on it.
  var hasScript = true

  /// Returns the page around some markup, with a text of JSON for the script.
  func page(around content: String, data: String) -> String {
    let script =
      hasScript
      ? #"<script type="application/json" id="data">"# + MarkupText.escapeScript(data)
        + "</script>\n<script>\(PageAssets.script.text)</script>" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <title>\(MarkupText.escape(title))</title>
      <style>\(PageAssets.style.text)</style>
      </head>
      <body>
      \(content)
      \(script)
      </body>
      </html>
      """
  }

  /// Allows only the page's own style and script, by their hashes, and images inside the page; a
  /// picture that is saved is drawn from one in memory.
  private var policy: String {
    "default-src 'none'; style-src 'sha256-\(PageAssets.style.hash)'; "
      + "script-src 'sha256-\(PageAssets.script.hash)'; img-src data: blob:; base-uri 'none'; "
      + "form-action 'none'"
  }
}
