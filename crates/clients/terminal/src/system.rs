//! What the system says of files and folders, in words.

use std::io::{Error, ErrorKind};

use texts::Texts;

/// Why the system didn't do something with a file or a folder, as the end of a sentence that names it.
#[must_use]
pub fn system_error(texts: Texts, error: &Error) -> String {
    texts.get(match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::IsADirectory => "system-is-folder",
        ErrorKind::NotADirectory => "system-not-folder",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::InvalidFilename => "system-bad-name",
        ErrorKind::ResourceBusy => "system-busy",
        ErrorKind::InvalidData => "system-no-text",
        _ => return system_says(texts, error),
    })
}

/// What the system itself says, without its number.
fn system_says(texts: Texts, error: &Error) -> String {
    let text = error.to_string();
    let said = text.split_once(" (os error").map_or(&*text, |(said, _)| said);
    texts.format("system-says", &[("text", said.into())])
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn no_number_of_an_error_is_shown() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for number in 1..134 {
                let said = system_error(texts, &Error::from_raw_os_error(number));
                assert!(
                    !said.contains("os error") && !said.contains('⟨') && !said.is_empty(),
                    "{number}: {said}"
                );
            }
            let missing = std::fs::read("no/such/file").unwrap_err();
            assert_eq!(system_error(texts, &missing), texts.get("system-not-found"));
        }
    }
}
