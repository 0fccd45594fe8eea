//! Making a [`View`]: what is shown is named here, line by line \[FH-VIEW\].

use cards::{Card, CardSet};
use table::{Game, Recall, Seat, SeatSet, Viewer};

use crate::{
    axis::{AllPass, IdleKitty, KittyView, OpenMisereShown, TrickReview},
    bid::MisereKind,
    choices::Choices,
    rules::Rules,
    state::{Contract, Hand, HandResult, Phase, Play, State, Zone},
    view::{CallView, ContractView, OutcomeView, PlayView, RowView, SeatView, TrickView, View},
};

/// What a viewer may know of a state: the questions that decide what is shown.
pub(crate) struct Visibility<'s> {
    rules: &'s Rules,
    state: &'s State,
    viewer: Viewer,
    recall: Recall,
    phase: Phase,
}

impl Rules {
    pub(crate) fn make_view(&self, state: &State, viewer: Viewer, recall: Recall) -> View {
        let viewer = viewer.at_table(self.seats);
        let seen = Visibility::new(self, state, viewer, recall);
        let hand = &state.hand;
        let standing = self.standing(state);
        View {
            viewer,
            hand_number: state.hands.saturating_sub(1),
            dealer: state.dealer.unwrap_or_default(),
            phase: (!state.over).then_some(seen.phase),
            to_act: self.acting(state),
            scores: standing.scores,
            seats: Seat::all(self.seats).map(|seat| seen.seat(seat)).collect(),
            calls: hand.auction.calls.iter().map(|(seat, call)| CallView { seat, call }).collect(),
            contract: seen.contract(),
            kitty_size: self.kitty_size() as u8,
            kitty: seen.kitty(),
            discards: seen.discards(),
            given: seen.given(),
            dead: (seen.sees_all() && !hand.dead.is_empty()).then(|| hand.dead.normalised()),
            tricks: seen.tricks(),
            tricks_played: hand.play.finished,
            trick: seen.trick(hand.play.finished).filter(|trick| !trick.plays.is_empty()),
            outcome: hand
                .result
                .map(|result| OutcomeView { result, points: hand.points.first(self.seats).to_vec() }),
            winners: standing.winners,
            losers: standing.losers,
            games: standing.games,
            hands_left: self.hand_limit().map(|limit| limit.saturating_sub(state.hands_played())),
            choices: match viewer {
                Viewer::Seat(seat) => self.choices(state, seat).shown(),
                Viewer::Spectator | Viewer::Referee => Choices::None,
            },
        }
    }
}

impl<'s> Visibility<'s> {
    pub(crate) const fn new(rules: &'s Rules, state: &'s State, viewer: Viewer, recall: Recall) -> Self {
        Self { rules, state, viewer, recall, phase: state.hand.phase }
    }

    fn hand(&self) -> &Hand {
        &self.state.hand
    }

    fn play(&self) -> &Play {
        &self.state.hand.play
    }

    /// The referee sees everything, and so does everybody when the hand is over \[FH-VIEW-4\].
    fn sees_all(&self) -> bool {
        self.viewer == Viewer::Referee || self.hand().result.is_some()
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    fn contractor(&self) -> Option<&Contract> {
        self.hand().contract.as_ref()
    }

    /// Whether the contractor's cards lie face up \[FH-PLAY-6\].
    fn lies_open(&self, seat: Seat) -> bool {
        self.contractor().is_some_and(|contract| {
            contract.seat == seat
                && self.phase == Phase::Play
                && (contract.bid.is(MisereKind::SuperOpen)
                    || contract.bid.is(MisereKind::Open) && self.is_open_misere_shown())
        })
    }

    /// \[FH-PLAY-6\] \[FH-PLAY-10\]
    fn is_open_misere_shown(&self) -> bool {
        self.play().finished > 0 || self.rules.axes().open_misere_shown == OpenMisereShown::BeforeLead
    }

    pub(crate) fn seat(&self, seat: Seat) -> SeatView {
        let hand = self.hand();
        let held = hand.held[seat.index()];
        let knows_own = self.is(seat) && hand.auction.looked.contains(seat);
        let sees = self.state.hands > 0 && (self.sees_all() || knows_own || self.lies_open(seat));
        SeatView {
            cards: held.len() as u8,
            hand: sees.then(|| held.normalised()),
            row: (self.rules.has_rows() && self.state.hands > 0).then(|| self.row(seat)),
            tricks: hand.tricks[seat],
            plays: !self.rules.out_of_play(hand).contains(seat),
            passed: hand.auction.passed.contains(seat),
        }
    }

    fn row(&self, seat: Seat) -> RowView {
        let row = &self.hand().rows[seat.index()];
        RowView { up: row.up.map(|card| card.map(Card::face)), down: row.down.map(|card| card.is_some()) }
    }

    pub(crate) fn contract(&self) -> Option<ContractView> {
        let contract = self.contractor()?;
        let all_know = self.sees_all() || contract.disclosed;
        let knows = all_know || self.knows_partner(contract);
        let partners = match self.viewer {
            // Who holds the called card knows of themselves alone.
            Viewer::Seat(seat) if !all_know => SeatSet::of(seat) - SeatSet::of(contract.seat),
            _ => contract.partners,
        };
        Some(ContractView {
            bid: contract.bid,
            seat: contract.seat,
            trump: contract.bid.strain().trump(),
            partners: if knows { partners } else { SeatSet::EMPTY },
            partners_known: knows,
            called: contract.called,
            nominated: contract.nominated,
            value: self.rules.worth(contract.bid),
            needed: contract.bid.needed(),
        })
    }

    /// Before the called card falls: its holder knows, and so does a contractor who called a card of their own
    /// \[FH-PART-3\] \[FH-PART-4\].
    fn knows_partner(&self, contract: &Contract) -> bool {
        let Some(called) = contract.called else { return false };
        let hand = self.hand();
        let is_in = |cards: CardSet| cards.find_one(called).is_some();
        let own = |seat: Seat| hand.held.get(seat.index()).is_some_and(|held| is_in(*held));
        match self.viewer {
            Viewer::Seat(seat) if seat == contract.seat => own(seat) || is_in(hand.discards),
            Viewer::Seat(seat) => own(seat),
            _ => false,
        }
    }

    /// The contractor until the first lead; with perfect recall, for good \[FH-VIEW-2\]. Another's lead out of turn
    /// doesn't end it \[LAW-LOOK-4\].
    pub(crate) fn remembers(&self, seat: Seat) -> bool {
        self.sees_all()
            || self.is(seat) && (self.recall == Recall::Perfect || !self.rules.is_led(self.hand()))
    }

    /// What was discarded, for whom did it.
    fn discards(&self) -> Option<CardSet> {
        let contract = self.contractor()?;
        let known = self.remembers(self.rules.discarder(contract.bid, contract.seat));
        known.then_some(self.hand().discards.normalised()).filter(|set| !set.is_empty())
    }

    fn kitty(&self) -> Option<CardSet> {
        let hand = self.hand();
        if self.state.hands == 0 {
            return None;
        }
        let axes = self.rules.axes();
        let shown = hand.contract.is_none()
            && self.phase == Phase::Play
            && axes.all_pass == AllPass::NoTrumpTricks
            && axes.idle_kitty == IdleKitty::Shown;
        let all_know = axes.kitty_view == KittyView::Shown;
        let knows = |contract: &Contract| all_know || self.remembers(contract.seat);
        if !hand.taken.is_empty() && self.contractor().is_some_and(knows) {
            Some(hand.taken.normalised())
        } else if self.sees_all() || shown {
            Some((hand.kitty | hand.kitty_1).normalised())
        } else {
            None
        }
    }

    /// The cards given, for the two who gave and got them, as long as the contractor may look \[FH-KIT-3\]
    /// \[FH-KIT-8\]; the contractor's partner always knows what they gave.
    pub(crate) fn given(&self) -> Option<CardSet> {
        let given = Some(self.hand().given.normalised()).filter(|cards| !cards.is_empty())?;
        let contract = self.contractor()?;
        let gift = self.rules.gift(contract.bid, contract.seat)?;
        let is_partner = gift.from != contract.seat && self.is(gift.from);
        (is_partner || self.remembers(gift.from) || self.remembers(gift.to)).then_some(given)
    }

    fn tricks(&self) -> Vec<TrickView> {
        let finished = self.play().finished;
        let all = self.recall == Recall::Perfect
            || self.rules.axes().trick_review == TrickReview::All
            || self.sees_all();
        let first = if all { 0 } else { finished.saturating_sub(1) };
        (first..finished).filter_map(|n| self.trick(n)).collect()
    }

    /// The last card that was played in this hand, and from where.
    pub(crate) fn last_played(&self) -> Option<(Card, Zone)> {
        self.play().played().last().copied()
    }

    /// A finished trick, or the one on the table.
    fn trick(&self, number: u8) -> Option<TrickView> {
        let play = self.play();
        if play.zones == 0 {
            return None;
        }
        let first = usize::from(number * play.zones);
        let places = play.played().get(first..)?.iter().take(usize::from(play.zones));
        let cards = || places.clone().filter(|&&(_, zone)| zone != Zone::NOBODY);
        let plays = cards().map(|&(card, zone)| PlayView {
            seat: self.rules.owner(zone),
            from_row: self.rules.is_row(zone),
            card: card.face(),
        });
        let done = number < play.finished;
        let (led, best): (_, Zone) = if done {
            (play.demands[usize::from(number)], play.winners[usize::from(number)])
        } else {
            (play.led, play.best)
        };
        let best = cards().position(|&(_, zone)| zone == best);
        let bare = play.bare >> number & 1 == 1;
        Some(TrickView { plays: plays.collect(), led, bare, best: best.unwrap_or_default() as u8 })
    }
}

impl HandResult {
    /// Whether a contract was at stake.
    #[must_use]
    pub const fn had_contract(self) -> bool {
        matches!(self, Self::Made | Self::Failed | Self::Stopped)
    }
}
