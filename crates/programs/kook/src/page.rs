//! Text on a page of 80 columns, or fewer where there is no room: filled paragraphs, and tables with straight columns.

use texts::figures::Cells;
use textwrap::{Options, core::display_width};

/// The width of a page where there is room for it.
const COLUMNS: usize = 80;

/// The width of a page here.
pub(crate) fn room() -> usize {
    terminal::columns().map_or(COLUMNS, |columns| columns.min(COLUMNS))
}

/// A paragraph with every line after `indent`.
pub(crate) fn fill(text: &str, indent: &str) -> String {
    textwrap::fill(text, Options::new(room()).initial_indent(indent).subsequent_indent(indent))
}

/// Stands for a blank within words that stay on one line.
pub(crate) const JOINED: &str = "\u{e000}";

/// A paragraph without an indent, in which [`JOINED`] words are not parted.
pub(crate) fn fill_whole(text: &str) -> String {
    fill(text, "").replace(JOINED, " ")
}

/// A paragraph that begins `used` columns to the right, its further lines after `indent`.
pub(crate) fn fill_from(text: &str, indent: &str, used: usize) -> String {
    let blanks = " ".repeat(used);
    let options = Options::new(room()).initial_indent(&blanks).subsequent_indent(indent);
    textwrap::fill(text, options).chars().skip(used).collect()
}

/// A heading with a line below it, as long as it is wide.
pub(crate) fn underlined(heading: &str, line: &str) -> String {
    format!("{heading}\n{}", line.repeat(width(heading)))
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    display_width(text)
}

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Right,
}

/// A table with its head above it: names on the left, numbers on the right.
pub(crate) fn cells(table: &Cells) -> String {
    let rows: Vec<Vec<String>> = [&table.head].into_iter().chain(&table.rows).cloned().collect();
    columns(&rows, &[Align::Left, Align::Right], "  ")
}

/// Rows with straight columns, two blanks between them, each line after `indent`.
pub(crate) fn columns(rows: &[Vec<String>], align: &[Align], indent: &str) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widths: Vec<usize> = (0..count)
        .map(|i| {
            rows.iter().filter_map(|row| row.get(i)).map(|cell| display_width(cell)).max().unwrap_or_default()
        })
        .collect();
    let mut page = String::new();
    for row in rows {
        let mut line = indent.to_owned();
        for (i, cell) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[i].saturating_sub(display_width(cell)));
            let right = align.get(i.min(align.len().saturating_sub(1))) == Some(&Align::Right);
            line += if i == 0 { "" } else { "  " };
            line += &if right { blanks + cell } else { cell.clone() + &blanks };
        }
        page += line.trim_end();
        page.push('\n');
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_straight() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["éé♠".to_owned(), "5".to_owned()]];
        assert_eq!(columns(&rows, &[Align::Left, Align::Right], "  "), "  a    10\n  éé♠   5\n");
        assert_eq!(columns(&rows, &[Align::Left], ""), "a    10\néé♠  5\n");
        assert_eq!(columns(&[], &[Align::Left], ""), "");
    }

    #[test]
    fn a_heading_is_underlined_as_far_as_it_goes() {
        assert_eq!(underlined("Hand 1, dealt by 美咲", "-").lines().last(), Some("-".repeat(21).as_str()));
        assert_eq!(underlined("Zoe\u{301}", "=").lines().last(), Some("==="), "an accent takes no column");
    }

    #[test]
    fn a_long_paragraph_keeps_its_indent() {
        let text = "word ".repeat(30);
        assert!(fill(&text, "    ").lines().all(|line| line.starts_with("    word") && line.len() <= 80));
        let joined = format!("word{JOINED}word ").repeat(30);
        assert!(fill_whole(&joined).lines().all(|line| line.split(' ').count() % 2 == 0));
        let text = fill_from(&text, "      ", 4);
        assert!(text.starts_with("word") && text.lines().nth(1).unwrap().starts_with("      word"));
    }
}
