extension PageAssets {
  // swift-format-ignore
  static let mapStyle = #"""
.pane { display: grid; }
.scene, .marks { display: block; grid-area: 1 / 1; }
.faint { opacity: .35; }
.heated .regions .region { fill: var(--background-fill); fill-opacity: .5;
  stroke: var(--background-stroke); }
.heated .ghost-back { fill: none; stroke-opacity: .9; }
:is(.heated, .difference) .labels :is(.name, .sign-name) { fill: var(--text); stroke: var(--page);
  stroke-width: 6px; }
.tap { fill: var(--target-stroke); fill-opacity: .75; }
.dead-tap, .lost-tap { fill: var(--swallows-fill); stroke: var(--swallows-stroke);
  stroke-width: .75; }
.unknown-tap { fill: none; stroke: var(--text); stroke-width: 1.5; }
.heat.picked > * { opacity: .12; }
.heat.picked > .on { opacity: 1; stroke: var(--text); stroke-width: 1.5; }
.step { flex: none; width: 30px; height: 30px; margin: 0 .3rem 0 .6rem; }
.scene .outside { fill: var(--page); }
.region {
  fill-rule: evenodd;
  stroke-width: calc(var(--unit, 1) * var(--edge, 1) * 1px);
  stroke-linejoin: round;
}
.dense { --edge: .1; }
.region.swallows { fill: url(#swallows); stroke: var(--swallows-stroke); }
.region.small { fill: url(#small); stroke: var(--small-stroke); }
.region.target { fill: var(--target-fill); stroke: var(--target-stroke); }
.region.background { fill: var(--background-fill); stroke: var(--background-stroke); }
.region.system { fill: url(#system); stroke: var(--system-stroke); }
.region.nobody { fill: url(#nobody); stroke: var(--nobody-stroke); }
.region.undecided { fill: url(#undecided); stroke: var(--undecided-stroke); }
.region.target, .region.small {
  stroke-width: calc(var(--unit, 1) * var(--edge, 1) * 1.5px);
}
.patterns { position: absolute; width: 0; height: 0; }
.swallows-ground { fill: var(--swallows-fill); }
.swallows-line { stroke: var(--swallows-stroke); }
.small-ground { fill: var(--small-fill); }
.small-line { stroke: var(--small-stroke); }
.system-ground { fill: var(--system-fill); }
.system-line { stroke: var(--system-stroke); }
.nobody-ground { fill: var(--nobody-fill); }
.nobody-line { stroke: var(--nobody-stroke); }
.undecided-ground { fill: var(--undecided-fill); }
.undecided-line { stroke: var(--undecided-stroke); }
.regions { opacity: var(--ink, 1); }
.ghost-back { fill: #000; fill-opacity: .1; stroke: #000; stroke-opacity: .55;
  stroke-width: calc(var(--unit, 1) * 4.5px); }
.ghost-back:is(.scrolls, .covered, .unknown, .disabled, .won, .gone, .new) { fill: none;
  stroke: #1c1c1e; stroke-opacity: .7; }
.ghost-back.unknown { fill: url(#undecided); fill-opacity: 1; }
.ghost {
  --dot: calc(var(--unit, 1) * 1px);
  fill: none;
  stroke: #fff;
  stroke-width: calc(var(--dot) * 2);
  stroke-dasharray: calc(var(--dot) * 6) calc(var(--dot) * 4);
}
.ghost:is(.scrolls, .covered) { stroke: #ffbf3a; stroke-width: calc(var(--dot) * 3.5);
  stroke-linecap: round; stroke-dasharray: calc(var(--dot) * .1) calc(var(--dot) * 6); }
.ghost.covered { stroke-dasharray: calc(var(--dot) * .1) calc(var(--dot) * 5)
  calc(var(--dot) * .1) calc(var(--dot) * 12); }
.ghost.unknown { stroke-dasharray: calc(var(--dot) * 12) calc(var(--dot) * 4)
  calc(var(--dot) * 2) calc(var(--dot) * 4); }
.ghost.disabled { stroke: #d1d1d6; stroke-dasharray: none; }
.ghost-back.won { stroke: #0a4fa3; }
.ghost.won { stroke-dasharray: calc(var(--dot) * 14) calc(var(--dot) * 3); }
.ghost-back.gone { fill: var(--page); fill-opacity: .75; }
.ghost.gone { stroke-dasharray: calc(var(--dot) * 2) calc(var(--dot) * 7); }
.difference .labels .gone { stroke: none; text-decoration: line-through; }
.ghost-back.new { stroke: #1d5c2a; }
.ghost.new { stroke-dasharray: calc(var(--dot) * 24) calc(var(--dot) * 3) calc(var(--dot) * 2)
  calc(var(--dot) * 3); }
.sign-line { fill: none; stroke: #fff; stroke-width: 2.2; stroke-linecap: round;
  stroke-linejoin: round; }
.sign-back, .number rect { fill: #5c0710; }
.sign-back:is(.scrolls, .covered) { fill: #6b4400; }
.sign-back:is(.unknown, .disabled, .gone) { fill: #47474d; }
.sign-back.won { fill: #0a4fa3; }
.sign-back.new { fill: #1d5c2a; }
.labels { pointer-events: none; text-anchor: middle; font-weight: 600; }
.labels > * { transform-box: fill-box; transform-origin: center; }
.labels .name { paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }
.labels :is(.sign-name, .number-name) { fill: #fff; }
.labels .sign-name { paint-order: stroke; stroke: #5c0710; stroke-width: 3px; }
.labels :is(.tab, .chip) rect { fill: var(--page); stroke: var(--swallows-stroke);
  stroke-width: 1.5px; }
.labels .chip rect { stroke: var(--quiet); }
.labels :is(.tab-name, .chip-name) { fill: var(--text); }
.labels .swallows-ink { fill: var(--swallows-ink); stroke: var(--swallows-fill); }
.labels .small-ink { fill: var(--small-ink); stroke: var(--small-fill); }
.labels .target-ink { fill: var(--target-ink); stroke: var(--target-fill); }
.labels .background-ink { fill: var(--background-ink); stroke: var(--background-fill); }
.labels .system-ink { fill: var(--system-ink); stroke: var(--system-fill); }
.labels .nobody-ink { fill: var(--nobody-ink); stroke: var(--nobody-fill); }
.labels .undecided-ink { fill: var(--undecided-ink); stroke: var(--undecided-fill); }
@media (max-width: 44rem) { html:not(.live) .wide { visibility: hidden; } }
.changed { fill: none; fill-rule: evenodd; stroke: var(--text);
  stroke-width: calc(var(--unit, 1) * 2.5px);
  stroke-dasharray: calc(var(--unit, 1) * 2px) calc(var(--unit, 1) * 3px); }
.marks { pointer-events: none; }
.drawn path { fill: none; stroke-width: calc(var(--unit, 1) * 2px); }
.drawn .pointed { stroke: var(--text); stroke-opacity: .6; }
.drawn .found { stroke: var(--accent); }
.drawn .chosen { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2.5px); }
.drawn .chosen.halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 6px); }
.cross path { stroke: var(--text); stroke-width: calc(var(--unit, 1) * 1px); stroke-opacity: .8; }
.cross circle { fill: none; stroke: var(--text); stroke-width: calc(var(--unit, 1) * 2px); }
.cross .halo { stroke: var(--page); stroke-width: calc(var(--unit, 1) * 5px); }
.dot {
  display: inline-block;
  flex: none;
  width: .95rem;
  height: .95rem;
  margin-right: .45rem;
  border: 2px solid var(--nobody-stroke);
  border-radius: 4px;
  vertical-align: -.1rem;
}
.dot.swallows { background: var(--swallows-fill); border-color: var(--swallows-stroke); }
.dot.small { background: var(--small-fill); border: 2px dotted var(--small-stroke); }
.dot.target { background: var(--target-fill); border-color: var(--target-stroke); }
.dot.background { background: var(--background-fill); border: 1px solid var(--background-stroke); }
.dot.system { background: var(--system-fill); border: 3px double var(--system-stroke); }
.dot.nobody { background: none; border: 2px dashed var(--nobody-stroke); }
.dot.undecided { background: var(--undecided-fill); border-color: var(--undecided-stroke); }
.dot.ghost { background: var(--swallows-fill); border: 2px dashed var(--page);
  outline: 1px solid var(--swallows-stroke); }
.dot:is(.scrolls, .covered, .unknown, .disabled) { position: relative; border-radius: 50%;
  border: 1px solid var(--page); background: #47474d; }
.dot:is(.scrolls, .covered) { background: #6b4400; }
.dot:is(.scrolls, .covered, .unknown, .disabled)::after { position: absolute; inset: 0; color: #fff;
  font: 700 .7rem/.85rem system-ui, sans-serif; text-align: center; }
.dot.scrolls::after { content: "↕"; }
.dot.covered::after { content: "↕"; opacity: .7; }
.dot.unknown::after { content: "?"; }
.dot.disabled::after { content: "–"; }
.dot.none { visibility: hidden; }
"""#
}
