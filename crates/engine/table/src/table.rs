//! A game being played: its rules and its state, and the hands that led there. What was done is kept once, typed; a
//! [`Record`] is written from it where one is wanted.
//!
//! Players and programs are given views and events. The state itself shows all cards.

use std::sync::Arc;

use cards::Card;
use serde_json::{Map, Value};

use crate::{
    CardsError, Closing, DealError, DealSource, Event, Game, GamePhase, HandRecord, Keystream, Later, Legal,
    Recall, Record, ScoresError, Seat, SeatSet, Standing, Viewer,
};

/// Scores at the start are no larger than this, either way: no game gets near it.
const LARGEST_SCORE: i32 = 1_000_000;

/// A game that is played at a table: its rules, its state and the hands so far.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), "7H".parse()?)?;
///
/// // An illegal action is refused with its reason, and changes nothing.
/// let refusal = table.act(Seat(2), "6S".parse()?).err().ok_or("legal")?;
/// assert_eq!(refusal.to_string(), "6S does not rank above 7H");
/// table.act(Seat(2), Action::Pass)?;
/// assert_eq!((table.turn(), table.actions().len()), (Some(Seat(3)), 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// Whoever copies a table shares its rules, which are large and never change.
    game: Arc<G>,
    state: G::State,
    /// The state before the last action, or before the deal.
    before: G::State,
    /// The scores at the start, where they were not all 0.
    scores: Option<Vec<i32>>,
    hands: Vec<Hand<G>>,
    finished: Vec<Value>,
}

/// A hand of a game: its deal, and what has been done since.
///
/// ```
/// use five_hundred::{Action, Rules};
/// use kookaburra_table::{Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Pass)?;
/// let hand = &table.hands()[0];
/// assert_eq!((hand.dealer, &hand.actions[..]), (Seat(0), &[(Seat(1), Action::Pass)][..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hand<G: Game> {
    /// The dealer.
    pub dealer: Seat,
    /// Where the cards came from.
    pub source: DealSource,
    /// The actions since.
    pub actions: Vec<(Seat, G::Action)>,
    deal: G::Deal,
    /// The state when it was dealt.
    start: G::State,
}

impl<G: Game> Table<G> {
    /// Opens a table at which nobody has a score yet.
    pub fn open(game: G) -> Self {
        Self::sharing(Arc::new(game))
    }

    /// The same by rules that other tables have, too.
    pub fn sharing(game: Arc<G>) -> Self {
        let state = game.begin();
        Self { game, before: state.clone(), state, scores: None, hands: Vec::new(), finished: Vec::new() }
    }

    /// Opens a table at which the players begin with these scores, or with none.
    ///
    /// # Errors
    /// The scores don't fit the game \[NOT-REC-2\].
    pub fn new(game: G, scores: Option<Vec<i32>>) -> Result<Self, ScoresError> {
        let Some(scores) = scores else { return Ok(Self::open(game)) };
        let seats = game.seats();
        if scores.len() != seats {
            return Err(ScoresError::Count { found: scores.len(), seats });
        }
        if scores.iter().any(|score| score.unsigned_abs() > LARGEST_SCORE.unsigned_abs()) {
            return Err(ScoresError::TooLarge { most: LARGEST_SCORE });
        }
        let state = game.start(&scores)?;
        Ok(Self { before: state.clone(), state, scores: Some(scores), ..Self::open(game) })
    }

    /// The rules that are played, to be shared.
    pub(crate) fn shared(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The rules that are played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The hands so far, the one in progress last.
    pub fn hands(&self) -> &[Hand<G>] {
        &self.hands
    }

    /// What has been done in the last hand.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        self.hands.last().map(|hand| &*hand.actions).unwrap_or_default()
    }

    /// The scores at the start, where they were not all 0.
    pub fn first_scores(&self) -> Option<&[i32]> {
        self.scores.as_deref()
    }

    /// The game so far as anyone can replay it, with the names of its players.
    pub fn to_record(&self, players: Option<Vec<String>>) -> Record {
        let hand_record = |hand: &Hand<G>| HandRecord {
            dealer: hand.dealer,
            deal: hand.source.clone(),
            faults: None,
            proof: None,
            actions: hand.actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
        };
        let hands: Vec<HandRecord> = self.hands.iter().map(hand_record).collect();
        Record {
            format: Record::format_of(&hands).to_owned(),
            game: G::NAME.to_owned(),
            rules: self.game.rules_json(),
            players,
            scores: self.scores.clone(),
            hands,
        }
    }

    /// Where the game stands; `None` when it is over \[NOT-RES-2\].
    pub fn phase(&self) -> Option<G::Phase> {
        self.game.phase(&self.state)
    }

    /// The seats that may act.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// The seat to move, if nobody claims.
    pub fn turn(&self) -> Option<Seat> {
        self.game.turn(&self.state)
    }

    /// The seats that may claim before the one in turn goes on, in the order in which they are asked.
    pub fn claimants(&self) -> impl Iterator<Item = Seat> {
        self.game.claimants(&self.state)
    }

    /// Whether the last hand is still being played.
    pub fn in_hand(&self) -> bool {
        self.phase().is_some_and(|phase| phase != G::Phase::DEAL)
    }

    /// The seat that must deal next; `None` if anybody may \[NOT-REC-8\].
    pub fn next_dealer(&self) -> Option<Seat> {
        self.game.next_dealer(&self.state)
    }

    /// Begins a hand.
    ///
    /// # Errors
    /// It is not the time, the dealer's turn or the pack for it.
    pub fn deal(&mut self, dealer: Seat, source: DealSource) -> Result<(), DealError> {
        self.may_deal(dealer)?;
        let deal = read_deal(self.game(), dealer, &source)?;
        self.deal_read(dealer, source, deal);
        Ok(())
    }

    /// Whether a seat may deal now.
    pub(crate) fn may_deal(&self, dealer: Seat) -> Result<(), DealError> {
        if self.in_hand() {
            return Err(DealError::HandInProgress);
        }
        if self.phase().is_none() {
            return Err(DealError::GameOver);
        }
        match self.next_dealer().filter(|&next| next != dealer) {
            Some(next) => Err(DealError::NotTheDealer { next, dealer }),
            None => Ok(()),
        }
    }

    /// Begins a hand that may be dealt.
    pub(crate) fn deal_read(&mut self, dealer: Seat, source: DealSource, deal: G::Deal) {
        self.before.clone_from(&self.state);
        self.game.deal(&mut self.state, dealer, &deal);
        self.hands.push(Hand { dealer, source, actions: Vec::new(), deal, start: self.state.clone() });
    }

    /// The cards of the hand in progress or just ended, as an explicit `deal` of a record.
    pub fn deal_json(&self) -> Option<Map<String, Value>> {
        self.hands.last().map(|hand| self.game.deal_json(&hand.deal))
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.game.check(&self.state, seat, action)
    }

    /// Performs an action: judged, then done.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action);
        Ok(())
    }

    /// What the hand comes to if a lawful action ends it.
    pub(crate) fn closing(&self, seat: Seat, action: G::Action) -> Option<Closing> {
        let mut state = self.state.clone();
        self.game.play_unchecked(&mut state, seat, action);
        let over = self.game.phase(&state).is_none_or(|phase| phase == G::Phase::DEAL);
        over.then(|| Closing::new(self.game.hand_json(&state), self.game.standing(&state)))
    }

    /// What the hand came to if its last action has ended it.
    pub(crate) fn closed(&self) -> Option<Closing> {
        let hand = self.finished.last().filter(|_| !self.in_hand())?;
        Some(Closing::new(hand.clone(), self.standing()))
    }

    /// Performs an action that has been judged.
    pub(crate) fn perform(&mut self, seat: Seat, action: G::Action) {
        self.before.clone_from(&self.state);
        self.game.play_unchecked(&mut self.state, seat, action);
        if let Some(hand) = self.hands.last_mut() {
            hand.actions.push((seat, action));
        }
        if let (Some(hand), Some(kept)) = (self.game.hand_before_json(&self.state), self.finished.last_mut())
        {
            *kept = hand;
        }
        if !self.in_hand() {
            self.finished.push(self.game.hand_json(&self.state));
        }
    }

    /// Goes back to where the last hand stood after this number of its actions; nothing changes if it never had as
    /// many.
    pub fn rewind(&mut self, actions: usize) {
        let Some(hand) = self.hands.last_mut().filter(|hand| actions <= hand.actions.len()) else { return };
        let done = std::mem::take(&mut hand.actions);
        self.state.clone_from(&hand.start);
        // A hand whose last action is taken back is not finished any more.
        self.finished.truncate(self.hands.len() - 1);
        for &(seat, action) in &done[..actions] {
            self.perform(seat, action);
        }
    }

    /// The game as it stood after one of its hands, counted from 0; `None` if there is no such hand.
    pub fn after_hand(&self, number: usize) -> Option<Self> {
        let hands = self.hands.get(..=number)?.to_vec();
        let actions = hands[number].actions.len();
        let (scores, finished) = (self.scores.clone(), self.finished.clone());
        let (game, state, before) = (Arc::clone(&self.game), self.state.clone(), self.before.clone());
        let mut then = Self { game, state, before, scores, hands, finished };
        then.rewind(actions);
        Some(then)
    }

    /// The same table without the hands before the last: as much to copy at the end of a long game as at its beginning.
    /// It does not tell how the game came to where it stands.
    #[must_use]
    pub fn last_hand(&self) -> Self {
        let last = |count: usize| count.saturating_sub(1);
        let finished =
            if self.in_hand() { Vec::new() } else { self.finished[last(self.finished.len())..].to_vec() };
        Self {
            game: Arc::clone(&self.game),
            state: self.state.clone(),
            before: self.before.clone(),
            scores: self.scores.clone(),
            hands: self.hands[last(self.hands.len())..].to_vec(),
            finished,
        }
    }

    /// What a viewer learns from the last thing that happened: a deal, or an action.
    pub fn events(&self, viewer: Viewer) -> Vec<Event<G::Event>> {
        let Some(hand) = self.hands.last() else { return Vec::new() };
        let Some(&(seat, action)) = hand.actions.last() else { return self.dealt(hand) };
        let states = (&self.before, &self.state);
        let mut events: Vec<_> =
            self.game.events(states, seat, action, viewer).into_iter().map(Event::In).collect();
        if !self.in_hand() {
            events.push(Event::HandOver);
        }
        if self.phase().is_none() {
            events.push(Event::GameOver { winners: self.standing().winners });
        }
        events
    }

    /// What everybody sees of a deal.
    fn dealt(&self, hand: &Hand<G>) -> Vec<Event<G::Event>> {
        let seats = self.game.seats();
        let seat = hand.dealer.after(seats - 1, seats);
        let cut = hand.source.cut().map(|count| Event::Cut { seat, count: count as u32 });
        let dealt = Event::Dealt { hand: self.hands.len() as u32 - 1, dealer: hand.dealer };
        cut.into_iter().chain([dealt]).collect()
    }

    /// Shows the last hand again: right after its deal, then after each action.
    pub fn retell(&self, mut each: impl FnMut(&Self)) {
        if self.hands.is_empty() {
            return;
        }
        let mut again = self.clone();
        again.rewind(0);
        each(&again);
        for &(seat, action) in self.actions() {
            again.perform(seat, action);
            each(&again);
        }
    }

    /// The scores and the hand with all its cards, for those who may see everything: a player gets a view.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What one viewer sees.
    pub fn view(&self, viewer: Viewer, recall: Recall) -> G::View {
        self.game.view(&self.state, viewer, recall)
    }

    /// Scores, winners, losers and games.
    pub fn standing(&self) -> Standing {
        self.game.standing(&self.state)
    }

    /// The finished hands, as in a result \[NOT-RES-5\].
    pub fn finished_hands(&self) -> &[Value] {
        &self.finished
    }

    /// The hand in progress, as in a result.
    pub fn hand_json(&self) -> Option<Value> {
        self.in_hand().then(|| self.game.hand_json(&self.state))
    }

    /// Every legal action of a seat.
    pub fn legal(&self, seat: Seat) -> Legal<G::Action> {
        self.game.legal(&self.state, seat)
    }

    /// What an action that was read means now.
    pub(crate) fn meant(&self, action: G::Action) -> G::Action {
        self.game.meant(&self.state, action)
    }

    /// Reads an action without its seat, as it is meant in this phase.
    ///
    /// # Errors
    /// The text, and what was expected.
    pub fn read_action(&self, text: &str) -> Result<G::Action, G::NotAnAction> {
        self.game.read_action(&self.state, text)
    }
}

/// Makes the deal of a source \[NOT-REC-3\].
///
/// # Errors
/// The dealer or the cards can't be.
pub fn read_deal<G: Game>(game: &G, dealer: Seat, source: &DealSource) -> Result<G::Deal, DealError> {
    if dealer.index() >= game.seats() {
        return Err(DealError::NoSuchDealer(dealer));
    }
    match source {
        DealSource::Explicit(deal) => {
            let deal = game.read_deal(deal)?;
            game.check_deal(&deal, dealer)?;
            Ok(deal)
        }
        DealSource::Pack { pack, cut, reshuffle } => {
            let mut pack = pieces(pack, game.pack_in_order())?;
            if let Some(cut) = *cut {
                cut_pack(&mut pack, cut, game.min_cut())?;
            }
            let deal = game.deal_pack(&pack, dealer);
            let later = reshuffle.clone().map(Later::Cards);
            Ok(later.map_or(Ok(deal.clone()), |later| game.with_chance(deal, later))?)
        }
        DealSource::Seed { seed, cut } => {
            let mut pack = game.pack_in_order();
            let rest = Keystream::after(*seed, &mut pack);
            if let Some(cut) = *cut {
                cut_pack(&mut pack, cut, game.min_cut())?;
            }
            Ok(game.with_chance(game.deal_pack(&pack, dealer), Later::Stream(rest))?)
        }
    }
}

/// The physical cards a list names: exactly those of the pack \[NOT-REC-5\].
fn pieces(cards: &[Card], mut pack: Vec<Card>) -> Result<Vec<Card>, CardsError> {
    let mut pieces = Vec::with_capacity(pack.len());
    for &card in cards {
        let Some(place) = pack.iter().position(|piece| piece.face() == card.face()) else {
            let doubled = pieces.iter().any(|piece: &Card| piece.face() == card.face());
            return Err(if doubled {
                CardsError::TooOftenInPack { card }
            } else {
                CardsError::ForeignInPack { card }
            });
        };
        pieces.push(pack.remove(place));
    }
    match pack.first() {
        Some(&card) => Err(CardsError::MissingInPack { card }),
        None => Ok(pieces),
    }
}

/// Puts the top cards under the rest \[FH-DEAL-1\] \[FH-AMB-20\].
fn cut_pack(pack: &mut [Card], cut: usize, smallest: Option<usize>) -> Result<(), DealError> {
    let least = smallest.ok_or(DealError::NoCut)?;
    if cut < least || pack.len().saturating_sub(cut) < least {
        return Err(DealError::SmallPacket { cut, least });
    }
    pack.rotate_left(cut);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn a_pack_is_exactly_that_of_the_rules() {
        // NOT-REC-5
        let two: Card = "2S".parse().unwrap();
        let pack = || vec![two, two.second_copy().unwrap(), "AS".parse().unwrap(), Card::X];
        for order in ["2S 2S AS X", "X 2S AS 2S"] {
            let pieces = pieces(&cards(order), pack()).unwrap();
            assert_eq!(pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), order);
            assert!(pieces.contains(&two.second_copy().unwrap()));
        }
        for (order, error) in [
            ("2S AS X", "2S is missing from the pack"),
            ("2S 2S X", "AS is missing from the pack"),
            ("2S 2S 2S AS X", "2S occurs too often in the pack"),
            ("2S 3S AS X", "3S is not in the pack of these rules"),
            ("2S 2S AS X X", "X occurs too often in the pack"),
        ] {
            assert_eq!(pieces(&cards(order), pack()).unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn a_cut_puts_the_top_under_the_rest() {
        // FH-DEAL-1, FH-AMB-20
        let mut pack = cards("AS KS QS JS 10S 9S 8S 7S 6S");
        cut_pack(&mut pack, 5, Some(4)).unwrap();
        assert_eq!(pack, cards("9S 8S 7S 6S AS KS QS JS 10S"));
        for cut in [0, 3, 6, 9, usize::MAX] {
            let found = cut_pack(&mut pack, cut, Some(4));
            assert_eq!(found, Err(DealError::SmallPacket { cut, least: 4 }));
        }
        assert!(cut_pack(&mut pack, 1, Some(1)).is_ok() && cut_pack(&mut pack, 8, Some(1)).is_ok());
        assert!(cut_pack(&mut pack, 5, None).is_err());
    }
}
