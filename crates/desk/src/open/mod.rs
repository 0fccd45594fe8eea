//! An open table: one person and bots, who may break the rules, and object. Its scenes are those of the game, but that any card
//! can be tapped at any time, and nothing tells whether something is wrong \[LAW-OPEN-6\].

mod film;
mod following;
#[cfg(test)]
mod following_tests;
mod lesson;
mod record;
mod requests;
mod scene;
mod telling;
#[cfg(test)]
mod tests;

use ::five_hundred::Rules;
use card_match::open::OpenMatch;
use desk_wire::{DeskReply, DeskRequest, Game, Opening, Pick, Refused, TableRequest, Tap, Typed, Wishes};
use narration::{AskError, Narrator, open::Teller};
use table::{Record, Seat, Seed, Seq};
use texts::{Lang, Texts};

use crate::{
    Unanswered,
    desk::{Desk, rules, setup},
    frame,
    local::Seated,
};

pub(crate) use following::OpenFollowing;
pub use lesson::lesson_scene;
pub use record::{check_open_record, is_open_record, open_summary};

/// Whether rules are those of an open table.
#[must_use]
pub fn is_open(rules: &Rules) -> bool {
    open_table::plays_open(rules)
}

/// Whether a text is a match at an open table, as [`Desk::save`] kept it.
#[must_use]
pub fn is_open_match(text: &str) -> bool {
    OpenMatch::is_one(text.as_bytes())
}

impl Desk {
    /// Opens an open table, and deals. What chance decides follows from the seed that is asked for, or else from `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open_openly(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let rules: Rules = rules(&opening.rules, &texts)?;
        let setup = setup(opening, fresh, &texts)?.mended(&rules);
        let setup = setup.of(&rules).map_err(|error| error.sentence(&texts))?;
        let game = OpenMatch::new(rules, &setup, opening.errors);
        let game = game.map_err(|error| AskError::from(error).sentence(&texts))?;
        Ok(Self::seated(OpenSitting::new(game, lang)))
    }

    /// Goes on with a match at an open table as it was kept.
    ///
    /// # Errors
    /// It is no match that can have been, in a sentence.
    pub fn resume_openly(text: &str, lang: Lang) -> Result<Self, String> {
        let game = OpenMatch::read(text.as_bytes()).map_err(|_| Texts::new(lang).get("desk-damaged"))?;
        Ok(Self::seated(OpenSitting::new(game, lang)))
    }
}

/// A match at an open table that is played.
pub(crate) struct OpenSitting {
    game: OpenMatch,
    narrator: Narrator,
    title: String,
    teller: Teller,
    /// Whether the others wait until the player lets them go on.
    waits: bool,
    /// What a card does that is tapped.
    tap: Tap,
}

impl OpenSitting {
    pub(crate) fn new(mut game: OpenMatch, lang: Lang) -> Self {
        if game.view().game.is_none() {
            game.deal();
        }
        let texts = Texts::for_rules(lang, game.rules());
        let narrator = Narrator::of(texts, game.names(), Some(game.me()), false);
        let (title, teller) = (texts.title(game.rules()), Teller::new(&game.view()));
        Self { game, narrator, title, teller, waits: false, tap: Tap::Play }
    }

    fn texts(&self) -> &Texts {
        &self.narrator.texts
    }

    fn refused(&self, key: &str) -> Refused {
        Refused(self.texts().get(key))
    }

    /// Something that no open table has.
    fn not_here(&self, command: &str) -> Refused {
        Refused(self.texts().format("open-not-here", &[("command", command.into())]))
    }
}

impl Seated for OpenSitting {
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.table(Vec::new())?),
            DeskRequest::Table(TableRequest::Next) => DeskReply::Table(self.next()?),
            DeskRequest::Table(TableRequest::Act(text)) => DeskReply::Table(self.act_written(&text)?),
            DeskRequest::Table(TableRequest::Undo | TableRequest::Cut(_)) => {
                return Err(self.refused("open-no-undo").into());
            }
            DeskRequest::Open(request) => DeskReply::Open(self.change(request)?),
            DeskRequest::Retell(_) => DeskReply::Retell(self.retell()),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(self.pick(&cards)),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Record(_) => DeskReply::Record(self.record().to_json()),
            DeskRequest::Hint(_)
            | DeskRequest::ClaimRest(_)
            | DeskRequest::Replay(_)
            | DeskRequest::Review(_)
            | DeskRequest::Share(_) => return Err(self.refused("open-no-undo").into()),
        })
    }

    fn wish(&mut self, wishes: Wishes) {
        (self.narrator.indices, self.narrator.sorting) = (wishes.indices, wishes.sorting);
    }

    fn game(&self) -> Game {
        Game::FiveHundred
    }

    fn save(&self) -> Option<String> {
        Some(self.game.to_text())
    }

    fn lines_from(&self, seq: Seq) -> String {
        self.game.lines_from(seq)
    }

    /// Deals of a hand in progress are secrets.
    fn record(&self) -> Record {
        self.game.finished_record()
    }

    fn is_over(&self) -> bool {
        self.game.view().phase.is_none()
    }

    fn in_words(&self) -> String {
        let view = self.game.view();
        let sides = table::Game::sides(self.game.rules());
        let scores = frame::totals_of(&sides, &view.scores, &self.narrator).into_iter();
        let number = view.game.map_or(0, |game| game.hand_number) + 1;
        frame::in_words(&self.title, number, scores, &self.narrator)
    }

    fn seat(&self) -> Option<Seat> {
        Some(self.game.me())
    }

    fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, self.game.rules());
        let narrator = Narrator::of(texts, self.game.names(), Some(self.game.me()), false);
        self.narrator = narrator.liking_cards_as(&self.narrator);
        self.title = texts.title(self.game.rules());
    }
}
