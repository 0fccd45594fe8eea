//! What lies on a played table, as its player sees it, and what has just happened there.

use cards::{Card, CardSet};
use narration::{Event, EventIn, Turn};
use session::Session;
use table::{Seat, SeatSet};
use texts::Texts;

use super::Sitting;
use crate::{
    Answer, Can, Cut, Felt, Happening, Moment, Panel, Scene, Told, Update,
    frame::{self, Frame},
    game::{Look, OnDesk},
};

impl<G: OnDesk> Sitting<G> {
    /// A bot that is about to claim is not told of: it is awaited whose turn it is.
    pub(super) fn moment(&self, view: &G::View) -> Moment {
        match self.session.turn() {
            Turn::Deal => Moment::Deal,
            Turn::Over => Moment::Over,
            _ if self.session.may_act() && G::awaited(view) == self.session.me() => Moment::Mine,
            _ if self.session.claimable().is_some() => Moment::Claim,
            _ => Moment::Theirs,
        }
    }

    pub(super) fn look<'a>(&'a self, view: &'a G::View) -> Look<'a, G> {
        let moment = self.moment(view);
        let playing = !matches!(moment, Moment::Deal | Moment::Over);
        Look {
            rules: self.session.rules(),
            view,
            narrator: &self.narrator,
            nearest: self.session.nearest(),
            me: self.session.me(),
            moment,
            acting: G::awaited(view).filter(|_| playing).map(SeatSet::of).unwrap_or_default(),
            fresh: self.fresh,
            agreed: self.narrator.agreed(self.session.conventions()),
        }
    }

    /// The table now.
    pub(crate) fn scene(&self) -> Scene {
        let view = self.session.view();
        let look = self.look(&view);
        let frame = Frame {
            title: &self.title,
            games_before: self.session.game(),
            ask: self.ask(&look),
            totals: frame::totals(&self.session, &self.narrator),
            can: self.can(),
            forced: self.session.forced().is_some(),
            guidance: self.guidance,
        };
        let mut scene = if self.session.has_begun() {
            let mut scene = frame.scene(&look);
            let winners = self.session.standing().winners;
            let over = (look.moment == Moment::Over).then_some(winners);
            if let Some(result) = frame::result(&look, over, self.cut()) {
                scene.panel = result;
            } else if scene.panel == Panel::None && self.session.is_settled() {
                scene.panel =
                    Panel::Settled { words: look.text("note-settled"), label: look.label("key-settled") };
            }
            scene
        } else {
            frame::undealt(&look, frame, self.drawn(), self.cut())
        };
        let waiting = self.session.company().waiting();
        scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
        for pod in &mut scene.pods {
            pod.level = self.level(pod.seat);
        }
        scene
    }

    pub(super) fn ask(&self, look: &Look<'_, G>) -> String {
        let key = match look.moment {
            Moment::Deal if self.cut().is_some() => "desk-ask-cut",
            Moment::Deal if !self.session.has_begun() => "desk-ask-deal",
            Moment::Deal => "over-title-hand",
            Moment::Over => "over-title-game",
            _ => return G::ask(&self.session.situation(look.view), look),
        };
        look.text(key)
    }

    pub(super) fn can(&self) -> Can {
        Can {
            hint: self.session.may_act(),
            undo: self.session.may_undo(),
            claim_rest: self.session.may_claim_rest(),
            review: self.session.may_review(),
        }
    }

    /// How well the player at a seat plays, unless it is the person himself.
    pub(super) fn level(&self, seat: Seat) -> Option<String> {
        let person = self.session.company().players().get(seat.index()).copied()?;
        let level = self.session.level(person).name();
        (person != 0).then(|| self.texts().format("desk-level", &[("level", level.into())]))
    }

    /// The cut, if it is the player's.
    pub(super) fn cut(&self) -> Option<Cut> {
        let mine = self.session.turn() == Turn::Deal && self.session.i_cut();
        mine.then(|| Cut {
            least: *self.session.cuts().start(),
            most: *self.session.cuts().end(),
            half: self.session.half(),
            label: Texts::capitalised(&self.texts().get("key-cut")),
        })
    }

    /// What was drawn for seats and the deal.
    pub(super) fn drawn(&self) -> Felt {
        let Some(draw) = &self.draw else { return Felt::Empty };
        let mut spread: Vec<(String, Vec<Card>)> = Vec::new();
        for &(person, card) in draw.rounds.iter().flatten() {
            let name = self.narrator.person(person);
            match spread.iter_mut().find(|(other, _)| other == name) {
                Some((_, cards)) => cards.push(card.face()),
                None => spread.push((name.to_owned(), vec![card.face()])),
            }
        }
        Felt::Draw { spread, decided: self.narrator.draw_decided(draw, self.session.rules()) }
    }

    pub(super) fn table(&self, told: Vec<Told>) -> Answer {
        Answer::Table(Box::new(Update { told, scene: self.scene() }))
    }

    /// What happened, in words and for the eye, and the table after it.
    pub(super) fn told(&mut self, events: &[EventIn<G>]) -> Answer {
        self.note_gains(events);
        let told = self.tell(events, &self.session);
        self.table(told)
    }

    /// What happened in this hand so far.
    pub(super) fn retell(&self) -> Answer {
        let mut told = Vec::new();
        self.session.retell(|events, then| told.extend(self.tell(events, then)));
        Answer::Told(told)
    }

    /// Events with the match as it was right after them.
    fn tell(&self, events: &[EventIn<G>], then: &Session<G>) -> Vec<Told> {
        let view = then.view();
        let look = self.look(&view);
        let after = then.situation(&view);
        let told = events.iter().map(|event| Told {
            words: self.narrator.sentence(event, &after),
            what: match event {
                Event::Cut { seat, .. } => Happening::Cut { seat: *seat },
                Event::Dealt { dealer, .. } => Happening::Dealt { dealer: *dealer },
                Event::In(event) => G::happening(&look, event),
                Event::HandOver => Happening::HandOver,
                Event::GameOver { winners } => Happening::GameOver { mine: self.narrator.is_mine(*winners) },
            },
        });
        told.collect()
    }

    /// Remembers what the player drew, until his turn is over.
    fn note_gains(&mut self, events: &[EventIn<G>]) {
        let Some(me) = self.session.me() else { return };
        let gains = events.iter().filter_map(|event| match event {
            Event::In(event) => G::gained(event, me),
            Event::Dealt { .. } => Some(CardSet::EMPTY),
            _ => None,
        });
        if let Some(fresh) = gains.last() {
            self.fresh = fresh;
        }
    }
}
