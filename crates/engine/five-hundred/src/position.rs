//! A hand in play as plain data, for programs that search it.
//!
//! A search knows every card, so this is no view: it must never be shown to a player. It names, one by one, the facts
//! that decide how the rest of a hand can go, and nothing else.

use cards::{BySuit, Card, CardSet, Suit, SuitSet};
use table::{Game, Seat, SeatSet, Table};

use crate::{
    axis::JokerLead,
    bid::Bid,
    deal::Deal,
    rules::{Rules, TRUMP_POWER},
    state::{Contract, JokerUse, Nomination, Order, Phase, State, TRICKS, ZONES, Zone},
};

/// The most zones that play: six hands, or two hands and two rows.
pub const MAX_ZONES: usize = ZONES;

/// A hand in play, with every card known \[FH-PLAY\].
///
/// A *zone* is a place that plays cards of its own. Hands have the number of their seat; with rows, the row of seat
/// `s` is zone `s + 2`.
///
/// ```
/// use five_hundred::{Bid, Position, Rules, Strain, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-4")?;
/// let deal = rules.deal_pack(&rules.pack_in_order(), Seat(0));
/// let bid = Bid::tricks(7, Strain::Hearts);
/// let position = Position::of_deal(&rules, &deal, Seat(0), bid, Seat(2), None).ok_or("no such seat")?;
/// assert_eq!((position.zones(), position.tricks_left(), position.turn), (4, 10, 2));
/// assert_eq!(position.party, [Seat(0), Seat(2)].into_iter().collect());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Position {
    /// Whether two players play from hand and row \[FH-PLAY-7\].
    pub rows: bool,
    /// The cards of each zone that are still to be played, face-down ones too.
    pub held: [CardSet; MAX_ZONES],
    /// With rows: the cards that lie on a face-down card, and those below them, pile by pile and row by row.
    pub covered: [Option<(Card, Card)>; 10],
    /// The zone that plays after each zone, `None` if it takes no part. With rows the order of a trick is
    /// `leader ^ 0, 1, 2, 3` instead.
    pub next: [Option<u8>; MAX_ZONES],
    /// The cards of each suit in this contract; a joker that was nominated is among them.
    pub suits: BySuit<CardSet>,
    /// The jokers without a suit.
    pub free_jokers: CardSet,
    /// The trump suit.
    pub trump: Option<Suit>,
    /// What beats what within a suit, by [`Card::index`]; equal cards are equal.
    pub power: [u8; 128],
    /// The cards on the table and their zones, in the order of play.
    pub trick: [Option<(Card, u8)>; MAX_ZONES],
    /// The zone to play next.
    pub turn: u8,
    /// The suit to be followed; none before the first card and after a bare joker.
    pub led: Option<Suit>,
    /// The suits that have been led.
    pub led_suits: SuitSet,
    /// The suits that the contractor has led.
    pub contractor_led: SuitSet,
    /// What a joker's leader may demand \[FH-JOK-5\].
    pub joker_lead: JokerLead,
    /// The suits that each zone has failed to follow, where that matters to a joker's leader \[FH-JOK-10\].
    pub shown_voids: [SuitSet; MAX_ZONES],
    /// Whether a player who can't follow must play a joker that they have \[FH-JOK-4\].
    pub must_play_joker: bool,
    /// Whether a joker without a suit may be played to the first trick of a suit by who could follow \[FH-JOK-11\].
    pub first_rounds: bool,
    /// Whether the trick on the table is such a one.
    pub is_first_round: bool,
    /// Whether jokers without a suit rank below every other card, and one led bare leaves it to the next card to give a
    /// suit \[FH-JOK-9\].
    pub low_jokers: bool,
    /// The contractor, or the eldest hand where there is none.
    pub contractor: Seat,
    /// The contractor and their partners: the side whose tricks count. Without a contract, the fixed side of the eldest
    /// hand.
    pub party: SeatSet,
    /// Whether the contract is to win no trick.
    pub misere: bool,
    /// Tricks the party has won.
    pub won: u8,
    /// Tricks finished, the party's or not.
    pub finished: u8,
}

impl Rules {
    /// What the last hand of a table comes to under these rules; `None` if there is none, or it can't be played so.
    #[must_use]
    pub fn state_of(&self, table: &Table<Self>) -> Option<State> {
        let mut state = self.begin();
        let hand = table.hands().last()?;
        self.deal(&mut state, hand.dealer, &self.read_deal(&table.deal_json()?).ok()?);
        for &(seat, action) in &hand.actions {
            self.check(&state, seat, action).ok()?;
            self.play_unchecked(&mut state, seat, action);
        }
        Some(state)
    }
}

impl Position {
    /// The hand in play; `None` in any other phase, while a card lies out of turn, and where the players have unlike
    /// numbers of cards.
    #[must_use]
    pub fn new(rules: &Rules, state: &State) -> Option<Self> {
        if state.hand.phase != Phase::Play || state.hand.play.order == Order::Irregular {
            return None;
        }
        let hand = &state.hand;
        let play = &hand.play;
        let contractor = play.contractor;
        let party = hand.contract.map_or_else(|| rules.side(contractor), |contract| contract.party());
        let mut power = rules.order[play.card_order as usize];
        play.named_jokers.into_iter().for_each(|joker| power[joker.index()] -= TRUMP_POWER);
        let mut position = Self {
            rows: rules.has_rows(),
            held: hand.held,
            covered: [None; 10],
            next: play.next.map(|zone| Some(zone.0)),
            suits: play.suits,
            free_jokers: play.free_jokers,
            trump: hand.contract.and_then(|contract| contract.bid.strain().trump()),
            power,
            trick: [None; MAX_ZONES],
            turn: play.turn.0,
            led: play.led,
            led_suits: play.led_suits,
            contractor_led: play.contractor_led,
            joker_lead: rules.axes().joker_lead,
            shown_voids: [SuitSet::EMPTY; MAX_ZONES],
            must_play_joker: play.joker_use == JokerUse::MustIfVoid,
            first_rounds: play.has_first_rounds(),
            is_first_round: play.joker_use == JokerUse::FirstRound && play.led.is_some(),
            low_jokers: play.has_low_jokers(),
            contractor,
            party,
            misere: hand.contract.is_some_and(|contract| contract.bid.is_misere()),
            won: party.iter().map(|seat| hand.tricks[seat]).sum(),
            finished: play.finished,
        };
        if position.joker_lead == JokerLead::NotVoid && !position.free_jokers.is_empty() {
            position.shown_voids = std::array::from_fn(|zone| Rules::shown_voids(play, Zone(zone as u8)));
        }
        if position.rows {
            position.add_rows(state);
        } else {
            let playing = SeatSet::all(rules.seats()) - rules.out_of_play(hand);
            for zone in (0..MAX_ZONES).filter(|&zone| !playing.contains(Seat(zone as u8))) {
                position.held[zone] = CardSet::EMPTY;
                position.next[zone] = None;
            }
        }
        let first = usize::from(play.finished * play.zones);
        for (place, &(card, zone)) in position.trick.iter_mut().zip(&play.played()[first..]) {
            *place = Some((card, zone.0));
        }
        Some(position)
    }

    fn add_rows(&mut self, state: &State) {
        for (seat, row) in state.hand.rows.iter().enumerate() {
            for pile in 0..5 {
                let Some(down) = row.down[pile] else { continue };
                self.held[seat + 2].insert(down);
                self.covered[seat * 5 + pile] = row.up[pile].map(|up| (up, down));
            }
        }
    }

    /// The last hand of a table where it stands, as if every hand were played to the last trick; `None` if it is not in
    /// the play.
    #[must_use]
    pub fn of_table(table: &Table<Rules>) -> Option<Self> {
        if table.phase() != Some(Phase::Play) {
            return None;
        }
        let rules = table.game().to_the_last_trick();
        Self::new(&rules, &rules.state_of(table)?)
    }

    /// A deal as it would be played if `contractor` played `bid` with the cards they were dealt, alone unless they have
    /// partners in every hand; `None` if the table doesn't have the contractor or the dealer.
    #[must_use]
    pub fn of_deal(
        rules: &Rules,
        deal: &Deal,
        dealer: Seat,
        bid: Bid,
        contractor: Seat,
        nominated: Option<Suit>,
    ) -> Option<Self> {
        if contractor.index() >= rules.seats() || dealer.index() >= rules.seats() {
            return None;
        }
        let mut state = rules.start(&vec![0; rules.seats()]).ok()?;
        rules.deal(&mut state, dealer, deal);
        let fixed = rules.has_fixed_sides() && !bid.is_played_alone();
        let partners = if fixed { rules.side(contractor) } else { SeatSet::EMPTY };
        state.hand.contract = Some(Contract {
            bid,
            seat: contractor,
            partners: partners - SeatSet::of(contractor),
            nominated: nominated.map(Nomination::Suit),
            called: None,
            disclosed: true,
        });
        rules.begin_play(&mut state.hand);
        Self::new(rules, &state)
    }

    /// The number of zones that play.
    #[must_use]
    pub fn zones(&self) -> usize {
        if self.rows { 4 } else { self.next.iter().flatten().count() }
    }

    /// The owner of a zone's cards.
    #[must_use]
    pub const fn owner(&self, zone: u8) -> Seat {
        Seat(if self.rows { zone & 1 } else { zone })
    }

    /// Tricks still to be finished.
    #[must_use]
    pub const fn tricks_left(&self) -> u8 {
        TRICKS as u8 - self.finished
    }
}
