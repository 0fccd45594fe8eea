//! What everybody at an open table sees \[LAW-SEE\], built by naming what is shown.

use crate::How;
use cards::{Card, CardSet};
use five_hundred::{Action, Choices, OutcomeView, Phase as GamePhase, Zone};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Recall, Seat, SeatSet, Viewer};

use crate::open_table::{
    act::{Act, Sight},
    hand::{Hand, HandStage},
    memory::{AskKind, Claimed, Did, Shown, Standing},
    phase::Phase,
    result::lines,
    room::Room,
};

/// An open table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Where the game stands; `None` when it is over.
    pub phase: Option<Phase>,
    /// The seats that may act.
    pub to_act: SeatSet,
    /// The lawful acts of the viewer.
    pub legal: Vec<String>,
    /// What the rules would let the viewer call or play if it were their turn, while it isn’t.
    pub in_turn: Vec<String>,
    /// Scores, provisional while a hand is settled.
    pub scores: Vec<i32>,
    /// Cards, calls and tricks.
    pub game: Option<five_hundred::View>,
    /// What the laws have made of the hand, as far as the viewer is told.
    pub laws: Option<Told>,
}

/// The first word of entries of the score, which are too many to list.
pub(crate) const ENTER: &str = "enter";
/// That of discards.
pub(crate) const DISCARD: &str = "discard";
/// What follows such a word in a list.
pub(crate) const MORE: &str = " …";

/// What a viewer is told of irregular acts, claims and rulings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// What was done last and is still there.
    pub did: Option<Did>,
    /// Cards that lie face up before their holders.
    pub exposed: Vec<String>,
    /// Cards that were taken back.
    pub taken_back: Vec<String>,
    /// Cards that fell or were announced, and those that the deal turned up.
    pub seen: Vec<String>,
    /// Those who have shown a card, and the card, if the viewer is a partner.
    pub shown: Vec<(Seat, Option<Card>)>,
    /// Those who have looked, and at what.
    pub looked: Vec<(Seat, Sight)>,
    /// The cards that the viewer has looked at.
    pub peeked: Vec<CardSet>,
    /// Those who may not call.
    pub barred: SeatSet,
    /// Those who score nothing.
    pub no_score: SeatSet,
    /// Demands that are stated and not yet used.
    pub demands: Vec<Standing>,
    /// Claims and verdicts.
    pub claims: Vec<Claimed>,
    /// Revokes, once a claim about them is upheld or the hand is settled.
    pub revokes: Value,
    /// What is written on the sheet.
    pub sheet: Option<Vec<Option<i32>>>,
    /// How many cards the kitty and the discards have.
    pub on_table: (u32, u32),
}

impl View {
    /// The game as the viewer would see it in their turn, with what they could call or play then.
    #[must_use]
    pub fn as_in_turn(&self) -> Option<five_hundred::View> {
        let mut game = self.game.clone()?;
        if game.choices.is_empty() {
            // What could not be is not offered.
            game.choices = game.choices_of_lines(&self.in_turn).unwrap_or(Choices::None);
        }
        Some(game)
    }

    /// The lawful acts of the viewer that are listed; of a discard and of what is written on the sheet there are too
    /// many.
    pub fn listed(&self) -> impl Iterator<Item = Act> {
        self.legal.iter().filter_map(|line| Seat::split_line(line)?.1.parse().ok())
    }

    /// Whether the viewer may agree to what the hand has come to.
    #[must_use]
    pub fn may_agree(&self) -> bool {
        self.listed().any(|act| act == Act::Agree)
    }

    /// Whether the viewer takes discards back.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        self.listed().any(|act| matches!(act, Act::TakeBack(_)))
    }

    /// Whether the viewer writes the score.
    #[must_use]
    pub fn writes(&self) -> bool {
        let mut heads = self.legal.iter().filter_map(|line| Seat::split_line(line)?.1.strip_suffix(MORE));
        heads.any(|head| head == ENTER)
    }

    /// The entry on the sheet for the unit of a seat.
    #[must_use]
    pub fn entry(&self, seat: Seat) -> Option<i32> {
        self.laws.as_ref()?.sheet.as_ref()?.get(seat.index()).copied().flatten()
    }

    /// Whether cards are called and played, or something is asked or put right before: the hand is not over.
    #[must_use]
    pub const fn is_going(&self) -> bool {
        !matches!(self.phase, None | Some(Phase::Deal | Phase::Settle))
    }
}

impl Told {
    /// The seats that it speaks of.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        let of_lines = [&self.exposed, &self.taken_back, &self.seen].into_iter().flatten();
        let did = self.did.iter().flat_map(|did| did.to_act.iter().chain([did.seat]));
        let demands = self.demands.iter().flat_map(|demand| [demand.seat, demand.by]);
        let claims = self
            .claims
            .iter()
            .flat_map(|claim| Act::Claim(claim.claim).named().into_iter().chain([claim.seat]));
        let ruled = self.claims.iter().filter_map(|claim| claim.ruling.as_ref()).flat_map(|ruling| {
            let outcomes = ruling.outcomes.iter().fold(ruling.by, |seats, outcome| seats | outcome.seats);
            outcomes.iter()
        });
        of_lines
            .filter_map(|line| Seat::split_line(line).map(|(seat, _)| seat))
            .chain(did)
            .chain(self.shown.iter().map(|(seat, _)| *seat))
            .chain(self.looked.iter().map(|(seat, _)| *seat))
            .chain((self.barred | self.no_score).iter())
            .chain(demands)
            .chain(claims)
            .chain(ruled)
            .collect()
    }
}

impl Room {
    /// What one viewer sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer, Recall::Table)
    }

    /// The same for somebody who forgets none of the cards that they have seen.
    #[must_use]
    pub fn remembered(&self, viewer: Viewer) -> View {
        self.view_of(viewer, Recall::Perfect)
    }

    fn view_of(&self, viewer: Viewer, recall: Recall) -> View {
        let legal = match viewer {
            Viewer::Seat(seat) if self.to_act().contains(seat) => {
                self.hand().map(|hand| hand.legal_lines(seat)).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let in_turn = match viewer {
            Viewer::Seat(seat) if !self.to_act().contains(seat) => self.if_in_turn(seat).list(),
            _ => Vec::new(),
        };
        let scores = self.standing().scores;
        View {
            phase: self.phase(),
            to_act: self.to_act(),
            legal,
            in_turn: in_turn.iter().map(ToString::to_string).collect(),
            game: self.hand().map(|hand| hand.game_view(viewer, &scores, recall)),
            scores,
            laws: self.hand().map(|hand| hand.told(viewer)),
        }
    }
}

/// Of equal cards always the first copies.
fn seen(choices: Choices) -> Choices {
    match choices {
        Choices::Play { cards, jokers, suits } => {
            Choices::Play { cards: cards.normalised(), jokers: jokers.normalised(), suits }
        }
        other => other,
    }
}

/// Something that happens at an open table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// What any table of the game tells.
    Game(five_hundred::Event),
    /// Somebody did or said this.
    Act {
        /// The player.
        seat: Seat,
        /// The act.
        act: Act,
    },
    /// A card was shown to others.
    Showed {
        /// Its holder.
        seat: Seat,
    },
    /// A discard was taken back; which, the contractor alone knows.
    TookBack {
        /// The contractor.
        seat: Seat,
    },
}

impl Room {
    /// What a viewer learns from an act that led from one state of the table to this one.
    #[must_use]
    pub fn events(&self, before: &Self, seat: Seat, act: Act, viewer: Viewer) -> Vec<Event> {
        let is_theirs = viewer == Viewer::Seat(seat) || viewer == Viewer::Referee;
        let sees_shown = || {
            let shown = self.hand().map(|hand| hand.shown_to(viewer)).unwrap_or_default();
            shown.last().is_some_and(|(_, card)| card.is_some())
        };
        vec![match act {
            Act::Play(action) => {
                let events = self.game_events(before, seat, action, viewer);
                return events.into_iter().map(Event::Game).collect();
            }
            Act::Show(_) if !sees_shown() => Event::Showed { seat },
            Act::TakeBack(_) if !is_theirs => Event::TookBack { seat },
            _ => Event::Act { seat, act },
        }]
    }

    fn game_events(
        &self,
        before: &Self,
        seat: Seat,
        action: Action,
        viewer: Viewer,
    ) -> Vec<five_hundred::Event> {
        let (Some(past), Some(now)) = (before.hand(), self.hand()) else { return Vec::new() };
        // A card and a bid can be written alike.
        let action = if past.phase() == GamePhase::Auction { action } else { action.in_play() };
        now.rules.events((&past.state, &now.state), seat, action, viewer)
    }

    /// What the rules would let a seat call or play from its hand if it were its turn, as the seat knows.
    #[must_use]
    pub fn if_in_turn(&self, seat: Seat) -> Choices {
        let Some(hand) = self.hand().filter(|hand| hand.at == HandStage::Going) else {
            return Choices::None;
        };
        match hand.phase() {
            GamePhase::Auction => hand.inside().calls_of(seat),
            GamePhase::Play => seen(hand.inside().lawful(Zone::hand(seat))),
            _ => Choices::None,
        }
    }
}

impl Hand {
    const fn play_is_over(&self) -> bool {
        matches!(self.at, HandStage::Settling | HandStage::Settled)
    }

    /// Cards, calls and tricks: as at any table, but that the laws decide what the hand comes to.
    fn game_view(&self, viewer: Viewer, scores: &[i32], recall: Recall) -> five_hundred::View {
        // When the play is over all cards are shown [LAW-SEE-8].
        let eyes = if self.play_is_over() { Viewer::Referee } else { viewer };
        let mut view = self.rules.view(&self.state, eyes, recall);
        view.viewer = viewer;
        if self.play_is_over() && view.phase == Some(GamePhase::Play) {
            // The laws have ended it, and not the engine.
            (view.phase, view.to_act) = (Some(GamePhase::Deal), SeatSet::EMPTY);
        }
        view.choices = self.choices_shown(viewer, view.choices);
        view.scores = scores.to_vec();
        view.kitty_size = (self.inside().kitty() | self.inside().taken()).len() as u8;
        view.outcome = self.play_is_over().then(|| {
            let ruled = self.ruled();
            OutcomeView { result: ruled.result, points: ruled.points.first(self.seats()).to_vec() }
        });
        self.leave_kitty(&mut view);
        view
    }

    /// What the viewer may lawfully do in their turn, within what rulings leave them.
    fn choices_shown(&self, viewer: Viewer, shown: Choices) -> Choices {
        let Viewer::Seat(seat) = viewer else { return Choices::None };
        if self.at != HandStage::Going || !self.memory.asks.is_empty() || !self.to_act().contains(seat) {
            return Choices::None;
        }
        match self.memory.mending.then(|| self.missing_discards()) {
            Some(missing) if missing > 0 => {
                let from = self.inside().held(Zone::hand(seat)).normalised();
                Choices::Discard { from, count: missing.min(60) as u8 }
            }
            Some(_) => Choices::None,
            None if self.phase() == GamePhase::Play => seen(self.choices(seat)),
            None => shown,
        }
    }

    /// A player who chooses does so before they take up the kitty \[LAW-WID-7\].
    fn leave_kitty(&self, view: &mut five_hundred::View) {
        let waits = self
            .memory
            .asks
            .iter()
            .any(|ask| matches!(ask.kind, AskKind::NewDeal { before_kitty: true, .. }));
        let Some(contract) = self.inside().contract().filter(|_| waits && view.viewer != Viewer::Referee)
        else {
            return;
        };
        let taken = self.inside().taken();
        let hand = self.inside().held(Zone::hand(contract.seat)) - taken;
        let seen = &mut view.seats[contract.seat.index()];
        seen.cards = hand.len() as u8;
        seen.hand = seen.hand.map(|_| hand.normalised());
        view.kitty = None;
    }

    fn told(&self, viewer: Viewer) -> Told {
        let memory = &self.memory;
        let inside = self.inside();
        let looked = memory.looks.iter().map(|look| (look.seat, look.sight));
        let peeked =
            memory.looks.iter().filter(|look| viewer == Viewer::Seat(look.seat) || viewer == Viewer::Referee);
        Told {
            did: memory.did,
            exposed: lines(memory.exposed.iter().map(|exposure| (exposure.seat, exposure.card))),
            taken_back: lines(memory.taken_back.iter().copied()),
            seen: self.seen_by_all(),
            shown: self.shown_to(viewer),
            looked: looked.collect(),
            peeked: peeked.map(|look| look.cards.normalised()).collect(),
            barred: memory.barred,
            no_score: if matches!(self.at, HandStage::Void(_)) { SeatSet::EMPTY } else { self.unscored() },
            demands: memory.demands.clone(),
            claims: memory.claims.clone(),
            revokes: self.revokes_told(viewer),
            sheet: self.sheet(),
            on_table: (inside.kitty().len(), inside.discards().len()),
        }
    }

    fn seen_by_all(&self) -> Vec<String> {
        let public = |shown: &&Shown| shown.how != How::SeenByPartner;
        let shown =
            self.memory.shown.iter().filter(public).map(|shown| format!("{} {}", shown.seat, shown.card));
        let turned = self.turned_cards().into_iter().map(|card| card.to_string());
        shown.chain(turned).collect()
    }

    fn shown_to(&self, viewer: Viewer) -> Vec<(Seat, Option<Card>)> {
        let shown = self.memory.shown.iter().filter(|shown| shown.how == How::SeenByPartner);
        let sees = |shown: &Shown| match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => (shown.to | SeatSet::of(shown.seat)).contains(seat),
            Viewer::Spectator => false,
        };
        shown.map(|shown| (shown.seat, sees(shown).then_some(shown.card))).collect()
    }

    fn revokes_told(&self, viewer: Viewer) -> Value {
        let all = viewer == Viewer::Referee || self.at == HandStage::Settled;
        let told = self.revokes_json();
        let known = |revoke: &&Value| all || revoke["state"] == "ruled" || revoke["state"] == "corrected";
        told.as_array().into_iter().flatten().filter(known).cloned().collect()
    }
}
