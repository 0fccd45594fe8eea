//! The rule sheet as data, and as plain text of 80 columns, or fewer.

use std::fmt::{self, Write};

use textwrap::{Options, core::display_width};

/// The rules of a table, for those who sit at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The game's name.
    pub title: String,
    /// How it differs from the game of that name, in one line.
    pub difference: String,
    /// What a player wants to know, from the cards to the end of the game.
    pub sections: Vec<Section>,
}

/// A part of a [`Sheet`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// Its text.
    pub paragraphs: Vec<String>,
    /// Values, in the section on the bidding or on what cards are worth.
    pub table: Option<Table>,
}

/// Values in rows and columns: of the bids of Five Hundred, lowest first, or of the cards of Rummy 500.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The head of each column: the word for tricks, then the suits and no trumps; or the word for cards, then the
    /// cards.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<TableRow>,
}

/// A row of a [`Table`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// A number of tricks, a bid that has a row to itself, or the word for points.
    pub name: String,
    /// The value in each column; one for a bid that has a row to itself.
    pub values: Vec<i32>,
    /// Where such a bid stands among the others.
    pub place: Option<String>,
}

const COLUMNS: usize = 80;

impl Sheet {
    /// The sheet on lines of so many columns at most; its tables take what they need.
    #[must_use]
    pub fn in_columns(&self, columns: usize) -> String {
        let mut page = underlined(&self.title, '=') + &wrapped(&self.difference, columns) + "\n";
        for section in &self.sections {
            page.push('\n');
            page += &section.in_columns(columns);
        }
        page
    }
}

impl Section {
    fn in_columns(&self, columns: usize) -> String {
        let texts: Vec<String> = self.paragraphs.iter().map(|text| wrapped(text, columns) + "\n").collect();
        let mut page = underlined(&self.heading, '-') + &texts.join("\n");
        if let Some(table) = &self.table {
            // This never fails.
            let _ = write!(page, "\n{table}");
        }
        page
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_columns(COLUMNS))
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.rows.iter().map(|row| &row.name).chain(self.head.first());
        let first = names.map(|name| name.chars().count()).max().unwrap_or_default();
        let longest = |column: usize| {
            let values = self.rows.iter().filter_map(|row| row.values.get(column));
            values.map(|value| value.to_string().len()).max().unwrap_or_default()
        };
        let heads = self.head.iter().skip(1).enumerate();
        let widths: Vec<usize> =
            heads.map(|(column, head)| head.chars().count().max(longest(column)) + 2).collect();
        write!(f, "  {:first$}", self.head.first().map_or("", String::as_str))?;
        for (head, width) in self.head.iter().skip(1).zip(&widths) {
            write!(f, "{head:>width$}")?;
        }
        for row in &self.rows {
            write!(f, "\n  {:first$}", row.name)?;
            for (value, width) in row.values.iter().zip(&widths) {
                write!(f, "{value:>width$}")?;
            }
            row.place.iter().try_for_each(|place| write!(f, "  {place}"))?;
        }
        f.write_str("\n")
    }
}

fn underlined(text: &str, line: char) -> String {
    format!("{text}\n{}\n", line.to_string().repeat(display_width(text)))
}

/// A text of one line or several, each wrapped to so many columns; what follows of a line stands under its beginning.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> String {
    let wrap = |line: &str| {
        let indent: String = line.chars().take_while(|&letter| letter == ' ').collect();
        let options = Options::new(columns).break_words(false).subsequent_indent(&indent);
        textwrap::fill(line, options)
    };
    text.split('\n').map(wrap).collect::<Vec<_>>().join("\n")
}
