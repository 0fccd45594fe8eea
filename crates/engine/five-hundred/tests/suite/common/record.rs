//! Whole hands of random legal actions, kept with everything that led there.

use five_hundred::{Action, Bid, Choices, Deal, Rules, State};
use table::{Game, Seat};

use super::{Random, shuffled_deal};

/// A hand that was played: its deal, its actions, and the state before each of them and after the last.
pub(crate) struct Recorded {
    pub(crate) rules: Rules,
    pub(crate) scores: Vec<i32>,
    pub(crate) dealer: Seat,
    pub(crate) deal: Deal,
    pub(crate) actions: Vec<(Seat, Action)>,
    pub(crate) states: Vec<State>,
}

impl Recorded {
    /// Plays a hand from a shuffled pack.
    pub(crate) fn random(rules: &Rules, scores: Vec<i32>, random: &mut Random) -> Self {
        let dealer = Seat(random.below(rules.seats() as u32) as u8);
        let deal = shuffled_deal(rules, dealer, random);
        let mut state = rules.start(&scores).unwrap();
        rules.deal(&mut state, dealer, &deal);
        let mut hand =
            Self { rules: rules.clone(), scores, dealer, deal, actions: Vec::new(), states: vec![state] };
        while let Some(seat) = rules.to_act(&state).first() {
            let action = likely(rules, &rules.choices(&state, seat), random);
            rules.play_unchecked(&mut state, seat, action);
            hand.actions.push((seat, action));
            hand.states.push(state);
        }
        hand
    }

    /// The actions as a record writes them.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect()
    }
}

/// A legal action. Calls are such that auctions come to all kinds of contract, mostly low ones.
pub(crate) fn likely(rules: &Rules, choices: &Choices, random: &mut Random) -> Action {
    let Choices::Auction { bids, pass, look } = *choices else { return choices.pick(|n| random.below(n)) };
    if random.below(2) == 0 {
        if look {
            return Action::Look;
        }
        if pass {
            return Action::Pass;
        }
    }
    let open: Vec<Bid> = rules.bids.bids.iter().copied().filter(|&bid| bids.contains(bid)).collect();
    let special: Vec<Bid> = open
        .iter()
        .copied()
        .filter(|bid| bid.is_misere() || bid.is_sans_kitty() || bid.needed() == 10)
        .collect();
    if !special.is_empty() && random.below(4) == 0 {
        return Action::Bid(random.pick(&special));
    }
    if open.is_empty() {
        return if look { Action::Look } else { Action::Pass };
    }
    let most = open.len() as u32;
    Action::Bid(open[random.below(most).min(random.below(most)).min(random.below(most)) as usize])
}
