import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An interface file` {
  @Test func `can be registered, and ends the process once it is wanted`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .register(
          UINib(nibName: "OtherCell", bundle: nil), forCellWithReuseIdentifier: "cell")
      let table = UITableView()
      table.register(UINib(nibName: "FancyCell", bundle: nil), forCellReuseIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The interface file 'FancyCell' cannot be read here"))
  }
}
