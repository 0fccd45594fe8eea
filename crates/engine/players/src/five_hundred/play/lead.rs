//! Leading to a trick that counts: each part at the table has its customs, tried one after the other; what is left is
//! weighed like any card.

use cards::{Card, CardSet, Suit};

use super::{Choice, is_certain};
use crate::five_hundred::{
    evaluate::Field,
    position::Position,
    reason::{Reason, percent},
    sides::Role,
};

/// A master is cashed only where it is unlikely to be ruffed.
const CASHES: f32 = 0.72;

pub(crate) fn choose(position: &Position<'_>) -> Option<Choice> {
    let lead = Lead { position, field: position.field() };
    let custom = match (position.role, position.ranking.trump()) {
        (Role::Contractor, Some(_)) => lead.as_contractor(),
        (Role::Helper, Some(_)) => lead.as_helper(),
        (_, Some(_)) => lead.as_defender(),
        (_, None) => lead.without_trumps(),
    };
    custom.or_else(|| lead.weighed())
}

struct Lead<'p, 'a> {
    position: &'p Position<'a>,
    field: Field,
}

impl Lead<'_, '_> {
    fn plain(&self) -> CardSet {
        self.position.legal - self.position.trumps()
    }

    fn as_contractor(&self) -> Option<Choice> {
        self.draw_trumps().or_else(|| self.cash()).or_else(|| self.force_trumps())
    }

    /// Trumps are drawn while opponents may hold any, unless only higher ones than all of one's own are out, which
    /// would win anyhow.
    fn draw_trumps(&self) -> Option<Choice> {
        let position = self.position;
        let (trumps, out) = (position.trumps(), position.trumps_out());
        if !position.enemies_may_ruff() {
            return None;
        }
        let top = position.ranking.highest(trumps)?;
        if !position.is_master(top) {
            return None;
        }
        let lower = out.into_iter().filter(|&card| !position.ranking.beats(card, top)).count();
        let worth_it = trumps.len() >= 3 || trumps.len() > out.len() || self.has_plain_winner();
        if lower == 0 || !worth_it {
            return None;
        }
        Some(Choice::card(top, Reason::DrawTrumps { card: top, count: out.len() }))
    }

    fn has_plain_winner(&self) -> bool {
        self.plain().into_iter().any(|card| self.position.is_master(card))
    }

    /// Without the highest trump, long trumps drive it out.
    fn force_trumps(&self) -> Option<Choice> {
        let position = self.position;
        let (trumps, out) = (position.trumps(), position.trumps_out());
        if !position.enemies_may_ruff() || trumps.len() < 3 {
            return None;
        }
        let top = position.ranking.highest(trumps)?;
        let higher = position.ranking.beaters(out, top).len();
        if position.is_master(top) || higher == out.len() {
            return None;
        }
        let card = if higher <= 1 { top } else { position.ranking.lowest(trumps)? };
        Some(Choice::card(card, Reason::ForceTrump { card }))
    }

    /// A card that nothing out can beat, where it is most likely to hold.
    fn cash(&self) -> Option<Choice> {
        let position = self.position;
        let plain = self.plain().into_iter().filter(|&card| position.is_master(card));
        // Without trumps only a joker can take it, and that takes a trick some time.
        let least = if position.ranking.trump().is_some() { CASHES } else { 0.0 };
        let sure =
            plain.map(|card| (card, position.side_wins(card, None))).filter(|&(_, wins)| wins >= least);
        let (card, _) = sure.max_by(|a, b| {
            let length = |card| position.ranking.suit_of(card).map_or(0, |suit| position.of(suit).len());
            a.1.total_cmp(&b.1).then(length(a.0).cmp(&length(b.0)))
        })?;
        Some(Choice::card(card, likely(card, position.side_wins(card, None))))
    }

    fn as_helper(&self) -> Option<Choice> {
        self.trump_for_contractor().or_else(|| self.cash()).or_else(|| self.give_ruff())
    }

    /// A partner leads trumps while the opponents have any and the contractor wants them drawn.
    fn trump_for_contractor(&self) -> Option<Choice> {
        let position = self.position;
        let contractor = position.contractor()?;
        let trump = position.ranking.trump()?;
        let trumps = position.trumps();
        let wants = position
            .others
            .iter()
            .any(|other| other.zone.seat == contractor && position.may_hold(other, trump));
        if !wants || !position.enemies_may_ruff() || trumps.is_empty() || position.view.tricks_played > 5 {
            return None;
        }
        let top = position.ranking.highest(trumps)?;
        let card = if position.is_master(top) || trumps.len() <= 2 {
            top
        } else {
            position.ranking.lowest(trumps)?
        };
        Some(Choice::card(card, Reason::TrumpForContractor { card, seat: contractor }))
    }

    fn as_defender(&self) -> Option<Choice> {
        self.cash()
            .or_else(|| self.give_ruff())
            .or_else(|| self.return_suit())
            .or_else(|| self.short_suit())
            .or_else(|| self.last_trumps())
    }

    /// A suit in which a friend is void and the contractor isn't.
    fn give_ruff(&self) -> Option<Choice> {
        let position = self.position;
        let trump = position.ranking.trump()?;
        for other in position.others.iter().filter(|other| other.friend && !other.zone.row) {
            if !position.may_hold(other, trump) || other.zone.seat == position.me {
                continue;
            }
            let suits = other.void.iter().filter(|&suit| suit != trump);
            for suit in suits.filter(|&suit| !self.enemy_is_void(suit)) {
                if let Some(card) = position.ranking.lowest(position.of(suit) & position.legal) {
                    return Some(Choice::card(card, Reason::GiveRuff { suit, seat: other.zone.seat }));
                }
            }
        }
        None
    }

    fn enemy_is_void(&self, suit: Suit) -> bool {
        let position = self.position;
        let ruffs = position.ranking.trump();
        position.others.iter().any(|other| {
            !other.friend
                && !position.may_hold(other, suit)
                && ruffs.is_some_and(|trump| position.may_hold(other, trump))
        })
    }

    /// The suit that a friend led first.
    fn return_suit(&self) -> Option<Choice> {
        let position = self.position;
        for trick in &position.view.tricks {
            let (Some(first), Some(suit)) = (trick.plays.first(), trick.led) else { continue };
            let friend = first.seat != position.me && position.is_friend(first.seat);
            let mine = position.of(suit) & position.legal;
            let contractors = position.role == Role::Helper && position.contractor() != Some(first.seat);
            if !friend || contractors || Some(suit) == position.ranking.trump() || self.enemy_is_void(suit) {
                continue;
            }
            let Some(top) = position.ranking.highest(mine) else { continue };
            let card = if mine.len() <= 2 { top } else { position.ranking.lowest(mine)? };
            return Some(Choice::card(card, Reason::ReturnSuit { suit, seat: first.seat }));
        }
        None
    }

    /// A singleton in the first tricks, with a trump to ruff the next round.
    fn short_suit(&self) -> Option<Choice> {
        let position = self.position;
        let trumps = position.trumps();
        if position.view.tricks_played > 4 || trumps.is_empty() || trumps.len() > 3 {
            return None;
        }
        let singles = self.plain().into_iter().filter(|&card| {
            position
                .ranking
                .suit_of(card)
                .is_some_and(|suit| position.of(suit).len() == 1 && !self.enemy_is_void(suit))
        });
        // A lone king is led to its death.
        let card = singles
            .filter(|&card| position.ranking.power(card) < 19)
            .min_by_key(|&card| position.ranking.power(card))?;
        let suit = position.ranking.suit_of(card)?;
        Some(Choice::card(card, Reason::LeadShort { suit }))
    }

    /// With nothing but trumps the highest is led if it wins.
    fn last_trumps(&self) -> Option<Choice> {
        let position = self.position;
        if !self.plain().is_empty() {
            return None;
        }
        let top = position.ranking.highest(position.trumps())?;
        let card = if position.is_master(top) { top } else { position.ranking.lowest(position.trumps())? };
        Some(Choice::card(card, Reason::LeadTrumpsLeft { card }))
    }

    fn without_trumps(&self) -> Option<Choice> {
        let masters = self.running();
        let position = self.position;
        let left = position.hand.len();
        let needed = self.still_needed();
        // Enough to reach the goal, or little time left: take them.
        if masters >= needed || masters * 2 >= left {
            if let Some(choice) = self.cash() {
                return Some(choice);
            }
            if let Some(choice) = self.joker_lead() {
                return Some(choice);
            }
        }
        if position.role != Role::Contractor
            && let Some(choice) = self.return_suit()
        {
            return Some(choice);
        }
        self.establish().or_else(|| self.cash())
    }

    /// Winners that can be taken one after the other.
    fn running(&self) -> u32 {
        let position = self.position;
        let suits = Suit::ALL.into_iter().map(|suit| {
            let mine = position.of(suit);
            let out = position.out_of(suit);
            let masters = mine.into_iter().filter(|&card| position.is_master(card)).count() as u32;
            // Three rounds of masters clear most suits.
            if masters >= 3 && mine.len() + masters > out { mine.len() } else { masters }
        });
        suits.sum::<u32>() + (position.hand & position.ranking.free).len()
    }

    /// Tricks that this side still wants: to make the contract, or to defeat it.
    fn still_needed(&self) -> u32 {
        let position = self.position;
        let Some(contract) = &position.view.contract else { return 10 };
        let won: u32 = position
            .view
            .seats
            .iter()
            .enumerate()
            .filter(|&(at, _)| position.is_friend(table::Seat(at as u8)))
            .map(|(_, seat)| u32::from(seat.tricks))
            .sum();
        let goal =
            u32::from(if position.role == Role::Defender { 11 - contract.needed } else { contract.needed });
        goal.saturating_sub(won).max(1)
    }

    /// A joker without a suit, when the rest are winners: it draws a suit in which one is long.
    fn joker_lead(&self) -> Option<Choice> {
        let position = self.position;
        let joker = position.jokers.first()?;
        if position.hand.len() > 3 && self.running() < position.hand.len() {
            return None;
        }
        let suit = position.demands.iter().max_by_key(|&suit| position.of(suit).len())?;
        Some(Choice { card: joker, demand: Some(suit), reason: Reason::LeadJoker { suit } })
    }

    /// The suit in which most tricks can be set up: the top of a sequence, otherwise a low card.
    fn establish(&self) -> Option<Choice> {
        let position = self.position;
        let ranking = &position.ranking;
        let gain = |suit: Suit| self.field.to_set_up(ranking, suit, position.hand, position.out);
        let suits = Suit::ALL.into_iter().filter(|&suit| {
            !ranking.of(position.legal, suit).is_empty() && position.out_of(suit) > 0 && gain(suit) > 0.25
        });
        let suit = suits.max_by(|&a, &b| gain(a).total_cmp(&gain(b)))?;
        let mine = position.of(suit) & position.legal;
        let top = ranking.highest(mine)?;
        if self.heads_sequence(suit, mine, top) {
            return Some(Choice::card(top, Reason::LeadSequence { card: top }));
        }
        let card = ranking.lowest(mine)?;
        Some(Choice::card(card, Reason::Establish { suit }))
    }

    /// Whether `top` and the next card of the suit have no card of others between them.
    fn heads_sequence(&self, suit: Suit, mine: CardSet, top: Card) -> bool {
        let ranking = &self.position.ranking;
        let high = ranking.power(top);
        let next = mine.into_iter().filter(|&card| card != top).map(|card| ranking.power(card)).max();
        next.is_some_and(|next| {
            let out = ranking.of(self.position.out, suit);
            high >= 17 && out.into_iter().all(|card| !(next..high).contains(&ranking.power(card)))
        })
    }

    /// Any lead, by the chance of the trick, what the card would be worth later, and what it gives away.
    fn weighed(&self) -> Option<Choice> {
        let position = self.position;
        let value = |card: Card| {
            let mut rest = position.hand;
            if let Some(piece) = rest.find_one(card) {
                rest.remove(piece);
            }
            let keeps = self.field.tricks(&position.ranking, rest, position.out);
            position.side_wins(card, None) + keeps - self.gives_away(card)
        };
        let card = position.legal.faces().into_iter().max_by(|&a, &b| {
            let lower = position.ranking.power(b).cmp(&position.ranking.power(a));
            value(a).total_cmp(&value(b)).then(lower)
        });
        let Some(card) = card else {
            let suit = position.demands.iter().max_by_key(|&suit| position.of(suit).len())?;
            let card = position.jokers.first()?;
            return Some(Choice { card, demand: Some(suit), reason: Reason::LeadJoker { suit } });
        };
        let reason = match position.side_wins(card, None) {
            wins if wins > 0.6 => likely(card, wins),
            _ => Reason::LeadSafe { card },
        };
        Some(Choice::card(card, reason))
    }

    fn gives_away(&self, card: Card) -> f32 {
        let position = self.position;
        let Some(suit) = position.ranking.suit_of(card) else { return 0.0 };
        if position.ranking.is_trump(card) {
            return if position.role == Role::Defender { 0.35 } else { 0.1 };
        }
        // Opponents void in it ruff, or throw a loser.
        if self.enemy_is_void(suit) { 0.4 } else { 0.0 }
    }
}

/// A lead that wins, or is likely to.
fn likely(card: Card, wins: f32) -> Reason {
    if is_certain(wins) {
        Reason::Cash { card }
    } else {
        Reason::LeadLikely { card, percent: percent(f64::from(wins)) }
    }
}
