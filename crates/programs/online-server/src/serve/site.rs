//! The files of the page in memory: each with its kind, how long it lasts, and its packed copies.

use std::{collections::HashMap, error::Error, fmt, fs, io, path::Path, sync::Arc};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use sha2::{Digest, Sha256};

/// Every file of the page.
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: HashMap<String, File>,
}

/// A file as it is given out.
#[derive(Clone, Debug)]
struct File {
    /// Its content type.
    kind: &'static str,
    /// Its name tells its content: it never changes.
    lasting: bool,
    plain: Form,
    brotli: Option<Form>,
    gzip: Option<Form>,
}

/// A file as it is, or one of its packed copies.
#[derive(Clone, Debug)]
struct Form {
    /// The name of its packing.
    packing: Option<&'static str>,
    bytes: Bytes,
    /// Tells these bytes from all others.
    tag: Option<ETag>,
}

impl Form {
    fn new(packing: Option<&'static str>, bytes: Bytes) -> Self {
        let digest: String =
            Sha256::digest(&bytes).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Self { packing, bytes, tag: format!("\"{digest}\"").parse().ok() }
    }

    /// Whether somebody who asks has it.
    fn is_known(&self, asked: &HeaderMap) -> bool {
        let known = asked.typed_get::<IfNoneMatch>();
        known.zip(self.tag.as_ref()).is_some_and(|(known, tag)| !known.precondition_passes(tag))
    }
}

/// There is no page: no `index.html`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPage;

impl fmt::Display for NoPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no index.html")
    }
}

impl Error for NoPage {}

impl Site {
    /// A site from its files; those whose name ends in `.br` or `.gz` are packed copies of others.
    ///
    /// # Errors
    /// If there is no page among them.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Self, NoPage> {
        let (packed, plain): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|(name, _)| name.ends_with(".br") || name.ends_with(".gz"));
        let mut files: HashMap<String, File> =
            plain.into_iter().map(|(name, bytes)| (name.clone(), File::new(&name, bytes))).collect();
        for (name, bytes) in packed {
            if let Some(file) = name.strip_suffix(".br").and_then(|name| files.get_mut(name)) {
                file.brotli = Some(Form::new(Some("br"), bytes));
            } else if let Some(file) = name.strip_suffix(".gz").and_then(|name| files.get_mut(name)) {
                file.gzip = Some(Form::new(Some("gzip"), bytes));
            }
        }
        if files.contains_key("index.html") { Ok(Self { files }) } else { Err(NoPage) }
    }

    /// Reads a folder with everything in it.
    ///
    /// # Errors
    /// If it can't be read, or is no page.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        gather(folder, "", &mut files)?;
        Self::new(files).map_err(|error| io::Error::new(io::ErrorKind::NotFound, error))
    }

    /// Routes to the files, wherever nothing else leads.
    pub fn routes(self) -> Router {
        Router::new().fallback_service(get(give).with_state(Arc::new(self)))
    }

    /// The file at a path; the page itself at the empty one.
    fn find(&self, path: &str) -> Option<&File> {
        self.files.get(if path.is_empty() { "index.html" } else { path })
    }
}

impl File {
    fn new(name: &str, plain: Bytes) -> Self {
        let plain = Form::new(None, plain);
        Self { kind: kind(name), lasting: is_lasting(name), plain, brotli: None, gzip: None }
    }

    /// The smallest form that a browser accepts.
    fn form_for(&self, accepted: &str) -> &Form {
        let packed = [&self.brotli, &self.gzip].into_iter().flatten();
        let mut accepted = packed.filter(|form| form.packing.is_some_and(|name| accepts(accepted, name)));
        accepted.next().unwrap_or(&self.plain)
    }
}

/// The answer to a request for a file.
async fn give(State(site): State<Arc<Site>>, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path();
    let Some(file) = site.find(path.strip_prefix('/').unwrap_or(path)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let accepted: Vec<_> =
        asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok()).collect();
    let form = file.form_for(&accepted.join(","));
    let mut response = if form.is_known(&asked) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let packing = form.packing.map(|packing| [(header::CONTENT_ENCODING, packing)]);
        (packing, [(header::CONTENT_TYPE, file.kind)], form.bytes.clone()).into_response()
    };
    let cache = if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    form.tag.iter().for_each(|tag| response.headers_mut().typed_insert(tag.clone()));
    response
}

fn gather(folder: &Path, prefix: &str, files: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        // A link is followed, as a host would.
        if entry.path().is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, fs::read(entry.path())?.into()));
        }
    }
    Ok(())
}

/// Whether a list such as `gzip;q=0.5, br` has the packing, and not with weight 0.
fn accepts(list: &str, packing: &str) -> bool {
    list.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(packing));
        let weight = words.find_map(|word| word.strip_prefix("q=")?.parse::<f32>().ok());
        named && weight != Some(0.0)
    })
}

/// A name such as `start-0123456789ab.js` changes with the content.
fn is_lasting(name: &str) -> bool {
    let stem = name.rsplit('/').next().and_then(|name| name.split_once('.')).map_or("", |(stem, _)| stem);
    let digest = stem.rsplit_once('-').map_or("", |(_, digest)| digest);
    digest.len() == 12 && digest.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(names: &[&str]) -> Result<Site, NoPage> {
        Site::new(names.iter().map(|&name| (name.to_owned(), Bytes::copy_from_slice(name.as_bytes()))))
    }

    #[test]
    fn a_page_has_an_index() {
        assert_eq!(site(&["a.js"]).unwrap_err(), NoPage);
        let site = site(&["index.html"]).unwrap();
        assert!(site.find("").is_some() && site.find("index.html").is_some());
        assert!(site.find("other").is_none() && site.find("../index.html").is_none());
    }

    #[test]
    fn the_smallest_copy_that_is_accepted() {
        let site = site(&["index.html", "index.html.br", "index.html.gz", "a.js"]).unwrap();
        let packing = |accepted| site.find("").unwrap().form_for(accepted).packing;
        assert_eq!(packing("gzip, deflate, br, zstd"), Some("br"));
        assert_eq!(packing("br;q=0, gzip;q=0.5"), Some("gzip"));
        assert_eq!(packing("deflate"), None);
        assert_eq!(packing(""), None);
        assert_eq!(site.find("a.js").unwrap().form_for("br").packing, None);
        assert!(site.find("index.html.br").is_none());
    }

    #[test]
    fn a_name_with_a_digest_lasts() {
        assert!(is_lasting("start-0123456789ab.js") && is_lasting("deep/start-0123456789ab.js"));
        assert!(
            !is_lasting("service-worker.js") && !is_lasting("index.html") && !is_lasting("a-0123456789.js")
        );
    }

    #[test]
    fn a_folder_is_read_with_all_in_it() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Site::read(folder.path()).unwrap_err().kind(), io::ErrorKind::NotFound);
        fs::create_dir(folder.path().join("deep")).unwrap();
        fs::write(folder.path().join("index.html"), "page").unwrap();
        fs::write(folder.path().join("deep/a.wasm"), "wasm").unwrap();
        let site = Site::read(folder.path()).unwrap();
        assert_eq!(site.find("deep/a.wasm").unwrap().kind, "application/wasm");
    }
}
