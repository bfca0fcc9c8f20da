import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An interface file` {
  @Test func `can be named and registered`() {
    let nib = UINib(nibName: "Cell", bundle: nil)
    UITableView().register(nib, forCellReuseIdentifier: "cell")
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      .register(nib, forCellWithReuseIdentifier: "cell")
  }

  @Test func `ends the process with its name once it is wanted`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = UITableView()
        table.register(
          UINib(nibName: "FancyCell", bundle: nil), forCellReuseIdentifier: "cell")
        _ = table.dequeueReusableCell(
          withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The interface file 'FancyCell' cannot be read here"))
  }
}
