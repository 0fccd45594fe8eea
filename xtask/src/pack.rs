//! Files as a host gives them out: names that change with their content, and smaller copies beside them.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

/// A file of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Its path in the page's folder.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    /// Whether its name tells its content, so that it can be kept for ever.
    pub(crate) lasting: bool,
}

impl File {
    pub(crate) fn new(name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        Self { name: name.to_owned(), bytes: bytes.into(), lasting: false }
    }

    /// A file whose name tells its content: `table-0123456789ab.css`.
    pub(crate) fn hashed(stem: &str, extension: &str, bytes: impl Into<Vec<u8>>) -> Self {
        let bytes = bytes.into();
        Self { name: hashed(stem, extension, &bytes), bytes, lasting: true }
    }

    /// Writes it into the folder.
    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        let path = folder.join(&self.name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, &self.bytes)
    }

    /// Writes it into the folder, and smaller copies for browsers that unpack.
    pub(crate) fn write_packed(&self, folder: &Path) -> io::Result<()> {
        self.write(folder)?;
        // A packed file does not shrink.
        if self.name.ends_with(".png") {
            return Ok(());
        }
        for (ending, packed) in [("br", brotli(&self.bytes)?), ("gz", gzip(&self.bytes)?)] {
            if packed.len() < self.bytes.len() {
                fs::write(folder.join(format!("{}.{ending}", self.name)), &packed)?;
            }
        }
        Ok(())
    }
}

/// A name that tells a content.
pub(crate) fn hashed(stem: &str, extension: &str, content: &[u8]) -> String {
    format!("{stem}-{}.{extension}", digest(content))
}

/// Six digits that tell one content of a file from another: the loader names some 300 files.
pub(crate) fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(3).map(|byte| format!("{byte:02x}")).collect()
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    {
        let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, 11, 22);
        writer.write_all(bytes)?;
    }
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(bytes)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_name_tells_the_content() {
        let one = File::hashed("table", "css", "a{}");
        let other = File::hashed("table", "css", "b{}");
        assert!(one.name.starts_with("table-") && one.name.ends_with(".css"));
        assert_ne!(one.name, other.name);
        assert_eq!(one, File::hashed("table", "css", "a{}"));
    }

    #[test]
    fn copies_unpack_to_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let text = "the kookaburra laughs ".repeat(100);
        File::new("deep/laugh.txt", text.as_bytes()).write_packed(folder.path()).unwrap();
        for copy in ["deep/laugh.txt.br", "deep/laugh.txt.gz"] {
            assert!(fs::metadata(folder.path().join(copy)).unwrap().len() < text.len() as u64 / 10, "{copy}");
        }
        let mut unpacked = String::new();
        let br = fs::File::open(folder.path().join("deep/laugh.txt.br")).unwrap();
        brotli::Decompressor::new(br, 4096).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
        let mut unpacked = String::new();
        let gz = fs::File::open(folder.path().join("deep/laugh.txt.gz")).unwrap();
        flate2::read::GzDecoder::new(gz).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, text);
    }

    #[test]
    fn what_does_not_shrink_has_no_copies() {
        let folder = tempfile::tempdir().unwrap();
        File::new("a", "a").write_packed(folder.path()).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
