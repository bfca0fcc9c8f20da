extension PageAssets {
  // swift-format-ignore
  static let stageStyle = #"""
.panes {
  display: grid; min-height: 0;
  grid-template-columns: clamp(352px, 33vw, 560px) minmax(0, 1fr) clamp(232px, 21vw, 340px); }
.panes > * { min-height: 0; min-width: 0; } .panes > * + * { border-left: 1px solid var(--line); }
.map {
  display: grid; grid-template: minmax(48px, auto) minmax(0, 1fr) 48px / minmax(0, 1fr);
  background: var(--sunken);
  position: relative; }
#compare { flex: 1; min-width: 0; } .maphead { flex-wrap: wrap; align-content: center; }
.chips { display: flex; flex-wrap: wrap; gap: var(--s1); max-height: 60px; overflow: auto; }
.chips button { height: 28px; font-size: var(--t1); padding: 0 10px; }
.chips button[aria-checked=false] {
  opacity: .7; border-style: dashed; text-decoration: line-through; }
.chips button[aria-checked=true] { border-color: var(--good); color: var(--good); }
.effect {
  position: absolute; left: var(--s3); right: var(--s3); top: 4px; z-index: 5; font-size: var(--t1);
  line-height: 16px; color: var(--ink2); text-align: center; pointer-events: none; overflow: hidden;
  white-space: nowrap; text-overflow: ellipsis; }
.maphead, .mapfoot {
  display: flex; align-items: center; gap: var(--s2); padding: 0 var(--s3); z-index: 5; }
.seg {
  display: flex; flex: 1; padding: 2px; border-radius: var(--r2);
  background: color-mix(in srgb, var(--ink) 8%, transparent); }
.seg label {
  flex: 1; position: relative; display: flex; align-items: center; justify-content: center;
  gap: var(--s2); height: 32px; border-radius: 8px; font-weight: 550; cursor: pointer;
  color: var(--ink2); white-space: nowrap; padding: 0 var(--s2); }
.seg input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.seg label:has(:checked) {
  background: var(--surface); color: var(--ink); box-shadow: var(--lift1); }
.seg label:has(:focus-visible) { outline: 2px solid var(--live); }
.seg .tally {
  display: inline-flex; align-items: center; gap: 3px; font-size: var(--t1); font-weight: 500; }
.seg .tally .i { width: 12px; height: 12px; }
.stage {
  position: relative; overflow: hidden; cursor: crosshair; touch-action: pan-y;
  perspective: 2600px; user-select: none; -webkit-user-select: none; outline-offset: -3px; }
.stage.deep { cursor: grab; touch-action: none; } .stage.held { cursor: grabbing; }
.stage.in { touch-action: none; }
.cam, .scene, .sheet { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
.deep .cam, .deep .scene, .deep .sheet { transform-style: preserve-3d; }
.scene { transform-origin: 50% 50%; }
.moving .cam, .moving .scene, .moving .sheet { transition: transform var(--ease); }
.sheet { width: 100%; height: 100%; pointer-events: none; }
.deep .sheet svg *, .deep .shell { pointer-events: auto; }
.sheet .other, .deep .sheet.elsewhere { display: none; }
.sheet svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.shell {
  position: absolute; inset: -9px; border: 9px solid var(--shell);
  background: var(--paper);
  box-shadow: 0 18px 44px rgb(16 20 32 / .22), 0 0 0 1px rgb(255 255 255 / .12) inset; }
.shell.r45 { border-radius: 54px; } .shell.r14 { border-radius: 22px; }
.shell.r4 { border-radius: 12px; } .art .shot { opacity: var(--shot, .6); }
.deep .shell { background: none; box-shadow: none; opacity: .4; }
.ray {
  position: absolute; height: 3px; transform-origin: 0 50%; background: var(--cause);
  border-radius: 2px; }
.ray.miss { background: repeating-linear-gradient(90deg, var(--dead) 0 6px, transparent 6px 12px); }
.ray.hit { background: var(--good); }
.ray.finger, .ray.ring {
  width: 28px; height: 28px; border-radius: 14px; transform-origin: 50% 50%; }
.ray.finger {
  background: radial-gradient(circle at 35% 30%, #fff, var(--cause) 70%); box-shadow: var(--lift2);
}
.ray.finger.hit { background: radial-gradient(circle at 35% 30%, #fff, var(--good) 70%); }
.ray.ring {
  background: none; border: 3px solid var(--cause);
  box-shadow: 0 0 0 6px color-mix(in srgb, var(--cause) 25%, transparent); }
.ray.ring.hit {
  border-color: var(--good); background: none;
  box-shadow: 0 0 0 6px color-mix(in srgb, var(--good) 25%, transparent); }
.knob {
  position: absolute; left: 0; top: 0; width: 28px; height: 44px; margin: -22px 0 0 -14px; padding: 0;
  border-radius: 14px; z-index: 6; cursor: ew-resize; touch-action: none; box-shadow: var(--lift2);
  color: var(--ink2); }
.knob::before {
  content: ""; position: absolute; left: 13px; top: var(--up); height: var(--tall); width: 2px;
  background: var(--live); opacity: var(--seen); z-index: -1; }
.tip {
  position: absolute; left: 0; top: 0; z-index: 20; pointer-events: none; max-width: 280px; padding: 6px 10px;
  border-radius: var(--r1); background: var(--ink); color: var(--surface); font-size: var(--t1);
  line-height: 16px; box-shadow: var(--lift2); }
.tip b { font-weight: 650; font-size: var(--t2); }
.stack {
  position: absolute; left: var(--s3); bottom: 0; z-index: 6; display: grid; gap: var(--s1); }
.stack button {
  justify-content: flex-start; height: 28px; font-size: var(--t1); padding: 0 10px;
  border-radius: 8px; max-width: 300px; overflow: hidden; }
.stack button[aria-checked=false] {
  opacity: .75; text-decoration: line-through; background: none; box-shadow: none;
  border-style: dashed; }
.stack .cause { border-left: 3px solid var(--cause); }
.without {
  display: flex; gap: var(--s3); height: 28px; align-items: center; padding: 0 10px;
  border-radius: 8px; background: var(--surface); box-shadow: var(--lift2); font-size: var(--t1);
  font-weight: 600; justify-self: start; }
.tally { display: inline-flex; gap: 4px; align-items: center; white-space: nowrap; }
.mapfoot input[type=range] { flex: 1; min-width: 40px; accent-color: var(--live); }
#shot { max-width: 120px; } #gap { flex: 1; }
button[aria-pressed=true] {
  background: var(--live-soft); border-color: var(--live); color: var(--live); }
.mapfoot output { width: 44px; text-align: center; font-size: var(--t1); color: var(--ink2); }
.sheet.gone { opacity: .22; } .sheet.gone .art * { fill: none; }
"""#
}
