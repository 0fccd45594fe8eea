//! What the system says of files and folders, in words.

use std::io::{Error, ErrorKind};

use crate::Texts;

impl Texts {
    /// Why the system didn't do something with a file or a folder, as the end of a sentence that names it.
    #[must_use]
    pub fn system_error(&self, error: &Error) -> String {
        self.get(match error.kind() {
            ErrorKind::NotFound => "system-not-found",
            ErrorKind::IsADirectory => "system-is-folder",
            ErrorKind::NotADirectory => "system-not-folder",
            ErrorKind::PermissionDenied => "system-denied",
            ErrorKind::AlreadyExists => "system-exists",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "system-full",
            ErrorKind::ReadOnlyFilesystem => "system-read-only",
            ErrorKind::InvalidFilename => "system-bad-name",
            ErrorKind::InvalidData => "system-no-text",
            _ => return self.system_says(error),
        })
    }

    /// What the system itself says, without its number.
    fn system_says(&self, error: &Error) -> String {
        let text = error.to_string();
        let said = text.split_once(" (os error").map_or(&*text, |(said, _)| said);
        self.format("system-says", &[("text", said.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn no_number_of_an_error_is_shown() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for number in 1..134 {
                let said = texts.system_error(&Error::from_raw_os_error(number));
                assert!(
                    !said.contains("os error") && !said.contains('⟨') && !said.is_empty(),
                    "{number}: {said}"
                );
            }
            let missing = std::fs::read("no/such/file").unwrap_err();
            assert_eq!(texts.system_error(&missing), texts.get("system-not-found"));
        }
    }
}
