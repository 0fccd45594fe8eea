//! An open table as a game that can be spoken of: what only its laws know is told here, all else as the game of its
//! cards tells it.

use card_match::{
    EventIn,
    open::{OpenRefusal, OpenRules},
};
use cards::Card;
use five_hundred::{Preset, Rules};
use laws::open_table::{Act, Event, Phase, View};
use serde_json::Value;
use table::{Problems, Seat, Spec};

use super::Teller;
use crate::narration::{
    ColumnResult, InWords, Narrated, Narrator, Outcome, ScoreHead, TypedCommand, TypedIn, TypedInput, input,
};
use crate::{Objection, Person, Section, Spoken, SpokenAction, Texts, texts::Words};

impl Spoken for OpenRules {
    type Preset = Preset;

    fn build(spec: Spec<Preset>) -> Result<Self, Problems> {
        Rules::build(spec).map(Self::new)
    }

    fn spec(&self) -> &Spec<Preset> {
        Spoken::spec(self.rules())
    }

    fn words(&self) -> Words {
        self.rules().words()
    }

    fn has_effect(&self, axis: &str) -> bool {
        self.rules().has_effect(axis)
    }

    fn tells_apart(&self, axis: &str, one: &str, other: &str) -> bool {
        self.rules().tells_apart(axis, one, other)
    }

    fn sections(&self, texts: Texts) -> Vec<Section> {
        self.rules().sections(texts)
    }

    fn outline() -> Vec<(&'static str, Vec<&'static str>)> {
        Rules::outline()
    }

    fn sentence(&self, texts: Texts, axis: &str) -> Option<String> {
        Spoken::sentence(self.rules(), texts, axis)
    }
}

impl SpokenAction for Act {
    /// A view of another game is written as it is.
    fn phrase(self, texts: &Texts, person: Person, names: &[String]) -> String {
        match self {
            Self::Play(action) => action.phrase(texts, person, names),
            act => act.to_string(),
        }
    }
}

impl Objection for OpenRefusal {
    fn sentence(&self, texts: &Texts, acting: Option<Seat>, names: &[String]) -> String {
        if let Some(why) = &self.game {
            return why.sentence(texts, acting, names);
        }
        texts.get(match self.rule {
            "FH-END-2" => "refused-over",
            "LAW-ACT-24" => "refused-asked",
            "LAW-OPEN-7" => "refused-not-asked",
            "LAW-ACT-17" | "LAW-ACT-18" | "LAW-ACT-19" | "LAW-ACT-20" => "refused-no-answer",
            "LAW-ACT-23" => "refused-agreed",
            "LAW-ACT-25" => "refused-play-over",
            "LAW-ACT-22" => "refused-sheet",
            "LAW-BID-4" | "LAW-BID-5" | "LAW-BID-6" => "refused-barred",
            "FH-AUC-11" => "refusal-silent",
            "LAW-HAND-1" => "refused-mend",
            "LAW-ACT-8" => "refused-mended",
            "LAW-TURN-6" => "refused-played",
            "LAW-REV-12" => "refused-correcting",
            "LAW-EXP-11" => "refused-exposed",
            "LAW-TURN-4" | "LAW-LOOK-5" => "refused-demanded",
            "LAW-ACT-1" | "LAW-ACT-2" | "LAW-ACT-3" => "refused-no-card",
            "LAW-ACT-4" | "LAW-ACT-5" | "LAW-ACT-6" | "LAW-ACT-7" => "refused-no-sight",
            "LAW-ACT-9" => "refused-no-revoke",
            "LAW-OPEN-2" => "refused-impossible",
            _ => "refused-not-now",
        })
    }
}

/// A line typed for the game of cards, as an act.
fn as_act(typed: TypedIn<Rules>) -> TypedIn<OpenRules> {
    match typed {
        TypedInput::Command(command) => TypedInput::Command(command),
        TypedInput::Action(action) => TypedInput::Action(Act::Play(action)),
        TypedInput::OneOf(actions) => TypedInput::OneOf(actions.into_iter().map(Act::Play).collect()),
        TypedInput::Card(card) => TypedInput::Card(card),
    }
}

/// An event of the game of cards, in that game.
fn of_game(event: &EventIn<OpenRules>) -> Option<EventIn<Rules>> {
    match event {
        table::Event::In(Event::Game(event)) => Some(table::Event::In(event.clone())),
        _ => None,
    }
}

impl Narrated for OpenRules {
    const KEYWORDS: &'static [&'static str] = Rules::KEYWORDS;
    const COMMANDS: &'static [TypedCommand] = Rules::COMMANDS;

    fn names_key(&self) -> &'static str {
        self.rules().names_key()
    }

    fn hand_number(view: &View) -> u32 {
        view.game.as_ref().map_or(0, Rules::hand_number)
    }

    fn winning_score(&self) -> i32 {
        Narrated::winning_score(self.rules())
    }

    fn number_of_hands(&self) -> Option<u32> {
        self.rules().number_of_hands()
    }

    fn told(narrator: &Narrator, event: &Event, view: &View) -> String {
        narrator.heard(event, view).join(" ")
    }

    /// That is told with what has come of the last trick.
    fn hand_over(_: &Narrator, _: &View) -> String {
        String::new()
    }

    /// Lines are read as at any table, as if it were the player's turn.
    fn short_form(words: &str, view: &View, texts: &Texts, names: &[String]) -> Option<TypedIn<Self>> {
        input::read::<Rules>(words, &view.as_in_turn()?, texts, names).map(as_act)
    }

    fn expected(view: &View) -> &'static str {
        view.as_in_turn().as_ref().map_or("expected-nothing", Rules::expected)
    }

    fn example(view: &View) -> String {
        view.as_in_turn().as_ref().map(Rules::example).unwrap_or_default()
    }
}

impl InWords for OpenRules {
    /// While others are to act it is the same, whatever they have done.
    fn question(&self, view: &View, narrator: &Narrator, claim: bool) -> String {
        let texts = &narrator.texts;
        let claim = claim && !view.to_act.contains(narrator.nearest());
        let answered = |key: &str| {
            let answers = view.listed().map(|act| act.to_string()).collect();
            texts.format(key, &[("answers", texts.list_or(answers).into())])
        };
        match view.phase {
            Some(Phase::Settle) if claim => texts.get("open-agreed"),
            _ if claim => {
                let next = view.to_act.first().map_or("", |seat| narrator.name(seat));
                texts.format("open-next", &[("name", next.into())])
            }
            Some(Phase::Demand) => answered("open-asked"),
            Some(Phase::Settle) => narrator.asked_to_settle(view),
            _ if view.takes_back() => answered("open-mend"),
            _ => view
                .game
                .as_ref()
                .map_or_else(String::new, |game| self.rules().question(game, narrator, false)),
        }
    }

    fn hand(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        view.game.as_ref().map(|game| self.rules().hand(game, narrator)).unwrap_or_default()
    }

    fn table(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        let Some(game) = &view.game else { return Vec::new() };
        self.rules().table(game, narrator).into_iter().chain(narrator.laws_on_table(view)).collect()
    }

    fn reminders(&self, view: &View, narrator: &Narrator) -> Vec<String> {
        match &view.game {
            Some(game) => narrator.tricks(game),
            None => vec![narrator.texts.get("trick-none")],
        }
    }

    fn score_head(hand: &Value, narrator: &Narrator) -> ScoreHead {
        Rules::score_head(hand, narrator)
    }

    fn results(&self, view: &View, narrator: &Narrator) -> Vec<ColumnResult> {
        view.game.as_ref().map(|game| self.rules().results(game, narrator)).unwrap_or_default()
    }

    fn after(&self, event: &EventIn<Self>, view: &View, narrator: &Narrator) -> Vec<String> {
        let told = of_game(event).zip(view.game.as_ref());
        told.map(|(event, game)| self.rules().after(&event, game, narrator)).unwrap_or_default()
    }

    fn came_of(&self, before: &View, events: &[EventIn<Self>], view: &View, narrator: &Narrator) -> Outcome {
        let done = card_match::open::done(events);
        if done.is_empty() {
            return Outcome::default();
        }
        Teller::new(before).outcome(&done, view, self.rules(), narrator)
    }

    fn moment(narrator: &Narrator, before: &View) -> String {
        before.game.as_ref().map(|game| Rules::moment(narrator, game)).unwrap_or_default()
    }

    fn action_of_card(view: &View, card: Card) -> Act {
        Act::Play(match view.as_in_turn() {
            Some(game) => Rules::action_of_card(&game, card),
            None => five_hundred::Action::Play(card),
        })
    }
}

impl Narrator {
    fn asked_to_settle(&self, view: &View) -> String {
        let others = self.names.iter().find(|name| **name != self.name(self.nearest()));
        let write = view.writes().then(|| {
            let name = others.cloned().unwrap_or_default();
            self.texts.format("open-write", &[("name", name.into())])
        });
        write.into_iter().chain([self.texts.get("open-settle")]).collect::<Vec<_>>().join(" ")
    }
}
