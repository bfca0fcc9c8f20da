"""The engines: how each is had on this machine, and how it is started."""
import shutil
import subprocess
from pathlib import Path

BENCHMARKS = Path(__file__).resolve().parent.parent
SOURCES = BENCHMARKS / "Peers"
PRODUCTS = BENCHMARKS / ".build-peers"

PACKAGES = {"boost": ["g++", "libboost-dev"], "geos": ["g++", "libgeos-dev", "libgeos++-dev"],
            "pixman": ["g++", "libpixman-1-dev"]}
LIBRARIES = {"geos": ["-lgeos"], "pixman": ["-I/usr/include/pixman-1", "-lpixman-1"]}
OURS = ["index"]
# Those that are asked about points.
ALL = OURS + ["boost", "geos"]
# GEOS warns that its C++ interface changes between releases.
FLAGS = ["-std=c++17", "-O3", "-march=native", "-DNDEBUG", "-Wno-cpp"]
# How long a command of Debian's packages may take, which waits for the network.
INSTALL_SECONDS = 300


class Unavailable(Exception):
    """Why an engine cannot be measured here."""


def run(command, **options):
    try:
        result = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    except subprocess.TimeoutExpired as error:
        raise Unavailable(f"{' '.join(command)}: not done after {error.timeout:.0f} s")
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
    print(f"waiting for Debian's {' '.join(missing)}, {INSTALL_SECONDS} s a step at most", flush=True)
    try:
        apt = ["sudo", "-n", "apt-get"] if shutil.which("sudo") else ["apt-get"]
        run([*apt, "update"], timeout=INSTALL_SECONDS)
        run([*apt, "install", "--yes", "--no-install-recommends", *missing],
            timeout=INSTALL_SECONDS)
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
        return [build_swift("Engine")]
    return [build_peer(name)]


def build_swift(product):
    swift = ["swift", "build", "--configuration", "release", "--package-path", str(BENCHMARKS)]
    try:
        run([*swift, "--product", product])
        return str(Path(run([*swift, "--show-bin-path"]).splitlines()[-1]) / product)
    except OSError as error:
        raise Unavailable(f"swift: {error}")


def build_peer(name):
    PRODUCTS.mkdir(exist_ok=True)
    source = SOURCES / f"{name}.cpp"
    product = PRODUCTS / name
    newest = max(path.stat().st_mtime for path in [source, *SOURCES.glob("*.hpp")])
    if product.exists() and product.stat().st_mtime >= newest:
        return str(product)
    try:
        run(["g++", *FLAGS, str(source), "-o", str(product), *LIBRARIES.get(name, [])])
    except OSError as error:
        raise Unavailable(str(error))
    return str(product)
