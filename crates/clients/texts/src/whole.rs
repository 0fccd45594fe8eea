//! Whole numbers as people write and paste them, and as they are shown: with a minus that is one, never a hyphen.

/// A number with its sign, as it stands in a column of points.
#[must_use]
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { shown(number) }
}

/// A number with a minus that is one.
#[must_use]
pub fn shown(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Reads a number: with any sign that looks like a minus or a plus, with blanks around and after it, with digits of any
/// width, and with a sign between thousands. `None` if it is no whole number, or one too far.
#[must_use]
pub fn read(typed: &str) -> Option<i32> {
    let typed: String = typed.trim_matches(is_blank).chars().map(of_usual_width).collect();
    let (is_minus, digits) = match typed.chars().next()? {
        '-' => (true, &typed[1..]),
        '+' => (false, &typed[1..]),
        _ => (false, &typed[..]),
    };
    let number: i64 = plain_digits(digits.trim_start_matches(is_blank))?.parse().ok()?;
    i32::try_from(if is_minus { -number } else { number }).ok()
}

/// The digits without what stands between thousands: the same sign each time, and three digits after each.
fn plain_digits(written: &str) -> Option<String> {
    let between = written.chars().find(|c| !c.is_ascii_digit());
    let Some(between) = between else { return Some(written.to_owned()) };
    let mut groups = written.split(between);
    let first = groups.next()?;
    let is_number = |group: &str| group.bytes().all(|digit| digit.is_ascii_digit());
    let is_whole = (1..=3).contains(&first.len()) && is_number(first);
    let rest: Vec<&str> = groups.collect();
    let separates = is_blank(between) || matches!(between, ',' | '.' | '\'' | '’');
    (separates && is_whole && rest.iter().all(|group| group.len() == 3 && is_number(group)))
        .then(|| [&[first], &rest[..]].concat().concat())
}

/// A blank that a page, a spreadsheet or a keyboard may leave, seen or not.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        )
}

/// A digit or a sign as ASCII has it.
fn of_usual_width(c: char) -> char {
    match c {
        '−' | '–' | '—' | '‐' | '‑' | '‒' | '―' | '﹣' | '－' | '⁻' => '-',
        '＋' | '﹢' => '+',
        '０'..='９' => char::from(b'0' + (c as u32 - '０' as u32) as u8),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minus_is_a_minus_however_it_is_written() {
        for minus in ['-', '−', '–', '—', '‐', '‑', '﹣', '－'] {
            for typed in [
                format!("{minus}35"),
                format!(" {minus} 35 "),
                format!("{minus}\u{a0}３５"),
                format!("\u{200e}{minus}35\u{feff}"),
            ] {
                assert_eq!(read(&typed), Some(-35), "{typed:?}");
            }
        }
        for number in [-1234, -35, 0, 35, 1234] {
            assert_eq!(read(&shown(number)), Some(number));
            assert_eq!(read(&signed(number)), Some(number));
        }
    }

    #[test]
    fn thousands_may_be_set_apart_and_nothing_else_is_guessed() {
        for typed in
            ["1000", "1 000", "1\u{202f}000", "1\u{a0}000", "1,000", "1.000", "1’000", "１０００", "+1 000"]
        {
            assert_eq!(read(typed), Some(1000), "{typed:?}");
        }
        assert_eq!(read("−1 234 567"), Some(-1_234_567));
        for typed in [
            "",
            "-",
            "−",
            "3 5",
            "1.5",
            "12,5",
            "1,0000",
            "1,000.5",
            "--35",
            "35-",
            "3-5",
            "(35)",
            "1e3",
            "99999999999",
            "ten",
            "3O",
            "1 ,000",
            ",500",
        ] {
            assert_eq!(read(typed), None, "{typed:?}");
        }
    }
}
