//! What a review of a finished hand says, in words.

use crate::{Person, SpokenAction, Texts};
use card_match::review::{Finding, Seen, Step};
use players::{Judged, Loss, Unit};
use table::Seat;

use crate::narration::{InWords, Narrator, advice::percent};

impl Narrator {
    /// The action, what would have been better, and what the hidden cards say.
    pub fn finding<G: InWords>(&self, finding: &Finding<G>, loss: &Loss<G::Action>) -> String {
        let judged = &finding.judged;
        let moment = Texts::capitalised(&G::moment(self, &judged.view));
        let mut parts = vec![self.did(judged.seat, judged.action), self.better::<G>(finding, loss)];
        parts.extend(self.what_it_means::<G>(finding, loss));
        parts.extend(match &judged.advice {
            _ if judged.is_advised() => Some(self.texts.get("review-longer")),
            Some(advice) if advice.action != loss.better.action => {
                Some(self.hinted::<G>(judged, advice.action))
            }
            _ => None,
        });
        parts.extend(finding.seen.map(|seen| self.seen(seen)));
        let args = [("moment", moment.into()), ("said", parts.join(" ").into())];
        self.texts.format("review-finding", &args)
    }

    /// An action that cost nothing that can be told; where a hint would have said something else, what.
    pub fn no_loss<G: InWords>(&self, finding: &Finding<G>) -> String {
        let judged = &finding.judged;
        let did = self.did(judged.seat, judged.action);
        let weighed = judged.weighed.iter().any(|weighed| weighed.action == judged.action);
        let advice = judged.advice.as_ref().filter(|_| weighed && !judged.is_advised());
        let Some(advice) = advice else { return did };
        format!("{did} {}", self.hinted::<G>(judged, advice.action))
    }

    /// What a hint would have said, where that is neither what was done nor what the judge finds best.
    fn hinted<G: InWords>(&self, judged: &Judged<G>, hint: G::Action) -> String {
        let action = self.texts.action_of(Person::You, hint, &self.names);
        let less = judged.weighed.iter().any(|weighed| weighed.action == hint && weighed.behind.is_sure());
        let key = if less { "review-hint-less" } else { "review-as-good" };
        self.texts.format(key, &[("action", action.into())])
    }

    /// What somebody did, with the cards that they did it with, as one tells it when all cards are open.
    pub fn did(&self, seat: Seat, action: impl SpokenAction) -> String {
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

    /// A hand from its deal, at the table as it then was, to its end, in lines: the cards of everybody, and what was
    /// done in each moment.
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
