import SwiftSyntax

/// Apple's frameworks that this host lacks and nothing stands in for.
enum AbsentFramework {
  /// The names by which they are imported.
  static let names: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit",
    "AudioToolbox", "AuthenticationServices", "CloudKit", "Cocoa", "Combine", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreVideo", "DeveloperToolsSupport", "EventKit", "GLKit", "GameController", "ImageIO",
    "Intents",

    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network", "NotificationCenter",
    "OpenGLES", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "Vision", "WatchKit", "WebKit", "WidgetKit",
  ]

  /// Names of Combine's that `import Foundation` brings on a device.
  static let namesOfFoundation: Set<String> = [
    "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "ObservableObject",
    "PassthroughSubject", "Published", "Publisher",
  ]

  /// Whether a file may name something of theirs.
  static func isUsed(in file: String) -> Bool {
    !ImportScan.modules(in: file).isDisjoint(with: names)
      || namesOfFoundation.contains(where: file.contains)
  }

  /// Whether a file imports one of them where the headless UIKit compiles it.
  static func isImported(in file: SourceFile) -> Bool {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return !finder.modules.isDisjoint(with: names)
  }

  private final class ImportFinder: ReachableSyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let module = node.path.first { modules.insert(module.name.text) }
      return .skipChildren
    }
  }

  /// The text with the imports of these frameworks blank.
  static func withoutImports(_ text: String) -> String {
    ImportScan.withoutImports(of: names, in: text)
  }
}
