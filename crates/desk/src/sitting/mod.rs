//! One person's table: a session, what he is told of it, and his orders.

mod orders;
mod shown;

use cards::CardSet;
use narration::{Draw, Narrator, Turn};
use session::{Save, Session};
use table::{Record, Seat};
use texts::{Lang, Texts};

use crate::{Answer, Order, frame, game::OnDesk, judging::Judging};

/// Whoever answers orders: a table that is played, or a record that is shown.
pub(crate) trait Seated {
    /// Does what is asked, or says why it can't be done.
    fn answer(&mut self, order: Order) -> Answer;
    /// The match as it is kept; nothing for what is only shown.
    fn save(&self) -> Option<String>;
    /// The finished hands.
    fn record(&self) -> Record;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// What lies on the table, in a line.
    fn in_words(&self) -> String;
    /// The player's seat.
    fn seat(&self) -> Option<Seat>;
    /// Goes on in another language.
    fn speak(&mut self, lang: Lang);
}

/// A match that is played.
pub(crate) struct Sitting<G: OnDesk> {
    session: Session<G>,
    narrator: Narrator,
    title: String,
    /// The draw for the game that is about to begin.
    draw: Option<Draw>,
    /// What the player has drawn in this turn.
    fresh: CardSet,
    /// Whether guidance is wanted.
    guidance: bool,
    /// The review of a hand, as far as it has come.
    judging: Option<Judging<G>>,
}

impl<G: OnDesk> Sitting<G> {
    pub(crate) fn new(session: Session<G>, draw: Option<Draw>, lang: Lang) -> Self {
        let texts = Texts::for_rules(lang, session.rules());
        let narrator = Narrator::new(texts, session.people(), false);
        let title = texts.title(session.rules());
        Self { session, narrator, title, draw, fresh: CardSet::EMPTY, guidance: false, judging: None }
    }

    fn texts(&self) -> &Texts {
        &self.narrator.texts
    }

    fn refused(&self, key: &str) -> Answer {
        Answer::Refused(self.texts().get(key))
    }
}

impl<G: OnDesk> Seated for Sitting<G> {
    fn answer(&mut self, order: Order) -> Answer {
        match order {
            Order::Look => self.table(Vec::new()),
            Order::Retell => self.retell(),
            Order::Next => self.next(),
            Order::Cut(count) => self.cut_at(count),
            Order::Act(text) => self.act_written(&text),
            Order::Typed(text) => self.typed(&text),
            Order::Pick(cards) => self.pick(&cards),
            Order::Wishes(wishes) => {
                wishes.tell(&mut self.narrator);
                self.session.play_forced(wishes.forced);
                self.guidance = wishes.guidance;
                self.table(Vec::new())
            }
            Order::Hint => self.hint(),
            Order::Undo => self.undo(),
            Order::ClaimRest => self.claim_rest(),
            Order::Score => self.score(),
            Order::Replay { hand, step } => self.replay(hand, step),
            Order::Review { hand, from, everybody } => self.review(hand, from, everybody),
            Order::Share { hand } => self.share(hand),
            Order::Record => Answer::Copy(self.record().to_json()),
        }
    }

    fn save(&self) -> Option<String> {
        serde_json::to_string::<Save>(&self.session.save()).ok()
    }

    /// Deals of a hand in progress are secrets.
    fn record(&self) -> Record {
        let mut record = self.session.record().clone();
        record.hands.truncate(self.session.finished_hands().len());
        record
    }

    fn is_over(&self) -> bool {
        self.session.turn() == Turn::Over
    }

    fn in_words(&self) -> String {
        let scores = frame::totals(&self.session, &self.narrator).into_iter();
        let scores = scores.map(|total| format!("{} {}", total.name, self.narrator.score(total.score)));
        let args = [
            ("title", self.title.clone().into()),
            ("number", (self.session.hand_number() + 1).into()),
            ("scores", scores.collect::<Vec<_>>().join(", ").into()),
        ];
        self.texts().format("desk-in-words", &args)
    }

    fn seat(&self) -> Option<Seat> {
        self.session.me()
    }

    fn speak(&mut self, lang: Lang) {
        let texts = Texts::for_rules(lang, self.session.rules());
        self.narrator = Narrator::new(texts, self.session.people(), false).liking_cards_as(&self.narrator);
        self.title = texts.title(self.session.rules());
    }
}

#[cfg(test)]
impl<G: OnDesk> Sitting<G> {
    /// The match, for tests that compare it with what is shown.
    pub(crate) const fn session(&self) -> &Session<G> {
        &self.session
    }
}
