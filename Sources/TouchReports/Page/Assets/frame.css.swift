extension PageAssets {
  // swift-format-ignore
  static let frameStyle = #"""
* { box-sizing: border-box; }
html, body { margin: 0; height: 100%; }
body {
  font: 400 var(--t2)/20px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  color: var(--ink); background: var(--bg); display: grid;
  grid-template: 64px minmax(0, 1fr) / minmax(0, 1fr); overflow: hidden;
  -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; padding: 0; } ul, ol { list-style: none; }
h1, h2 {
  font-size: var(--t4); line-height: 24px; font-weight: 650; letter-spacing: -.01em;
  text-wrap: balance; }
h3 {
  font-size: var(--t1); line-height: 16px; font-weight: 600; color: var(--ink2);
  margin-bottom: var(--s2); }
code {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .93em; }
.num { font-variant-numeric: tabular-nums; }
.note { font-size: var(--t1); line-height: 16px; color: var(--ink2); }
button, input, select { font: inherit; color: inherit; }
button {
  display: inline-flex; align-items: center; justify-content: center; gap: 6px; height: 32px;
  padding: 0 var(--s3); white-space: nowrap; border: 1px solid var(--line);
  border-radius: var(--r2); background: var(--surface); box-shadow: var(--lift1); cursor: pointer; }
button:hover { border-color: var(--ink2); }
button.bare { border-color: transparent; background: none; box-shadow: none; padding: 0 var(--s2); }
button.bare:hover { background: var(--sunken); }
:focus-visible { outline: 2px solid var(--live); outline-offset: 2px; }
[hidden] { display: none !important; } .defs { position: absolute; }
.i { width: 16px; height: 16px; flex: none; display: block; }
.i.dead, .i.partly { color: var(--dead); } .i.works, .i.good { color: var(--good); }
.i.unknown { color: var(--doubt); }
.i.small, .i.gone, .i.covered, .i.presented, .i.disabled { color: var(--ink2); }
.i.glass { color: var(--cause); }
.hush {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.bar {
  position: sticky; top: 0; z-index: 30; display: flex; align-items: center; gap: var(--s3);
  padding: 0 var(--s4); background: var(--tint); border-bottom: 1px solid var(--line);
  box-shadow: inset 0 3px 0 var(--tone); }
.bar.dead {
  --tone: var(--dead); --tint: linear-gradient(90deg, var(--dead-soft), var(--surface) 70%); }
.bar.good {
  --tone: var(--good); --tint: linear-gradient(90deg, var(--good-soft), var(--surface) 70%); }
.bar.doubt {
  --tone: var(--doubt); --tint: linear-gradient(90deg, var(--doubt-soft), var(--surface) 70%); }
.bar > .i { width: 32px; height: 32px; color: var(--tone); } .bar .say { min-width: 0; flex: 1; }
.bar h1 span { font-weight: 450; color: var(--ink2); letter-spacing: 0; }
.bar h1 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.bar .say .note { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.chipbox { position: relative; }
.chip {
  height: 28px; border-radius: 14px; font-size: var(--t1); font-weight: 600; padding: 0 10px; }
.chip.assumed {
  color: var(--doubt); border-color: color-mix(in srgb, var(--doubt) 45%, var(--line));
  background: var(--doubt-soft); border-style: dashed; }
.pop {
  position: absolute; top: 36px; right: 0; width: min(380px, calc(100vw - 32px));
  padding: var(--s4); border-radius: var(--r3); background: var(--surface);
  box-shadow: var(--lift2); visibility: hidden; opacity: 0; transition: opacity .12s;
  overflow-wrap: anywhere; }
.pop p + p { margin-top: var(--s2); }
.chipbox:hover .pop, .chipbox:focus-within .pop { visibility: visible; opacity: 1; }
.steps {
  display: flex; align-items: center; border: 1px solid var(--line); border-radius: var(--r2);
  background: var(--surface); box-shadow: var(--lift1); }
.steps button {
  border: 0; box-shadow: none; background: none; width: 36px; height: 34px; padding: 0; }
.steps button:hover { background: var(--sunken); }
.steps output {
  min-width: 148px; max-width: 148px; text-align: center; font-weight: 600; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; }
.steps output b { color: var(--ink2); font-weight: 500; margin-right: 6px; }
"""#
}
