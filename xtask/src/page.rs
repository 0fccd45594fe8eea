//! The finished page: a folder of static files that works as it lies there, on any host and under any path.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result};

use crate::{
    Finish, Places, Way,
    bind::{Bound, bind},
    build_wasm,
    icons::Icons,
    pack::{File, digest, hashed},
    parts::{Apart, LOADER, SCRIPT, take_apart},
    say,
};

/// What the page may do, written into it so that it holds on every host: nothing but its own files and WebAssembly.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// A page that has been built.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where its files lie.
    pub folder: PathBuf,
    /// The files that a browser loads before the first table, with their sizes on the wire.
    pub first: Vec<Weighed>,
}

/// A file and its size.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// Its path in the page's folder.
    pub name: String,
    /// Its size in bytes, packed as small as browsers understand.
    pub bytes: usize,
}

impl Page {
    /// A page that lies in a folder.
    ///
    /// # Errors
    /// If it is not whole.
    pub fn read(folder: &Path) -> Result<Self> {
        weigh(folder)
    }

    /// What a browser loads before the first table, in bytes.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.first.iter().map(|file| file.bytes).sum()
    }
}

/// Builds the page into the folder [`Places::page`]; does nothing if it is there and nothing has changed.
///
/// # Errors
/// If there is no way to WebAssembly, or if something of the page is wrong.
pub fn build_page(places: &Places, finish: Finish) -> Result<Page> {
    let way = Way::find()?;
    say("compiling the page");
    let raw = build_wasm(places, way, finish, "web")?;
    // Two builds at once would write the same files.
    let lock = fs::File::create(places.wasm().join("page.lock"))?;
    lock.lock()?;
    let folder = places.page(finish);
    let source = Source::read(&places.root.join("crates/clients/web"))?;
    let stamp = stamp(&raw, &source)?;
    let stamp_file = folder.with_extension("stamp");
    let fresh = fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp);
    if fresh && let Ok(page) = Page::read(&folder) {
        return Ok(page);
    }
    say("binding it to the browser");
    let apart = take_apart(&raw, &places.wasm().join("parts"), finish)?;
    let bound = bind(&apart.main, &places.wasm().join("bound"), finish)?;
    let next = folder.with_extension("next");
    if next.exists() {
        fs::remove_dir_all(&next)?;
    }
    for file in source.assemble(bound, apart) {
        finish.write(&file, &next)?;
    }
    let first = !folder.exists();
    if !first {
        fs::remove_dir_all(&folder)?;
    }
    fs::rename(&next, &folder)?;
    fs::write(stamp_file, stamp)?;
    if first && finish == Finish::Full {
        let_kook_look_again(&places.root)?;
    }
    Page::read(&folder)
}

/// `kook` was built without a page, and cargo can't watch for a folder that is not there.
fn let_kook_look_again(root: &Path) -> Result<()> {
    let script = root.join("crates/programs/kook/build.rs");
    let script = fs::File::options().append(true).open(&script).context("crates/programs/kook/build.rs")?;
    Ok(script.set_modified(SystemTime::now())?)
}

/// What the page is made from, except the program.
struct Source {
    index: String,
    start: String,
    service_worker: String,
    manifest: String,
    style: String,
    later_style: String,
    icons: Icons,
}

impl Source {
    fn read(web: &Path) -> Result<Self> {
        let page = web.join("page");
        let text = |name: &str| {
            fs::read_to_string(page.join(name)).with_context(|| format!("crates/clients/web/page/{name}"))
        };
        Ok(Self {
            index: text("index.html")?,
            start: text("start.js")?,
            service_worker: text("service-worker.js")?,
            manifest: text("manifest.webmanifest")?,
            style: styles(&web.join("styles"))?,
            later_style: styles(&web.join("styles/later"))?,
            icons: Icons::all(),
        })
    }

    /// The files of the page: first those whose names tell their content, then those that name them.
    fn assemble(&self, bound: Bound, apart: Apart) -> Vec<File> {
        let style = File::hashed("kookaburra", "css", without_comments(&self.style));
        let later_style = File::hashed("later", "css", without_comments(&self.later_style));
        let wasm = File::hashed("kookaburra", "wasm", bound.wasm);
        let Scripts { script, loader, parts } = scripts(&bound.script, apart);
        let names = [
            ("script", &*script.name),
            ("loader", &*loader.name),
            ("wasm", &*wasm.name),
            ("style", &*style.name),
            ("later-style", &*later_style.name),
            ("policy", POLICY),
        ];
        let start = File::hashed("start", "js", without_comments(&fill(&self.start, &names)));
        let icons = &self.icons;
        let index = fill(&self.index, &names);
        let index =
            fill(&index, &[("start", &start.name), ("icon", &icons.vector), ("touch-icon", &icons.touch)]);
        let manifest = fill(&self.manifest, &[("icons", &icons.manifest)]);
        let mut files = vec![
            File::new("index.html", index),
            start,
            script,
            loader,
            wasm,
            style,
            later_style,
            File::new("manifest.webmanifest", manifest),
        ];
        files.extend(parts);
        files.extend(bound.snippets.into_iter().map(|(name, bytes)| File::new(&name, bytes)));
        files.extend(icons.files.iter().cloned());
        let worker = self.service_worker(&files);
        files.push(worker);
        files
    }

    /// The service worker knows each file, and whether its name tells its content.
    fn service_worker(&self, files: &[File]) -> File {
        let mut all = String::new();
        let mut list = String::from("[\n");
        for file in files {
            let name = if file.name == "index.html" { "./" } else { &file.name };
            let _ = writeln!(list, "  [{name:?}, {}],", file.lasting);
            let _ = writeln!(all, "{name} {}", digest(&file.bytes));
        }
        list.push(']');
        let version = digest(format!("{all}{}", self.service_worker).as_bytes());
        let text = fill(&self.service_worker, &[("version", &version), ("files", &list)]);
        File::new("service-worker.js", without_comments(&text))
    }
}

/// The scripts of the program, and its parts that are fetched later.
struct Scripts {
    script: File,
    loader: File,
    parts: Vec<File>,
}

/// Script and loader name each other, so that the names of both tell the content of both.
fn scripts(script: &[u8], apart: Apart) -> Scripts {
    let mut loader = apart.loader;
    let mut parts = Vec::new();
    for part in apart.parts {
        let file = File::hashed(part.name.trim_end_matches(".wasm"), "wasm", part.wasm);
        loader = loader.replace(&part.name, &file.name);
        parts.push(file);
    }
    let script = without_comments(&String::from_utf8_lossy(script));
    let both = format!("{script}{loader}");
    let script_name = hashed("kookaburra", "js", both.as_bytes());
    let loader_name = hashed("parts", "js", both.as_bytes());
    let lasting = |name: &str, bytes: String| File { lasting: true, ..File::new(name, bytes) };
    Scripts {
        // The module itself goes on asking for the loader by its first name.
        script: lasting(
            &script_name,
            script.replace(&format!("from {LOADER:?}"), &format!("from \"./{loader_name}\"")),
        ),
        loader: lasting(&loader_name, without_comments(&loader).replace(SCRIPT, &format!("./{script_name}"))),
        parts,
    }
}

/// All style sheets of a folder as one: the base first, the others by name. What lies in `later` is a sheet of its own,
/// which the page asks for when it first needs it: no first table does.
fn styles(folder: &Path) -> Result<String> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).context("crates/clients/web/styles")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
    paths.sort_by_key(|path| (!path.ends_with("base.css"), path.clone()));
    let texts: Vec<String> = paths.iter().map(fs::read_to_string).collect::<Result<_, _>>()?;
    Ok(texts.concat())
}

/// Fills in `{name}` for each of the names.
fn fill(text: &str, values: &[(&str, &str)]) -> String {
    values.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

/// A style sheet or script without the lines that are only comments, and without indents: packing does the rest.
fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        if !(inside || begins || line.is_empty() || line.starts_with("//")) {
            kept.push_str(line);
            kept.push('\n');
        }
        inside = (inside || begins) && !line.ends_with("*/");
    }
    kept
}

/// What the page was built from, in few letters.
fn stamp(raw: &Path, source: &Source) -> Result<String> {
    let tools =
        [include_str!("bind.rs"), include_str!("pack.rs"), include_str!("page.rs"), include_str!("parts.rs")];
    let icons = &source.icons;
    let texts = [
        &source.index,
        &source.start,
        &source.service_worker,
        &source.manifest,
        &source.style,
        &source.later_style,
        &icons.manifest,
        &icons.touch,
    ];
    let all = texts.map(String::as_str).into_iter().chain(tools).collect::<Vec<_>>().join("\0");
    Ok(format!("{} {}\n", digest(&fs::read(raw)?), digest(all.as_bytes())))
}

/// Reads what a browser loads first from the finished page: the index and what it names, but for the picture that only
/// a home screen shows.
fn weigh(folder: &Path) -> Result<Page> {
    let index = fs::read_to_string(folder.join("index.html")).context("the page has no index")?;
    let mut names = vec!["index.html".to_owned()];
    for line in index.lines().filter(|line| !line.contains("apple-touch-icon")) {
        for attribute in ["href=\"", "src=\""] {
            if let Some(name) = line.split_once(attribute).and_then(|(_, rest)| rest.split('"').next()) {
                names.push(name.to_owned());
            }
        }
    }
    let mut first = Vec::new();
    for name in names {
        let plain = fs::metadata(folder.join(&name)).with_context(|| format!("the page has no {name}"))?;
        let packed = fs::metadata(folder.join(format!("{name}.br")));
        let bytes = packed.map_or(plain.len(), |packed| packed.len());
        first.push(Weighed { name, bytes: usize::try_from(bytes)? });
    }
    Ok(Page { folder: folder.to_owned(), first })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::Part;

    fn source() -> Source {
        Source::read(&Places::here().root.join("crates/clients/web")).unwrap()
    }

    /// The page of a program with one part that is fetched later.
    fn page_of(wasm: &str, part: &str) -> Vec<File> {
        let script =
            format!("import * as parts from {LOADER:?};\nimports = {{ {LOADER:?}: parts }};").into_bytes();
        let bound = Bound { script, snippets: Vec::new(), wasm: wasm.into() };
        let loader = format!("import {{ initSync }} from {SCRIPT:?};\n/* rooms */\nfetch(\"./rooms.wasm\");");
        let parts = vec![Part { name: "rooms.wasm".into(), wasm: part.into() }];
        source().assemble(bound, Apart { main: "main.wasm".into(), loader, parts })
    }

    fn text(files: &[File], name: &str) -> String {
        let file = files.iter().find(|file| file.name == name).unwrap();
        String::from_utf8(file.bytes.clone()).unwrap()
    }

    #[test]
    fn every_blank_is_filled_in() {
        let files = page_of("wasm", "part");
        for blank in [
            "policy",
            "style",
            "later-style",
            "script",
            "loader",
            "wasm",
            "icon",
            "touch-icon",
            "start",
            "icons",
            "version",
            "files",
        ] {
            for file in &files {
                let text = String::from_utf8_lossy(&file.bytes);
                assert!(!text.contains(&format!("{{{blank}}}")), "{blank} in {}", file.name);
            }
        }
    }

    #[test]
    fn all_that_is_named_is_there_and_by_a_relative_address() {
        let files = page_of("wasm", "part");
        let folder = tempfile::tempdir().unwrap();
        for file in &files {
            file.write_packed(folder.path()).unwrap();
        }
        let page = weigh(folder.path()).unwrap();
        assert!(page.first.len() >= 7, "{page:?}");
        assert!(page.first.iter().all(|file| !file.name.starts_with('/') && !file.name.contains("://")));
        assert!(page.weight() > 0);
    }

    #[test]
    fn the_service_worker_lists_every_other_file() {
        let files = page_of("wasm", "part");
        let worker = text(&files, "service-worker.js");
        for file in files.iter().filter(|file| file.name != "service-worker.js") {
            let name = if file.name == "index.html" { "./" } else { &file.name };
            assert!(worker.contains(&format!("[{name:?}, ")), "{name}");
        }
        assert!(worker.contains("[\"./\", false]"));
    }

    #[test]
    fn another_program_is_another_version() {
        let of = |wasm, part| {
            let files = page_of(wasm, part);
            (text(&files, "index.html"), text(&files, "service-worker.js"))
        };
        let one = of("one", "part");
        assert_eq!(of("one", "part"), one);
        for other in [of("other", "part"), of("one", "other")] {
            assert_ne!(other.0, one.0);
            assert_ne!(other.1, one.1);
        }
    }

    #[test]
    fn script_loader_and_parts_find_each_other() {
        let files = page_of("wasm", "part");
        let named = |stem: &str, ending: &str| {
            let file = files.iter().find(|file| file.name.starts_with(stem) && file.name.ends_with(ending));
            file.unwrap().name.clone()
        };
        let (script, loader) = (named("kookaburra-", ".js"), named("parts-", ".js"));
        let imports = format!("import * as parts from \"./{loader}\";\nimports = {{ {LOADER:?}: parts }};\n");
        assert_eq!(text(&files, &script), imports);
        let fetched = format!(
            "import {{ initSync }} from \"./{script}\";\nfetch(\"./{}\");\n",
            named("rooms-", ".wasm")
        );
        assert_eq!(text(&files, &loader), fetched);
        assert!(
            files
                .iter()
                .filter(|file| file.name.contains('-') && file.name != "service-worker.js")
                .all(|file| file.lasting)
        );
    }

    #[test]
    fn comments_are_left_out_and_nothing_else() {
        let text = "/* one */\na { b: url(//c) }\n  /* two\n  lines */\n// three\n  d {}\n";
        assert_eq!(without_comments(text), "a { b: url(//c) }\nd {}\n");
    }

    #[test]
    fn the_base_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in [("a.css", "a"), ("base.css", "base "), ("z.css", "z"), ("note.txt", "no")] {
            fs::write(folder.path().join(name), text).unwrap();
        }
        assert_eq!(styles(folder.path()).unwrap(), "base az");
    }
}
