import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What a text wishes of its keyboard` {
  /// Each wish of a field or of a text view: whether it is the default, and is another one later.
  private func expectWishes<Text: UITextInputTraits>(of text: Text) {
    #expect(text.keyboardType == .default && text.returnKeyType == .default)
    #expect(text.autocapitalizationType == .sentences && text.autocorrectionType == .default)
    #expect(text.spellCheckingType == .default && text.smartQuotesType == .default)
    #expect(text.smartDashesType == .default && text.smartInsertDeleteType == .default)
    #expect(text.keyboardAppearance == .default)
    #expect(!text.isSecureTextEntry && !text.enablesReturnKeyAutomatically)
    (text.keyboardType, text.returnKeyType) = (.URL, .go)
    (text.autocapitalizationType, text.autocorrectionType) = (.none, .no)
    (text.spellCheckingType, text.smartQuotesType) = (.yes, .no)
    (text.smartDashesType, text.smartInsertDeleteType) = (.yes, .no)
    (text.keyboardAppearance, text.isSecureTextEntry) = (.dark, true)
    text.enablesReturnKeyAutomatically = true
    #expect(text.keyboardType == .URL && text.returnKeyType == .go)
    #expect(text.autocapitalizationType == .none && text.autocorrectionType == .no)
    #expect(text.spellCheckingType == .yes && text.smartQuotesType == .no)
    #expect(text.smartDashesType == .yes && text.smartInsertDeleteType == .no)
    #expect(text.keyboardAppearance == .dark)
    #expect(text.isSecureTextEntry && text.enablesReturnKeyAutomatically)
  }

  @Test func `is the system's choice until the app says otherwise`() {
    expectWishes(of: UITextField())
    expectWishes(of: UITextView())
  }
}

@MainActor @Suite(.simulatedDevice) struct `A user who types into a text` {
  /// Takes no digits.
  private final class Letters: NSObject, UITextViewDelegate {
    let log = Log()

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.note("\(range.location)+\(range.length) \(text)")
      return text.allSatisfy(\.isLetter)
    }
    func textViewDidChange(_ textView: UITextView) { log.note(textView.text) }
  }

  private let letters = Letters()
  let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test func `writes what the delegate allows, once the text is edited`() {
    text.delegate = letters
    Stage.show(text)
    device.type("no")
    #expect(text.text == "" && letters.log.lines == [])
    device.tap(at: CGPoint(x: 10, y: 10))
    device.type("a1é")
    #expect(text.text == "aé")
    #expect(letters.log.takeAll() == ["0+0 a", "a", "1+0 1", "1+0 é", "aé"])
    text.isEditable = false
    device.type("b")
    #expect(text.text == "aé")
  }
}
