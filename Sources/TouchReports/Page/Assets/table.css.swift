extension PageAssets {
  // swift-format-ignore
  static let tableStyle = #"""
.targets {
  display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  border-top: 1px solid var(--line);
  min-height: 0; container-type: inline-size; }
.sift {
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); align-items: center;
  padding: var(--s2) var(--s4); border-bottom: 1px solid var(--line); }
.sift .seg { flex: 0 1 auto; flex-wrap: wrap; padding: 0; background: none; gap: 2px; }
.sift .seg label { height: 28px; font-size: var(--t1); gap: 5px; }
.sift .seg label:has(:checked) { background: var(--sunken); box-shadow: none; }
.sift .seg .i { width: 12px; height: 12px; } .sift .seg label { padding: 0 7px; }
.sift .none { opacity: .55; cursor: default; } .sift .none input { cursor: default; }
.find {
  flex: 1; min-width: 110px; height: 28px; padding: 0 var(--s2); border: 1px solid var(--line);
  border-radius: var(--r1); background: var(--bg); font-size: var(--t1); }
.rows { overflow: auto; overscroll-behavior: contain; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th {
  font-size: var(--t1); font-weight: 500; text-align: left; color: var(--ink2);
  padding: 6px var(--s2); white-space: nowrap; }
thead th {
  position: sticky; top: 0; z-index: 2; background: var(--surface);
  box-shadow: inset 0 -1px var(--line); height: 28px; padding-block: 0; }
th:first-child, td:first-child { padding-left: var(--s4); width: 40px; }
.group th {
  background: var(--cause-soft); color: var(--ink); padding: 6px var(--s4); font-size: var(--t2);
  white-space: normal; }
.group th > div { display: flex; gap: var(--s2); align-items: center; }
.group.free th { background: var(--good-soft); } .group.doubt th { background: var(--doubt-soft); }
.group .note { margin-left: auto; }
td { padding: 5px var(--s2); border-bottom: 1px solid var(--line); vertical-align: middle; }
tr.row { position: relative; } tr.row:hover { background: var(--bg); }
tr.row[aria-current] { background: var(--live-soft); box-shadow: inset 3px 0 var(--live); }
.row a {
  color: inherit; text-decoration: none; font-weight: 600; display: block; overflow-wrap: anywhere;
}
.row a::after { content: ""; position: absolute; inset: 0; } .row a:focus-visible { outline: none; }
.row a:focus-visible::after { outline: 2px solid var(--live); outline-offset: -2px; }
.reach { width: 144px; } .who { width: 108px; } .what { width: 122px; }
.reach div { display: flex; align-items: center; gap: var(--s2); }
.reach svg { width: 52px; height: 8px; border-radius: 4px; flex: none; }
.reach .num { font-size: var(--t1); white-space: nowrap; }
.reach .num b { color: var(--good); font-weight: 650; } .reach .num .less { color: var(--dead); }
.track { fill: url(#hatch8); } .track0 { fill: var(--dead-soft); } .gain { fill: url(#gain); }
.got { fill: var(--good); } .took { fill: var(--cause); }
.gain-ink { stroke: var(--good); stroke-width: 3; } .gain-bg { fill: var(--good-soft); }
.may { fill: url(#dots); } .split:has(.may), .reach svg:has(.may) { background: var(--doubt-soft); }
.gap-line { fill: var(--surface); } .took.b1 { fill-opacity: .62; } .took.b2 { fill-opacity: .36; }
td.who b { font-size: var(--t1); display: block; overflow: hidden; text-overflow: ellipsis; }
.who { white-space: nowrap; } .who b { color: var(--cause); font-weight: 600; }
.what { color: var(--ink2); font-size: var(--t1); line-height: 16px; }
.empty { padding: var(--s6); text-align: center; color: var(--ink2); }
.pages {
  display: flex; gap: var(--s3); align-items: center; justify-content: center; padding: var(--s3); }
.notice { padding: var(--s2) var(--s4); background: var(--doubt-soft); color: var(--ink); }
.cards { overflow: auto; padding: var(--s6); }
.cards ul {
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
.cards a {
  display: grid; grid-template-rows: 260px auto auto 1fr; gap: var(--s1); height: 100%;
  color: inherit;
  text-decoration: none; padding: var(--s3); border: 1px solid var(--line); overflow-wrap: anywhere;
  border-radius: var(--r3); background: var(--surface); box-shadow: var(--lift1); }
.cards a:hover { border-color: var(--ink2); }
.cards .dead a { box-shadow: inset 0 3px 0 var(--dead); }
.cards .doubt a { box-shadow: inset 0 3px 0 var(--doubt); }
.cards .good a { box-shadow: inset 0 3px 0 var(--good); }
.thumb {
  display: grid; place-items: center; background: var(--sunken); border-radius: var(--r2);
  min-width: 0; }
.thumb svg { max-width: 100%; height: 260px; width: 100%; }
.tallies {
  display: flex; flex-wrap: wrap; gap: 2px var(--s3); font-size: var(--t1); align-self: end; }
@media (max-width: 699px) { .cards { overflow: visible; padding: var(--s3); } }
#views { display: none; }
.nomap { padding: var(--s6); align-self: center; text-align: center; color: var(--ink2); }
noscript { display: block; padding: var(--s4); } noscript p { margin-bottom: var(--s2); }
.panes:not(.runs) { visibility: hidden; }
@media (scripting: none) {
  .panes { visibility: visible; display: block; overflow: auto; }
  .panes :is(.mid, .tree, .maphead, .mapfoot, .knob, .shell) { display: none; }
  .panes :is(.map, .stage, .cam, .scene) {
    display: block; position: static; overflow: visible; }
  .panes .scene { display: grid; padding: var(--s6); }
  .panes .sheet { position: static; grid-area: 1 / 1; width: auto; height: auto; }
  .panes .sheet svg { position: static; width: auto; height: auto; max-width: 100%; }
}
@container (min-width: 700px) {
  .what { width: 190px; } .who { width: 124px; } .reach { width: 176px; }
  .reach svg { width: 84px; }
}
@container (max-width: 560px) {
  table { table-layout: auto; } td.what, th.what { display: none; } .reach { width: 132px; }
  .reach svg { width: 44px; }
}
@container (max-width: 430px) {
  td.who, th.who { display: none; } .group .note { display: none; }
}
.tree {
  overflow: auto; background: var(--surface); padding: var(--s2) 0 var(--s4);
  overscroll-behavior: contain; }
.tree li > div {
  display: flex; gap: 6px; align-items: center; height: 26px;
  padding: 0 var(--s3) 0 calc(var(--s2) + var(--d) * 12px); cursor: pointer; white-space: nowrap; }
.tree li > div:hover { background: var(--bg); } .tree li:focus-visible { outline: none; }
.tree li:focus-visible > div { outline: 2px solid var(--live); outline-offset: -2px; }
.tree [aria-selected=true] > div {
  background: var(--live-soft); box-shadow: inset 3px 0 var(--live); }
.tree .t { overflow: hidden; text-overflow: ellipsis; } .tree > .note { padding: 0 var(--s3); }
.tree .rest { padding-left: var(--s6); color: var(--ink2); } .tree .t span { color: var(--ink2); }
.tree .l { margin-left: auto; color: var(--ink2); font-size: var(--t1); padding-left: var(--s2); }
.tree .i { width: 14px; height: 14px; }
.tree .tw { width: 10px; height: 10px; color: var(--ink2); flex: none; transition: transform .12s; }
.tree [aria-expanded=true] > div > .tw { transform: rotate(90deg); }
.tree [aria-expanded=false] > ul { display: none; } .tree .t b { font-weight: 600; }
.tree .cause .t b { color: var(--cause); }
"""#
}
