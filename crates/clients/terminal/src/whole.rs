//! Files that are always whole: the old one or the new one, also when the machine stops in between.

use std::{
    fs::{self, File},
    io::{self, Read as _, Seek as _, SeekFrom, Write},
    path::{Path, PathBuf},
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

/// Changes several files, all or none of them: each gets this content, or is taken away. All are written beside what
/// lies there before the first takes its place.
///
/// # Errors
/// One of them can't be written; what lay there still does.
pub fn write_all(changes: &[(PathBuf, Option<Vec<u8>>)], begins: &str) -> io::Result<()> {
    let mut ready = Vec::new();
    for (path, content) in changes {
        let folder = path.parent().unwrap_or(Path::new("."));
        let beside = match content {
            Some(content) => {
                fs::create_dir_all(folder)?;
                let mut beside = tempfile::Builder::new().prefix(begins).tempfile_in(folder)?;
                beside.write_all(content)?;
                beside.as_file().sync_all()?;
                Some(beside)
            }
            None => None,
        };
        ready.push((path, beside, fs::read(path).ok()));
    }
    let mut done: Vec<(&PathBuf, Option<Vec<u8>>)> = Vec::new();
    for (path, beside, before) in ready {
        let changed = match beside {
            Some(beside) => beside.persist(path).map(drop).map_err(|failed| failed.error),
            None => fs::remove_file(path).or_else(|error| match error.kind() {
                io::ErrorKind::NotFound => Ok(()),
                _ => Err(error),
            }),
        };
        if let Err(error) = changed {
            for (path, before) in done {
                // What can't be put back is in the copy that was made before.
                let _ = match before {
                    Some(before) => fs::write(path, before),
                    None => fs::remove_file(path),
                };
            }
            return Err(error);
        }
        done.push((path, before));
    }
    done.iter().try_for_each(|(path, _)| sync_folder(path.parent().unwrap_or(Path::new("."))))
}

/// Adds a line to a file, and lets it last. A line there that was cut off stays alone.
///
/// # Errors
/// It can't be written.
pub(crate) fn append_line(path: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = File::options().read(true).append(true).create(true).open(path)?;
    let begin = if ends_a_line(&mut file)? { "" } else { "\n" };
    file.write_all(format!("{begin}{line}\n").as_bytes())?;
    file.sync_data()
}

/// Whether the next line can begin at the end of a file.
fn ends_a_line(file: &mut File) -> io::Result<bool> {
    if file.metadata()?.len() == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_files_are_changed_or_none_of_them() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two, three] = ["one", "two", "three"].map(|name| folder.path().join(name));
        fs::write(&one, "1").unwrap();
        fs::write(&two, "2").unwrap();
        // A folder lies where a file should.
        fs::create_dir_all(three.join("full")).unwrap();
        let mut changes =
            vec![(one.clone(), Some(b"new".to_vec())), (two.clone(), None), (three, Some(b"3".to_vec()))];
        assert!(write_all(&changes, ".t-").is_err());
        assert_eq!((fs::read(&one).unwrap(), fs::read(&two).unwrap()), (b"1".to_vec(), b"2".to_vec()));
        changes.pop();
        changes.push((folder.path().join("deep/3"), Some(b"3".to_vec())));
        write_all(&changes, ".t-").unwrap();
        assert_eq!((fs::read(&one).unwrap(), two.exists()), (b"new".to_vec(), false));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }
}
