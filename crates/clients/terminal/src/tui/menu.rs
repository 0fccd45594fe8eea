//! A sheet with things to choose from with the arrows, and what stands over them.

use crossterm::event::KeyCode;
use ratatui::{layout::Rect, style::Style};

use super::{
    canvas::{Canvas, wrap},
    sheets::{more_marks, sheet},
    theme::Theme,
};

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// Its name.
    pub(crate) label: String,
    /// The effect of choosing it.
    pub(crate) then: Then,
}

/// The effect of choosing something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// The same as typing this line.
    Line(String),
    /// It begins this line.
    Begin(String),
    /// There is more to choose from.
    More(Vec<Offer>),
}

impl Offer {
    /// The choices behind it, if there are more.
    pub(crate) fn more(&self) -> Option<&[Self]> {
        match &self.then {
            Then::Line(_) | Then::Begin(_) => None,
            Then::More(offers) => Some(offers),
        }
    }

    pub(crate) fn line(label: String, line: impl Into<String>) -> Self {
        Self { label, then: Then::Line(line.into()) }
    }

    /// A choice among several, if there are any.
    pub(crate) fn among(label: String, offers: Vec<Self>) -> Option<Self> {
        (!offers.is_empty()).then_some(Self { label, then: Then::More(offers) })
    }
}

/// How wide the sheet is at most.
const WIDE: u16 = 66;

/// A menu of choices, and its cursor.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Menu {
    /// What was chosen to choose further from.
    path: Vec<String>,
    /// Where the cursor is, and on what: the list may change under it.
    cursor: usize,
    on: String,
}

/// What a key chooses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chosen {
    /// Nothing yet.
    Nothing,
    /// The sheet is closed.
    Close,
    /// A line that might have been typed.
    Line(String),
    /// The beginning of a line, which is to be typed to its end.
    Begin(String),
    /// The key means nothing here.
    Other,
}

impl Menu {
    /// The offers to choose from now; ways that are gone are left.
    fn list<'a>(&mut self, offers: &'a [Offer]) -> &'a [Offer] {
        let mut list = offers;
        for (depth, label) in self.path.clone().iter().enumerate() {
            let more = list.iter().find(|offer| offer.label == *label).and_then(Offer::more);
            let Some(more) = more else {
                self.path.truncate(depth);
                break;
            };
            list = more;
        }
        list
    }

    /// Puts the cursor on what it was on.
    fn settle(&mut self, list: &[Offer]) {
        let same = list.iter().position(|offer| offer.label == self.on);
        self.cursor = same.unwrap_or(self.cursor).min(list.len().saturating_sub(1));
    }

    fn go(&mut self, list: &[Offer], to: usize) {
        self.cursor = to.min(list.len().saturating_sub(1));
        self.on = list.get(self.cursor).map(|offer| offer.label.clone()).unwrap_or_default();
    }

    pub(crate) fn key(&mut self, code: KeyCode, offers: &[Offer]) -> Chosen {
        let list = self.list(offers);
        let gone = !self.on.is_empty() && list.iter().all(|offer| offer.label != self.on);
        self.settle(list);
        match code {
            KeyCode::Up | KeyCode::Left => self.go(list, self.cursor.saturating_sub(1)),
            KeyCode::Down | KeyCode::Right => self.go(list, self.cursor + 1),
            KeyCode::Home => self.go(list, 0),
            KeyCode::End => self.go(list, usize::MAX),
            // What the cursor was on is gone: the key did not mean what is there now.
            KeyCode::Enter | KeyCode::Char(' ') if gone => self.go(list, self.cursor),
            KeyCode::Enter | KeyCode::Char(' ') => match list.get(self.cursor) {
                Some(Offer { then: Then::Line(line), .. }) => return Chosen::Line(line.clone()),
                Some(Offer { then: Then::Begin(line), .. }) => return Chosen::Begin(line.clone()),
                Some(Offer { label, then: Then::More(more) }) => {
                    self.path.push(label.clone());
                    self.go(more, 0);
                }
                None => {}
            },
            KeyCode::Esc => match self.path.pop() {
                Some(label) => self.on = label,
                None => return Chosen::Close,
            },
            _ => return Chosen::Other,
        }
        Chosen::Nothing
    }

    /// Draws it: some lines, and below them what can be chosen.
    pub(crate) fn draw(
        &self,
        theme: &Theme,
        canvas: &mut Canvas<'_>,
        table: Rect,
        title: &str,
        (head, offers): (&[String], &[Offer]),
    ) {
        let mut shown = self.clone();
        let list = shown.list(offers);
        shown.settle(list);
        let title = shown.path.last().map_or(title, String::as_str);
        let wide = WIDE.min(table.width - 4);
        let (paper, quiet) = (theme.paper(), theme.paper_quiet());
        let mut lines: Vec<(String, Style)> = Vec::new();
        if shown.path.is_empty() {
            lines.extend(head.iter().flat_map(|line| wrap(line, wide)).map(|line| (line, quiet)));
            lines.extend((!list.is_empty()).then(|| (String::new(), paper)));
        }
        let before = lines.len();
        for (place, offer) in list.iter().enumerate() {
            let here = place == shown.cursor;
            let mark = if here { theme.sign("▸ ", "> ") } else { "  " };
            let more = if offer.more().is_some() { " …" } else { "" };
            let style = if here { theme.blue_bar() } else { paper };
            lines.push((format!("{mark}{}{more}", offer.label), style));
        }
        let count = lines.len() as u16;
        let area = sheet(theme, canvas, table, wide, count, title);
        let at = ((before + shown.cursor) as u16).min(count.saturating_sub(1));
        let from = (at + 1).saturating_sub(area.height);
        let visible = lines.iter().skip(usize::from(from)).take(usize::from(area.height));
        for (line, (text, style)) in visible.enumerate() {
            canvas.text(area, 0, line as u16, text, *style);
        }
        more_marks(theme, canvas, area, from, count);
    }
}
