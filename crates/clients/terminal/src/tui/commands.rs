//! What the player wants of the authority: to act, to have cards dealt, to claim the rest, to take back; and its
//! advice.

use card_match::Turn;

use super::{
    app::{App, Overlay, Tone, Wait},
    told::Answer,
};
use crate::{authority::Command, games::ScreenGame};

/// Signs that the two lines of a note hold on the smallest screen, with some to spare for words that are not broken.
const HINT: usize = 145;

impl<G: ScreenGame> App<G> {
    /// Deals the next hand, as soon as the player has cut if it is they who cut.
    pub(super) fn deal(&mut self) {
        if self.at.cuts.is_some() {
            self.show(Overlay::Cut { typed: String::new(), refused: false });
        } else {
            self.deal_cut(None);
        }
    }

    /// Deals a pack of which the player has lifted this many cards, or is ready for what comes next.
    pub(crate) fn deal_cut(&mut self, cut: Option<usize>) {
        match self.ask(Command::Ready(cut)) {
            Answer::Refused(why) => self.say(why, Tone::Refused),
            Answer::Later => self.note = None,
            Answer::Done if std::mem::take(&mut self.tries_again) => {
                self.say(self.texts.get("again-over"), Tone::News);
            }
            Answer::Done => {}
        }
    }

    /// The player has looked at the end of a hand, and is ready for the next if they play in it.
    pub(crate) fn ready(&mut self) {
        self.seen_over = !self.terms.waits;
        if !self.terms.plays {
            return;
        }
        let over = self.at.turn == Turn::Over;
        self.deal();
        if over && self.at.turn == Turn::Deal {
            // The next game has begun.
            self.log.clear();
            self.begin(self.at.draw.clone());
        }
    }

    /// Does something in the game, or says why not.
    pub(crate) fn attempt(&mut self, action: G::Action) {
        if self.me().is_none() {
            return self.say(self.texts.get("note-watching"), Tone::Refused);
        }
        let rival = match self.at.turn {
            Turn::Other(seat) if !G::is_claim(action) && !G::acts_stand() => Some(seat),
            _ => None,
        };
        let before = self.asked();
        match self.ask(Command::Act(action)) {
            Answer::Later => {}
            Answer::Done => {
                if let Some(seat) = rival.filter(|_| !self.is_covered()) {
                    self.say(self.narrator.about("note-quicker", seat, &[]), Tone::News);
                }
            }
            Answer::Refused(why) => {
                self.wait = before;
                self.say(why, Tone::Refused);
                G::refused(self);
            }
        }
    }

    /// Something is asked for: until the answer comes nothing else is. Gives what was waited for before.
    pub(super) fn asked(&mut self) -> Wait {
        (self.note, self.typed) = (None, None);
        std::mem::replace(&mut self.wait, Wait::Answer)
    }

    /// A player who sits out lets the game be played to its end, or stops that again.
    pub(crate) fn skip(&mut self) {
        if self.me().is_some() {
            return self.say(self.texts.get("note-not-watching"), Tone::Refused);
        }
        self.skipping = !self.skipping && self.at.turn != Turn::Over;
        if self.skipping && self.overlay == Some(Overlay::HandOver) {
            self.overlay = None;
            self.deal();
        }
    }

    /// Whether a hint lies under the hand of which more can be said.
    pub(crate) fn has_more_to_say(&self) -> bool {
        !self.weighed.is_empty() && self.note.as_ref().is_some_and(|note| note.tone == Tone::Hint)
    }

    /// The actions weighed for a hint, which is given if there is none yet.
    pub(crate) fn why(&mut self) {
        if self.weighed.is_empty() {
            self.hint();
        }
        if !self.weighed.is_empty() {
            self.show(Overlay::Weighed);
        } else if self.note.as_ref().is_some_and(|note| note.tone == Tone::Hint) {
            self.say(self.texts.get("weighed-nothing"), Tone::Refused);
        }
    }

    /// The player says that the rest is theirs.
    pub(crate) fn claim_rest(&mut self) {
        if !self.at.may.claim_rest {
            return self.say(self.texts.get("note-claim-not-now"), Tone::Refused);
        }
        let granted = self.narrator.claimed(self.nearest(), &self.rules, &self.view);
        match self.ask(Command::ClaimRest) {
            Answer::Done => self.say(granted, Tone::News),
            Answer::Refused(why) => self.say(why, Tone::Refused),
            Answer::Later => self.note = None,
        }
    }

    /// Back to the last decision.
    pub(crate) fn undo(&mut self) {
        if !self.terms.waits && !self.at.may.undo {
            return self.say(self.texts.get("note-nothing-to-undo"), Tone::Refused);
        }
        let covered = self.is_covered();
        match self.ask(Command::Undo) {
            Answer::Done if !covered && !self.is_covered() => {
                self.say(self.texts.get("note-undone"), Tone::News);
            }
            Answer::Refused(why) if !covered => self.say(why, Tone::Refused),
            _ => {}
        }
    }

    /// What a good player would do, and why; the cursor goes there.
    pub(crate) fn hint(&mut self) {
        if self.has_more_to_say() {
            return self.show(Overlay::Weighed);
        }
        if let Some(sheet) = self.authority.says("hint") {
            return self.show_sheet(sheet);
        }
        let knows = self.terms.hints && self.waiting.is_empty();
        let Some(advice) = knows.then(|| self.authority.advice()).flatten() else {
            let key = match self.me() {
                Some(_) if !self.terms.hints => "online-no-hint",
                None => "note-watching",
                Some(_) if self.at.may.claim => "note-no-claim",
                Some(_) => "note-not-your-turn",
            };
            return self.say(self.texts.get(key), Tone::Refused);
        };
        let decision = &advice.decision;
        let mut text = self.narrator.advice(decision);
        let even = self.narrator.as_good::<G>(&self.view, decision, &advice.weighed);
        // Where there is no room for it, the list of all that was weighed shows it.
        if let Some(even) = even.filter(|even| text.chars().count() + even.chars().count() < HINT) {
            text = format!("{text} {even}");
        }
        self.weighed = self.narrator.alternatives::<G>(&self.view, &advice.weighed);
        G::point_at(self, decision.action);
        self.say(text, Tone::Hint);
    }
}
