//! The conformance cases in the browser: the same cases and the same comparison as in the native tests, in a build for
//! WebAssembly that is made as the page is.

use std::{fs, path::PathBuf};

use xtask::{Finish, Way, bind, build_wasm};

use crate::browser::House;

impl House {
    /// Builds the checker and puts it into a folder to be served, with the cases; gives the folder and the cases'
    /// files.
    #[must_use]
    pub(crate) fn conformance(&self) -> (PathBuf, Vec<String>) {
        let (way, what) = (Way::find().unwrap(), "conformance");
        let raw = build_wasm(&self.places, way, Finish::Full, what).unwrap();
        let folder = self.places.wasm().join("conformance");
        bind(&raw, &folder, Finish::Full).unwrap();
        fs::write(folder.join("index.html"), "<!doctype html><title>Conformance</title>").unwrap();
        let mut files = Vec::new();
        for entry in fs::read_dir(self.places.root.join("conformance")).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            // The page judges no incidents.
            if name.ends_with(".json") && name != "laws-referee.json" {
                fs::copy(&path, folder.join(&name)).unwrap();
                files.push(name);
            }
        }
        files.sort();
        (folder, files)
    }
}
