# Sourced by run and test, with ROOT set: installs the Debian packages that
# are missing, by apt, and says which. Does nothing where all are there.

# What the program is built from, and what its tests need besides.
BUILD_PACKAGES="cmake g++ ninja-build pkg-config libabsl-dev
  libboost-program-options-dev libedit-dev libhwy-dev libtbb-dev
  nlohmann-json3-dev"
TEST_PACKAGES="libbenchmark-dev libgmock-dev libgtest-dev librapidcheck-dev"

# install_packages PACKAGE...
install_packages() {
  local package missing=""
  for package in "$@"; do
    if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" \
         != installed ]; then
      missing="$missing $package"
    fi
  done
  [ -z "$missing" ] && return 0

  local sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "These Debian packages are missing, and installing them takes" \
           "root or sudo:$missing" >&2
      return 1
    fi
    sudo=sudo
  fi
  echo "Installing the Debian packages$missing" >&2
  # Old package lists may name versions that are gone, so they are renewed.
  $sudo apt-get update -qq >&2 &&
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
      --no-install-recommends $missing >&2
}

# build PRESET TARGET [CMAKE_ARGUMENT...]: configures and builds; silent where
# that succeeds, except on a terminal.
build() {
  local preset=$1 target=$2
  shift 2
  local log="$ROOT/build/$preset.log"
  mkdir -p "$ROOT/build"
  if [ -t 2 ]; then
    (cd "$ROOT" && cmake --preset "$preset" "$@" >"$log" 2>&1 &&
      cmake --build --preset "$preset" --target "$target" >&2) && return 0
  else
    (cd "$ROOT" && { cmake --preset "$preset" "$@" &&
      cmake --build --preset "$preset" --target "$target"; } \
      >"$log" 2>&1) && return 0
  fi
  cat "$log" >&2
  echo "The build failed; what it printed is in $log" >&2
  return 1
}
