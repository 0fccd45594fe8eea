//! The files that sheets are saved in. Each step is written whole before it is shown; what another program has written
//! in between is noticed and never written over.

use std::{
    fs,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
};

use sheet::{Book, Sheet};
use texts::Texts;

use super::what_is_wrong;
use crate::{
    Failure,
    lines::Lines,
    replay::{path_name, unreadable},
};

/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".sheet-";

/// A file, and what lies in it as far as is known here.
pub(super) struct SavedSheets {
    path: PathBuf,
    there: Option<String>,
}

/// What has become of a sheet in its file.
pub(super) enum There {
    /// It is as it was left.
    Same,
    /// Another program has written on it.
    Other(Box<Book>),
    /// It is no sheet any more.
    Lost,
}

/// The folder of the player's sheets.
fn folder() -> PathBuf {
    terminal::player_folder().join("sheets")
}

/// Every file in a folder that may be a sheet, by its name.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> =
        all.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect();
    files.sort();
    files
}

/// The files of the sheets that are saved for the player.
pub(super) fn saved() -> Vec<PathBuf> {
    files_in(&folder())
}

/// The sheets in a folder; what is none is passed over.
pub(super) fn sheets_beside(path: &Path) -> Vec<Sheet> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    files_in(folder).iter().filter_map(|file| Sheet::read(&fs::read_to_string(file).ok()?).ok()).collect()
}

/// A name that no file in a folder has yet, such as `2026-11-23-2.json`.
fn free(folder: &Path, begin: &str) -> PathBuf {
    let numbered = (2..).map(|number: u32| folder.join(format!("{begin}-{number}.json")));
    let mut names = std::iter::once(folder.join(format!("{begin}.json"))).chain(numbered);
    names.find(|path| !path.exists()).unwrap_or_default()
}

/// Today, where the player is.
pub(super) fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}

impl SavedSheets {
    /// The file that was named; else one of the player's: the last one, if they want to go on with it, or a new one.
    /// Nothing if they leave.
    pub(super) fn choose<R: BufRead, W: Write>(
        named: Option<&Path>,
        lines: &mut Lines<R, W>,
    ) -> Result<Option<Self>, Failure> {
        if let Some(path) = named {
            // A link stays one: what it leads to is written.
            let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
            return Ok(Some(Self { path, there: None }));
        }
        let folder = folder();
        fs::create_dir_all(&folder).map_err(|error| unreadable(&folder, &error, lines.texts))?;
        let last = saved().into_iter().rev().find_map(|path| {
            let sheet = Sheet::read(&fs::read_to_string(&path).ok()?).ok()?;
            Some((path, sheet))
        });
        if let Some((path, sheet)) = last {
            let choices = [texts::scorekeeper::heading(&sheet, lines.texts), lines.texts.get("pad-new")];
            lines.say_key("keeping-which")?;
            match lines.number(&choices)? {
                Some(0) => return Ok(Some(Self { path, there: None })),
                Some(_) => {}
                None => return Ok(None),
            }
        }
        Ok(Some(Self { path: free(&folder, &today()), there: None }))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The sheet that lies there; nothing if there is no file.
    pub(super) fn read(&mut self, texts: Texts) -> Result<Option<Book>, Failure> {
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(unreadable(&self.path, &error, texts)),
        };
        let sheet = Sheet::read(&text).and_then(|sheet| sheet::score(&sheet).map(|_| sheet));
        let sheet =
            sheet.map_err(|fault| Failure::Sentence(what_is_wrong(&path_name(&self.path), &fault, texts)))?;
        self.there = Some(text);
        Ok(Book::open(sheet))
    }

    /// Looks whether the sheet is as it was left here. A file that was taken away is written again.
    pub(super) fn look(&mut self) -> There {
        let Ok(text) = fs::read_to_string(&self.path) else {
            return if self.path.exists() { There::Lost } else { There::Same };
        };
        if self.there.as_ref() == Some(&text) {
            return There::Same;
        }
        let sheet = Sheet::read(&text).and_then(|sheet| sheet::score(&sheet).map(|_| sheet));
        match sheet.ok().and_then(Book::open) {
            Some(book) => {
                self.there = Some(text);
                There::Other(Box::new(book))
            }
            None => There::Lost,
        }
    }

    /// Goes on in another file of the same folder.
    pub(super) fn move_on(&mut self) {
        let begin = self.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        self.path = free(self.path.parent().unwrap_or(Path::new(".")), &begin);
        self.there = None;
    }

    /// Writes a sheet there.
    pub(super) fn keep(&mut self, book: &Book) -> io::Result<()> {
        let text = book.sheet().to_json()?;
        terminal::write_whole(&self.path, &text, BEING_WRITTEN)?;
        self.there = Some(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> Book {
        let text = r#"{"format": "kookaburra-sheet/1", "rules": {"preset": "quebec-4"}, "people": ["A", "B", "C", "D"],
            "games": [{"players": ["A", "B", "C", "D"], "dealer": 0, "hands": []}]}"#;
        Book::open(Sheet::read(text).unwrap()).unwrap()
    }

    #[test]
    fn what_another_program_wrote_is_noticed_and_what_is_no_sheet_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("friday.json");
        let mut saved_sheets = SavedSheets { path: path.clone(), there: None };
        let texts = Texts::new(texts::Lang::En);
        assert!(saved_sheets.read(texts).is_ok_and(|book| book.is_none()));
        let mut book = book();
        saved_sheets.keep(&book).unwrap();
        assert!(matches!(saved_sheets.look(), There::Same));
        book.finish(sheet::Entry::Passed(sheet::AllPassed::default())).unwrap();
        fs::write(&path, book.sheet().to_json().unwrap()).unwrap();
        assert!(matches!(saved_sheets.look(), There::Other(other) if *other == book));
        assert!(matches!(saved_sheets.look(), There::Same), "it is known now");
        fs::write(&path, "a shopping list").unwrap();
        assert!(matches!(saved_sheets.look(), There::Lost));
        saved_sheets.move_on();
        saved_sheets.keep(&book).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "a shopping list");
        assert_eq!(sheets_beside(&path), [book.sheet().clone()]);
        assert_eq!(saved_sheets.path(), folder.path().join("friday-2.json"));
    }
}
