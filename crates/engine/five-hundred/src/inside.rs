//! What the keeper of a table needs at which irregular acts are possible \[LAW-OPEN\]: to look into every place, to do
//! what a law says with cards and calls, and to end a hand as the laws have ruled.

use cards::{Card, CardSet, Suit};
use table::{BySeat, Seat, SeatSet};

use crate::{
    action::Action,
    axis::{AuctionKind, DefenderTricks, MisereDefenderTricks},
    bid::{Bid, Strain},
    choices::Choices,
    facts::{HandEnd, HandFacts},
    rules::Rules,
    state::{Auction, Contract, Hand, HandResult, Order, Phase, State, Zone},
};

/// A hand looked into with every card known, for the keeper of an open table. It must never be shown to a player.
///
/// ```
/// use five_hundred::{Phase, Rules, Zone, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let inside = table.game().inside(table.state());
/// assert_eq!((inside.phase(), inside.caller()), (Phase::Auction, Seat(1)));
/// assert_eq!((inside.held(Zone::hand(Seat(3))).len(), inside.kitty().len()), (10, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Inside<'a> {
    rules: &'a Rules,
    state: &'a State,
}

/// A finished hand whose points the laws have decided, not the tricks alone.
///
/// ```
/// use five_hundred::{Bid, FinalContract, HandFacts, RuledHand, Rules, Strain};
/// use five_hundred::table::{BySeat, Game, Seat, SeatSet};
///
/// // Seats 1 and 3 took eight tricks for seven hearts, and lose the contract for a revoke.
/// let rules = Rules::preset("australian-4")?;
/// let contract = FinalContract::new(Bid::tricks(7, Strain::Hearts), Seat(1));
/// let facts = HandFacts::played_out(Some(contract), [2, 7, 0, 1]);
/// let (result, points) = rules.points_as_ruled(&facts, Some(false), &BySeat::default());
/// let (start, mut state) = (rules.begin(), rules.begin());
/// rules.settle(&start, &mut state, &RuledHand { facts, result, points, unscored: SeatSet::EMPTY });
/// assert_eq!(state.scores().first(4), [20, -200, 20, -200]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuledHand {
    /// What it came to.
    pub facts: HandFacts,
    /// How it counts.
    pub result: HandResult,
    /// What it adds to each total.
    pub points: BySeat<i32>,
    /// Those who score nothing by law \[LAW-EFF-7\].
    pub unscored: SeatSet,
}

impl Zone {
    /// Whether it belongs to nobody: the place in a trick of a player who had no card left.
    #[must_use]
    pub const fn is_nobody(self) -> bool {
        self.0 == Self::NOBODY.0
    }
}

impl<'a> Inside<'a> {
    const fn hand(&self) -> &'a Hand {
        &self.state.hand
    }

    /// The step of the hand.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.hand().phase
    }

    /// The face-up cards of a zone.
    #[must_use]
    pub const fn held(&self, zone: Zone) -> CardSet {
        self.hand().held[zone.0 as usize]
    }

    /// The zones of a seat: its hand, and its row where it has one.
    pub fn zones_of(&self, seat: Seat) -> impl Iterator<Item = Zone> + use<> {
        let is_there = seat.index() < self.rules.seats();
        let row = (is_there && self.rules.has_rows()).then(|| Zone::row(seat));
        is_there.then(|| Zone::hand(seat)).into_iter().chain(row)
    }

    /// How many cards the hand of a seat has; of a row all that is left of its piles.
    #[must_use]
    pub fn count(&self, zone: Zone) -> u32 {
        self.rules.cards_in(self.hand(), zone)
    }

    /// Whose the cards of a zone are.
    #[must_use]
    pub fn owner(&self, zone: Zone) -> Seat {
        self.rules.owner(zone)
    }

    /// The player of the cards of a zone.
    #[must_use]
    pub fn actor(&self, zone: Zone) -> Seat {
        self.hand().play.actors.get(usize::from(zone.0)).copied().unwrap_or_default()
    }

    /// Whether a zone is a row.
    #[must_use]
    pub fn is_row(&self, zone: Zone) -> bool {
        self.rules.is_row(zone)
    }

    /// The zone to play next.
    #[must_use]
    pub const fn turn(&self) -> Zone {
        self.hand().play.turn
    }

    /// Whether any player of the hand has a card left.
    #[must_use]
    pub fn has_cards_left(&self) -> bool {
        let play = &self.hand().play;
        self.rules.zones_from(play, play.leader).any(|zone| self.count(zone) > 0)
    }

    /// The seats without a part in the play.
    #[must_use]
    pub fn out_of_play(&self) -> SeatSet {
        self.rules.out_of_play(self.hand())
    }

    /// The cards on the table, oldest first.
    #[must_use]
    pub fn trick(&self) -> &'a [(Card, Zone)] {
        let played = self.hand().play.played();
        &played[played.len() - usize::from(self.hand().play.in_trick)..]
    }

    /// The cards of a finished trick, counted from 0.
    #[must_use]
    pub fn finished_trick(&self, number: u8) -> Vec<(Card, Zone)> {
        let play = &self.hand().play;
        let first = usize::from(number) * usize::from(play.zones);
        let cards = play.played().iter().skip(first).take(usize::from(play.zones));
        cards.copied().filter(|(_, zone)| !zone.is_nobody()).collect()
    }

    /// The suit that a finished trick, counted from 0, or the one on the table demanded.
    #[must_use]
    pub fn demanded(&self, trick: u8) -> Option<Suit> {
        let play = &self.hand().play;
        if trick < play.finished { play.demands[usize::from(trick)] } else { play.led }
    }

    /// Finished tricks.
    #[must_use]
    pub const fn finished(&self) -> u8 {
        self.hand().play.finished
    }

    /// The cards that belong to a suit in this contract.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> CardSet {
        self.hand().play.suits[suit]
    }

    /// The suit that a card belongs to in this contract; a joker may have none.
    #[must_use]
    pub fn suit_of(&self, card: Card) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| self.suit(suit).contains(card))
    }

    /// The jokers without a suit.
    #[must_use]
    pub const fn free_jokers(&self) -> CardSet {
        self.hand().play.free_jokers
    }

    /// What the suit-following rules let a zone play if it were its turn.
    #[must_use]
    pub fn lawful(&self, zone: Zone) -> Choices {
        let mut hand = *self.hand();
        hand.play.turn = zone;
        self.rules.cards_to_play(&hand)
    }

    /// What a seat might call if it were its turn.
    #[must_use]
    pub fn calls_of(&self, seat: Seat) -> Choices {
        if seat.index() >= self.rules.seats() {
            return Choices::None;
        }
        let mut auction = self.hand().auction;
        auction.turn = seat;
        self.rules.calls(&auction)
    }

    /// Whether a seat may see its own cards \[FH-BID-4\].
    #[must_use]
    pub const fn has_looked(&self, seat: Seat) -> bool {
        self.hand().auction.looked.contains(seat)
    }

    /// Whether a seat has played to the first trick.
    #[must_use]
    pub fn has_begun(&self, seat: Seat) -> bool {
        self.rules.has_begun(self.hand(), seat)
    }

    /// Whether a seat has passed, or has made the call of its next turn.
    #[must_use]
    pub fn has_called(&self, seat: Seat) -> bool {
        (self.hand().auction.passed | self.hand().auction.called).contains(seat)
    }

    /// Those who make no call in this auction, whatever others bid \[FH-AUC-11\] \[LAW-BID-4\].
    #[must_use]
    pub const fn barred(&self) -> SeatSet {
        self.hand().auction.barred
    }

    /// The seat whose call it is.
    #[must_use]
    pub const fn caller(&self) -> Seat {
        self.hand().auction.turn
    }

    /// Bids and passes so far.
    pub fn calls(&self) -> impl Iterator<Item = (Seat, Action)> + use<'a> {
        self.hand().auction.calls.iter().filter(|&(_, call)| call != Action::Look)
    }

    /// The contract.
    #[must_use]
    pub const fn contract(&self) -> Option<&'a Contract> {
        self.hand().contract.as_ref()
    }

    /// The kitties that nobody has taken up.
    #[must_use]
    pub fn kitty(&self) -> CardSet {
        (self.hand().kitty | self.hand().kitty_1) - self.hand().taken
    }

    /// The kitty that the contractor took up.
    #[must_use]
    pub const fn taken(&self) -> CardSet {
        self.hand().taken
    }

    /// The discards.
    #[must_use]
    pub const fn discards(&self) -> CardSet {
        self.hand().discards
    }

    /// How many cards have to be given or discarded.
    #[must_use]
    pub fn discards_due(&self) -> u32 {
        u32::from(self.rules.exchange_count(self.hand()))
    }

    /// The dead hand.
    #[must_use]
    pub const fn dead(&self) -> CardSet {
        self.hand().dead
    }

    /// The face-down cards of a row.
    #[must_use]
    pub const fn down(&self, seat: Seat) -> [Option<Card>; 5] {
        if seat.index() < 2 { self.hand().rows[seat.index()].down } else { [None; 5] }
    }

    /// The tricks of each seat.
    #[must_use]
    pub const fn tricks(&self) -> &'a BySeat<u8> {
        &self.hand().tricks
    }

    /// How the engine ended the hand, if it did.
    #[must_use]
    pub const fn result(&self) -> Option<HandResult> {
        self.hand().result
    }

    /// What the hand came to so far.
    #[must_use]
    pub fn facts(&self, end: HandEnd) -> HandFacts {
        HandFacts::of(self.hand(), end)
    }

    /// Whether further tricks can bring anybody points when the contract is lost \[LAW-EFF-8\].
    #[must_use]
    pub fn tricks_still_pay(&self) -> bool {
        let axes = self.rules.axes();
        let misere = self.contract().is_some_and(|contract| contract.bid.is_misere());
        let pays = if misere {
            axes.misere_defender_tricks == MisereDefenderTricks::Ten
        } else {
            axes.defender_tricks != DefenderTricks::Nothing
        };
        pays || self.rules.counts_card_points()
    }
}

impl Rules {
    /// Looks into every place of a hand.
    #[must_use]
    pub const fn inside<'a>(&'a self, state: &'a State) -> Inside<'a> {
        Inside { rules: self, state }
    }

    /// The same rules for a hand that is dealt from a pack with other cards \[LAW-FAULT-9\]. No axis changes, and
    /// nothing that somebody may choose: what could be called would tell what is missing or doubled \[LAW-SEE-6\].
    #[must_use]
    pub fn with_pack(&self, pack: CardSet) -> Self {
        let mut rules = self.clone();
        rules.pack = pack;
        rules.suits = Strain::ALL.map(|strain| crate::rules::suits_of(strain, self.axes().pack, pack));
        rules
    }

    /// These seats make no further call in this auction, as if they had passed \[LAW-BID-4\] \[FH-AUC-11\]: a blind
    /// bidder sees their cards.
    pub fn bar(&self, state: &mut State, seats: SeatSet) {
        let auction = &mut state.hand.auction;
        auction.passed |= seats;
        auction.barred |= seats;
        auction.looked |= seats;
        if self.axes().auction == AuctionKind::OneRound {
            auction.called |= seats;
        }
        self.go_on(state);
    }

    /// The auction is over, all calls are void, and a seat plays six no trumps \[LAW-WID-14\]; if the table has it.
    pub fn force_six_no_trumps(&self, state: &mut State, seat: Seat) {
        if seat.index() >= self.seats {
            return;
        }
        let hand = &mut state.hand;
        hand.auction = Auction::new(hand.auction.eldest, SeatSet::all(self.seats));
        hand.auction.high = Some((Bid::tricks(6, Strain::NoTrumps), seat));
        self.begin_contract(hand);
    }

    /// Whoever discarded corrects the number of the discards \[LAW-HAND-1\].
    pub fn mend_discards(&self, state: &mut State, away: CardSet, back: CardSet) {
        let hand = &mut state.hand;
        let Some(contract) = hand.contract else { return };
        let held = &mut hand.held[self.discarder(contract.bid, contract.seat).index()];
        let away = held.find(away).unwrap_or_default();
        let back = hand.discards.find(back).unwrap_or_default();
        *held = (*held - away) | back;
        hand.discards = (hand.discards - back) | away;
        self.after_mending(hand, &contract);
        if hand.phase == Phase::Play {
            hand.play.order = Order::Irregular;
        }
    }

    /// Gives the turn to a zone: a correction goes on with the player who corrects \[LAW-REV-12\].
    pub fn give_turn(&self, state: &mut State, zone: Zone) {
        if state.hand.play.turn != zone {
            Self::break_order(&mut state.hand, zone);
            state.hand.play.turn = zone;
        }
    }

    /// It is known to all that this player holds the called card \[LAW-AMB-53\].
    pub fn disclose(&self, state: &mut State, holder: Seat) {
        if let Some(contract) = &mut state.hand.contract {
            contract.is_called(holder);
        }
    }

    /// What a hand adds to the totals that counts as made or failed whatever tricks were taken, or by its tricks.
    #[must_use]
    pub fn points_as_ruled(
        &self,
        facts: &HandFacts,
        made: Option<bool>,
        totals: &BySeat<i32>,
    ) -> (HandResult, BySeat<i32>) {
        let result = match made {
            Some(true) => HandResult::Made,
            Some(false) => HandResult::Failed,
            None => self.result_of(facts),
        };
        (result, self.score_as(facts, result, totals).points)
    }

    /// Settles a hand that began with `start`: its points are added, and the game may be over \[LAW-END-1\].
    pub fn settle(&self, start: &State, state: &mut State, ruled: &RuledHand) {
        state.scores = start.scores;
        state.losers = start.losers;
        state.thrown_in = start.thrown_in;
        state.winners = start.winners;
        state.over = false;
        state.games = 0;
        state.hand.result = Some(ruled.result);
        state.hand.points = ruled.points;
        state.hand.phase = Phase::Deal;
        self.close(state, ruled);
    }

    /// A hand that is void: nothing is scored, nobody deals in another's place \[LAW-EFF-9\].
    pub fn throw_in(&self, start: &State, state: &mut State) {
        *state = *start;
        state.thrown_in += 1;
        state.hand.phase = Phase::Deal;
    }

    /// The running scores are those of a corrected sheet \[LAW-SCORE-2\].
    pub fn correct_scores(&self, state: &mut State, change: &BySeat<i32>) {
        state.scores = BySeat::from_fn(|seat| state.scores[seat].saturating_add(change[seat]));
    }
}
