#!/usr/bin/env bash
# wasm-bindgen names what a module imports after what it is and 16 hexadecimal digits of a hash, such as
# `__wbg_body_5f971cbc6950ca4f`, and each name stands in the module and in its JavaScript. Hashes can't be packed, so
# each import costs some 14 bytes after Brotli, half of them in either file: 67 imports of @automerge/automerge-wasm
# 0.17.0 almost 1,000. Neither `wasm-opt` nor a minifier takes them away, since neither sees both files.
# Seen with Node 20: with a counter of the same length in the place of each hash both files are lighter, and the module
# is still valid. This script fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --ignore-scripts @automerge/automerge-wasm@0.17.0
cat > weigh.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const packed = (bytes) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
} }).length;
const folder = 'node_modules/@automerge/automerge-wasm/web/';
const files = ['automerge_wasm.js', 'automerge_wasm_bg.wasm'].map((name) => readFileSync(folder + name));
const imports = WebAssembly.Module.imports(new WebAssembly.Module(files[1]));
const hashed = imports.map((one) => one.name).filter((name) => /_[0-9a-f]{16}$/.test(name));
const counted = files.map((file) => {
  let text = file.toString('latin1');
  hashed.forEach((name, at) => {
    text = text.replaceAll(name, name.slice(0, -16) + String(at).padStart(16, '0'));
  });
  return Buffer.from(text, 'latin1');
});
if (!WebAssembly.validate(counted[1])) throw new Error('CHANGED: the module is no longer valid');
const saved = files.map((file, at) => packed(file) - packed(counted[at]));
console.log(`${hashed.length} imports with a hash; without: ${saved[0]} bytes less of JavaScript, ${saved[1]} of the module`);
if (hashed.length < 60 || saved[0] < 400 || saved[1] < 400 || saved[0] + saved[1] < 12 * hashed.length) {
  throw new Error('CHANGED: hashes cost less than they did');
}
JS
node weigh.mjs
