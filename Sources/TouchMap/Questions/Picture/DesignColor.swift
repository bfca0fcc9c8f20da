/// The colours of pages, of pictures and of the overlay on a device: one for each meaning, for a light
/// and a dark page. Nothing else names a colour. A colour alone never shows a meaning: each also has a sign or a pattern.
package enum DesignColor: String, Sendable, CaseIterable {
  /// What is behind everything, panes, and tracks and the desk under the phone.
  case bg, surface, sunken
  /// Texts, second texts, and hairlines.
  case ink, ink2, line
  /// What is chosen, and what a press can change; and the ground of what is chosen.
  case live, liveSoft = "live-soft"
  /// A tap that its target does not get.
  case dead, deadSoft = "dead-soft"
  /// A tap that its target gets.
  case good, goodSoft = "good-soft"
  /// What the dump does not show.
  case doubt, doubtSoft = "doubt-soft"
  /// What takes taps: glass.
  case cause, causeSoft = "cause-soft"
  /// The screen of the phone, texts on it, and the rim of the phone.
  case paper, paperInk = "paper-ink", shell
  /// A control that lives, and its name.
  case control = "ctl", controlInk = "ctl-ink"
  /// A control that does not.
  case husk, huskInk = "husk-ink"
  /// Light on glass.
  case sheen

  /// The colour on a light and on a dark page, as RGB.
  private var values: (light: Int, dark: Int) {
    switch self {
    case .bg: (0xF3F4F7, 0x0D0F14)
    case .surface: (0xFFFFFF, 0x15181F)
    case .sunken: (0xE9EBF0, 0x0F1116)
    case .ink: (0x141821, 0xECEFF5)
    case .ink2: (0x555E6F, 0xA2ABBB)
    case .line: (0xDDE1E8, 0x2A2F3A)
    case .live: (0x1B5FD9, 0x78A6FF)
    case .liveSoft: (0xE7EFFD, 0x1A2740)
    case .dead: (0xC4213B, 0xFF7183)
    case .deadSoft: (0xFDEDEF, 0x33171D)
    case .good: (0x10754A, 0x4EC78F)
    case .goodSoft: (0xE4F5EC, 0x11291E)
    case .doubt: (0x855600, 0xE8B74F)
    case .doubtSoft: (0xFDF2D9, 0x2D240F)
    case .cause: (0x6438D0, 0xB096FF)
    case .causeSoft: (0xEFE9FD, 0x251C40)
    case .paper: (0xFBFCFE, 0x1C2028)
    case .paperInk: (0x1A1F2B, 0xE8EBF2)
    case .shell: (0x20242E, 0x3A404C)
    case .control: (0xDFE9FB, 0x25385C)
    case .controlInk: (0x164AA8, 0xB9D2FF)
    case .husk: (0xE3E6EC, 0x2C313B)
    case .huskInk: (0x3F4754, 0xC3CAD6)
    case .sheen: (0xFFFFFF, 0x59606E)
    }
  }

  /// Returns red, green and blue, each from 0 to 255.
  package func bytes(isDark: Bool) -> [Int] {
    let value = isDark ? values.dark : values.light
    return [value >> 16, value >> 8 & 0xFF, value & 0xFF]
  }
}
