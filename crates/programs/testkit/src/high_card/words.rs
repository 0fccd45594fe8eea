//! Its words, and what a client shows of it.

use card_match::Situation;
use cards::Card;
use desk::wire::{Game as Shown, HandView, HeldCard, Panel, PlayerPanel, Slot, TableArea};
use desk::{Look, OnDesk};
use serde_json::Value;
use table::{Game, Problems, Seat, Spec};
use texts::narration::{ColumnResult, InWords, Narrated, Narrator, ScoreHead, TypedCommand};
use texts::{Misread, Objection, Person, Section, Spoken, SpokenAction, Texts, Words};

use crate::high_card::rules::{Action, Event, NotAnAction, Preset, Refusal, Rules, View};

impl Spoken for Rules {
    type Preset = Preset;

    fn build(spec: Spec<Preset>) -> Result<Self, Problems> {
        Ok(Self { spec })
    }

    fn spec(&self) -> &Spec<Preset> {
        &self.spec
    }

    fn words(&self) -> Words {
        Words { country: "au", nil: "misere", jokers: 0, inkles: false }
    }

    fn has_effect(&self, _axis: &str) -> bool {
        true
    }

    fn tells_apart(&self, _axis: &str, one: &str, other: &str) -> bool {
        one != other
    }

    fn sections(&self, _texts: Texts) -> Vec<Section> {
        Vec::new()
    }

    fn outline() -> Vec<(&'static str, Vec<&'static str>)> {
        Vec::new()
    }

    fn sentence(&self, _texts: Texts, _axis: &str) -> Option<String> {
        None
    }
}

impl SpokenAction for Action {
    fn phrase(self, texts: &Texts, person: Person, names: &[String]) -> String {
        five_hundred::Action::Play(self.0).phrase(texts, person, names)
    }
}

impl Objection for Refusal {
    fn sentence(&self, _texts: &Texts, _acting: Option<Seat>, _names: &[String]) -> String {
        self.to_string()
    }
}

impl Misread for NotAnAction {
    fn typed(&self) -> &str {
        &self.0
    }

    fn expected(&self) -> &'static str {
        "card"
    }
}

impl Narrated for Rules {
    const KEYWORDS: &'static [&'static str] = &[];
    const COMMANDS: &'static [TypedCommand] = &[TypedCommand::Hand, TypedCommand::Table, TypedCommand::Quit];

    fn hand_number(view: &View) -> u32 {
        view.hand_number
    }

    fn winning_score(&self) -> i32 {
        self.target()
    }

    fn told(narrator: &Narrator, event: &Event, _: &View) -> String {
        match *event {
            Event::Played { seat, card } if narrator.is_me(seat) => {
                narrator.texts.you_do(Action(card), &narrator.names)
            }
            Event::Played { seat, card } => {
                narrator.texts.they_do(narrator.name(seat), Action(card), &narrator.names)
            }
            Event::Took { seat } => format!("{} takes the trick.", narrator.name(seat)),
        }
    }

    fn hand_over(narrator: &Narrator, view: &View) -> String {
        let points = view.won.iter().zip(Seat::all(view.won.len()));
        let said: Vec<String> =
            points.map(|(points, seat)| format!("{} {points}", narrator.name(seat))).collect();
        said.join(", ")
    }

    fn expected(_: &View) -> &'static str {
        "card"
    }
}

impl InWords for Rules {
    fn question(&self, _: &View, _: &Narrator, _: bool) -> String {
        "Which card do you play?".to_owned()
    }

    fn hand(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let cards = view.hands.get(narrator.nearest().index()).copied().flatten().unwrap_or_default();
        vec![cards.into_iter().map(|card| narrator.texts.card(card)).collect::<Vec<_>>().join(", ")]
    }

    fn table(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let line =
            |&(seat, card): &(Seat, Card)| format!("{}: {}", narrator.name(seat), narrator.texts.card(card));
        view.trick.iter().map(line).collect()
    }

    fn score_head(_: &Value, _: &Narrator) -> ScoreHead {
        ScoreHead::default()
    }

    fn results(&self, view: &View, narrator: &Narrator) -> Vec<ColumnResult> {
        let column = |seat: Seat| ColumnResult {
            name: narrator.name(seat).to_owned(),
            gained: view.won[seat.index()].to_string(),
            total: view.scores[seat.index()].to_string(),
        };
        Seat::all(self.seats()).map(column).collect()
    }

    fn moment(_: &Narrator, before: &View) -> String {
        format!("trick {}", 1 + before.won.iter().sum::<i32>())
    }

    fn action_of_card(_: &View, card: Card) -> Action {
        Action(card)
    }
}

impl OnDesk for Rules {
    // A page knows the games that it can draw; this one is nowhere drawn.
    const GAME: Shown = Shown::FiveHundred;
    const HELP: &'static str = "help-plain";

    fn scores(view: &View) -> &[i32] {
        &view.scores
    }

    fn outcome(view: &View) -> Option<&[i32]> {
        view.turn.is_none().then_some(&view.won)
    }

    fn awaited(view: &View) -> Option<Seat> {
        view.turn
    }

    fn player_panel(look: &Look<'_, Self>, seat: Seat) -> PlayerPanel {
        PlayerPanel {
            seat,
            name: look.narrator.name(seat).to_owned(),
            me: look.me == Some(seat),
            dealer: look.view.dealer == seat,
            turn: look.acting.contains(seat),
            call: None,
            role: None,
            tricks: None,
            cards: look.view.left[seat.index()] as u8,
            open: Vec::new(),
            row: None,
            laid: None,
            level: None,
            status: None,
            words: String::new(),
        }
    }

    fn table_area(_: &Look<'_, Self>) -> TableArea {
        TableArea::Empty
    }

    fn hand_view(look: &Look<'_, Self>) -> Option<HandView> {
        let held = look.view.hands.get(look.me?.index()).copied().flatten()?;
        let card = |card: Card| {
            let legal = look.is_mine() && look.view.choices.contains(&card);
            let offers = if legal { vec![look.legal_offer(Action(card))] } else { Vec::new() };
            HeldCard { legal, offers, ..look.idle(card) }
        };
        let choose = if look.is_mine() { Slot::One } else { Slot::None };
        Some(HandView { of: None, cards: held.into_iter().map(card).collect(), backs: 0, choose })
    }

    fn panel(_: &Look<'_, Self>) -> Panel {
        Panel::None
    }

    fn ask(_: &Situation<'_, Self>, look: &Look<'_, Self>) -> String {
        look.rules.question(look.view, look.narrator, false)
    }
}
