import Foundation

/// Stands in for the compiler in a run of SwiftPM: rewrites what a module needs rewritten, adds the
/// kit where it is used, and becomes the real compiler.
public struct CompilerProxy {
  private let plan: ProxyPlan
  /// Another one for another tool, kit or compiler.
  private let planPath: String
  private let call: CompilerCall

  /// - Parameter arguments: The path of the plan, and what the compiler was called with.
  public init(_ arguments: [String]) throws {
    guard let path = arguments.first, let data = FileManager.default.contents(atPath: path),
      let plan = try? JSONDecoder().decode(ProxyPlan.self, from: data)
    else { throw Failure("no plan of a run; call touchkit build or touchkit test") }
    (self.plan, planPath) = (plan, path)
    call = CompilerCall(Array(arguments.dropFirst()))
  }

  /// Does the work and becomes the compiler; does not return.
  public func run() throws {
    let more =
      switch call.kind {
      case .compile: try compileFlags()
      case .link: linkFlags()
      case .other: [String]()
      }
    Subprocess.become(plan.compiler, call.arguments + more)
    throw Failure("\(plan.compiler): cannot be run")
  }

  private func compileFlags() throws -> [String] {
    guard let name = call.moduleName, let buildFolder = call.buildFolder else { return [] }
    let record = ModuleRecord(name, in: buildFolder)
    let module = try ModuleSources(call.sources, others: record.others, checkouts: plan.checkouts)
    guard name != "UIKit", module.needsKit else {
      try record.write(ModuleFacts())
      try record.overlay.remove(for: call)
      return []
    }
    let isTest = !module.imports.isDisjoint(with: ["XCTest", "Testing"])
    let isOwn = !call.sources.contains { $0.hasPrefix(plan.checkouts + "/") }
    let texts = try ModuleTexts(
      module.texts, of: name, knowing: module.facts, kit: plan.kit.facts,
      additions: plan.additions.filter { $0.module.map { $0 == name } ?? (isOwn && !isTest) },
      check: TypeCheck(
        compiler: plan.compiler,
        flags: TypeCheck.flags(of: call) + (record.hasOwnKit ? [] : plan.kit.searchOptions),
        folder: record.folder.appendingPathComponent("check")),
      kept: record.folder, by: planPath, leavesImportsOut: plan.leavesImportsOut)
    var facts = texts.facts
    facts.needsKit = true
    try record.write(facts)
    for note in texts.notes { FileHandle.standardError.write(Data((note + "\n").utf8)) }
    let overlay = try record.overlay.update(texts.changed, for: call)
    return (record.hasOwnKit ? [] : plan.kit.searchOptions) + overlay
  }

  private func linkFlags() -> [String] {
    guard let output = call.output else { return [] }
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent()
    let modules = call.linkedTargets.map { $0.replacingOccurrences(of: "-", with: "_") }
    guard !modules.contains("UIKit"),
      modules.contains(where: { ModuleRecord($0, in: folder).facts?.needsKit == true })
    else { return [] }
    let isTest = output.hasSuffix(".xctest")
    return ["@" + plan.kit.objectsPath] + (isTest ? ["@" + plan.kit.testingObjectsPath] : [])
  }
}
