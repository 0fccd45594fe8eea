//! Boards of choices: the bidding grid, the suits of a joker, the ways to choose partners. A board is rows of cells
//! with a cursor that the arrows move over what can be chosen.

use cards::Suit;
use five_hundred::{Action, Bid, BidKind, Choices, Rules, Strain, View, axis::SansKitty};
use table::{Seat, SeatSet};

use crate::narration::Narrator;

/// What choosing a cell does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// Something in the game.
    Do(Action),
    /// Shows the bids with the kitty, or without it.
    TurnKitty,
}

/// A cell of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// The text of the cell.
    pub text: String,
    /// What choosing it does.
    pub act: Act,
    /// Whether it can be chosen now.
    pub live: bool,
    /// Whether it could still be chosen later.
    pub open: bool,
    /// Whether it is the bid that stands.
    pub high: bool,
    /// The suit whose colour it has.
    pub suit: Option<Suit>,
}

/// A row of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardRow {
    /// The text before the cells.
    pub head: String,
    /// The suit whose colour that has.
    pub suit: Option<Suit>,
    /// The cells from left to right.
    pub cells: Vec<Cell>,
    /// Whether the cells stand under the columns of the schedule.
    pub columns: bool,
    /// The text behind the cells: what such a bid outranks.
    pub note: String,
    /// The highest bid of tricks that the one bid of this row outranks, where it is a bid for none.
    pub above: Option<Bid>,
}

/// What kind of board it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The Avondale schedule.
    Bids,
    /// The suit that a joker belongs to.
    Nominate,
    /// The contractor's partners.
    Partners,
    /// The suit that a led joker demands.
    Demand,
}

/// A board.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The kind of choice.
    pub kind: Kind,
    /// The rows from the top.
    pub rows: Vec<BoardRow>,
}

/// A direction of the arrows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are what they are called")]
pub enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Board {
    /// The schedule, with what can be bid lit.
    pub fn bids(rules: &Rules, view: &View, narrator: &Narrator, sans_kitty: bool) -> Self {
        let (bids, pass, look) = match view.choices {
            Choices::Auction { bids, pass, look } => (bids, pass, look),
            _ => (five_hundred::BidSet::EMPTY, false, false),
        };
        let high = high_bid(view);
        let open = rules.bids.above(high);
        let with = |bid: Bid| if sans_kitty { bid.sans_kitty() } else { bid };
        let cell = |bid: Bid, text: String| Cell {
            text,
            act: Act::Do(Action::Bid(bid)),
            live: bids.contains(bid),
            open: open.contains(bid),
            high: high == Some(bid),
            suit: None,
        };
        let value = |bid: Bid| match bid {
            bid if rules.bids.is_inkle(bid) => "–".to_owned(),
            bid if rules.bids.has(bid) => rules.worth(bid).to_string(),
            _ => String::new(),
        };
        let schedule_row = |head: String, of: &dyn Fn(Strain) -> Bid| BoardRow {
            head,
            suit: None,
            cells: Strain::ALL.map(|strain| cell(with(of(strain)), value(with(of(strain))))).to_vec(),
            columns: true,
            note: String::new(),
            above: None,
        };
        let zero_row = |bid: Bid| {
            let above = place_of(rules, if rules.bids.has(with(bid)) { with(bid) } else { bid });
            BoardRow {
                head: String::new(),
                suit: None,
                cells: vec![cell(with(bid), format!("{} {}", narrator.bid(bid), value(with(bid))))],
                columns: false,
                note: above.map(|below| format!("> {}", narrator.bid(below))).unwrap_or_default(),
                above,
            }
        };
        let mut rows = Vec::new();
        for tricks in (6..=10).filter(|&tricks| rules.bids.has(Bid::tricks(tricks, Strain::Spades))) {
            rows.extend(zero_bids_below(rules, Some(tricks)).map(zero_row));
            rows.push(schedule_row(tricks.to_string(), &|strain| Bid::tricks(tricks, strain)));
        }
        rows.extend(zero_bids_below(rules, None).map(zero_row));
        if rules.bids.has(Bid::partie(Strain::NoTrumps)) {
            rows.push(schedule_row(narrator.texts.get("board-partie"), &Bid::partie));
        }
        let button = |key: &str, act: Act, live: bool| Cell {
            text: narrator.texts.get(key),
            act,
            live,
            open: live,
            high: false,
            suit: None,
        };
        let mut last = vec![button("board-pass", Act::Do(Action::Pass), pass)];
        if look {
            last.push(button("board-look", Act::Do(Action::Look), look));
        }
        if rules.axes().sans_kitty != SansKitty::Off {
            let key = if sans_kitty { "board-with-kitty" } else { "board-sans-kitty" };
            last.push(button(key, Act::TurnKitty, !bids.is_empty()));
        }
        rows.push(BoardRow {
            head: String::new(),
            suit: None,
            cells: last,
            columns: false,
            note: String::new(),
            above: None,
        });
        Self { kind: Kind::Bids, rows }
    }

    /// The suits a joker may be given, or may demand.
    pub fn suits(
        kind: Kind,
        narrator: &Narrator,
        suits: impl Iterator<Item = (Option<Suit>, Action)>,
    ) -> Self {
        let rows = suits
            .map(|(suit, action)| {
                let text = suit.map_or_else(
                    || narrator.texts.get("board-no-suit"),
                    |suit| format!("{} {}", narrator.suit(suit), narrator.texts.suit(suit)),
                );
                BoardRow {
                    head: String::new(),
                    suit: None,
                    cells: vec![choice(text, action, suit)],
                    columns: false,
                    note: String::new(),
                    above: None,
                }
            })
            .collect();
        Self { kind, rows }
    }

    /// The ways to choose partners \[FH-PART-1\];
    /// rows are at most `room` characters wide.
    pub fn partners(view: &View, narrator: &Narrator, room: usize) -> Self {
        let Choices::Partners { cards, seats, pairs } = view.choices else {
            return Self { kind: Kind::Partners, rows: Vec::new() };
        };
        let mut rows = Vec::new();
        for suit in Suit::ALL.into_iter().rev() {
            let mut of_suit = cards.to_canonical();
            of_suit.retain(|card| card.suit() == Some(suit));
            let cells = of_suit.iter().rev().filter_map(|card| {
                Some(choice(narrator.indices.of(card.rank()?).to_owned(), Action::Call(*card), Some(suit)))
            });
            push_rows(&mut rows, room, narrator.suit(suit), Some(suit), cells.collect());
        }
        let mut jokers = cards.to_canonical();
        jokers.retain(|card| card.is_joker());
        let cells =
            jokers.iter().map(|card| choice(narrator.texts.card(*card), Action::Call(*card), None)).collect();
        push_rows(&mut rows, room, String::new(), None, cells);
        let asked = |seats: SeatSet| choice(narrator.side(seats), Action::Partners(seats), None);
        let ones: Vec<Seat> = seats.iter().collect();
        push_rows(
            &mut rows,
            room,
            String::new(),
            None,
            ones.iter().map(|&seat| asked(SeatSet::of(seat))).collect(),
        );
        if pairs {
            let twos = ones.iter().flat_map(|&one| {
                ones.iter()
                    .filter(move |&&two| one < two)
                    .map(move |&two| SeatSet::of(one) | SeatSet::of(two))
            });
            push_rows(&mut rows, room, String::new(), None, twos.map(asked).collect());
        }
        let alone = choice(narrator.texts.get("board-alone"), Action::Alone, None);
        push_rows(&mut rows, room, String::new(), None, vec![alone]);
        Self { kind: Kind::Partners, rows }
    }

    /// The cell under a cursor.
    pub fn cell(&self, (row, column): (usize, usize)) -> Option<&Cell> {
        self.rows.get(row)?.cells.get(column)
    }

    /// Where the cursor begins: on the call that commits to nothing in an auction, else on the first thing that can
    /// be chosen.
    pub fn start(&self) -> (usize, usize) {
        let live = |action| self.find(|cell| cell.live && cell.act == Act::Do(action));
        let calls = [Action::Look, Action::Pass].into_iter().filter(|_| self.kind == Kind::Bids);
        calls.filter_map(live).next().or_else(|| self.find(|cell| cell.live)).unwrap_or_default()
    }

    /// The first cell that is so.
    pub fn find(&self, is: impl Fn(&Cell) -> bool) -> Option<(usize, usize)> {
        self.rows.iter().enumerate().find_map(|(row, cells)| Some((row, cells.cells.iter().position(&is)?)))
    }

    /// Where an arrow leads: to the nearest cell in that direction that can be chosen, or nowhere.
    pub fn step(&self, (row, column): (usize, usize), arrow: Arrow) -> (usize, usize) {
        let live = |row: usize, column: usize| self.rows[row].cells.get(column).is_some_and(|cell| cell.live);
        let nearest = |row: usize| {
            let columns = (0..self.rows[row].cells.len()).filter(|&other| live(row, other));
            columns.min_by_key(|other| other.abs_diff(column)).map(|column| (row, column))
        };
        let found = match arrow {
            Arrow::Left => (0..column).rev().find(|&column| live(row, column)).map(|column| (row, column)),
            Arrow::Right => {
                let end = self.rows.get(row).map_or(0, |row| row.cells.len());
                (column + 1..end).find(|&column| live(row, column)).map(|column| (row, column))
            }
            Arrow::Up => (0..row).rev().find_map(nearest),
            Arrow::Down => (row + 1..self.rows.len()).find_map(nearest),
        };
        found.unwrap_or((row, column))
    }
}

/// A cell that can be chosen.
fn choice(text: String, action: Action, suit: Option<Suit>) -> Cell {
    Cell { text, act: Act::Do(action), live: true, open: true, high: false, suit }
}

/// Adds cells as rows, as many as they need.
fn push_rows(rows: &mut Vec<BoardRow>, room: usize, head: String, suit: Option<Suit>, cells: Vec<Cell>) {
    let mut row =
        BoardRow { head, suit, cells: Vec::new(), columns: false, note: String::new(), above: None };
    let mut used = 0;
    for cell in cells {
        let wide = cell.text.chars().count() + 1;
        if used + wide > room && !row.cells.is_empty() {
            let next = BoardRow { head: String::new(), cells: Vec::new(), ..row.clone() };
            rows.push(std::mem::replace(&mut row, next));
            used = 0;
        }
        used += wide;
        row.cells.push(cell);
    }
    if !row.cells.is_empty() {
        rows.push(row);
    }
}

/// The bid that stands.
pub fn high_bid(view: &View) -> Option<Bid> {
    view.calls.iter().rev().find_map(|call| match call.call {
        Action::Bid(bid) => Some(bid),
        _ => None,
    })
}

/// The bids for no trick that stand between the rows of fewer tricks and this one.
fn zero_bids_below(rules: &Rules, tricks: Option<u8>) -> impl Iterator<Item = Bid> + '_ {
    rules.bids.bids.iter().copied().filter(move |&bid| {
        bid.is_misere() && !bid.is_sans_kitty() && first_above(rules, bid).map(Bid::needed) == tricks
    })
}

/// The lowest bid of tricks that outranks another.
fn first_above(rules: &Rules, bid: Bid) -> Option<Bid> {
    let tricks = |other: &Bid| matches!(other.kind(), BidKind::Tricks(..)) && !other.is_sans_kitty();
    rules.bids.bids.iter().copied().filter(tricks).find(|&other| rules.bids.outranks(other, bid))
}

/// The highest bid of tricks that a misère outranks.
fn place_of(rules: &Rules, bid: Bid) -> Option<Bid> {
    let tricks = |other: &Bid| matches!(other.kind(), BidKind::Tricks(..)) && !other.is_sans_kitty();
    rules.bids.bids.iter().rev().copied().filter(tricks).find(|&other| rules.bids.outranks(bid, other))
}
