import Testing
import UIKit

@Suite struct `A table of objects` {
  private final class Thing {}

  @Test func `has each object once, by its identity`() {
    let table = NSHashTable<Thing>()
    let (first, second) = (Thing(), Thing())
    table.add(first)
    table.add(second)
    table.add(first)
    table.add(nil)
    #expect(table.count == 2 && table.contains(first) && !table.contains(nil))
    #expect(
      table.allObjects.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    table.remove(first)
    table.remove(nil)
    #expect(!table.contains(first) && table.anyObject === second)
    table.removeAllObjects()
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `keeps its objects, unless it is weak`() {
    let (strong, weak) = (NSHashTable<Thing>(), NSHashTable<Thing>.weakObjects())
    strong.add(Thing())
    weak.add(Thing())
    #expect(strong.count == 1 && weak.count == 0)
    let kept = Thing()
    weak.add(kept)
    #expect(weak.allObjects.first === kept)
    strong.remove(strong.anyObject)
    #expect(strong.count == 0)
  }
}

@Suite struct `A list of pointers` {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func `keeps its objects if it is strong, and leaves gaps if it is weak`() {
    let (strong, weak) = (NSPointerArray.strongObjects(), NSPointerArray.weakObjects())
    do {
      let object = NSObject()
      strong.addPointer(pointer(object))
      weak.addPointer(pointer(object))
      #expect(weak.allObjects.count == 1)
    }
    #expect(strong.allObjects.count == 1)
    strong.removePointer(at: 0)
    #expect(strong.count == 0 && weak.count == 1 && weak.allObjects.isEmpty)
    weak.compact()
    #expect(weak.count == 0)
  }

  @Test func `has places that can be filled, moved back and taken away`() {
    let list = NSPointerArray.weakObjects()
    let (first, second, third) = (NSObject(), NSObject(), NSObject())
    list.addPointer(pointer(first))
    list.addPointer(nil)
    list.insertPointer(pointer(second), at: 0)
    list.replacePointer(at: 2, withPointer: pointer(third))
    #expect((0..<3).map(list.pointer(at:)) == [second, first, third].map(pointer))
    list.removePointer(at: 1)
    #expect((0..<2).map(list.pointer(at:)) == [second, third].map(pointer))
    list.replacePointer(at: 0, withPointer: nil)
    #expect(list.count == 2 && list.allObjects.count == 1)
  }
}
