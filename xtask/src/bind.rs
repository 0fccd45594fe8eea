//! From the compiler's raw module to what a browser loads: the JavaScript that binds it to the browser, and the module
//! made smaller.

use std::{fs, path::Path, process::Command};

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
