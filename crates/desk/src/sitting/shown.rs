//! A played table, as its player sees it, and what has just happened there.

use card_match::{News, Turn, Who};
use cards::{Card, CardSet};
use table::{Event, Seat, SeatSet};
use texts::Texts;

use super::Sitting;
use crate::{
    Animation, Can, Cut, DeskReply, Felt, LogLine, Moment, Panel, Scene, Update,
    frame::{self, Frame},
    game::{Look, OnDesk},
};

impl<G: OnDesk> Sitting<G> {
    /// A bot that is about to claim is not told of: it is awaited whose turn it is.
    pub(super) fn moment(&self, view: &G::View) -> Moment {
        match self.device.my().turn() {
            _ if self.device.pass_to().is_some() => Moment::Pass,
            Turn::Deal => Moment::Deal,
            Turn::Over => Moment::Over,
            _ if self.device.my().may_act() && G::awaited(view) == self.device.my().me() => Moment::Mine,
            _ if self.device.my().claimable().is_some() => Moment::Claim,
            _ => Moment::Theirs,
        }
    }

    pub(super) fn look<'a>(&'a self, view: &'a G::View) -> Look<'a, G> {
        let moment = self.moment(view);
        let playing = !matches!(moment, Moment::Deal | Moment::Over);
        Look {
            rules: self.device.game.rules(),
            view,
            narrator: &self.narrator,
            nearest: self.nearest(),
            me: self.device.my().me(),
            moment,
            acting: G::awaited(view).filter(|_| playing).map(SeatSet::of).unwrap_or_default(),
            fresh: self.fresh,
            agreed: self.narrator.agreed(self.device.game.conventions()),
        }
    }

    /// The seat that lies nearest: that of the person before the device, or of the one who is to have it.
    fn nearest(&self) -> Seat {
        let next = self.device.pass_to().and_then(|person| self.device.game.seat_of(person));
        next.unwrap_or_else(|| self.device.my().nearest())
    }

    /// The table now.
    pub(crate) fn scene(&self) -> Scene {
        let view = self.device.my().view();
        let look = self.look(&view);
        let frame = Frame {
            title: &self.title,
            games_before: self.device.game.game(),
            ask: self.ask(&look),
            totals: frame::totals(&self.device.game, &self.narrator),
            can: self.can(),
            forced: self.device.my().forced().is_some(),
            guidance: self.guidance && look.moment != Moment::Pass,
        };
        let mut scene = if self.device.game.has_begun() {
            let mut scene = frame.scene(&look);
            let winners = self.device.game.standing().winners;
            let over = (look.moment == Moment::Over).then_some(winners);
            if let Some((words, label)) = self.passing() {
                scene.panel = Panel::Pass { words, label };
            } else if let Some(result) = frame::result(&look, over, self.cut()) {
                scene.panel = result;
            } else if scene.panel == Panel::None && self.device.my().is_settled() {
                scene.panel =
                    Panel::Settled { words: look.text("note-settled"), label: look.label("key-settled") };
            }
            scene
        } else {
            frame::undealt(&look, frame, self.drawn(), self.cut())
        };
        let waiting = self.device.game.waiting();
        scene.waiting = (!waiting.is_empty()).then(|| self.narrator.sitting_out(&waiting));
        for player in &mut scene.players {
            player.level = self.level(player.seat);
        }
        scene
    }

    pub(super) fn ask(&self, look: &Look<'_, G>) -> String {
        let key = match look.moment {
            Moment::Deal if self.cut().is_some() => "desk-ask-cut",
            Moment::Deal if !self.device.game.has_begun() => "desk-ask-deal",
            Moment::Deal => "over-title-hand",
            Moment::Over => "over-title-game",
            _ => return G::ask(&self.device.my().situation(look.view), look),
        };
        look.text(key)
    }

    pub(super) fn can(&self) -> Can {
        Can {
            hint: self.device.my().may_act(),
            undo: self.device.may_undo(),
            claim_rest: self.device.my().may_claim_rest(),
            review: self.device.my().may_review(),
        }
    }

    /// How well the bot at a seat plays.
    pub(super) fn level(&self, seat: Seat) -> Option<String> {
        let Some(Who::Bot(level)) = self.device.game.who_at(seat) else { return None };
        Some(self.texts().format("desk-level", &[("level", level.name().into())]))
    }

    /// The cut, if it is the player's.
    pub(super) fn cut(&self) -> Option<Cut> {
        let mine = self.device.my().turn() == Turn::Deal && self.device.my().i_cut();
        mine.then(|| Cut {
            least: *self.device.game.cuts().start(),
            most: *self.device.game.cuts().end(),
            half: self.device.game.half(),
            label: Texts::capitalised(&self.texts().get("key-cut")),
        })
    }

    /// The draw for seats and the deal.
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
        Felt::Draw { spread, decided: self.narrator.draw_decided(draw, self.device.game.rules()) }
    }

    pub(super) fn table(&self, told: Vec<LogLine>) -> DeskReply {
        DeskReply::Table(Box::new(Update { told, scene: self.scene() }))
    }

    /// What happened, in words and for the eye, and the table after it.
    pub(super) fn told(&mut self, news: &[News<G>]) -> DeskReply {
        self.face();
        self.note_gains(news);
        let told = news.iter().flat_map(|news| self.tell(news)).collect();
        self.table(told)
    }

    /// What happened in this hand so far.
    pub(super) fn retell(&self) -> DeskReply {
        let story = self.device.my().retell();
        DeskReply::Log(story.iter().flat_map(|news| self.tell(news)).collect())
    }

    /// What happened, with the table as it was right after it.
    fn tell(&self, news: &News<G>) -> Vec<LogLine> {
        let look = self.look(&news.view);
        let game = &self.device.game;
        let after = news.situation(game.rules(), game.conventions());
        let told = news.events.iter().map(|event| LogLine {
            words: self.narrator.sentence(event, &after),
            animation: match event {
                Event::Cut { seat, .. } => Animation::Cut { seat: *seat },
                Event::Dealt { dealer, .. } => Animation::Dealt { dealer: *dealer },
                Event::In(event) => G::animation(&look, event),
                Event::HandOver => Animation::HandOver,
                Event::GameOver { winners } => Animation::GameOver { mine: self.narrator.is_mine(*winners) },
                Event::Claimed { .. } | Event::TakenBack => Animation::Other,
            },
        });
        told.collect()
    }

    /// Remembers what the player drew, until their turn is over.
    fn note_gains(&mut self, news: &[News<G>]) {
        let Some(me) = self.device.my().me() else { return };
        let gains = news.iter().flat_map(|news| &news.events).filter_map(|event| match event {
            Event::In(event) => G::gained(event, me),
            Event::Dealt { .. } => Some(CardSet::EMPTY),
            _ => None,
        });
        if let Some(fresh) = gains.last() {
            self.fresh = fresh;
        }
    }
}
