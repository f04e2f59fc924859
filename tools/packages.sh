# Sourced by run and test, with ROOT set: installs the Debian packages that
# are missing, by apt, and says which; builds a preset.

# What the program is built from, and what its tests need besides.
BUILD_PACKAGES="cmake g++ ninja-build pkg-config libabsl-dev
  libboost-program-options-dev libedit-dev libhwy-dev libtbb-dev
  nlohmann-json3-dev"
TEST_PACKAGES="libbenchmark-dev libgmock-dev libgtest-dev librapidcheck-dev"

# What tools/fuzz needs besides both.
FUZZ_PACKAGES="clang libclang-rt-14-dev"

# logged NAME COMMAND...: runs a command with what it prints shown on a
# terminal, and else kept in a log, which is shown if the command fails.
logged() {
  local log="$ROOT/build/$1.log"
  shift
  if [ -t 2 ]; then
    "$@" >&2
    return
  fi
  mkdir -p "$ROOT/build"
  "$@" >"$log" 2>&1 </dev/null && return
  cat "$log" >&2
  return 1
}

# install_packages PACKAGE...: does nothing where all are there.
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
  logged packages $sudo apt-get update -qq &&
    logged packages $sudo env DEBIAN_FRONTEND=noninteractive apt-get install \
      -y -qq --no-install-recommends $missing && return
  echo "The packages could not be installed" >&2
  return 1
}

# build PRESET TARGET [CMAKE_ARGUMENT...]
build() {
  local preset=$1 target=$2
  shift 2
  cd "$ROOT" || return
  logged "$preset-configure" cmake --preset "$preset" "$@" &&
    logged "$preset" cmake --build --preset "$preset" --target "$target" &&
    return
  echo "The build failed" >&2
  return 1
}
