#!/usr/bin/env bash
# thirtyfour 0.38.1 implements `Add<TypingData> for String`. With two implementations of `Add` for `String` in sight the
# compiler no longer turns `&String` into `&str` in `String + &String`, so code that has nothing to do with a browser
# stops compiling as soon as the crate, or a crate that depends on it, is named anywhere in the same target.
# Seen with Rust 1.95.0: error E0277, "cannot add `&String` to `String`". `+ text.as_str()` compiles in both.
# This script fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "string-add"
version = "0.0.0"
edition = "2024"

[dependencies]
thirtyfour = { version = "=0.38.1", default-features = false }
TOML
program='fn main() { let (a, b) = (String::from("a"), String::from("b")); println!("{}", a + &b); }'

echo "$program" > src/main.rs
cargo check --quiet
echo "without the crate in sight: compiles"

echo "use thirtyfour as _; $program" > src/main.rs
if cargo check --quiet 2> errors; then
    echo "CHANGED: with thirtyfour in sight it compiles as well"
    exit 1
fi
grep --quiet 'E0277' errors
grep --quiet 'cannot add `&String` to `String`\|cannot add `&std::string::String` to `std::string::String`' errors
echo "with thirtyfour 0.38.1 in sight: error E0277"

echo "use thirtyfour as _; ${program/&b/b.as_str()}" > src/main.rs
cargo check --quiet
echo "with a &str instead: compiles"
