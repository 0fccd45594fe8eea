//! One person's table: the device before them, what they are told, and their requests.

mod requests;
mod shown;

use std::any::Any;

use card_match::{Device, Draw};
use cards::CardSet;
use narration::Narrator;
use table::{Record, Seat, Seq};
use texts::{Lang, Texts};

use crate::{DeskReply, DeskRequest, Game, frame, game::OnDesk, judging::Judging};

/// Something that answers requests: a table that is played, or a record that is shown.
pub(crate) trait Seated: Any {
    /// Does what is asked, or says why it can't be done; gives back what is asked aside from plain play.
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, DeskRequest>;
    /// Which game it is.
    fn game(&self) -> Game;
    /// The match as it is kept; nothing for what is only shown.
    fn save(&self) -> Option<String>;
    /// The lines of its entries from one on; none for what is only shown.
    fn lines_from(&self, seq: Seq) -> String;
    /// The finished hands.
    fn record(&self) -> Record;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The cards on the table, in a line.
    fn in_words(&self) -> String;
    /// The player's seat.
    fn seat(&self) -> Option<Seat>;
    /// Goes on in another language.
    fn speak(&mut self, lang: Lang);
}

/// A match that is played.
pub(crate) struct Sitting<G: OnDesk> {
    device: Device<G>,
    narrator: Narrator,
    title: String,
    /// The draw for the game that is about to begin.
    draw: Option<Draw>,
    /// What the player before the device has drawn in this turn.
    fresh: CardSet,
    /// Whether guidance is wanted.
    guidance: bool,
    /// The review of a hand, as far as it has come.
    judging: Option<Judging<G>>,
}

impl<G: OnDesk> Sitting<G> {
    pub(crate) fn new(device: Device<G>, draw: Option<Draw>, lang: Lang) -> Self {
        let texts = Texts::for_rules(lang, device.game.rules());
        let narrator = Narrator::new(texts, device.my().people(), false);
        let title = texts.title(device.game.rules());
        Self { device, narrator, title, draw, fresh: CardSet::EMPTY, guidance: false, judging: None }
    }

    fn texts(&self) -> &Texts {
        &self.narrator.texts
    }

    fn refused(&self, key: &str) -> DeskReply {
        DeskReply::Refused(self.texts().get(key))
    }

    /// Speaks to the person before the device from now on, and to nobody while it is to be passed on.
    fn face(&mut self) {
        self.narrator.learn_names(self.device.my().people());
    }

    /// To whom the device is to be passed, in a sentence, and what they then say.
    fn passing(&self) -> Option<(String, String)> {
        let name = self.narrator.person(self.device.pass_to()?.0 as usize);
        let about = |key| self.texts().format(key, &[("name", name.into())]);
        Some((about("desk-pass"), about("desk-pass-done")))
    }
}

impl<G: OnDesk> Sitting<G> {
    /// Does what is asked aside from plain play. No first table needs this at once: nothing that plain play calls may call it.
    pub(crate) fn answer_aside(&mut self, request: DeskRequest) -> DeskReply {
        if is_of_player(&request)
            && let Some((words, _)) = self.passing()
        {
            return DeskReply::Refused(words);
        }
        match request {
            DeskRequest::Hint => self.hint(),
            DeskRequest::ClaimRest => self.claim_rest(),
            DeskRequest::Score => self.score(),
            DeskRequest::Replay { hand, step } => self.replay(hand, step),
            DeskRequest::Review { hand, from, everybody } => self.review(hand, from, everybody),
            DeskRequest::Share { hand } => self.share(hand),
            DeskRequest::Record => DeskReply::Copy(self.record().to_json()),
            plain => self.answer(plain).unwrap_or_else(|_| self.refused("desk-no-such-hand")),
        }
    }
}

/// Whether a request is of a player, and not of anybody who looks at the table.
const fn is_of_player(request: &DeskRequest) -> bool {
    matches!(
        request,
        DeskRequest::Act(_)
            | DeskRequest::Cut(_)
            | DeskRequest::Pick(_)
            | DeskRequest::Hint
            | DeskRequest::ClaimRest
    )
}

impl<G: OnDesk> Seated for Sitting<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, DeskRequest> {
        if is_of_player(&request)
            && let Some((words, _)) = self.passing()
        {
            return Ok(DeskReply::Refused(words));
        }
        Ok(match request {
            DeskRequest::Look => self.table(Vec::new()),
            DeskRequest::Retell => self.retell(),
            DeskRequest::Next => self.next(),
            DeskRequest::Cut(count) => self.cut_at(count),
            DeskRequest::Act(text) => self.act_written(&text),
            DeskRequest::Typed(text) => return self.typed(&text),
            DeskRequest::Pick(cards) => self.pick(&cards),
            DeskRequest::Wishes(wishes) => {
                wishes.tell(&mut self.narrator);
                self.device.game.play_forced(wishes.forced);
                self.guidance = wishes.guidance;
                self.table(Vec::new())
            }
            DeskRequest::Undo => self.undo(),
            aside => return Err(aside),
        })
    }

    fn game(&self) -> Game {
        G::GAME
    }

    fn save(&self) -> Option<String> {
        Some(self.device.game.to_text())
    }

    fn lines_from(&self, seq: Seq) -> String {
        self.device.game.lines_from(seq)
    }

    /// Deals of a hand in progress are secrets.
    fn record(&self) -> Record {
        self.device.game.finished_record()
    }

    fn is_over(&self) -> bool {
        self.device.game.is_over()
    }

    fn in_words(&self) -> String {
        let scores = frame::totals(&self.device.game, &self.narrator).into_iter();
        let scores = scores.map(|total| format!("{} {}", total.name, self.narrator.score(total.score)));
        let args = [
            ("title", self.title.clone().into()),
            ("number", (self.device.game.hand_number() + 1).into()),
            ("scores", scores.collect::<Vec<_>>().join(", ").into()),
        ];
        self.texts().format("desk-in-words", &args)
    }

    /// That of the one who sat down to play, no matter who has the device.
    fn seat(&self) -> Option<Seat> {
        self.device.game.seat_of(self.device.owner())
    }

    fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, self.device.game.rules());
        self.narrator =
            Narrator::new(texts, self.device.my().people(), false).liking_cards_as(&self.narrator);
        self.title = texts.title(self.device.game.rules());
    }
}

#[cfg(test)]
impl<G: OnDesk> Sitting<G> {
    /// Does what is asked, in plain play or aside from it.
    pub(crate) fn answered(&mut self, request: DeskRequest) -> DeskReply {
        self.answer(request).unwrap_or_else(|aside| self.answer_aside(aside))
    }

    /// The match, for tests that compare it with what is shown.
    pub(crate) const fn device(&self) -> &Device<G> {
        &self.device
    }
}
