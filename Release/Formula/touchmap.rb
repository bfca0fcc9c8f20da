# Not run by a Homebrew yet. It builds from source, so it needs nothing but a Swift toolchain.
class Touchmap < Formula
  desc "Tells from a dump of an iOS screen who gets a touch, and why"
  homepage "https://github.com/OWNER/fallthrough"
  license "MIT"
  head "https://github.com/OWNER/fallthrough.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "touchmap"
    bin.install ".build/release/touchmap"
    generate_completions_from_executable(bin/"touchmap", "--generate-completion-script")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/touchmap --version")
    assert_match "gets it", shell_output("#{bin}/touchmap demo")
  end
end
