extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    SimulatedDevice.current.gestures.withdraw(recognizer)
    recognizer.view = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in self.recognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    recognizers.forEach(addGestureRecognizer)
  }
}
