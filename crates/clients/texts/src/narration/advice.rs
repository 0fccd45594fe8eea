//! The choices that were weighed, in words, with what they are expected to bring, to be listed under a hint or in a
//! review.

use crate::Arg;
use players::Weighed;

use players::Unit;

use crate::narration::{Narrated, Narrator};

/// One of the choices that a player weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative {
    /// The choice in short: `7♥`, `K♠`.
    pub action: String,
    /// The points or tricks expected of it, if those count.
    pub value: Option<f64>,
    /// How likely the contract is made, in percent.
    pub chance: Option<u8>,
    /// The same in words.
    pub worth: String,
}

/// More are too many to read; of a call every number in every suit that comes to mind is weighed.
const MOST: usize = 10;

impl Narrator {
    /// The best of the choices that were weighed at this view, best first.
    pub fn alternatives<G: Narrated>(
        &self,
        view: &G::View,
        weighed: &[Weighed<G::Action>],
    ) -> Vec<Alternative> {
        weighed.iter().take(MOST).map(|weighed| self.alternative::<G>(view, weighed)).collect()
    }

    fn alternative<G: Narrated>(&self, view: &G::View, weighed: &Weighed<G::Action>) -> Alternative {
        let unit = G::unit(view);
        let chance = weighed.chance.filter(|_| G::tells_chance(weighed.action)).map(percent);
        let worth = match unit {
            Unit::Points => {
                let points = self.texts.said_gain(weighed.value.round() as i32);
                Some(self.texts.format("weighed-points", &[("points", points.into())]))
            }
            Unit::Tricks(side) => {
                let tricks = ("tricks", Arg::from(self.decimal(weighed.value)));
                Some(if side.is_empty() {
                    self.texts.format("weighed-tricks", &[tricks])
                } else {
                    let side = ("side", self.texts.players(side, &self.names).into());
                    self.texts.format("weighed-tricks-of", &[tricks, side])
                })
            }
            Unit::Success => None,
        };
        let likely = chance.map(|chance| self.texts.format("weighed-chance", &[("chance", chance.into())]));
        Alternative {
            action: G::in_brief(self, view, weighed.action),
            value: (unit != Unit::Success).then_some(weighed.value),
            chance,
            worth: worth.into_iter().chain(likely).collect::<Vec<_>>().join(", "),
        }
    }

    /// A number with its tenths, as the language writes it.
    pub(crate) fn decimal(&self, number: f64) -> String {
        format!("{number:.1}").replace('.', &self.texts.get("decimal-sign"))
    }
}

/// A chance in percent.
pub(crate) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}
