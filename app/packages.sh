# SPDX-License-Identifier: GPL-3.0-or-later
# What a bare Debian 12 needs to build, run and test Vitrine. Sourced by app/run and tests/run.

build_packages=(
    build-essential cmake ninja-build ccache pkg-config
    qt6-base-dev qt6-declarative-dev libqt6opengl6-dev qt6-svg-dev
    qt6-quick3d-dev qt6-quick3d-dev-tools qt6-shadertools-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    qt6-translations-l10n qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtquick
    qml6-module-qtquick-window qml6-module-quick3d qml6-module-quick3d-helpers
    libgles-dev libegl-dev libx11-dev libxcb1-dev libxcb-shm0-dev
    glslang-dev glslang-tools spirv-tools spirv-headers khronos-api python3
    libsqlite3-dev libzstd-dev libsnappy-dev zlib1g-dev libbrotli-dev libpng-dev libexpat1-dev
    nlohmann-json3-dev libcli11-dev libfmt-dev libhwy-dev libmd-dev libxxhash-dev libboost-dev
)
test_packages=(
    xvfb xauth openbox clang-format-14 libxcb-damage0-dev mold
    # The families that tests of sizes wear.
    fonts-dejavu-core fonts-noto-core fonts-liberation
    # Programs that tests/captures/record/programs runs, and the driver that it compares the model with.
    glmark2-es2-x11 mesa-utils libsdl2-tests qml-qt6 qml6-module-qtquick qml6-module-qtquick-window
    qml6-module-qtqml-workerscript libegl-mesa0 libgl1-mesa-dri
    # Drawings of others, and the renderer that judges ours, in tests/captures/svg.
    librsvg2-bin librsvg2-tests tango-icon-theme iso-flags-svg breeze-icon-theme
    # What checks the desktop files and the package, in tests/desktop.
    desktop-file-utils appstream shared-mime-info dpkg-dev lintian man-db
)

# Installs those of the named packages that are missing; says what it does, removes nothing.
install_missing() {
    local installed missing=() as_root=()
    installed=" $({ dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
        sed -n 's/^installed //p' | tr '\n' ' ')" # dpkg-query fails when it does not know one of them.
    for package in "$@"; do
        [[ $installed == *" $package "* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            echo "Missing packages, and neither root nor sudo to install them: ${missing[*]}" >&2
            return 1
        fi
        as_root=(sudo)
        [[ -t 0 && -z ${CI-} ]] || as_root+=(--non-interactive)
    fi
    echo "Installing ${#missing[@]} missing packages: ${missing[*]}"
    "${as_root[@]}" apt-get update --quiet=2 || echo "The package lists could not be refreshed; going on." >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-remove --no-install-recommends --quiet=2 "${missing[@]}" </dev/null >/dev/null
}

# Configures a preset, and tells what CMake says where it fails.
configure() { # configure PRESET
    cmake --preset "$1" >"build/$1.log" 2>&1 && return
    cat "build/$1.log" >&2
    return 1
}

# Builds a preset: configures it and builds the given targets, or everything. With keep_going it goes on where something
# does not compile, and tells all that does not.
build_preset() {
    local preset=$1
    shift
    echo "Building ($preset)"
    configure "$preset" || return
    cmake --build --preset "$preset" ${1:+--target "$@"} ${keep_going:+-- -k 0} </dev/null
}
