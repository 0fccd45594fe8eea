//! Small letters, capitals and letters without accents, of English and French. Those of every script on earth are in
//! the standard library, whose tables weigh more in a page than all the English that is said at a table.

/// The small letter of a capital; whatever else as it is.
#[must_use]
pub fn small(letter: char) -> char {
    match letter {
        'A'..='Z' => letter.to_ascii_lowercase(),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        '×' => '×',
        // The accented letters of Latin-1, capitals first, lie as far apart as those of ASCII.
        'À'..='Þ' => char::from(letter as u8 + (b'a' - b'A')),
        other => other,
    }
}

/// The capital of a small letter; whatever else as it is.
#[must_use]
pub fn capital(letter: char) -> char {
    match letter {
        'a'..='z' => letter.to_ascii_uppercase(),
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        '÷' => '÷',
        'à'..='þ' => char::from(letter as u8 - (b'a' - b'A')),
        other => other,
    }
}

/// A text in small letters.
#[must_use]
pub fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

/// A letter as it is searched and typed: small, without accents, a straight apostrophe.
#[must_use]
pub fn plain(letter: char) -> char {
    match small(letter) {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_both_languages_are_those_of_unicode() {
        for letter in ('\0'..='ÿ').chain(['Œ', 'œ', 'Ÿ', '’', '♥']) {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
            // The capital of one is two letters, that of the other Greek.
            if !['ß', 'µ'].contains(&letter) {
                assert_eq!(capital(letter).to_string(), letter.to_uppercase().to_string());
            }
        }
    }

    #[test]
    fn what_is_typed_needs_no_accents() {
        assert_eq!("L’Atout À Déclaré".chars().map(plain).collect::<String>(), "l'atout a declare");
    }
}
