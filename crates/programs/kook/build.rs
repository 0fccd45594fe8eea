//! Puts the page inside the program, if it has been built: `target/web`, or the folder that `KOOK_PAGE` names.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=KOOK_PAGE");
    let variable = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let usual = variable("CARGO_MANIFEST_DIR").join("../../../target/web");
    let folder = env::var_os("KOOK_PAGE").map_or(usual, PathBuf::from);
    let mut files = Vec::new();
    // A folder that is not there can't be watched: cargo would build the program again each time. What makes it for
    // the first time touches this file.
    if folder.is_dir() {
        let folder = folder.canonicalize()?;
        println!("cargo::rerun-if-changed={}", folder.display());
        gather(&folder, "", &mut files)?;
        files.sort();
    }
    let mut code = String::from("/// Path and content of every file of the page.\n");
    code += &format!("static PAGE: [(&str, &[u8]); {}] = [\n", files.len());
    for (name, path) in files {
        code += &format!("    ({name:?}, include_bytes!({path:?})),\n");
    }
    code += "];\n";
    fs::write(variable("OUT_DIR").join("page.rs"), code)
}

fn gather(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
