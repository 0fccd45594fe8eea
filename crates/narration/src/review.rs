//! What a review of a finished hand says, in words.

use players::{Judged, Loss};
use table::Seat;
use texts::{Deed, Person, Texts};

use crate::{InWords, Narrated, Narrator, Unit, advice::percent};

/// What a card was worth with all cards seen: tricks of the contractor's side, or whether a misère succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// With the best card for the player.
    pub best: u8,
    /// With the card that was played.
    pub done: u8,
    /// Whether it is about a misère.
    pub misere: bool,
}

impl Seen {
    /// How many tricks it cost, or 1 if it decided a misère.
    #[must_use]
    pub const fn cost(self) -> u8 {
        self.best.abs_diff(self.done)
    }
}

/// Something that was done in the hand, with what both judges say.
#[derive(Clone, Debug)]
pub struct Finding<G: Narrated> {
    /// The number of the action in the hand, from 0: the same as that of its [`Step`].
    pub number: usize,
    /// What the player in their place says; nothing if the seat is not judged.
    pub judged: Judged<G>,
    /// What all cards say.
    pub seen: Option<Seen>,
}

impl<G: Narrated> Finding<G> {
    /// What it cost, if that is worth telling: a loss of so many tricks, of ten times as many points, or of half as much
    /// of the chance to decide a misère.
    pub fn loss(&self, least: f64) -> Option<Loss<G::Action>> {
        let loss = self.judged.loss()?;
        let enough = match G::unit(&self.judged.view) {
            Unit::Points => loss.value() >= 10.0 * least,
            Unit::Tricks(_) => loss.value() >= least,
            Unit::Success => {
                let chance = |weighed: players::Weighed<_>| weighed.chance.unwrap_or(weighed.value);
                (chance(loss.better) - chance(loss.done)).abs() >= least / 2.0
            }
        };
        enough.then_some(loss)
    }
}

/// Smaller losses of tricks are not told, unless somebody wants them.
pub const LEAST_LOSS: f64 = 0.2;

/// An action with the table before it, all cards open.
#[derive(Clone, Debug)]
pub struct Step<G: Narrated> {
    /// The player who acts.
    pub seat: Seat,
    /// What they do.
    pub action: G::Action,
    /// The table before, as a referee sees it.
    pub before: G::View,
    /// What it brought about, as a referee sees it.
    pub events: Vec<G::Event>,
}

impl Narrator {
    /// What was done, what would have been better, and what the hidden cards say.
    pub fn finding<G: InWords>(&self, finding: &Finding<G>, loss: &Loss<G::Action>) -> String {
        let judged = &finding.judged;
        let moment = Texts::capitalised(&G::moment(self, &judged.view));
        let mut parts = vec![self.did(judged.seat, judged.action), self.better::<G>(finding, loss)];
        parts.extend(self.what_it_means::<G>(finding, loss));
        parts.extend(finding.seen.map(|seen| self.seen(seen)));
        let args = [("moment", moment.into()), ("said", parts.join(" ").into())];
        self.texts.format("review-finding", &args)
    }

    /// What somebody did, with the cards that they did it with, as one tells it when all cards are open.
    pub fn did(&self, seat: Seat, action: impl Deed) -> String {
        if self.me == Some(seat) {
            return self.does(seat, action);
        }
        let done = self.texts.action_of(Person::They, action, &self.names);
        self.texts.format("sentence-they", &[("name", self.name(seat).into()), ("action", done.into())])
    }

    fn better<G: InWords>(&self, finding: &Finding<G>, loss: &Loss<G::Action>) -> String {
        let action = self.texts.action_of(Person::You, loss.better.action, &self.names);
        let (key, by) = match G::unit(&finding.judged.view) {
            Unit::Tricks(_) => ("review-better-tricks", self.decimal(loss.value())),
            Unit::Points => ("review-better-points", format!("{:.0}", loss.value())),
            Unit::Success => ("review-better", String::new()),
        };
        self.texts.format(key, &[("action", action.into()), ("by", by.into())])
    }

    /// What it means for the contract. Calls are about different contracts: of those only the better one is spoken of.
    fn what_it_means<G: InWords>(&self, finding: &Finding<G>, loss: &Loss<G::Action>) -> Option<String> {
        let (better, done) = (percent(loss.better.chance?), percent(loss.done.chance?));
        if G::is_call(&finding.judged.view) {
            return G::tells_chance(loss.better.action)
                .then(|| self.texts.format("review-made", &[("better", better.into())]));
        }
        let args = [("better", better.into()), ("done", done.into())];
        (better != done).then(|| self.texts.format("review-chance", &args))
    }

    /// A hand from its deal, at the table as it then was, to its end, in lines: the cards of everybody, and what was done in each moment.
    pub fn whole_hand<G: InWords>(&self, rules: &G, dealt: &G::View, steps: &[Step<G>]) -> Vec<String> {
        let mut lines = rules.open_table(self, dealt);
        let mut moment = String::new();
        let mut done: Vec<String> = Vec::new();
        let said = |moment: &str, done: &[String]| {
            let args = [("moment", Texts::capitalised(moment).into()), ("said", done.join("; ").into())];
            self.texts.format("review-finding", &args)
        };
        for step in steps {
            let now = G::moment(self, &step.before);
            if now != moment && !done.is_empty() {
                lines.push(said(&moment, &done));
                done.clear();
            }
            moment = now;
            done.push(G::done_in_short(self, step));
        }
        if !done.is_empty() {
            lines.push(said(&moment, &done));
        }
        lines
    }

    /// What the hidden cards say of a card.
    pub fn seen(&self, seen: Seen) -> String {
        match seen.cost() {
            0 => self.texts.get("review-seen-same"),
            _ if seen.misere => self.texts.get("review-seen-decides"),
            cost => self.texts.format("review-seen-tricks", &[("tricks", cost.into())]),
        }
    }
}
