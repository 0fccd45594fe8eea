//! A replayed game on paper: the players and their game, hand by hand what happened, the score sheet, where the game
//! stands.
//!
//! Everything common to all games is here; a game that is [`Printed`] adds its hands and what they came to. Everything
//! comes from the record and from the views of a referee, who sees every card.

mod five_hundred;
mod rummy_500;

use cards::{Card, Suit};
use kookaburra::Table;
use serde_json::Value;
use table::{GamePhase, Recall, Seat, SeatSet, Viewer};
use texts::narration::Narrator;
use texts::{Arg, Person, Spoken, Texts};

use crate::page::{self, Align};

/// A game that can be put on paper.
pub(crate) trait Printed: Spoken {
    /// Where every card lay at the beginning of the hand.
    fn print_deal(printout: &Printout<'_, Self>) -> String;

    /// What happened in the hand after that, and what it came to: paragraphs and tables.
    fn print_hand(printout: &Printout<'_, Self>) -> Vec<String>;

    /// The words at the head of the columns of the score sheet that tell hands apart.
    fn sheet_head(_texts: Texts) -> Vec<String> {
        Vec::new()
    }

    /// What these columns say of a finished hand: its number from 0, and how a result tells it \[NOT-RES-5\].
    fn sheet_cells(_printout: &Printout<'_, Self>, _number: usize, _hand: &Value) -> Vec<String> {
        Vec::new()
    }

    /// An action of the notation as it is shown in this phase.
    fn print_action(_printout: &Printout<'_, Self>, action: &str) -> String {
        action.to_owned()
    }
}

/// A table and how to write about it.
pub(crate) struct Printout<'t, G: Printed> {
    table: &'t Table<G>,
    texts: Texts,
    names: Vec<String>,
    /// Whether these are the players' own, and not those of their seats.
    named: bool,
    /// The seat of the player called "you": the sentences about them speak to them.
    me: Option<Seat>,
    ascii: bool,
}

const INDENT: &str = "  ";

/// How many columns of points a sheet has.
const SIDES_ON_A_SHEET: usize = 4;

impl<'t, G: Printed> Printout<'t, G> {
    pub(crate) fn new(table: &'t Table<G>, players: Option<&[String]>, texts: Texts, ascii: bool) -> Self {
        let texts = Texts::for_rules(texts.lang(), table.game());
        let seats = Seat::all(table.game().seats());
        let names = match players {
            Some(players) => players.to_vec(),
            None => seats.map(|seat| texts.format("print-seat", &[("seat", (seat.0 + 1).into())])).collect(),
        };
        let Narrator { names, me, .. } = Narrator::of(texts, names, None, ascii);
        Self { table, texts, names, named: players.is_some(), me, ascii }
    }

    fn rules(&self) -> &G {
        self.table.game()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What the referee sees.
    fn view(&self) -> G::View {
        self.table.view(Viewer::Referee, Recall::Perfect)
    }

    /// What game it is and who plays it.
    pub(crate) fn heading(&self) -> String {
        let (title, _) = self.texts.preset(self.rules().spec().preset);
        let sides: Vec<String> =
            self.rules().sides().iter().map(|&side| self.texts.players(side, &self.names)).collect();
        let players = if self.named {
            format!("{}\n", page::fill(&sides.join(self.dash()), ""))
        } else {
            String::new()
        };
        format!(
            "{}\n{}\n{players}",
            page::underlined(&title, "="),
            page::fill(&self.texts.difference(self.rules()), "")
        )
    }

    /// The names of the players, by seat.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The last hand in a line: its number, its dealer, and what it was and came to if it is finished.
    pub(crate) fn caption(&self) -> String {
        let number = self.table.hands().len();
        let dealer = self.table.hands().last().map_or("", |hand| self.name(hand.dealer));
        let heading = self.texts.format("print-hand", &[("number", number.into()), ("name", dealer.into())]);
        let hand = self.table.finished_hands().get(number.wrapping_sub(1));
        let cells = hand.map(|hand| G::sheet_cells(self, number - 1, hand)).unwrap_or_default();
        let cells: Vec<String> = cells.into_iter().filter(|cell| !cell.is_empty()).collect();
        match cells.as_slice() {
            [] => format!("{heading}."),
            [what, came_to @ ..] if !came_to.is_empty() => {
                format!("{heading}. {}.", self.count(what, &came_to.join(", ")))
            }
            all => format!("{heading}. {}.", Texts::capitalised(&all.join(", "))),
        }
    }

    /// The last hand, as far as it has come.
    pub(crate) fn hand(&self) -> String {
        let Some(hand) = self.table.hands().last() else { return String::new() };
        let number = self.table.hands().len();
        let dealer = self.name(hand.dealer);
        let heading = self.texts.format("print-hand", &[("number", number.into()), ("name", dealer.into())]);
        let mut parts = vec![page::underlined(&heading, "-"), self.deal()];
        parts.extend(G::print_hand(self));
        parts.iter().map(|part| format!("{}\n", part.trim_end_matches('\n'))).collect::<Vec<_>>().join("\n")
    }

    /// Where every card of the last hand lay at the beginning.
    pub(crate) fn deal(&self) -> String {
        G::print_deal(self)
    }

    /// The score sheet: a line for each finished hand with what it was and what it came to, points and running totals
    /// by side. Many sides stand in several sheets.
    pub(crate) fn scores(&self) -> String {
        let title = self.texts.get("sheet-title");
        let sides = self.rules().sides();
        let sheets = sides.len().div_ceil(SIDES_ON_A_SHEET).max(1);
        let sheets = sides.chunks(sides.len().div_ceil(sheets).max(1)).map(|sides| self.sheet(sides));
        format!("{}\n{}", page::underlined(&title, "-"), sheets.collect::<Vec<_>>().join("\n"))
    }

    fn sheet(&self, sides: &[SeatSet]) -> String {
        let texts = self.texts;
        let start = self.table.first_scores().unwrap_or_default();
        let first = |side: &SeatSet| side.first().map_or(0, Seat::index);
        let mut totals: Vec<i32> =
            sides.iter().map(|side| start.get(first(side)).copied().unwrap_or_default()).collect();
        let mut head = vec![texts.get("sheet-hand")];
        head.extend(G::sheet_head(texts));
        let mut opening = vec![String::new(), texts.get("sheet-start")];
        opening.resize(head.len(), String::new());
        let mut align = vec![Align::Left; head.len()];
        align[0] = Align::Right;
        align.push(Align::Right);
        for (side, &total) in sides.iter().zip(&totals) {
            let names: Vec<&str> = side.iter().map(|seat| self.name(seat)).collect();
            head.extend([String::new(), names.join(", ")]);
            opening.extend([String::new(), self.circled(total)]);
        }
        let mut rows = vec![head, opening];
        for (number, hand) in self.table.finished_hands().iter().enumerate() {
            let mut row = vec![(number + 1).to_string()];
            row.extend(G::sheet_cells(self, number, hand));
            for (side, total) in sides.iter().zip(&mut totals) {
                let points = hand["points"][first(side)].as_i64().unwrap_or_default() as i32;
                *total += points;
                row.extend([self.gain(points), self.circled(*total)]);
            }
            rows.push(row);
        }
        page::columns(&rows, &align, INDENT)
    }

    /// The seat to move and what is legal, or who has won.
    pub(crate) fn standing(&self) -> String {
        let (table, texts) = (self.table, self.texts);
        let names = |seats: SeatSet| ("names", texts.players(seats, &self.names).into());
        let standing = table.standing();
        let count = |seats: SeatSet| ("count", seats.len().into());
        let mine = |seats: SeatSet| {
            ("mine", if self.me.is_some_and(|me| seats.contains(me)) { "yes" } else { "no" }.into())
        };
        let mut sentences = Vec::new();
        match table.phase() {
            None => {
                let winners = standing.winners;
                sentences
                    .push(texts.format("standing-over", &[names(winners), count(winners), mine(winners)]));
                if standing.games.iter().flatten().any(|&games| games > 1) {
                    sentences.push(texts.get("standing-double"));
                }
            }
            Some(phase) if phase == G::Phase::DEAL => sentences.push(match table.next_dealer() {
                Some(dealer) => texts.format("standing-deal", &[("name", self.name(dealer).into())]),
                None => texts.get("standing-new"),
            }),
            Some(phase) => {
                let turn = [names(table.to_act()), ("phase", texts.phase(phase).into())];
                sentences.push(texts.format("standing-turn", &turn));
                sentences.push(texts.format("standing-legal", &[("actions", self.legal().into())]));
            }
        }
        if !standing.losers.is_empty() {
            let losers = standing.losers;
            sentences.push(texts.format("standing-lost", &[names(losers), count(losers), mine(losers)]));
        }
        sentences.iter().map(|sentence| page::fill_whole(sentence) + "\n").collect()
    }

    /// The legal actions of those who may act; where several may, each with its name.
    fn legal(&self) -> String {
        let to_act = self.table.to_act();
        let of_seat = |seat: Seat| {
            let table::Legal { actions, unlisted: family } = self.table.legal(seat);
            let mut actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
            actions.extend(family.map(|head| format!("{head} …")));
            let shown = actions.iter().map(|action| G::print_action(self, action).replace(' ', page::JOINED));
            let shown = shown.collect::<Vec<_>>().join(", ");
            if to_act.len() > 1 { self.count(self.name(seat), &shown) } else { shown }
        };
        to_act.iter().map(of_seat).filter(|actions| !actions.is_empty()).collect::<Vec<_>>().join("; ")
    }

    /// A name and its number or the like: "Ann: 5".
    fn count(&self, name: &str, number: &str) -> String {
        self.texts.format("print-count", &[("name", name.into()), ("number", number.into())])
    }

    /// Something for each side: "Ann and Cy: +140, Bo and Di: +20".
    fn for_sides(&self, of: impl Fn(Seat) -> String) -> String {
        let sides = self.rules().sides();
        let of_side = |side: &SeatSet| {
            let value = side.first().map(&of).unwrap_or_default();
            self.count(&self.texts.players(*side, &self.names), &value)
        };
        sides.iter().map(of_side).collect::<Vec<_>>().join(", ")
    }

    /// How one speaks of a player: to them, if they are the reader.
    fn person(&self, seat: Seat) -> Person {
        if self.me == Some(seat) { Person::You } else { Person::They }
    }

    /// A sentence of the texts about a player: `$you` says whether they are the reader.
    fn about(&self, key: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
        let you = if self.me == Some(seat) { "yes" } else { "no" };
        let mut all = vec![("name", self.name(seat).into()), ("you", you.into())];
        all.extend(args.iter().cloned());
        self.texts.format(key, &all)
    }

    /// A card in signs.
    fn card(&self, card: Card) -> String {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => format!("{}{}", rank.name(), self.suit(suit)),
            _ => card.to_string(),
        }
    }

    /// A negative total stands in a circle \[FH-SCO-12\].
    fn circled(&self, total: i32) -> String {
        let number = self.in_letters(texts::written(total));
        if total < 0 { format!("({number})") } else { format!("{number} ") }
    }

    /// Points with their sign.
    fn gain(&self, points: i32) -> String {
        self.in_letters(texts::gain(points))
    }

    /// A number on a terminal that may have no minus.
    fn in_letters(&self, number: String) -> String {
        if self.ascii { number.replace('−', "-") } else { number }
    }

    fn suit(&self, suit: Suit) -> char {
        if self.ascii { suit.letter() } else { ['♠', '♣', '♦', '♥'][suit as usize] }
    }

    fn dash(&self) -> &'static str {
        if self.ascii { " - " } else { " – " }
    }

    /// Words of the notation, such as `4H`, with signs for their suits.
    fn signs(&self, words: &str) -> String {
        match words.parse::<Card>() {
            Ok(card) => self.card(card),
            Err(_) => words.to_owned(),
        }
    }

    /// Cards in signs, in their order.
    fn cards(&self, cards: &[Card]) -> String {
        cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(" ")
    }

    /// Cards by suit, the highest first, jokers at the end.
    fn sorted(&self, cards: &[Card]) -> String {
        let mut sorted = cards.to_vec();
        sorted
            .sort_by_key(|card| (card.suit().map_or(4, |suit| suit as u8), std::cmp::Reverse(card.order())));
        let mut text = String::new();
        let mut last = None;
        for card in sorted {
            if let Some(before) = last {
                text += if before == card.suit() { " " } else { "  " };
            }
            text += &self.card(card);
            last = Some(card.suit());
        }
        text
    }
}

fn cards(list: &Value) -> Vec<Card> {
    list.as_array().into_iter().flatten().filter_map(|card| card.as_str()?.parse().ok()).collect()
}
