extension PageAssets {
  // swift-format-ignore
  static let stageStyle = #"""
.stage {
  display: grid;
  grid-template: "map intro" auto "map legend" auto "map side" 1fr /
    minmax(0, max-content) minmax(19rem, 1fr);
  gap: 1rem 2rem;
  margin-top: .75rem;
}
.stage.empty { display: block; }
.intro { grid-area: intro; }
.stage + .stage { border-top: 1px solid var(--line); padding-top: 1.25rem; }
.verdict { margin: .75rem 0 0; display: grid; gap: .75rem; }
.verdict > .side-name { margin-bottom: -.5rem; }
.intro > .culprit { margin-top: .75rem; }
.culprit { display: grid; gap: .15rem; padding: .7rem 1rem .8rem;
  border-left: 6px solid var(--swallows-fill); border-radius: 8px; background: var(--panel); }
.culprit h3 { margin: 0; }
.culprit .fix { display: block; }
.past h3::before { content: attr(data-state); }
.answer .fix { white-space: pre-line; }
.fix ol { margin: .2rem 0; padding-left: 1.6rem; }
.fix b { color: var(--text); }
.proof { color: var(--quiet); font-size: .9rem; }
.fine { border-left-color: var(--target-stroke); }
:is(.unsure, .past) { border-left-color: var(--quiet); }
.verdict details .culprit { margin-top: .6rem; }
figure { grid-area: map; align-self: start; position: sticky; top: .75rem; min-width: 0;
  margin: 0; }
.canvas { display: grid; width: fit-content; max-width: 100%; position: relative; overflow: hidden;
  border: 1px solid var(--line); border-radius: 10px; touch-action: pan-x pan-y;
  cursor: crosshair; }
.canvas.zoomed { touch-action: none; }
.canvas svg { max-width: 100%; width: auto; height: auto; max-height: max(22rem, 100vh - 11rem); }
html:not(.live) :is(.canvas, .pane) { display: flex; flex-wrap: wrap; gap: 1rem; border: 0; }
.stage.diff { grid-template: "intro" auto "legend" auto "map" auto "side" 1fr / minmax(0, 1fr); }
.diff figure { position: static; }
.diff .canvas { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; border: 0;
  border-radius: 0; }
.diff .canvas .pane { width: fit-content; border: 1px solid var(--line); border-radius: 10px;
  overflow: hidden; }
.diff .side-name { margin: 0 0 .25rem; }
html:not(.live) .marks { display: none; }
.live .off { display: none; }
.tip { position: absolute; z-index: 1; left: 0; top: 0; width: max-content;
  max-width: min(14rem, 100%); padding: .2rem .5rem; border: 1px solid var(--line);
  border-radius: 6px; background: var(--page); color: var(--text); font-size: .85rem;
  pointer-events: none; }
.states { display: flex; flex-wrap: wrap; align-items: center; margin-top: .5rem; }
.states span { flex-basis: 100%; }
.states button { flex: 1; border-radius: 0; font-size: .9rem; }
.states button:first-of-type { border-radius: 8px 0 0 8px; }
.states button:last-of-type { border-radius: 0 8px 8px 0; margin-left: -1px; }
.states [aria-pressed=true] { background: var(--accent); color: var(--page);
  border-color: var(--accent); }
.states button:only-of-type[aria-pressed=true], .effect:empty,
html:not(.live) :is(.states, .culprit button, .scene.without) { display: none; }
.canvas:has(+ .effect:not(:empty)) svg { max-height: max(22rem, 100vh - 16rem); }
.effect { width: 0; min-width: 100%; font-weight: 600; }
:is(.switches, .culprit) [aria-pressed=true] { outline: 2px solid var(--accent); }
.switches .findings li { margin-left: 0; }
.tools { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .5rem; align-items: center; }
.tools button { min-width: 2.5rem; }
.slider { display: flex; gap: .6rem; align-items: center; margin-top: .5rem; font-size: .85rem; }
.slider input { flex: 1; min-width: 0; accent-color: var(--accent); min-height: 1.75rem; }
html:not(.live) .slider { display: none; }
.legends { grid-area: legend; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; font-size: .85rem; }
.legend li { display: flex; align-items: center; }
.side { grid-area: side; min-width: 0; display: flex; flex-direction: column; gap: 1rem; }
.answer { position: relative; background: var(--panel); border-radius: 10px;
  padding: .9rem 1rem 1rem; }
.answer.open { max-height: 55vh; overflow-y: auto; scroll-margin: .75rem; }
.view { border-left: 3px solid var(--accent); padding-left: .6rem; }
.view:empty { display: none; }
.view h4 { color: var(--text); margin-top: .35rem; }
/* Where the map is not beside the answer, the answer lies over the bottom of the page. */
.answer.open.over { position: fixed; inset: auto 0 0; z-index: 2; max-width: 60rem;
  max-height: 52vh; margin: 0 auto; overflow-y: auto; border-radius: 16px 16px 0 0;
  border: 1px solid var(--line); border-bottom: 0; box-shadow: 0 -6px 30px rgb(0 0 0 / .25);
  padding-bottom: 1.5rem; }
.answer .facts { font-size: .85rem; }
.answer .blocked { font-weight: 600; }
.answer .close, .layers .close { position: absolute; top: .5rem; right: .5rem; min-width: 2.5rem;
  font-size: 1.2rem; line-height: 1; padding: 0; }
.answer h3 { padding-right: 2.75rem; }
.side-name { font-weight: 600; color: var(--accent); margin: 0 2.75rem 0 0; }
.answer .other { padding: .35rem .6rem; border-left: 3px solid var(--accent); }
.chain { display: grid; gap: .3rem; }
.chain li { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .6rem; }
.chain button { display: block; border: 0; padding: 0; min-height: 1.75rem; text-align: left;
  background: none; }
.chain b { font-weight: 600; margin-right: .5rem; }
.chain span { color: var(--quiet); font-size: .88rem; }
.chain .hit { border-left: 6px solid var(--text); padding-left: .45rem; }
.chain .notReached { border-left-style: dashed; }
:is(.command, .view) code { display: block; padding: .5rem .6rem; border-radius: 6px;
  background: var(--raised); border: 1px solid var(--line); user-select: all; }
.command p, .view p:has(button) { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center;
  margin-top: .5rem; }
.search label { display: block; font-size: .85rem; color: var(--quiet); }
.search input { width: 100%; min-height: 2.4rem; padding: .35rem .65rem; background: var(--raised);
  border: 1px solid var(--quiet); border-radius: 8px; }
.filters { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .4rem; }
.filters select { flex: 1 1 8rem; min-width: 0; min-height: 2.25rem; font: inherit; color: inherit;
  padding: .2rem .4rem; background: var(--raised); border: 1px solid var(--quiet);
  border-radius: 8px; }
.count { font-size: .85rem; margin-top: .35rem; min-height: 1.45em; }
.owners { border: 1px solid var(--line); border-radius: 10px; overflow-y: auto;
  max-height: min(22rem, 45vh); }
.owners:empty { display: none; }
.owners :is([role=treeitem], [role=listitem]) { display: flex; align-items: center;
  height: 36px; padding: 0 .6rem; cursor: pointer; }
.owners b { flex: 1; min-width: 45%; font-weight: 500; overflow: hidden; text-overflow: ellipsis;
  white-space: nowrap; }
.owners small { margin-left: .25rem; unicode-bidi: isolate; }
.owners .pointed { background: var(--panel); }
.fold { flex: none; margin-left: calc(var(--level, 0) * 10px); width: 1.5rem; line-height: 36px;
  font-style: normal; text-align: center; }
.owners span { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap;
  overflow: hidden; text-overflow: ellipsis; min-width: 0;
  margin-left: .5rem; }
.owners [aria-selected=true] { background: var(--panel); box-shadow: inset 4px 0 0 var(--accent); }
.owners.narrow [role=treeitem] { display: grid; align-content: center; height: 56px;
  grid-template-columns: auto auto 1fr; }
.narrow small { display: none; }
.owners.narrow span { grid-column: 3; margin: 0; font-size: .85rem; }
.narrow .fold { margin-left: calc(var(--level, 0) * 5px); }
summary { padding: .2rem 0; }
details > ul { padding-left: 1.1rem; list-style: disc; margin: .4rem 0; }
.findings { display: grid; gap: .5rem; margin: .5rem 0; }
.findings li { list-style: none; margin-left: -1.1rem; }
.changes .findings li { margin-left: 0; }
.findings button { text-align: left; }
.layers { width: min(60rem, calc(100vw - 1.5rem)); max-height: calc(100vh - 1.5rem);
  border: 1px solid var(--line); border-radius: 14px; padding: 1rem; background: var(--page);
  color: var(--text); overflow: auto; }
.layers::backdrop { background: rgb(0 0 0 / .5); }
.layers svg { display: block; width: 100%; }
.layers li { display: flex; flex-wrap: wrap; gap: 0 .6rem; padding: .3rem .6rem; border-radius: 6px;
  cursor: pointer; border-left: 4px solid transparent; }
.layers li span { color: var(--quiet); }
.layers li.on { background: var(--panel); border-left-color: var(--accent); }
.sheet { cursor: pointer; }
.sheet .whole { fill: none; stroke: var(--line); }
.sheet .own { fill: var(--background-fill); fill-opacity: .85; stroke: var(--quiet); }
.sheet.hit .own { fill: var(--target-fill); stroke: var(--target-stroke); stroke-width: 2; }
.sheet.notReached .own { stroke-dasharray: 4 3; fill-opacity: .4; }
.sheet text { fill: var(--text); }
.sheet.hit text { font-weight: 700; }
.sheet .lead { stroke: var(--line); }
.sheet:not(.wide) .lead { stroke: var(--quiet); }
.sheet.hit.swallows .own { fill: var(--swallows-fill); stroke: var(--swallows-stroke); }
.sheet.blocked .own { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 4 3; }
.needle { fill: none; stroke: var(--text); stroke-width: 2; pointer-events: none; }
.sheet.on .own { stroke: var(--accent); stroke-width: 3; fill-opacity: .95; }
.sheet:not(.wide) .own { fill: var(--target-fill); stroke: var(--text); stroke-width: 1.5; }
.sheet.wide .own { fill-opacity: .12; }
.sheet.wide.hit .own { fill-opacity: .3; }
@media (max-width: 56rem) {
  .stage:not(.diff) { display: block; }
  .verdict, .legends, .intro { margin-bottom: 1rem; }
  figure { position: static; margin: 0 auto 1.25rem; width: fit-content; max-width: 100%; }
  .stage .canvas svg { max-height: none; }
  .diff .canvas { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 44rem) {
  .keys { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .answer.open .body { animation: rise .18s ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(6px); } }
}
.swatch { flex: none; width: 1.9rem; height: 1.2rem; margin-right: .45rem; }
.evidence summary { display: list-item; width: fit-content; }
.evidence p { color: var(--quiet); max-width: 40rem; }
@media (forced-colors: active) {
  .scene, .swatch, .dot, .sheet { forced-color-adjust: none; }
  .states [aria-pressed=true] { outline: 3px solid Highlight; }
}
@media print {
  .tools, .states, .slider, .search, .command, .answer:not(.open), button { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .answer.open { position: static !important; max-height: none; }
  .owners { max-height: none; overflow: visible; }
  .stage { display: block; }
  figure { position: static; break-inside: avoid; }
  .canvas svg { max-height: 15cm; }
  .findings button { display: inline; min-height: 0; padding: 0; border: 0; }
  .diff .canvas { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .diff .side-name { break-after: avoid; }
  :is(.culprit, li, .legend) { break-inside: avoid; }
}
"""#
}
