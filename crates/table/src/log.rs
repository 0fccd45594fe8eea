//! A game being played: the one authority over its state, and the record that grows with it.
//!
//! Every change goes the same way: it is judged, written into the record, then done. Nobody gets at the state itself;
//! players and programs are given views.

use cards::Card;
use serde_json::{Map, Value};

use crate::{
    CardsError, DealError, DealSource, Game, GamePhase, HandRecord, OpenError, RECORD_FORMAT, Recall, Record,
    ScoresError, Seat, SeatSet, Standing, Viewer, shuffle,
};

/// Scores at the start are no larger than this, either way: no game gets near it.
const LARGEST_SCORE: i32 = 1_000_000;

/// A game at a table, with its record.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    state: G::State,
    record: Record,
    /// The hand in progress or just ended.
    hand: Option<Hand<G>>,
    finished: Vec<Value>,
}

/// A hand from its deal on.
#[derive(Clone, Debug)]
struct Hand<G: Game> {
    deal: G::Deal,
    /// The state right after the deal.
    start: G::State,
    /// What has been done since.
    actions: Vec<(Seat, G::Action)>,
}

impl<G: Game> Table<G> {
    /// Opens a table; nothing has been dealt yet.
    ///
    /// # Errors
    /// The names or the scores don't fit the game \[NOT-REC-2\].
    pub fn new(game: G, players: Option<Vec<String>>, scores: Option<Vec<i32>>) -> Result<Self, OpenError> {
        let seats = game.seats();
        if let Some(players) = players.as_ref().filter(|players| players.len() != seats) {
            return Err(OpenError::Names { found: players.len(), seats });
        }
        if let Some(scores) = scores.as_ref().filter(|scores| scores.len() != seats) {
            return Err(ScoresError::Count { found: scores.len(), seats }.into());
        }
        if scores.iter().flatten().any(|score| score.unsigned_abs() > LARGEST_SCORE.unsigned_abs()) {
            return Err(ScoresError::TooLarge { most: LARGEST_SCORE }.into());
        }
        let state = game.start(scores.as_deref().unwrap_or(&vec![0; seats]))?;
        let record = Record {
            format: RECORD_FORMAT.to_owned(),
            game: G::NAME.to_owned(),
            rules: game.rules_json(),
            players,
            scores,
            hands: Vec::new(),
        };
        Ok(Self { game, state, record, hand: None, finished: Vec::new() })
    }

    /// The rules that are played.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Everything that has happened.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Where the game stands; `None` when it is over \[NOT-RES-2\].
    pub fn phase(&self) -> Option<G::Phase> {
        self.game.phase(&self.state)
    }

    /// Who may act.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// Whose move it is, if nobody claims.
    pub fn turn(&self) -> Option<Seat> {
        self.game.turn(&self.state)
    }

    /// Whether the last hand is still being played.
    pub fn in_hand(&self) -> bool {
        self.phase().is_some_and(|phase| phase != G::Phase::DEAL)
    }

    /// Who must deal next; `None` if anybody may \[NOT-REC-8\].
    pub fn next_dealer(&self) -> Option<Seat> {
        self.game.next_dealer(&self.state)
    }

    /// Begins a hand.
    ///
    /// # Errors
    /// It is not the time, the dealer's turn or the pack for it.
    pub fn deal(&mut self, dealer: Seat, source: DealSource) -> Result<(), DealError> {
        let deal = read_deal(&self.game, dealer, &source)?;
        self.deal_read(dealer, source, deal)
    }

    pub(crate) fn deal_read(
        &mut self,
        dealer: Seat,
        source: DealSource,
        deal: G::Deal,
    ) -> Result<(), DealError> {
        if self.in_hand() {
            return Err(DealError::HandInProgress);
        }
        if self.phase().is_none() {
            return Err(DealError::GameOver);
        }
        if let Some(next) = self.next_dealer().filter(|&next| next != dealer) {
            return Err(DealError::NotTheDealer { next, dealer });
        }
        self.record.hands.push(HandRecord { dealer, deal: source, actions: Vec::new() });
        self.game.deal(&mut self.state, dealer, &deal);
        self.hand = Some(Hand { deal, start: self.state.clone(), actions: Vec::new() });
        Ok(())
    }

    /// The cards of the hand in progress or just ended, as an explicit `deal` of a record.
    pub fn deal_json(&self) -> Option<Map<String, Value>> {
        self.hand.as_ref().map(|hand| self.game.deal_json(&hand.deal))
    }

    /// Whether a seat may do this now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.game.check(&self.state, seat, action)
    }

    /// Performs an action: judged, written into the record, then done.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        self.check(seat, action)?;
        if let Some(hand) = self.record.hands.last_mut() {
            hand.actions.push(format!("{seat} {action}"));
        }
        self.game.play_unchecked(&mut self.state, seat, action);
        if let Some(hand) = &mut self.hand {
            hand.actions.push((seat, action));
        }
        if !self.in_hand() {
            self.finished.push(self.game.hand_json(&self.state));
        }
        Ok(())
    }

    /// Takes back the last action of the last hand; `None` if there is none.
    pub fn undo(&mut self) -> Option<(Seat, G::Action)> {
        let hand = self.hand.as_mut()?;
        let last = hand.actions.pop()?;
        self.state = hand.start.clone();
        for &(seat, action) in &hand.actions {
            self.game.play_unchecked(&mut self.state, seat, action);
        }
        if let Some(hand) = self.record.hands.last_mut() {
            hand.actions.pop();
        }
        // A hand whose last action is taken back is not finished any more.
        self.finished.truncate(self.record.hands.len() - 1);
        Some(last)
    }

    /// The same table without the hands before the last: as much to copy at the end of a long game as at its beginning.
    /// Its record does not tell how the game came to where it stands.
    #[must_use]
    pub fn last_hand(&self) -> Self {
        let last = |count: usize| count.saturating_sub(1);
        let record = Record {
            format: self.record.format.clone(),
            game: self.record.game.clone(),
            rules: self.record.rules.clone(),
            players: self.record.players.clone(),
            scores: self.record.scores.clone(),
            hands: self.record.hands[last(self.record.hands.len())..].to_vec(),
        };
        let finished =
            if self.in_hand() { Vec::new() } else { self.finished[last(self.finished.len())..].to_vec() };
        Self { game: self.game.clone(), state: self.state.clone(), record, hand: self.hand.clone(), finished }
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

    /// Every legal action of a seat, and the head of a family too long to list (see [`Game::legal`]).
    pub fn legal(&self, seat: Seat) -> (Vec<G::Action>, Option<&'static str>) {
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
pub(crate) fn read_deal<G: Game>(game: &G, dealer: Seat, source: &DealSource) -> Result<G::Deal, DealError> {
    if dealer.index() >= game.seats() {
        return Err(DealError::NoSuchDealer(dealer));
    }
    match source {
        DealSource::Explicit(deal) => Ok(game.read_deal(deal)?),
        DealSource::Pack { pack, cut } => {
            let mut pack = pieces(pack, game.pack_in_order())?;
            if let Some(cut) = *cut {
                cut_pack(&mut pack, cut, game.smallest_packet())?;
            }
            Ok(game.deal_pack(&pack, dealer))
        }
        DealSource::Seed(seed) => {
            let mut pack = game.pack_in_order();
            shuffle(*seed, &mut pack);
            Ok(game.deal_pack(&pack, dealer))
        }
    }
}

/// The pieces of card a list names: exactly those of the pack \[NOT-REC-5\].
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
