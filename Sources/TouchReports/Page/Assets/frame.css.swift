extension PageAssets {
  // swift-format-ignore
  static let frameStyle = #"""
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem clamp(.75rem, 2.5vw, 2rem) 4rem; max-width: 82rem;
  background: var(--page); color: var(--text);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1rem; margin: 0; color: var(--quiet); font-weight: 600; }
h2 { font-size: 1.35rem; line-height: 1.2; margin: .15rem 0 0; }
h3 { font-size: 1.15rem; line-height: 1.25; margin: 0 0 .25rem; }
h4 { font-size: .8rem; margin: 1rem 0 .35rem; color: var(--quiet); font-weight: 600; }
p { margin: .25rem 0; }
ul, ol { margin: 0; padding: 0; list-style: none; }
small { color: var(--quiet); font-size: .8rem; }
code { font: .85rem/1.4 ui-monospace, SFMono-Regular, Menlo, monospace; }
.facts, .count { color: var(--quiet); }
.notice:empty, .said { display: none; }
.notice { margin: .5rem 0; padding: .5rem .75rem; border: 1px solid var(--small-stroke);
  border-radius: 8px; background: var(--small-fill); color: var(--small-ink); }
.said { display: block; position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); }
button, input { font: inherit; color: inherit; }
button { min-height: 2.25rem; padding: .25rem .75rem; border: 1px solid var(--line);
  border-radius: 8px; background: var(--raised); cursor: pointer; }
button:disabled { color: var(--quiet); cursor: default; border-style: dashed; }
button:hover:enabled { border-color: var(--accent); }
:is(button, input, select, summary, a, code, .owners, .canvas, dialog):focus-visible {
  outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none !important; }
"""#
}
