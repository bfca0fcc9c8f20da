"""The engines: how each is had on this machine, and how it is started."""
import shutil
import subprocess
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
SOURCES = BENCHMARKS / "Peers"
PRODUCTS = BENCHMARKS / ".build-peers"

PACKAGES = {
    "boost": ["g++", "libboost-dev"],
    "geos": ["g++", "libgeos-dev", "libgeos++-dev"],
    "qt-childat": ["g++", "pkg-config", "qt6-base-dev"],
    "qt-scene": ["g++", "pkg-config", "qt6-base-dev"],
    "gtk": ["g++", "pkg-config", "libgtk-4-dev", "xvfb", "xauth"],
    "chromium": ["chromium"],
}
PKG_CONFIG = {"qt-childat": "Qt6Widgets", "qt-scene": "Qt6Widgets", "gtk": "gtk4"}
LIBRARIES = {"geos": ["-lgeos"]}
OURS = ["index", "live"]
ALL = OURS + list(PACKAGES)
# GEOS warns that its C++ interface changes between releases.
FLAGS = ["-std=c++17", "-O3", "-march=native", "-DNDEBUG", "-fPIC", "-Wno-cpp"]


class Unavailable(Exception):
    """Why an engine cannot be measured here."""


def run(command, **options):
    result = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode:
        lines = [line for line in result.stdout.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()]
        reason = (errors or lines or ["no output"])[0]
        raise Unavailable(f"{Path(command[0]).name}: {reason.strip()}")
    return result.stdout


def install(names):
    """Installs what the chosen peers miss, all at once; what fails shows when a peer is built."""
    wanted = sorted({package for name in names for package in PACKAGES.get(name, [])})
    missing = [package for package in wanted if not is_installed(package)]
    if not missing:
        return
    print("installing", " ".join(missing), flush=True)
    try:
        apt = ["sudo", "-n", "apt-get"] if shutil.which("sudo") else ["apt-get"]
        run([*apt, "update"])
        run([*apt, "install", "--yes", "--no-install-recommends", *missing])
    except (Unavailable, OSError) as error:
        print("installing failed:", error)


def is_installed(package):
    if not shutil.which("dpkg-query"):
        return False
    query = ["dpkg-query", "--show", "--showformat=${Status}", package]
    result = subprocess.run(query, capture_output=True, text=True)
    return result.stdout.endswith(" installed")


def prepare(name):
    """Builds an engine if need be, and returns the command that starts it."""
    if name in OURS:
        return [build_swift("Engine"), name]
    if name == "chromium":
        if not (shutil.which("chromium") or shutil.which("chromium-browser")):
            raise Unavailable("chromium is not installed")
        return ["python3", str(SOURCES / "chromium.py")]
    product = build_peer(name)
    if name == "gtk":
        if not shutil.which("xvfb-run"):
            raise Unavailable("xvfb-run is not installed")
        return ["xvfb-run", "--auto-servernum", product]
    return [product]


def build_swift(product):
    swift = ["swift", "build", "--configuration", "release", "--package-path", str(BENCHMARKS)]
    try:
        run([*swift, "--product", product])
        return str(Path(run([*swift, "--show-bin-path"]).splitlines()[-1]) / product)
    except OSError as error:
        raise Unavailable(f"swift: {error}")


def build_peer(name):
    PRODUCTS.mkdir(exist_ok=True)
    source = SOURCES / f"{name.replace('-', '_')}.cpp"
    product = PRODUCTS / name
    newest = max(path.stat().st_mtime for path in [source, *SOURCES.glob("*.hpp")])
    if product.exists() and product.stat().st_mtime >= newest:
        return str(product)
    libraries = list(LIBRARIES.get(name, []))
    try:
        if name in PKG_CONFIG:
            libraries += run(["pkg-config", "--cflags", "--libs", PKG_CONFIG[name]]).split()
        run(["g++", *FLAGS, str(source), "-o", str(product), *libraries])
    except OSError as error:
        raise Unavailable(str(error))
    return str(product)
