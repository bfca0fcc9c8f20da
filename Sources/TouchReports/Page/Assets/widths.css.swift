extension PageAssets {
  // swift-format-ignore
  static let widthsStyle = #"""
@media (max-width: 999px) {
  .panes { grid-template-columns: clamp(340px, 44vw, 440px) minmax(0, 1fr); }
  .mid { overflow: auto; grid-template-rows: auto auto; } .answer { min-height: 372px; }
  .tree { display: none; grid-column: 2; grid-row: 1; } .mid { grid-column: 2; grid-row: 1; }
  #views { display: inline-flex; height: 28px; font-size: var(--t1); }
  .shows-views .rows { display: none; }
  .shows-views .tree { display: block; align-self: end; max-height: 46%; z-index: 4; }
}
@media (max-width: 999px) and (min-width: 700px) {
  .steps output { min-width: 96px; max-width: 96px; }
}
@media (max-width: 699px) {
  body { display: block; height: auto; overflow: auto; padding-bottom: 150px; }
  html { height: auto; } .bar { height: 64px; padding: 0 var(--s3); gap: var(--s2); }
  .bar h1 {
    font-size: 13px; line-height: 15px; white-space: normal; display: -webkit-box;
    -webkit-line-clamp: 4; -webkit-box-orient: vertical; }
  .bar .say .note, .bar h1 span { display: none; } .bar > .i { width: 28px; height: 28px; }
  .chipbox { order: 2; } .chipbox .chip { height: 44px; padding: 0 var(--s2); border-radius: 12px; }
  .chip .i { display: none; } .steps { order: 3; }
  .steps output { min-width: 34px; max-width: 34px; } .steps output span { display: none; }
  .steps output b { margin: 0; } .pop { right: -110px; position: fixed; top: 60px; right: 16px; }
  .panes { display: block; } .panes > * + * { border-left: 0; }
  .map { height: calc(100svh - 64px - 150px); min-height: 420px; } .mid { display: block; }
  .targets { display: block; border: 0; } .sift .seg label { height: 36px; }
  .rows { overflow: visible; } thead th { top: 64px; }
  .answer {
    position: fixed; left: 0; right: 0; bottom: 0; z-index: 25; min-height: 0; height: 150px;
    padding: 10px var(--s4) var(--s3); overflow: hidden; background: var(--surface);
    border-radius: var(--r3) var(--r3) 0 0; box-shadow: var(--lift2); }
  .answer.open { height: min(78svh, 640px); overflow: auto; }
  .answer h2 { font-size: var(--t3); line-height: 22px; }
  .answer:not(.open) .acts button:not(.grow), .answer:not(.open) h3 { display: none; }
  .answer .acts .grow { width: 44px; margin: -8px 0; }
  .answer .lead { font-size: var(--t2); line-height: 18px; }
  .code code { font-size: 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
  .stack { display: flex; flex-wrap: wrap; right: var(--s3); } .stack .note { display: none; }
  .stack .without { width: 100%; justify-self: stretch; } .knob { width: 32px; }
  td.who, th.who { display: none; } .shows-views .tree { max-height: none; }
  .maphead { min-height: 52px; }
}
.grow { display: none; }
@media (max-width: 699px) {
  .grow { display: inline-flex; }
}
@media (pointer: coarse) {

  button:not(.knob), .steps button, .seg label, .sift .seg label, .stack button, .code button,
  .find {
    min-height: 44px; min-width: 44px; }
  .maphead, .mapfoot { height: 56px; }
  .map { grid-template-rows: minmax(56px, auto) minmax(0, 1fr) 56px; }
  .tree li > div { height: 44px; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
@media (forced-colors: active) {
  .seg label:has(:checked), tr.row[aria-current] {
    outline: 2px solid Highlight; outline-offset: -2px; }
}
@media print {
  @page { size: A4 landscape; margin: 10mm; }
  :root { color-scheme: light; } html, body { height: auto; }
  body {
    display: block; overflow: visible; background: none; padding: 0; print-color-adjust: exact;
    -webkit-print-color-adjust: exact; }
  .steps, .maphead, .mapfoot, .knob, .tip, .sift, .tree, .acts, .code button, .stack, .grow {
    display: none !important; }
  .bar { position: static; height: 56px; }
  .panes { display: grid; grid-template-columns: 96mm 1fr; }
  .map { display: block; height: 168mm; min-height: 0; background: none; } .stage { height: 100%; }
  .mid { display: block; overflow: visible; }
  .answer { position: static; height: auto; min-height: 0; overflow: visible; box-shadow: none; }
  .rows { overflow: visible; } tr { break-inside: avoid; }
}
"""#
}
