//! A table as one viewer sees it, made from what they may know: the rules, their view, where the match stands for them.
//! Whether the match is played here or elsewhere is no matter.

use crate::wire::{Can, Cut, Moment, Panel, Scene, TableArea};
use card_match::{PlayerState, Turn};
use cards::{Card, CardSet};
use table::{Seat, SeatSet};
use texts::Texts;
use texts::narration::Narrator;

use crate::{
    frame::{self, Frame},
    game::{Look, OnDesk},
};

/// What one viewer may know of a table, and how they like it.
pub struct Projection<'a, G: OnDesk> {
    /// The rules.
    pub rules: &'a G,
    /// What they see.
    pub view: &'a G::View,
    /// Where the match stands for them.
    pub at: &'a PlayerState,
    /// The name of the table.
    pub title: &'a str,
    /// Their language.
    pub narrator: &'a Narrator,
    /// The cards that came into their hand with their last draw.
    pub fresh: CardSet,
    /// Whether guidance is wanted.
    pub guidance: bool,
}

impl<'a, G: OnDesk> Projection<'a, G> {
    /// The table.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let look = self.look();
        let frame = Frame {
            title: self.title,
            games_before: self.at.game,
            ask: self.ask(&look),
            totals: frame::totals(self.rules, self.at, self.narrator),
            can: self.can(),
            forced: self.at.forced,
            guidance: self.guidance && look.moment != Moment::Pass,
        };
        let mut scene = if self.at.begun {
            let mut scene = frame.scene(&look);
            if let Some(panel) = self.panel(&look, &scene.panel) {
                scene.panel = panel;
            }
            scene
        } else {
            frame::undealt(&look, frame, self.drawn(), self.cut())
        };
        let waiting = self.at.waiting();
        scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
        for player in &mut scene.players {
            player.level = self.level(player.seat);
        }
        scene
    }

    /// What the match offers instead of what the game does.
    fn panel(&self, look: &Look<'_, G>, offered: &Panel) -> Option<Panel> {
        if let Some((words, label)) = passing(self.at, self.narrator) {
            return Some(Panel::Pass { words, label });
        }
        let winners = (look.moment == Moment::Over).then_some(self.at.winners);
        let settled = || Panel::Settled {
            words: self.rules.settled(self.narrator, self.view),
            label: look.label("key-settled"),
        };
        frame::result(look, winners, self.cut())
            .or_else(|| (*offered == Panel::None && self.at.settled).then(settled))
    }

    /// The table as it is looked at.
    pub(crate) fn look(&self) -> Look<'a, G> {
        let moment = self.moment();
        let playing = !matches!(moment, Moment::Deal | Moment::Over);
        Look {
            rules: self.rules,
            view: self.view,
            narrator: self.narrator,
            nearest: self.nearest(),
            me: self.at.me(),
            moment,
            acting: G::awaited(self.view).filter(|_| playing).map(SeatSet::of).unwrap_or_default(),
            fresh: self.fresh,
            agreed: self.narrator.agreed(self.at.conventions),
        }
    }

    /// A bot that is about to claim is not told of: it is awaited whose turn it is.
    pub(crate) fn moment(&self) -> Moment {
        match self.at.turn {
            _ if self.at.pass_to.is_some() => Moment::Pass,
            Turn::Deal => Moment::Deal,
            Turn::Over => Moment::Over,
            _ if self.at.may.act && G::awaited(self.view) == self.at.me() => Moment::Mine,
            _ if self.at.may.claim => Moment::Claim,
            _ => Moment::Theirs,
        }
    }

    /// The seat that lies nearest: the viewer's, or that of the person who is to have the device.
    fn nearest(&self) -> Seat {
        let next = self.at.pass_to.and_then(|person| self.at.seat_of(person));
        next.or_else(|| self.at.me()).unwrap_or_default()
    }

    fn ask(&self, look: &Look<'_, G>) -> String {
        let key = match look.moment {
            Moment::Deal if self.at.cuts.is_some() => "desk-ask-cut",
            Moment::Deal if !self.at.begun => "desk-ask-deal",
            Moment::Deal => "over-title-hand",
            Moment::Over => "over-title-game",
            _ => return G::ask(&self.at.situation(self.rules, self.view), look),
        };
        look.text(key)
    }

    const fn can(&self) -> Can {
        let may = self.at.may;
        Can { hint: may.act, undo: may.undo, claim_rest: may.claim_rest, review: may.review }
    }

    /// How well the bot at a seat plays.
    fn level(&self, seat: Seat) -> Option<String> {
        let level = self.at.level_at(seat)?;
        Some(self.narrator.texts.format("desk-level", &[("level", level.name().into())]))
    }

    /// The cut, if it is the viewer's.
    fn cut(&self) -> Option<Cut> {
        let label = || Texts::capitalised(&self.narrator.texts.get("key-cut"));
        self.at.cuts.map(|cuts| Cut { least: cuts.least, most: cuts.most, half: cuts.half, label: label() })
    }

    /// The draw for seats and the deal.
    fn drawn(&self) -> TableArea {
        let Some(draw) = &self.at.draw else { return TableArea::Empty };
        let mut spread: Vec<(String, Vec<Card>)> = Vec::new();
        for &(person, card) in draw.rounds.iter().flatten() {
            let name = self.narrator.person(person);
            match spread.iter_mut().find(|(other, _)| other == name) {
                Some((_, cards)) => cards.push(card.face()),
                None => spread.push((name.to_owned(), vec![card.face()])),
            }
        }
        TableArea::Draw { spread, decided: self.narrator.draw_decided(draw, self.rules) }
    }
}

/// To whom the device is to be passed, in a sentence, and what they then say.
pub(crate) fn passing(at: &PlayerState, narrator: &Narrator) -> Option<(String, String)> {
    let name = narrator.person(at.pass_to?);
    let about = |key| narrator.texts.format(key, &[("name", name.into())]);
    Some((about("desk-pass"), about("desk-pass-done")))
}
