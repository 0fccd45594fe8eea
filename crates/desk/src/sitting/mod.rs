//! One person's table: the device before them, what they are told, and their requests.

mod requests;
mod shown;

use std::any::Any;

use card_match::{Device, Draw};
use cards::CardSet;
use desk_wire::{DeskReply, DeskRequest, Game, Pick, Refused, Share, TableRequest, Typed, Wishes};
use narration::Narrator;
use table::{Record, Seat, Seq};
use texts::{Lang, Texts};

use crate::{Unanswered, frame, game::OnDesk, judging::Judging, projection::passing};

/// Something that answers requests: a table that is played, or a record that is shown.
pub(crate) trait Seated: Any {
    /// Does what is asked, or says why it can't be done; gives back what is asked aside from plain play.
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, Unanswered>;
    /// How the player likes the table from now on.
    fn wish(&mut self, wishes: Wishes);
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

    fn refused(&self, key: &str) -> Refused {
        Refused(self.texts().get(key))
    }

    /// Speaks to the person before the device from now on, and to nobody while it is to be passed on.
    fn face(&mut self) {
        self.narrator.learn_names(self.device.my().people());
    }

    /// To whom the device is to be passed, in a sentence.
    fn passing(&self) -> Option<Refused> {
        passing(&self.standpoint(), &self.narrator).map(|(words, _)| Refused(words))
    }
}

impl<G: OnDesk> Sitting<G> {
    /// Does what is asked aside from plain play. No first table needs this at once: nothing that plain play calls may call it.
    pub(crate) fn answer_aside(&mut self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        self.is_answered_now(&request)?;
        Ok(match request {
            DeskRequest::Hint(_) => DeskReply::Hint(self.hint()?),
            DeskRequest::ClaimRest(_) => DeskReply::ClaimRest(self.claim_rest()?),
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Replay(at) => DeskReply::Replay(self.replay(at)?),
            DeskRequest::Review(from) => DeskReply::Review(self.review(from)?),
            DeskRequest::Share(Share { hand }) => DeskReply::Share(self.share(hand)?),
            DeskRequest::Record(_) => DeskReply::Record(self.record().to_json()),
            plain => return self.answer(plain),
        })
    }

    /// While the device is to be passed on, nothing is answered that is of a player, and not of anybody who looks at the table.
    fn is_answered_now(&self, request: &DeskRequest) -> Result<(), Refused> {
        let is_of_player = matches!(
            request,
            DeskRequest::Table(TableRequest::Act(_) | TableRequest::Cut(_))
                | DeskRequest::Pick(_)
                | DeskRequest::Hint(_)
                | DeskRequest::ClaimRest(_)
        );
        match self.passing().filter(|_| is_of_player) {
            Some(refused) => Err(refused),
            None => Ok(()),
        }
    }
}

impl<G: OnDesk> Seated for Sitting<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<DeskReply, Unanswered> {
        self.is_answered_now(&request)?;
        Ok(match request {
            DeskRequest::Table(request) => DeskReply::Table(self.at_table(request)?),
            DeskRequest::Retell(_) => DeskReply::Retell(self.retell()),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(self.pick(&cards)),
            aside => return Err(Unanswered::Aside(aside)),
        })
    }

    fn wish(&mut self, wishes: Wishes) {
        (self.narrator.indices, self.narrator.sorting) = (wishes.indices, wishes.sorting);
        self.device.game.play_forced(wishes.forced);
        self.guidance = wishes.guidance;
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
        let game = &self.device.game;
        let scores = frame::totals(game.rules(), &self.standpoint(), &self.narrator).into_iter();
        frame::in_words(&self.title, game.hand_number() + 1, scores, &self.narrator)
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
    /// The match, for tests that compare it with what is shown.
    pub(crate) const fn device(&self) -> &Device<G> {
        &self.device
    }
}
