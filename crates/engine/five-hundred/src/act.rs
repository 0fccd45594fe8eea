//! Acts: what a player can physically do, lawful or not, and what is done by it. Whether it is lawful is asked
//! elsewhere ([`Rules::choices`]).

use cards::Card;
use table::Seat;

use crate::{
    action::Action,
    bid::Bid,
    facts::HandEnd,
    refusal_reason::lacking,
    rules::Rules,
    state::{Auction, Hand, Phase, State, Zone},
};

/// A physical act of a player, lawful or not: what they do, and where the card comes from.
///
/// ```
/// use five_hundred::{Act, Action, Rules, Zone, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let (rules, mut state) = (table.game(), *table.state());
/// // It is seat 1's turn: a pass of seat 3 is unlawful, and can be done all the same.
/// let act = Act { seat: Seat(3), zone: Zone::hand(Seat(3)), action: Action::Pass };
/// assert!(rules.check(&state, act.seat, act.action).is_err());
/// rules.perform(&mut state, act)?;
/// assert!(rules.inside(&state).has_called(Seat(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Act {
    /// The player who does it.
    pub seat: Seat,
    /// Where the card comes from that they play; for anything else, their own hand.
    pub zone: Zone,
    /// What they do.
    pub action: Action,
}

/// Why an act can't be done at all, whatever the rules say of it.
///
/// ```
/// use five_hundred::{Action, Impossible, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let (rules, mut state) = (table.game(), *table.state());
/// let act = rules.act(&state, Seat(9), Action::Pass);
/// assert_eq!(rules.perform(&mut state, act), Err(Impossible::NoSeat { seat: Seat(9) }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// The table doesn't have the seat.
    #[error("there is no seat {seat}")]
    NoSeat {
        /// The seat.
        seat: Seat,
    },
    /// There is nothing to do it to in this phase.
    #[error("that can't be done in the phase {phase}")]
    NotNow {
        /// The phase the hand is in.
        phase: Phase,
    },
    /// The card doesn't lie there.
    #[error("{card} is not there")]
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The player doesn't play the cards of that hand or row.
    #[error("those are not the cards of seat {seat}")]
    NotTheirs {
        /// The seat that tried.
        seat: Seat,
    },
    /// The hand is played without this player.
    #[error("seat {seat} takes no part in this hand")]
    TakesNoPart {
        /// The player.
        seat: Seat,
    },
    /// A hand or a row plays one card to a trick.
    #[error("seat {seat} has played to this trick")]
    HasPlayed {
        /// The owner of the cards.
        seat: Seat,
    },
    /// Only a joker without a suit demands one, and only when it is led.
    #[error("{card} demands no suit here")]
    NoDemandHere {
        /// The card.
        card: Card,
    },
    /// These rules don't have the bid.
    #[error("the rules of this table have no bid {bid}")]
    NoSuchBid {
        /// The bid.
        bid: Bid,
    },
    /// A bid that does not rank above the highest bid is none.
    #[error("{bid} does not rank above {high}")]
    BidTooLow {
        /// The bid.
        bid: Bid,
        /// The highest bid so far.
        high: Bid,
    },
    /// The player has passed, or has made the call of their next turn.
    #[error("seat {seat} has no call left")]
    NoCallLeft {
        /// The player.
        seat: Seat,
    },
    /// There is nothing to look at.
    #[error("there is nothing to look at")]
    NothingToLookAt,
    /// This step of the exchange is another player's.
    #[error("seat {seat} has nothing to exchange")]
    NoExchange {
        /// The seat that tried.
        seat: Seat,
    },
    /// No card was discarded.
    #[error("no card was discarded")]
    NothingDiscarded,
    /// A player who discards keeps a card to play.
    #[error("a card to play must be left")]
    NothingLeft,
    /// The table has no such way to choose partners, or no such partner.
    #[error("partners are not chosen like that here")]
    NoSuchChoice,
}

impl Rules {
    /// The act of a seat that does this here: a card comes from where that player holds it, in turn if that can be.
    pub(crate) fn act_of(&self, state: &State, seat: Seat, action: Action) -> Act {
        let play = &state.hand.play;
        let zone = match action {
            Action::Play(card) | Action::Lead(card, _) if state.hand.phase == Phase::Play => {
                let mut zones = std::iter::once(play.turn)
                    .chain(self.zones_from(play, play.leader).filter(|&zone| zone != play.turn))
                    .filter(|zone| play.actors[usize::from(zone.0)] == seat && !play.lies(*zone));
                zones.find(|zone| state.hand.held[usize::from(zone.0)].find_one(card).is_some())
            }
            _ => None,
        };
        Act { seat, zone: zone.unwrap_or(Zone::hand(seat)), action }
    }

    /// Whether what the act needs is there.
    pub(crate) fn possible(&self, state: &State, act: Act) -> Result<(), Impossible> {
        let hand = &state.hand;
        let Act { seat, zone, action } = act;
        if seat.index() >= self.seats {
            return Err(Impossible::NoSeat { seat });
        }
        match (hand.phase, action) {
            (Phase::Play, Action::Play(card)) => self.can_play(hand, seat, zone, card).map(drop),
            (Phase::Play, Action::Lead(card, _)) => {
                let piece = self.can_play(hand, seat, zone, card)?;
                let demands = hand.play.in_trick == 0 && hand.play.free_jokers.contains(piece);
                if demands { Ok(()) } else { Err(Impossible::NoDemandHere { card }) }
            }
            _ if zone != Zone::hand(seat) => Err(Impossible::NotTheirs { seat }),
            (Phase::Auction, Action::Pass | Action::Look | Action::Bid(_)) => {
                self.can_call(&hand.auction, seat, action)
            }
            (Phase::Give, Action::Give(_))
            | (Phase::Discard, Action::Discard(_))
            | (Phase::Nominate, Action::Nominate(_))
            | (Phase::Partners, Action::Call(_) | Action::Alone | Action::Partners(_)) => {
                self.can_exchange(hand, seat, action)
            }
            (phase, _) => Err(Impossible::NotNow { phase }),
        }
    }

    fn can_call(&self, auction: &Auction, seat: Seat, action: Action) -> Result<(), Impossible> {
        if (auction.passed | auction.called).contains(seat) {
            return Err(Impossible::NoCallLeft { seat });
        }
        match (action, auction.high) {
            (Action::Look, _) if auction.looked.contains(seat) => Err(Impossible::NothingToLookAt),
            (Action::Bid(bid), _) if !self.bids.has(bid) => Err(Impossible::NoSuchBid { bid }),
            (Action::Bid(bid), Some((high, _))) if !self.bids.outranks(bid, high) => {
                Err(Impossible::BidTooLow { bid, high })
            }
            _ => Ok(()),
        }
    }

    fn can_exchange(&self, hand: &Hand, seat: Seat, action: Action) -> Result<(), Impossible> {
        if self.exchanging_seat(hand) != Some(seat) {
            return Err(Impossible::NoExchange { seat });
        }
        let held = hand.held[seat.index()];
        let moved = match action {
            Action::Give(cards) if cards.len() != u32::from(self.exchange_count(hand)) => {
                return Err(Impossible::NoSuchChoice);
            }
            Action::Give(cards) => cards,
            Action::Discard(cards) if cards.is_empty() => return Err(Impossible::NothingDiscarded),
            Action::Discard(cards) => cards,
            _ if self.exchange_choices(hand, seat).contains(action) => return Ok(()),
            _ => return Err(Impossible::NoSuchChoice),
        };
        match lacking(held, moved) {
            Some(card) => Err(Impossible::NotHeld { card }),
            None if moved.len() == held.len() => Err(Impossible::NothingLeft),
            None => Ok(()),
        }
    }

    /// The physical card that is played.
    fn can_play(&self, hand: &Hand, seat: Seat, zone: Zone, card: Card) -> Result<Card, Impossible> {
        let play = &hand.play;
        if play.actors.get(usize::from(zone.0)) != Some(&seat) {
            return Err(Impossible::NotTheirs { seat });
        }
        let owner = self.owner(zone);
        if self.out_of_play(hand).contains(owner) {
            return Err(Impossible::TakesNoPart { seat });
        }
        if play.lies(zone) {
            return Err(Impossible::HasPlayed { seat: owner });
        }
        hand.held[usize::from(zone.0)].find_one(card).ok_or(Impossible::NotHeld { card })
    }

    /// Does what is possible.
    #[inline]
    pub(crate) fn apply(&self, state: &mut State, Act { seat, zone, action }: Act) {
        let hand = &mut state.hand;
        let (card, demand) = match (hand.phase, action) {
            (Phase::Play, Action::Play(card)) => (card, None),
            (Phase::Play, Action::Lead(card, suit)) => (card, Some(suit)),
            (Phase::Auction, _) => return self.call(state, seat, action),
            _ => return self.exchange(hand, seat, action),
        };
        if self.play_card(hand, zone, card, demand) {
            self.after_trick(state);
        }
    }

    fn after_trick(&self, state: &mut State) {
        let hand = &mut state.hand;
        if self.watches_totals {
            self.note_totals(hand, &state.scores);
        }
        if hand.play.is_over() {
            self.end_hand(state, HandEnd::PlayedOut);
        } else if self.is_decided(hand, &state.scores) {
            self.end_hand(state, HandEnd::Stopped);
        }
    }
}
