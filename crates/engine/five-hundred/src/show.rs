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
        let mut view = View::empty();
        self.view_into(state, viewer, recall, &mut view);
        view
    }

    /// What one viewer sees, in the place of another view: its lists are used again, so that after some views hardly
    /// anything is allocated.
    ///
    /// ```
    /// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
    ///
    /// let mut table = Table::open(Rules::preset("australian-4")?);
    /// table.deal(Seat(0), Seed([1; 32]).into())?;
    /// let mut view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
    /// table.game().view_into(table.state(), Viewer::Seat(Seat(2)), Recall::Perfect, &mut view);
    /// assert_eq!(view, table.view(Viewer::Seat(Seat(2)), Recall::Perfect));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view_into(&self, state: &State, viewer: Viewer, recall: Recall, view: &mut View) {
        let viewer = viewer.at_table(self.seats);
        let seen = Visibility::new(self, state, viewer, recall);
        let hand = &state.hand;
        view.viewer = viewer;
        view.hand_number = state.hands.saturating_sub(1);
        view.dealer = state.dealer.unwrap_or_default();
        view.phase = (!state.over).then_some(seen.phase);
        view.to_act = self.acting(state);
        refill(&mut view.scores, state.scores.first(self.seats).iter().copied());
        refill(&mut view.seats, Seat::all(self.seats).map(|seat| seen.seat(seat)));
        refill(&mut view.calls, hand.auction.calls.iter().map(|(seat, call)| CallView { seat, call }));
        view.contract = seen.contract();
        view.kitty_size = self.kitty_size() as u8;
        view.kitty = seen.kitty();
        view.discards = seen.discards();
        view.given = seen.given();
        view.dead = (seen.sees_all() && !hand.dead.is_empty()).then(|| hand.dead.normalised());
        seen.tricks_into(&mut view.tricks);
        view.tricks_played = hand.play.finished;
        let begun = seen.trick_into(hand.play.finished, view.trick.get_or_insert(TrickView::EMPTY));
        view.trick.take_if(|_| !begun);
        view.outcome =
            hand.result.map(|result| OutcomeView { result, points: hand.points.first(self.seats).to_vec() });
        view.winners = state.winners;
        view.losers = state.losers;
        view.games = state.over.then(|| self.standing(state).games).flatten();
        view.hands_left = self.hand_limit().map(|limit| limit.saturating_sub(state.hands_played()));
        view.choices = match viewer {
            Viewer::Seat(seat) => self.choices(state, seat).shown(),
            Viewer::Spectator | Viewer::Referee => Choices::None,
        };
    }
}

/// Puts other elements into a list.
fn refill<T>(list: &mut Vec<T>, elements: impl Iterator<Item = T>) {
    list.clear();
    list.extend(elements);
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

    /// The finished tricks that may be looked at.
    fn tricks_into(&self, tricks: &mut Vec<TrickView>) {
        let finished = self.play().finished;
        let all = self.recall == Recall::Perfect
            || self.rules.axes().trick_review == TrickReview::All
            || self.sees_all();
        let first = if all { 0 } else { finished.saturating_sub(1) };
        tricks.resize(usize::from(finished - first), TrickView::EMPTY);
        for (number, trick) in (first..finished).zip(tricks) {
            self.trick_into(number, trick);
        }
    }

    /// The last card that was played in this hand, and from where.
    pub(crate) fn last_played(&self) -> Option<(Card, Zone)> {
        self.play().played().last().copied()
    }

    /// A finished trick, or the one on the table; whether it has a card.
    fn trick_into(&self, number: u8, trick: &mut TrickView) -> bool {
        let play = self.play();
        let first = usize::from(number * play.zones);
        let places = play.played().get(first..).unwrap_or_default().iter().take(usize::from(play.zones));
        let cards = places.filter(|(_, zone)| *zone != Zone::NOBODY);
        let done = number < play.finished;
        let (led, winner) = if done {
            (play.demands[usize::from(number)], play.winners[usize::from(number)])
        } else {
            (play.led, play.best)
        };
        trick.plays.clear();
        trick.best = 0;
        for (place, &(card, zone)) in cards.enumerate() {
            if zone == winner {
                trick.best = place as u8;
            }
            let (seat, from_row) = (self.rules.owner(zone), self.rules.is_row(zone));
            trick.plays.push(PlayView { seat, from_row, card: card.face() });
        }
        trick.led = led;
        trick.bare = play.bare >> number & 1 == 1;
        !trick.plays.is_empty()
    }
}

impl HandResult {
    /// Whether a contract was at stake.
    #[must_use]
    pub const fn had_contract(self) -> bool {
        matches!(self, Self::Made | Self::Failed | Self::Stopped)
    }
}
