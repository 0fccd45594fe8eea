//! What happens at an open table, in words, and what is typed there, understood.

mod game;
mod lesson;
mod wording;

use crate::{Arg, Person, Texts};
use laws::open_table::{Act, Demand, Event, Sight, View};
use table::Seat;

use crate::narration::{
    Narrator,
    five_hundred::words::trick_line,
    input::{canonical, plain_words},
};

pub use wording::Teller;

/// The words of the notation that a language may have words of its own for; longer ones first, where one begins
/// another.
const KEYWORDS: [&str; 22] = [
    "six-no-trump",
    "new-deal",
    "take-back",
    "announce",
    "discards",
    "retract",
    "exposed",
    "correct",
    "misdeal",
    "revoke",
    "demand",
    "widow",
    "trick",
    "waive",
    "enter",
    "agree",
    "claim",
    "avoid",
    "drop",
    "show",
    "peek",
    "lead",
];

/// What somebody types at an open table.
#[derive(Clone, PartialEq, Debug)]
pub enum TypedAct {
    /// An act or a word of the open table.
    Act(Act),
    /// A claim that is still to be asked about: the words after it.
    Claim(String),
    /// On to the player's turn.
    Go,
}

/// Reads what only an open table has; `None` if it is something else. Players are called by name or by seat.
pub fn read(text: &str, texts: &Texts, names: &[String]) -> Option<TypedAct> {
    let plain = plain_words(text);
    if plain == "go" || texts.get("word-go").split(',').any(|word| plain_words(word) == plain) {
        return Some(TypedAct::Go);
    }
    let plain = objecting(plain, texts);
    let words = canonical(&plain, &KEYWORDS, texts);
    let (head, rest) = words.split_once(' ').unwrap_or((&words, ""));
    // What is played belongs to the game; of a demand it is a word of the open table.
    let rest = if head == "demand" { canonical(rest, &["play"], texts) } else { rest.to_owned() };
    let seated: Vec<String> = rest.split_whitespace().map(|word| seat_of(word, names)).collect();
    let line = format!("{head} {}", seated.join(" "));
    match line.trim().parse::<Act>() {
        Ok(Act::Play(_)) => None,
        Ok(act) if Act::read_line(&format!("0 {act}"), names.len()).is_ok() => Some(TypedAct::Act(act)),
        _ if head == "claim" => {
            let said = plain.split_once(' ').map_or("", |(_, said)| said);
            Some(TypedAct::Claim(said.to_owned()))
        }
        _ => None,
    }
}

/// The word of the notation for whoever objects in words of their own.
fn objecting(plain: String, texts: &Texts) -> String {
    let (head, rest) = plain.split_once(' ').unwrap_or((&plain, ""));
    let objects = texts.get("word-object").split(',').any(|word| plain_words(word) == head);
    if objects { format!("claim {rest}").trim_end().to_owned() } else { plain }
}

/// A name as the number of its seat; any other word as it is.
fn seat_of(word: &str, names: &[String]) -> String {
    let named = names.iter().position(|name| plain_words(name) == word);
    named.map_or_else(|| word.to_owned(), |seat| seat.to_string())
}

impl Narrator {
    /// What has been done at an open table, in sentences; the view is the one after it.
    pub fn heard(&self, event: &Event, view: &View) -> Vec<String> {
        match *event {
            Event::Game(ref event) => {
                let told = view.game.iter().map(|game| self.happening(event, game));
                told.filter(|sentence| !sentence.is_empty()).collect()
            }
            Event::Showed { seat } => vec![self.about_them("open-showed", seat)],
            Event::TookBack { seat } => vec![self.about_them("open-took-back", seat)],
            Event::Act { seat, act: Act::Peek(sight) } => {
                let what = ("what", self.sight(sight).into());
                let seen = view.laws.as_ref().and_then(|laws| laws.peeked.last().copied());
                let seen = seen.filter(|_| self.is_me(seat)).map(|cards| {
                    self.texts.format("told-peeked", &[("cards", self.texts.cards(cards).into())])
                });
                std::iter::once(self.about("told-peeks", seat, &[what])).chain(seen).collect()
            }
            Event::Act { seat, act } => self.said(seat, act).into_iter().collect(),
        }
    }

    fn about_them(&self, key: &str, seat: Seat) -> String {
        self.texts.format(key, &[("name", self.name(seat).into())])
    }

    /// A word or an act of the open table; claims are told with what comes of them.
    fn said(&self, seat: Seat, act: Act) -> Option<String> {
        let card = |card| ("card", self.texts.the_card(card).into());
        let (key, args): (_, Vec<(&str, Arg)>) = match act {
            Act::Drop(dropped) => ("told-drops", vec![card(dropped)]),
            Act::Announce(named) => ("told-announces", vec![card(named)]),
            Act::Show(shown) => ("told-shows", vec![card(shown)]),
            Act::TakeBack(taken) => ("told-takes-back", vec![card(taken)]),
            Act::Correct => ("told-corrects", Vec::new()),
            Act::Waive => ("told-waives", Vec::new()),
            Act::Agree => ("told-agrees", Vec::new()),
            Act::Demand(demand) => ("told-demands", vec![("what", self.demand(demand).into())]),
            Act::Enter(unit, points) => {
                let player = self.texts.player(unit, &self.names);
                ("told-enters", vec![("player", player.into()), ("points", self.texts.said(points).into())])
            }
            Act::Play(_) | Act::Peek(_) | Act::Claim(_) => return None,
        };
        Some(self.about(key, seat, &args))
    }

    /// An act as it stands on a button.
    pub fn act(&self, act: Act) -> String {
        let card = |key, card| self.texts.format(key, &[("card", self.texts.the_card(card).into())]);
        Texts::capitalised(&match act {
            Act::Play(action) => self.texts.action_of(Person::Do, action, &self.names),
            Act::Drop(dropped) => card("do-drop", dropped),
            Act::Announce(named) => card("do-announce", named),
            Act::Show(shown) => card("do-show", shown),
            Act::TakeBack(taken) => card("do-take-back", taken),
            Act::Peek(sight) => self.texts.format("do-peek", &[("what", self.sight(sight).into())]),
            Act::Demand(demand) => self.demand(demand),
            Act::Claim(claim) => crate::referee::claimed(claim, &self.names_in_rulings(), self.texts),
            Act::Correct => self.texts.get("do-correct"),
            Act::Waive => self.texts.get("do-waive"),
            Act::Agree => self.texts.get("do-agree"),
            Act::Enter(unit, points) => {
                let player = self.texts.player(unit, &self.names);
                self.texts.format(
                    "do-enter",
                    &[("player", player.into()), ("points", self.texts.said(points).into())],
                )
            }
        })
    }

    fn sight(&self, sight: Sight) -> String {
        match sight {
            Sight::Kitty => self.texts.get("sight-widow"),
            Sight::Discards => self.texts.get("sight-discards"),
            Sight::Dead => self.texts.get("sight-dead"),
            Sight::Row(..) => self.texts.get("sight-row"),
            Sight::Trick(number) => self.texts.format("sight-trick", &[("number", number.into())]),
        }
    }

    fn demand(&self, demand: Demand) -> String {
        let suit = |key: &str, suit| self.texts.format(key, &[("suit", self.texts.suit(suit).into())]);
        match demand {
            Demand::Lead(led) => suit("demand-lead", led),
            Demand::Avoid(avoided) => suit("demand-avoid", avoided),
            Demand::Play(played) => suit("demand-play", played),
            Demand::NewDeal => self.texts.get("demand-new-deal"),
            Demand::SixNoTrump => self.texts.get("demand-six-no-trump"),
        }
    }

    /// The tricks that may be looked at, with their numbers where there are several: a revoke is claimed by its trick.
    pub fn tricks(&self, view: &five_hundred::View) -> Vec<String> {
        let key = if view.tricks.len() > 1 { "open-trick" } else { "plain-last-trick" };
        let first = view.tricks_played.saturating_sub(view.tricks.len() as u8) + 1;
        let tricks = (first..).zip(&view.tricks);
        let lines: Vec<String> = tricks.map(|(number, trick)| trick_line(key, number, trick, self)).collect();
        if lines.is_empty() { vec![self.texts.get("trick-none")] } else { lines }
    }

    /// The names by seat as rulings say them, which speak of everybody in the same way.
    pub fn names_in_rulings(&self) -> Vec<String> {
        let mut names = self.names.clone();
        if let Some(name) = self.me.and_then(|me| names.get_mut(me.index())) {
            *name = self.texts.get("open-your-seat");
        }
        names
    }

    /// What the laws have laid on the table: exposed cards, demands, bars.
    pub fn laws_on_table(&self, view: &View) -> Vec<String> {
        let Some(laws) = &view.laws else { return Vec::new() };
        let exposed = laws.exposed.iter().filter_map(|line| {
            let (seat, card) = Seat::split_line(line)?;
            let card = self.texts.the_card(card.parse().ok()?);
            Some(self.about("table-exposed", seat, &[("card", card.into())]))
        });
        let demands = laws.demands.iter().map(|told| {
            self.about("table-demand", told.seat, &[("what", self.demand(told.demand()).into())])
        });
        let barred = laws.barred.iter().map(|seat| self.about("table-barred", seat, &[]));
        let unscored = laws.no_score.iter().map(|seat| self.about("table-no-score", seat, &[]));
        exposed.chain(demands).chain(barred).chain(unscored).collect()
    }
}
