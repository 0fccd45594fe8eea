//! From the compiler's raw module to what a browser loads: the JavaScript that binds it to the browser, and the module
//! made smaller.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, ensure};
use walrus::{Export, ExportItem, Module, RefType, Table};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    Finish, say,
    system::{install, runs},
};

/// A program that a browser can load.
#[derive(Clone, Debug)]
pub struct Bound {
    /// The module of JavaScript whose default export starts the program.
    pub script: Vec<u8>,
    /// Parts of it that crates bring along, by the path they are imported by.
    pub snippets: Vec<(String, Vec<u8>)>,
    /// The WebAssembly itself.
    pub wasm: Vec<u8>,
}

/// Binds a raw module and leaves it, as `page.js` and `page_bg.wasm`, in the folder, which is emptied before.
///
/// # Errors
/// If the module is none that can be bound.
pub fn bind(raw: &Path, folder: &Path, finish: Finish) -> Result<Bound> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Bindgen::new()
        .input_path(raw)
        .out_name("page")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // What other parts of the program take from this one.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    let wasm = folder.join("page_bg.wasm");
    finish.shorten(&folder.join("page.js"), &wasm)?;
    finish.shrink(&wasm)?;
    let snippets = folder.join("snippets");
    let mut found = Vec::new();
    if snippets.is_dir() {
        gather(&snippets, "snippets", &mut found)?;
    }
    Ok(Bound { script: fs::read(folder.join("page.js"))?, snippets: found, wasm: fs::read(wasm)? })
}

/// What the compiler may use without being asked; Debian's tool wants to be told each.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes a module smaller with `wasm-opt`, where that can be had: the page works without, and is a little heavier.
pub(crate) fn shrink(wasm: &Path) -> Result<()> {
    let present = || runs(Command::new("wasm-opt").arg("--version"));
    let found = present() || (install(&["binaryen"]) && present());
    if !found {
        say("without wasm-opt (binaryen) the page is a little heavier");
        return Ok(());
    }
    let small = wasm.with_extension("small");
    let answer = Command::new("wasm-opt")
        .args(FEATURES)
        // Laid out anew from flat code it takes less; what one pass leaves, the next finds, until there is nothing left
        // to find.
        .args(["--flatten", "--rereloop", "-Oz", "-Oz", "--converge", "--output"])
        .args([&small, wasm])
        .output()
        .context("wasm-opt could not be started")?;
    let said = String::from_utf8_lossy(&answer.stderr);
    ensure!(answer.status.success(), "wasm-opt does not understand the module:\n{said}");
    let mut module = Module::from_file(&small)?;
    name_tables(&mut module);
    fs::write(wasm, module.emit_wasm())?;
    Ok(fs::remove_file(small)?)
}

/// Gives short names to what a module and its JavaScript take from each other. Those of the generator end in hashes,
/// which can't be packed, and each stands in both.
pub(crate) fn shorten(script: &Path, wasm: &Path) -> Result<()> {
    let mut module = Module::from_file(wasm)?;
    let text = fs::read_to_string(script)?;
    let from = format!("./{}", wasm.with_extension("js").file_name().unwrap_or_default().to_string_lossy());
    let mut short = BTreeMap::new();
    let mut shortened = |name: &mut String| {
        let next = format!("w{}", short.len());
        name.clone_from(short.entry(name.clone()).or_insert(next));
    };
    module
        .imports
        .iter_mut()
        .filter(|import| import.module == from)
        .for_each(|import| shortened(&mut import.name));
    let exports = module.exports.iter_mut().filter(|export| export.name.starts_with("wasm_bindgen__"));
    exports.for_each(|export| shortened(&mut export.name));
    fs::write(script, with_names(&text, &short)?)?;
    fs::write(wasm, module.emit_wasm())?;
    Ok(())
}

/// A text of JavaScript with other names; none of the new ones may stand there already.
fn with_names(text: &str, names: &BTreeMap<String, String>) -> Result<String> {
    let taken: BTreeSet<&str> = names.values().map(String::as_str).collect();
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '_' || sign == '$';
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (word, other) = rest.split_at(rest.find(|sign| !is_part(sign)).unwrap_or(rest.len()));
        ensure!(!taken.contains(word), "{word} is a name in the JavaScript");
        renamed.push_str(names.get(word).map_or(word, String::as_str));
        let (between, next) = other.split_at(other.find(is_part).unwrap_or(other.len()));
        renamed.push_str(between);
        rest = next;
    }
    Ok(renamed)
}

/// Binaryen 108 exports the first table whenever the second is meant, which is that of the browser's own objects.
fn name_tables(module: &mut Module) {
    let objects = module.tables.iter().find(|table| table.element_ty == RefType::EXTERNREF).map(Table::id);
    let exported =
        module.exports.iter().find(|export| export.name == "__wbindgen_externrefs").map(Export::id);
    if let (Some(objects), Some(exported)) = (objects, exported) {
        module.exports.get_mut(exported).item = ExportItem::Table(objects);
    }
}

fn gather(folder: &Path, path: &str, found: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &path, found)?;
        } else {
            found.push((path, fs::read(entry.path())?));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_replaced_where_they_are_whole_words() {
        let names =
            [("__wbg_body_5f", "w0"), ("__wbg_body", "w1")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        let names = BTreeMap::from(names);
        let text = "x = { __wbg_body_5f: function(w) { __wbg_body_5fa(); wasm.__wbg_body() } }";
        let renamed = with_names(text, &names).unwrap();
        assert_eq!(renamed, "x = { w0: function(w) { __wbg_body_5fa(); wasm.w1() } }");
        assert!(with_names("w1 = 0", &names).is_err(), "that name is taken");
    }
}
