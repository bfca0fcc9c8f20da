// An overlay as people write it: a player that is dragged and expanded, above a list with tabs.
import Fallthrough
import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
}

struct ShopView: View {
  @State private var tab = 0
  @State private var isPlaying = false
  @State private var query = ""
  let songs: [Song]

  var body: some View {
    TabView(selection: $tab) {
      NavigationView {
        List(songs) { song in
          Button {
            withAnimation(.spring()) { isPlaying = true }
          } label: {
            Label(song.title, systemImage: "music.note")
          }
        }
        .navigationTitle("Songs")
      }
      .tabItem { Label("Songs", systemImage: "music.note.list") }
      .tag(0)
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 12) {
          TextField("Search", text: $query).onSubmit { tab = 0 }
          ForEach(songs) { Text($0.title).lineLimit(1) }
          ForEach(0..<3) { number in Text("Row \(number)").foregroundStyle(.secondary) }
        }
        .padding(.horizontal, 16)
      }
      .tabItem { Label("Search", systemImage: "magnifyingglass") }
      .tag(1)
    }
    .passThroughOverlay(isPresented: $isPlaying) { PlayerView(isPlaying: $isPlaying) }
  }
}

struct PlayerView: View {
  @Binding var isPlaying: Bool
  @State private var drag = CGSize.zero
  @State private var isExpanded = false
  @State private var repeats = false
  @State private var volume = 0.5
  @GestureState private var isPressed = false
  @Environment(\.colorScheme) private var colorScheme

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { value in drag = value.translation }
      .onEnded { value in
        withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
          isExpanded = value.predictedEndTranslation.height < -80
          if value.translation.height > 120 { isPlaying = false }
          drag = .zero
        }
      }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 12) {
        Image(systemName: "play.fill").font(.title2).foregroundColor(.accentColor)
        VStack(alignment: .leading) {
          Text("A song").font(.headline)
          Text("An artist").font(.system(size: 13, weight: .medium)).opacity(0.6)
        }
        Spacer()
        Button("Close", role: .destructive) { isPlaying = false }.buttonStyle(.bordered)
      }
      if isExpanded {
        Divider()
        Toggle("Repeat", isOn: $repeats)
        Slider(value: $volume, in: 0...1)
        ProgressView(value: 0.3)
      } else {
        Circle().fill(.red).frame(width: 6, height: 6)
      }
    }
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(alignment: .topTrailing) {
      Capsule().fill(Color.green.opacity(0.4)).frame(width: 30, height: 4)
    }
    .shadow(radius: 8, y: 4)
    .scaleEffect(isPressed ? 0.98 : 1)
    .offset(y: max(-20, drag.height))
    .gesture(dragging)
    .simultaneousGesture(
      LongPressGesture().updating($isPressed) { value, state, _ in state = value }
    )
    .onTapGesture { isExpanded.toggle() }
    .animation(.interactiveSpring(), value: drag)
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("player")
    .onChange(of: isExpanded) { _ in repeats = false }
    .onAppear { volume = 1 }
    .padding(.bottom, 60)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .ignoresSafeArea(.all, edges: .bottom)
  }
}
