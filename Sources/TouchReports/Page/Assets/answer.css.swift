extension PageAssets {
  // swift-format-ignore
  static let answerStyle = #"""
.mid {
  display: grid; grid-template-rows: minmax(312px, min(58%, 520px)) minmax(0, 1fr);
  background: var(--surface); }
.answer {
  overflow: auto; padding: var(--s4) var(--s4) var(--s3); container-type: inline-size;
  display: flex; flex-direction: column; gap: var(--s3); overscroll-behavior: contain; }
.answer header {
  display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 2px var(--s2);
  align-items: center; }
.answer header > .i { width: 24px; height: 24px; }
.answer .lead {
  grid-column: 2 / 4; font-size: var(--t3); line-height: 22px; overflow-wrap: anywhere; }
.answer .after { font-size: var(--t2); color: var(--good); } .answer h2 { overflow-wrap: anywhere; }
.lead b { color: var(--cause); font-weight: 650; }
.lead.doubt b, .who.doubt b { color: var(--doubt); }
.order li.may::before {
  background: var(--doubt); border-color: var(--doubt); color: var(--surface); }
.cols { display: grid; gap: var(--s4) var(--s6); }
@container (min-width: 500px) {
  .cols { grid-template-columns: minmax(0, 1fr) minmax(0, 1.06fr); }
}
.acts { display: flex; gap: var(--s1); justify-self: end; }
.acts button { width: 32px; padding: 0; } .acts span { display: none; }
@container (min-width: 700px) {
  .acts button:not(.grow) { width: auto; padding: 0 10px; font-size: var(--t1); }
  .acts span { display: inline; }
}
.done { border-color: var(--good); color: var(--good); }
.split { display: block; width: 100%; height: 20px; border-radius: var(--r1); }
.parts { margin-top: var(--s2); display: grid; gap: 2px; }
.parts li > span:not(.num) { min-width: 0; overflow-wrap: anywhere; }
.parts li { display: flex; gap: var(--s2); align-items: baseline; }
.parts .num { margin-left: auto; font-weight: 600; white-space: nowrap; }
.parts svg { width: 10px; height: 10px; flex: none; }
.order li {
  display: grid; grid-template-columns: 20px 1fr; gap: 0 var(--s2); padding: 2px 0;
  position: relative; }
.order li::before {
  content: attr(data-n); font-size: var(--t1); color: var(--ink2); width: 20px; height: 20px;
  line-height: 18px; text-align: center; border: 1px solid var(--line); border-radius: 10px;
  background: var(--surface); }
.order li.takes::before {
  background: var(--cause); border-color: var(--cause); color: var(--surface); }
.order li.gets::before {
  background: var(--good); border-color: var(--good); color: var(--surface); }
.order li.never { color: var(--ink2); } .order li.never::before { border-style: dashed; }
.order li + li::after {
  content: ""; position: absolute; left: 10px; top: -3px; height: 6px; width: 1px;
  background: var(--line); }
.order li.never b { text-decoration: line-through; text-decoration-color: var(--dead); }
.order b { font-weight: 600; } .order li span { color: var(--ink2); font-size: var(--t1); }
.code {
  display: flex; align-items: center; gap: var(--s2); padding: 2px 2px 2px var(--s3);
  border: 1px solid var(--line); border-radius: var(--r2); background: var(--bg); }
.code code {
  flex: 1 0 auto; max-width: calc(100% - 84px); overflow-x: auto; white-space: nowrap;
  padding: 6px 0; font-size: 13px;
  font-weight: 600; }
.code button { height: 28px; padding: 0 10px; font-size: var(--t1); }
@container (max-width: 500px) { .code .note { display: none; } }
.code + .code { margin-top: var(--s1); }
.code .note {
  flex: 0 1 auto; min-width: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.view summary { cursor: pointer; font-size: var(--t1); color: var(--ink2); }
.view .code { margin-top: var(--s2); }
.deal { margin-top: var(--s2); display: grid; grid-template-columns: auto 1fr; gap: 2px var(--s3); }
.deal dt { color: var(--ink2); } .deal dd { overflow-wrap: anywhere; }
"""#
}
