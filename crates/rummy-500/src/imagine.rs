//! Games as they may be: what a viewer sees, with the cards that he can't see dealt in some order. It is here, and not with
//! those who search, because only the engine can set up a game from its parts.

use cards::{Card, CardSet};
use table::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    action::Action,
    rules::Rules,
    state::{Hand, Phase, State},
    view::View,
};

/// Where the pieces lie that a viewer knows of. Views show faces: which of two equal pieces lies where makes no
/// difference, only that no piece lies twice \[RM-PACK-4\].
struct Seen {
    held: BySeat<CardSet>,
    pile: Vec<Card>,
    unseen: CardSet,
}

impl Rules {
    /// The cards that lie where the viewer can't see them: in the stock, and in the hands of the others unless they were
    /// taken from the pile. `None` if it is not the view of a seat, or of a hand in progress.
    #[must_use]
    pub fn unseen(&self, view: &View) -> Option<CardSet> {
        self.seen(view).map(|seen| seen.unseen)
    }

    /// A game that gives the seat this very view: `hidden`, which are the cards that [`Rules::unseen`] gives in any order,
    /// fill up the hands of the others, seat by seat, and the rest is the stock, its top first. Whether a total that has
    /// fallen again had reached the target can't be seen, and is taken not to be so. `None` if the cards are not those.
    #[must_use]
    pub fn imagine(&self, view: &View, hidden: &[Card]) -> Option<State> {
        let Seen { mut held, pile, unseen } = self.seen(view)?;
        if hidden.len() != unseen.len() as usize || hidden.iter().copied().collect::<CardSet>() != unseen {
            return None;
        }
        let mut rest = hidden;
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            let lacking = usize::from(shown.cards).checked_sub(held[seat].len() as usize)?;
            let (dealt, left) = rest.split_at_checked(lacking)?;
            held[seat] |= dealt.iter().copied().collect();
            rest = left;
        }
        if rest.len() != usize::from(view.stock) {
            return None;
        }
        let mut hand = self.open_cards(view)?;
        hand.held = held;
        rest.iter().rev().for_each(|&card| hand.stock.push(card));
        pile.iter().for_each(|&card| hand.pile.push(card));
        if hand.phase == Phase::Claim {
            let discarded = view.history.last().is_some_and(|done| matches!(done.action, Action::Discard(_)));
            hand.calls = if hand.out_pending { 1 } else { self.calls(&hand, discarded) };
        }
        Some(State {
            scores: BySeat::from_fn(|seat| view.scores.get(seat.index()).copied().unwrap_or_default()),
            reached: view.scores.iter().any(|&total| self.reaches(total)),
            winners: SeatSet::EMPTY,
            hands: view.hand_number + 1,
            dealer: Some(view.dealer),
            hand,
            history: view.history.iter().map(|done| (done.seat, done.action)).collect(),
        })
    }

    /// Everything of a hand but where the cards of the hands, the stock and the pile lie.
    fn open_cards(&self, view: &View) -> Option<Hand> {
        let mut hand = Hand {
            phase: view.phase?,
            turn: view.turn,
            last: view.last.unwrap_or(view.turn),
            melds: view.melds.iter().map(|shown| shown.meld).collect(),
            owed: view.owed,
            barred: view.barred,
            called: view.called.map(|card| (card, self.next_after_call(view))),
            out_pending: view.out_pending,
            ..Hand::new()
        };
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            hand.known[seat] = shown.known;
            hand.laid[seat] = shown.laid;
        }
        for (by, shown) in hand.laid_by.iter_mut().zip(&view.melds) {
            shown.meld.slots().zip(&shown.by).for_each(|((slot, _), &seat)| by[slot] = seat);
        }
        Some(hand)
    }

    /// Who draws when a called card is laid off: the player after the one who had thrown it \[RM-CALL-9\].
    fn next_after_call(&self, view: &View) -> Seat {
        let thrown = view.history.iter().rev().find(|done| matches!(done.action, Action::Discard(_)));
        thrown.map_or(view.turn, |done| done.seat.after(1, self.seats))
    }

    fn seen(&self, view: &View) -> Option<Seen> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let in_hand = view.outcome.is_none() && view.phase.is_some_and(|phase| phase != Phase::Deal);
        if !in_hand || view.seats.len() != self.seats {
            return None;
        }
        let mut unseen = self.pack();
        let mut piece = |card: Card| {
            let piece = unseen.find_one(card)?;
            unseen.remove(piece);
            Some(piece)
        };
        let mut held = BySeat::<CardSet>::default();
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            let cards = if seat == me { shown.hand? } else { shown.known };
            held[seat] = cards.into_iter().map(&mut piece).collect::<Option<_>>()?;
        }
        let pile = view.pile.iter().map(|&card| piece(card)).collect::<Option<_>>()?;
        let laid = view.melds.iter().flat_map(|shown| shown.meld.cards());
        for card in laid {
            piece(card.card())?;
        }
        Some(Seen { held, pile, unseen })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PRESETS, RulesSpec, axis::Players};
    use table::{Game, Recall, Seed, shuffle};

    /// Random games; `each` gets the state and a number at every step.
    fn wander(rules: &Rules, series: u8, mut each: impl FnMut(&State, u8)) {
        let mut pack = rules.pack_in_order();
        shuffle(Seed([series; 32]), &mut pack);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        rules.deal(&mut state, Seat(0), &rules.deal_pack(&pack, Seat(0)));
        let mut random = u32::from(series) + 1;
        for step in 0..120 {
            let Some((_, choices)) = rules.next_choices(&state) else { return };
            each(&state, step);
            let action = choices.pick(|n| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                ((u64::from(random) * u64::from(n)) >> 32) as u32
            });
            // Any of those who may claim; who draws is in turn.
            let draws = !matches!(action, Action::Rummy(_));
            let seat = if draws { state.hand.turn } else { rules.acting(&state.hand).first().unwrap() };
            if rules.check(&state, seat, action).is_ok() {
                rules.play_unchecked(&mut state, seat, action);
            }
        }
    }

    #[test]
    fn an_imagined_game_looks_the_same_to_the_one_who_imagines_it() {
        // RM-INFO-1, RM-INFO-3: for all presets, two to eight seats.
        let mut claims = 0;
        for (series, preset) in (0..).zip(PRESETS) {
            let mut spec = RulesSpec::from(preset);
            spec.axes.players = Players::nearest(2 + u32::from(series) % 7);
            let rules = Rules::from(spec);
            let mut differ = 0;
            wander(&rules, series, |state, step| {
                let me = Seat(step % rules.seats() as u8);
                let view = rules.view(state, Viewer::Seat(me), Recall::Perfect);
                claims += u32::from(view.phase == Some(Phase::Claim));
                let mut hidden: Vec<Card> = rules.unseen(&view).unwrap().into_iter().collect();
                shuffle(Seed([step; 32]), &mut hidden);
                let imagined = rules.imagine(&view, &hidden).unwrap();
                assert_eq!(rules.view(&imagined, Viewer::Seat(me), Recall::Perfect), view);
                differ += u32::from(imagined.hand.stock != state.hand.stock);
            });
            assert!(differ > 20, "{}: {differ}", preset.name);
        }
        assert!(claims > 20, "{claims}");
    }

    #[test]
    fn what_is_imagined_plays_on_like_the_game() {
        let rules = Rules::from(RulesSpec::from(PRESETS.first().unwrap()));
        wander(&rules, 3, |state, step| {
            let turn = state.hand.turn;
            let view = rules.view(state, Viewer::Seat(turn), Recall::Perfect);
            let hidden: Vec<Card> = rules.unseen(&view).unwrap().into_iter().collect();
            let imagined = rules.imagine(&view, &hidden).unwrap();
            assert_eq!(rules.legal(&imagined, turn), rules.legal(state, turn), "{step}");
        });
    }

    #[test]
    fn nothing_is_imagined_from_a_wrong_pack_or_a_view_of_nobody() {
        let rules = Rules::from(RulesSpec::from(PRESETS.first().unwrap()));
        wander(&rules, 1, |state, _| {
            let view = rules.view(state, Viewer::Seat(Seat(1)), Recall::Perfect);
            let hidden: Vec<Card> = rules.unseen(&view).unwrap().into_iter().collect();
            assert_eq!(rules.imagine(&view, &hidden[1..]), None);
            assert_eq!(rules.unseen(&rules.view(state, Viewer::Spectator, Recall::Perfect)), None);
        });
    }
}
