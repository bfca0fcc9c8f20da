/// The icons of a page, and the patterns of its bars.
enum PageIcons {
  // swift-format-ignore
  static let symbols = """
    <symbol id="i-dead" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" \
    fill="currentColor"/><path d="M5.4 5.4l5.2 5.2m0-5.2l-5.2 5.2" stroke="var(--surface)" \
    stroke-width="1.8" stroke-linecap="round"/></symbol>
    <symbol id="i-partly" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="none" \
    stroke="currentColor" stroke-width="2"/><path d="M8 2a6 6 0 0 0 0 12z" \
    fill="currentColor"/></symbol>
    <symbol id="i-unknown" viewBox="0 0 16 16"><rect x="1" y="1" width="14" height="14" \
    rx="4" fill="currentColor"/><path d="M5.9 6.2c.1-1.3 1-2 2.2-2s2.1 .7 2.1 1.8c0 1.5-2 \
    1.5-2 3" fill="none" stroke="var(--surface)" stroke-width="1.6" \
    stroke-linecap="round"/><circle cx="8.1" cy="11.8" r="1" fill="var(--surface)"/></symbol>
    <symbol id="i-small" viewBox="0 0 16 16"><path d="M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3" \
    fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" \
    stroke-linejoin="round"/><rect x="6" y="6" width="4" height="4" rx="1" \
    fill="currentColor"/></symbol>
    <symbol id="i-gone" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="none" \
    stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.5 2.5"/></symbol>
    <symbol id="i-glass" viewBox="0 0 16 16"><rect x="1.5" y="5" width="9.5" height="9.5" \
    rx="2" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2 \
    1.6"/><rect x="5" y="1.5" width="9.5" height="9.5" rx="2" fill="currentColor" \
    fill-opacity=".25" stroke="currentColor" stroke-width="1.5"/></symbol>
    <symbol id="i-layers" viewBox="0 0 16 16"><path d="M8 1.500l6.5 3.400L8 8.3 1.5 4.900zM2 \
    8.200l6 3.1 6-3.100M2 11.300l6 3.1 6-3.1" fill="none" stroke="currentColor" \
    stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/></symbol>
    <symbol id="i-prev" viewBox="0 0 16 16"><path d="M10 3.500L5.5 8l4.5 4.5" fill="none" \
    stroke="currentColor" stroke-width="1.8" stroke-linecap="round" \
    stroke-linejoin="round"/></symbol>
    <symbol id="i-next" viewBox="0 0 16 16"><path d="M6 3.500L10.5 8 6 12.5" fill="none" \
    stroke="currentColor" stroke-width="1.8" stroke-linecap="round" \
    stroke-linejoin="round"/></symbol>
    <symbol id="i-both" viewBox="0 0 16 16"><path d="M5.5 4.500L2 8l3.5 3.500M10.5 4.500L14 \
    8l-3.5 3.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" \
    stroke-linejoin="round"/></symbol>
    <symbol id="i-do-link" viewBox="0 0 16 16"><path d="M6.6 9.4l2.8-2.800M7.2 \
    4.800l1.3-1.300a2.830 2.830 0 0 1 4 4l-1.3 1.300M8.8 11.200l-1.3 1.300a2.830 2.830 0 0 \
    1-4-4l1.3-1.3" fill="none" stroke="currentColor" stroke-width="1.5" \
    stroke-linecap="round"/></symbol>
    <symbol id="i-do-text" viewBox="0 0 16 16"><rect x="5.5" y="5.5" width="8" height="8.5" \
    rx="2" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M10.5 2.800A2 2 0 0 \
    0 8.8 2H4.500a2 2 0 0 0-2 2v4.500a2 2 0 0 0 .8 1.6" fill="none" stroke="currentColor" \
    stroke-width="1.5" stroke-linecap="round"/></symbol>
    <symbol id="i-do-png" viewBox="0 0 16 16"><rect x="1.8" y="2.8" width="12.4" \
    height="10.4" rx="2.2" fill="none" stroke="currentColor" stroke-width="1.5"/><circle \
    cx="5.4" cy="6.2" r="1.2" fill="currentColor"/><path d="M2.5 11.800l3.3-3 2.2 2 3-3 2.8 \
    2.7" fill="none" stroke="currentColor" stroke-width="1.5" \
    stroke-linejoin="round"/></symbol>
    <symbol id="i-works" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" \
    fill="currentColor"/><path d="M4.8 8.3l2.2 2.2 4.3-4.6" fill="none" \
    stroke="var(--surface)" stroke-width="1.8" stroke-linecap="round" \
    stroke-linejoin="round"/></symbol>
    <symbol id="i-covered" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="none" \
    stroke="currentColor" stroke-width="1.6" /><path d="M4.500 8h7" stroke="currentColor" \
    stroke-width="1.6"/></symbol>
    <symbol id="i-presented" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="none" \
    stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.5 2.5"/></symbol>
    <symbol id="i-disabled" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" fill="none" \
    stroke="currentColor" stroke-width="1.6" /><path d="M4 12L12 4" stroke="currentColor" \
    stroke-width="1.6"/></symbol>
    <symbol id="i-do-svg" viewBox="0 0 16 16"><path d="M3 13C3 7 7 3 13 3M2 13h3M13 2v3" \
    fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><circle \
    cx="3" cy="13" r="1.500" fill="currentColor"/><circle cx="13" cy="3" r="1.500" \
    fill="currentColor"/></symbol>
    """

  // swift-format-ignore
  static let patterns = """
    <pattern id="hatch8" class="art" width="5" height="5" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="5" height="5" class="track0"/>\
    <path d="M0 0V5" class="hatch-ink"/></pattern>
    <pattern id="gain" width="5" height="5" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="5" height="5" class="gain-bg"/>\
    <path d="M1 0V5" class="gain-ink"/></pattern>
    """
}
