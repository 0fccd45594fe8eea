//! Files that are always whole: the old one or the new one, also when the machine stops in between.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// Writes a file: first beside what lies there, under a name of its own that begins like this, then in its place. Who
/// may read it stays as it was.
///
/// # Errors
/// It can't be written; what lay there still does.
pub fn write_whole(path: &Path, text: &str, begins: &str) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut beside = tempfile::Builder::new().prefix(begins).tempfile_in(folder)?;
    beside.write_all(text.as_bytes())?;
    if let Ok(there) = fs::metadata(path) {
        beside.as_file().set_permissions(there.permissions())?;
    }
    beside.as_file().sync_all()?;
    beside.persist(path).map_err(|failed| failed.error)?;
    sync_folder(folder)
}

/// Lets a new name in a folder last.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Where folders can't be opened, the system sees to it.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
