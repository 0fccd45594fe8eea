//! Five Hundred as a [`Game`]: the phases of a hand put together.

use cards::{Card, CardSet};
use serde_json::{Map, Value, json};
use table::{
    BySeat, CardsError, Game, Legal, Problems, Recall, ScoresError, Seat, SeatSet, Standing, ViewError,
    Viewer,
};

use crate::{
    act::{Act, Impossible},
    action::{Action, Expected, NotAnAction, read_line},
    axis::{BlindMisere, RedealBy},
    choices::Choices,
    deal::Deal,
    event::Event,
    refusal::Refusal,
    rules::{Rules, RulesSpec},
    state::{Auction, Hand, HandResult, Phase, Play, Row, State, TRICKS},
    view::View,
};

impl Rules {
    /// The seat whose turn it is. In Five Hundred one seat acts at a time.
    #[inline]
    pub(crate) fn turn(&self, state: &State) -> Option<Seat> {
        let hand = &state.hand;
        match hand.phase {
            Phase::Deal => None,
            Phase::Auction => Some(hand.auction.turn),
            Phase::Play => Some(hand.play.actor()),
            _ => self.exchanging_seat(hand),
        }
    }

    /// The seats that may act.
    #[inline]
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        self.turn(state).map(SeatSet::of).unwrap_or_default()
    }

    /// What a seat may do now: `legal` without building the list.
    #[must_use]
    pub fn choices(&self, state: &State, seat: Seat) -> Choices {
        match self.next_choices(state) {
            Some((turn, choices)) if turn == seat => choices,
            _ => Choices::None,
        }
    }

    /// The seat whose turn it is and what it may do; `None` between hands and when the game is over.
    #[must_use]
    #[inline]
    pub fn next_choices(&self, state: &State) -> Option<(Seat, Choices)> {
        let hand = &state.hand;
        match hand.phase {
            Phase::Deal => None,
            Phase::Auction => Some((hand.auction.turn, self.calls(&hand.auction))),
            Phase::Play => Some((hand.play.actor(), self.cards_to_play(hand))),
            _ => self.exchanging_seat(hand).map(|seat| (seat, self.exchange_choices(hand, seat))),
        }
    }

    /// Whether the dealer of a hand that ended so deals the next one, too \[FH-AUC-10\].
    #[must_use]
    pub fn deals_again(&self, result: HandResult) -> bool {
        result == HandResult::PassedOut && self.axes().redeal_by == RedealBy::Same
    }

    /// Refuses a text that names a seat which this table doesn't have \[FH-AMB-44\].
    fn has_seats(&self, named: SeatSet, text: &str) -> Result<(), NotAnAction> {
        match named.beyond(self.seats) {
            Some(seat) => Err(NotAnAction::new(text, Expected::NoSuchSeat(seat))),
            None => Ok(()),
        }
    }

    fn begin_at(&self, scores: BySeat<i32>) -> State {
        State {
            scores,
            winners: SeatSet::EMPTY,
            losers: self.barred(&scores, SeatSet::EMPTY),
            over: false,
            games: 0,
            hands: 0,
            thrown_in: 0,
            dealer: None,
            silent: SeatSet::EMPTY,
            hand: EMPTY_HAND,
        }
    }
}

impl Game for Rules {
    const NAME: &'static str = "five-hundred";
    type Deal = Deal;
    type State = State;
    type Phase = Phase;
    type Action = Action;
    type NotAnAction = NotAnAction;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Act = Act;
    type Impossible = Impossible;

    fn read_rules(rules: &Map<String, Value>) -> Result<Self, Problems> {
        RulesSpec::from_json(rules).and_then(Self::new)
    }

    fn rules_json(&self) -> Map<String, Value> {
        self.spec().to_json()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn sides(&self) -> Vec<SeatSet> {
        let mut sides: Vec<SeatSet> = Vec::new();
        for side in Seat::all(self.seats).map(|seat| self.side(seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    fn pack_in_order(&self) -> Vec<Card> {
        self.pack.to_canonical()
    }

    fn read_deal(&self, deal: &Map<String, Value>) -> Result<Deal, CardsError> {
        self.read_deal(deal)
    }

    fn deal_json(&self, deal: &Deal) -> Map<String, Value> {
        self.deal_json(deal)
    }

    fn deal_pack(&self, pack: &[Card], dealer: Seat) -> Deal {
        self.deal_pack(pack, dealer)
    }

    fn min_cut(&self) -> Option<usize> {
        Some(self.min_cut())
    }

    fn begin(&self) -> State {
        self.begin_at(BySeat::default())
    }

    fn start(&self, scores: &[i32]) -> Result<State, ScoresError> {
        if scores.len() != self.seats {
            return Err(ScoresError::Count { found: scores.len(), seats: self.seats });
        }
        let scores = BySeat::from_fn(|seat| scores.get(seat.index()).copied().unwrap_or_default());
        if let Some(seat) = self.uneven(&scores) {
            return Err(ScoresError::Uneven { seat });
        }
        Ok(self.begin_at(scores))
    }

    fn next_dealer(&self, state: &State) -> Option<Seat> {
        let again = state.hand.result.is_some_and(|result| self.deals_again(result));
        state.dealer.map(|dealer| if again { dealer } else { self.left_of(dealer) })
    }

    fn deal(&self, state: &mut State, dealer: Seat, deal: &Deal) {
        if dealer.index() >= self.seats {
            return;
        }
        let all = SeatSet::all(self.seats);
        let looked = if self.axes().blind_misere == BlindMisere::Off { all } else { SeatSet::EMPTY };
        state.hands += 1;
        state.dealer = Some(dealer);
        state.hand = Hand {
            phase: Phase::Auction,
            held: deal.hands,
            rows: deal.rows,
            kitty: deal.kitties[0],
            kitty_1: deal.kitties[1],
            dead: deal.dead,
            auction: Auction::new(self.left_of(dealer), looked),
            ..EMPTY_HAND
        };
        if self.has_rows() {
            for seat in 0..2 {
                state.hand.held[seat + 2] = deal.rows[seat].up.iter().flatten().copied().collect();
            }
        }
        if self.watches_totals {
            self.note_first_totals(&mut state.hand, &state.scores);
        }
        if !state.silent.is_empty() {
            self.bar(state, state.silent);
        }
    }

    fn phase(&self, state: &State) -> Option<Phase> {
        (!state.over).then_some(state.hand.phase)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.acting(state)
    }

    fn read_text(&self, text: &str) -> Result<Action, NotAnAction> {
        let action: Action = text.parse()?;
        self.has_seats(action.seats(), text)?;
        Ok(action)
    }

    fn read_line(&self, line: &str) -> Result<(Seat, Action), NotAnAction> {
        let (seat, action) = read_line(line)?;
        self.has_seats(action.seats() | SeatSet::of(seat), line)?;
        Ok((seat, action))
    }

    /// `7H` is a bid in the auction, a card afterwards.
    fn meant(&self, state: &State, action: Action) -> Action {
        if state.hand.phase == Phase::Auction { action } else { action.in_play() }
    }

    fn meant_in(view: &View, action: Action) -> Action {
        if view.phase == Some(Phase::Auction) { action } else { action.in_play() }
    }

    fn legal(&self, state: &State, seat: Seat) -> Legal<Action> {
        let choices = self.choices(state, seat);
        let mut list: Vec<(String, Action)> =
            choices.list().into_iter().map(|action| (action.to_string(), action)).collect();
        list.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        Legal { actions: list.into_iter().map(|(_, action)| action).collect(), unlisted: choices.family() }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.choices(state, seat).contains(action) {
            Ok(())
        } else {
            Err(self.reason(state, seat, action))
        }
    }

    #[inline]
    fn play_unchecked(&self, state: &mut State, seat: Seat, action: Action) {
        debug_assert!(self.choices(state, seat).contains(action), "seat {seat} may not do {action} now");
        let zone = state.hand.play.turn;
        self.apply(state, Act { seat, zone, action });
    }

    fn act(&self, state: &State, seat: Seat, action: Action) -> Act {
        self.act_of(state, seat, action)
    }

    fn perform(&self, state: &mut State, act: Act) -> Result<(), Impossible> {
        self.possible(state, act)?;
        if state.hand.phase == Phase::Play && act.zone != state.hand.play.turn {
            Self::break_order(&mut state.hand, act.zone);
        }
        self.apply(state, act);
        Ok(())
    }

    fn rule(refusal: &Refusal) -> &'static str {
        refusal.rule()
    }

    fn view(&self, state: &State, viewer: Viewer, recall: Recall) -> View {
        self.make_view(state, viewer, recall)
    }

    fn events(&self, states: (&State, &State), seat: Seat, action: Action, viewer: Viewer) -> Vec<Event> {
        self.events_of(states, seat, action, viewer)
    }

    fn read_view(&self, view: &Value) -> Result<View, ViewError> {
        self.read_written(view)
    }

    fn hand_json(&self, state: &State) -> Value {
        let hand = &state.hand;
        let contract = hand.contract.map(|contract| {
            json!({
                "bid": contract.bid,
                "seat": contract.seat,
                "partners": contract.partners,
                "nominated": contract.nominated,
            })
        });
        json!({
            "dealer": state.dealer,
            "contract": contract,
            "tricks": hand.tricks.first(self.seats),
            "result": hand.result,
            "points": hand.result.map(|_| hand.points.first(self.seats)),
        })
    }

    fn standing(&self, state: &State) -> Standing {
        let games = |seat| if state.winners.contains(seat) { state.games } else { 0 };
        Standing {
            scores: state.scores.first(self.seats).to_vec(),
            winners: state.winners,
            losers: state.losers,
            games: state.over.then(|| Seat::all(self.seats).map(games).collect()),
        }
    }
}

/// No cards anywhere.
const EMPTY_HAND: Hand = Hand {
    phase: Phase::Deal,
    held: [CardSet::EMPTY; 6],
    rows: [Row { down: [None; 5], up: [None; 5] }; 2],
    kitty: CardSet::EMPTY,
    kitty_1: CardSet::EMPTY,
    dead: CardSet::EMPTY,
    taken: CardSet::EMPTY,
    given: CardSet::EMPTY,
    discards: CardSet::EMPTY,
    auction: Auction::new(Seat(0), SeatSet::EMPTY),
    contract: None,
    play: Play::NOT_YET,
    tricks: BySeat([0; 8]),
    card_points: BySeat([0; 8]),
    reached: [SeatSet::EMPTY; TRICKS + 1],
    result: None,
    points: BySeat([0; 8]),
};
