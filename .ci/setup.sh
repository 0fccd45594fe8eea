# What .ci/run and .ci/release begin with: a Rust toolchain, and tools of cargo.
# shellcheck shell=bash
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() { printf '\n== %s\n' "$*"; }

if ! command -v cargo >/dev/null; then
    step "install Rust"
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal
    # shellcheck disable=SC1091
    . "${CARGO_HOME:-$HOME/.cargo}/env"
fi
export PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
for component in fmt clippy; do
    if ! cargo "$component" --version >/dev/null 2>&1; then
        step "install cargo $component"
        rustup component add "${component/fmt/rustfmt}"
    fi
done

# Incremental compilation costs time and space, and pays with the next build alone: here there is none.
export CARGO_INCREMENTAL=0
mkdir -p target

# Tools in the versions of tools.txt; one that is there already is taken as it is. They are fetched built where they can
# be, and compiled otherwise: quickly, since they run for seconds.
export PATH="$PWD/target/ci-tools/bin:$PATH"
tool() {
    if ! command -v "$1" >/dev/null; then
        step "install $1"
        grep -E "^(astral-dev-toolchain-)?$1==" .ci/tools.txt > "target/$1.txt"
        python3 -m pip install --quiet --require-hashes --no-deps --only-binary :all: --upgrade --target target/ci-tools \
            --requirement "target/$1.txt" ||
            cargo install --quiet --locked --debug "$1@$(sed 's/.*==\([^ ]*\).*/\1/' "target/$1.txt")"
    fi
}
