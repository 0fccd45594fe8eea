//! Games as they may be: what a viewer sees, with the cards that they can't see dealt in some order. It is here, and
//! not with those who search, because only the engine can set up a game from its parts. A view that was written is read
//! back in the same way: it must be what such a game shows.

use cards::{Card, CardSet};
use serde_json::Value;
use table::{BySeat, Game, Keystream, Later, Seat, SeatSet, Seed, Unplaced, ViewError, Viewer};

use crate::{
    action::Action,
    melds::Melds,
    rules::Rules,
    state::{Hand, Phase, State},
    view::View,
};

/// A view as it was written, its choices as lines.
type Written = View<Vec<String>>;

/// Where the pieces lie that a viewer knows of. Views show faces: which of two equal pieces lies where makes no
/// difference, only that no piece lies twice \[RM-PACK-4\].
struct Seen {
    held: BySeat<CardSet>,
    pile: Vec<Card>,
    /// The stock, its top first, where it is shown.
    stock: Option<Vec<Card>>,
    unseen: CardSet,
}

impl Rules {
    /// The cards that lie where the viewer can't see them: in the stock, and in the hands of the others unless they
    /// were taken from the pile. `None` if it is not the view of a seat, or of a hand in progress.
    #[must_use]
    pub fn unseen(&self, view: &View) -> Option<CardSet> {
        if !is_of_a_player(view) {
            return None;
        }
        self.seen(view).ok().map(|seen| seen.unseen)
    }

    /// A game that gives the seat this very view: `hidden`, which are the cards that [`Rules::unseen`] gives in any
    /// order, fill up the hands of the others, seat by seat, and the rest is the stock, its top first. Whether a total
    /// that has fallen again had reached the target can't be seen, and is taken not to be so. `None` if the cards are
    /// not those.
    #[must_use]
    pub fn imagine(&self, view: &View, hidden: &[Card]) -> Option<State> {
        if !is_of_a_player(view) {
            return None;
        }
        let seen = self.seen(view).ok()?;
        if hidden.len() != seen.unseen.len() as usize
            || hidden.iter().copied().collect::<CardSet>() != seen.unseen
        {
            return None;
        }
        self.fill(view, seen, hidden).ok()
    }

    pub(crate) fn read_written(&self, value: &Value) -> Result<View, ViewError> {
        let mut written: Written = ViewError::read(value)?;
        written.choices.sort_unstable();
        self.check_numbers(&written)?;
        let seen = self.seen(&written)?;
        let hidden: Vec<Card> = seen.unseen.into_iter().collect();
        let mut state =
            self.start(&written.scores).map_err(|error| ViewError::new("scores", error.into()))?;
        if is_dealt(&written) {
            state = self.fill(&written, seen, &hidden)?;
            self.check_turn(&written, &mut state.hand)?;
        }
        let shown = self.make_view(&state, written.viewer);
        ViewError::compare(&written, &shown)?;
        match shown.viewer {
            Viewer::Seat(seat)
                if shown.to_act.contains(seat)
                    && shown.choices.is_empty()
                    && !(self.opening.is_some() && shown.phase == Some(Phase::Claim)) =>
            {
                Err(ViewError::unlawful("choices", "nothing to do"))
            }
            _ => Ok(shown),
        }
    }

    /// Refuses seats that the table doesn't have, and numbers that no game comes to.
    fn check_numbers(&self, view: &Written) -> Result<(), ViewError> {
        let seats = self.seats;
        let seat = |place: &str, seat: Seat| ViewError::seat(place, seat, seats);
        if let Viewer::Seat(viewer) = view.viewer {
            seat("viewer", viewer)?;
        }
        seat("dealer", view.dealer)?;
        seat("turn", view.turn)?;
        view.last.map_or(Ok(()), |last| seat("last", last))?;
        view.winners.beyond(seats).map_or(Ok(()), |winner| seat("winners", winner))?;
        ViewError::number("hand_number", view.hand_number)?;
        ViewError::count("scores", view.scores.len(), seats)?;
        ViewError::count("seats", view.seats.len(), seats)?;
        view.scores.iter().try_for_each(|&score| ViewError::number("scores", score))?;
        if let Some(outcome) = &view.outcome {
            outcome.out.map_or(Ok(()), |out| seat("outcome.out", out))?;
            ViewError::count("outcome.points", outcome.points.len(), seats)?;
            outcome.points.iter().try_for_each(|&points| ViewError::number("outcome.points", points))?;
        }
        for (at, shown) in view.melds.iter().enumerate() {
            let place = format!("melds[{at}].by");
            ViewError::count(&place, shown.by.len(), shown.meld.len() as usize)?;
            shown.by.iter().try_for_each(|&by| seat(&place, by))?;
        }
        let history = view.history.iter().enumerate();
        history
            .map(|(at, done)| (format!("history[{at}].seat"), done.seat))
            .try_for_each(|(at, by)| seat(&at, by))
    }

    /// Counts again what follows from the melds, and refuses what a player can't be bound to at this time.
    fn check_turn(&self, view: &Written, hand: &mut Hand) -> Result<(), ViewError> {
        hand.laid = BySeat::default();
        for shown in &view.melds {
            for ((slot, card), &by) in shown.meld.slots().zip(&shown.by) {
                hand.laid[by] += self.values.of_card(shown.meld, slot, card);
            }
        }
        for done in &view.history {
            if let Action::Meld(meld) = done.action
                && self.values.doubles(meld)
            {
                hand.laid[done.seat] += self.values.of_meld(meld) / 2;
            }
        }
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            if hand.held[seat].find(shown.known).is_none() {
                return Err(ViewError::unlawful(format_args!("seats[{seat}].known"), shown.known));
            }
        }
        let bound =
            [("owed", view.owed.map(|owed| owed.card)), ("barred", view.barred), ("called", view.called)];
        for (place, card) in bound {
            if let Some(card) = card
                .filter(|&card| hand.phase != Phase::Meld || hand.held[hand.turn].find_one(card).is_none())
            {
                return Err(ViewError::unlawful(place, card));
            }
        }
        let claims = hand.phase == Phase::Claim;
        if claims && (hand.calls | hand.calls_unopened == 0 || hand.turn != hand.last.after(1, self.seats))
            || view.out_pending && !claims
        {
            return Err(ViewError::unlawful("phase", hand.phase));
        }
        Ok(())
    }

    /// A game with the hidden cards dealt in this order.
    fn fill<C>(&self, view: &View<C>, seen: Seen, hidden: &[Card]) -> Result<State, ViewError> {
        let Seen { mut held, pile, stock, .. } = seen;
        let mut rest = hidden;
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            let place = || format!("seats[{seat}].cards");
            let short = || ViewError::unlawful(place(), shown.cards);
            let lacking =
                usize::from(shown.cards).checked_sub(held[seat].len() as usize).ok_or_else(short)?;
            let (dealt, left) = rest.split_at_checked(lacking).ok_or_else(short)?;
            held[seat] |= dealt.iter().copied().collect();
            rest = left;
        }
        let left = rest.len() + stock.as_ref().map_or(0, Vec::len);
        ViewError::count("stock", usize::from(view.stock), left)?;
        let stock = stock.as_deref().unwrap_or(rest);
        let mut hand = self.open_cards(view);
        hand.held = held;
        stock.iter().rev().for_each(|&card| hand.stock.push(card));
        pile.iter().for_each(|&card| hand.pile.push(card));
        if hand.phase == Phase::Claim {
            let discarded = view.history.last().is_some_and(|done| matches!(done.action, Action::Discard(_)));
            if hand.out_pending {
                hand.calls = 1;
            } else {
                self.find_calls(&mut hand, discarded);
            }
        }
        if let Some(outcome) = &view.outcome {
            hand.result = Some(outcome.result);
            hand.out = outcome.out;
            hand.points =
                BySeat::from_fn(|seat| outcome.points.get(seat.index()).copied().unwrap_or_default());
        }
        Ok(State {
            scores: BySeat::from_fn(|seat| view.scores.get(seat.index()).copied().unwrap_or_default()),
            reached: view.scores.iter().any(|&total| self.reaches(total)),
            winners: if view.outcome.is_some() { view.winners } else { SeatSet::EMPTY },
            hands: view.hand_number + 1,
            dealer: Some(view.dealer),
            hand,
            history: view.history.iter().map(|done| (done.seat, done.action)).collect(),
            later: self.reshuffles().then(|| Box::new(Later::Stream(imagined(hidden)))),
        })
    }

    /// Everything of a hand but where the cards of the hands, the stock and the pile lie.
    fn open_cards<C>(&self, view: &View<C>) -> Hand {
        let mut hand = Hand {
            phase: view.phase.unwrap_or(Phase::Deal),
            turn: view.turn,
            last: view.last.unwrap_or(view.turn),
            melds: view.melds.iter().map(|shown| shown.meld).collect::<Melds>().at_table(self.shapes),
            renewed: view.renewed,
            opened: view.melded(),
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
        hand
    }

    /// The next to draw when a called card is laid off: the player after the one who had thrown it \[RM-CALL-9\].
    fn next_after_call<C>(&self, view: &View<C>) -> Seat {
        let thrown = view.history.iter().rev().find(|done| matches!(done.action, Action::Discard(_)));
        thrown.map_or(view.turn, |done| done.seat.after(1, self.seats))
    }

    fn seen<C>(&self, view: &View<C>) -> Result<Seen, ViewError> {
        let mut unplaced = Unplaced::new(self.pack());
        let mut held = BySeat::<CardSet>::default();
        for (seat, shown) in Seat::all(self.seats).zip(&view.seats) {
            let place = format_args!("seats[{seat}]");
            held[seat] = unplaced.cards(place, shown.hand.unwrap_or(shown.known))?;
        }
        let pile = view.pile.iter().map(|&card| unplaced.card("pile", card)).collect::<Result<_, _>>()?;
        for card in view.melds.iter().flat_map(|shown| shown.meld.cards()) {
            unplaced.card("melds", card.card())?;
        }
        let stock = view.stock_cards.as_ref().map(|cards| {
            cards.iter().map(|&card| unplaced.card("stock_cards", card)).collect::<Result<_, _>>()
        });
        Ok(Seen { held, pile, stock: stock.transpose()?, unseen: unplaced.left() })
    }
}

/// Some key stream that follows from the order of cards: nobody knows how the pile will be shuffled.
fn imagined(hidden: &[Card]) -> Keystream {
    let mut seed = [0; 32];
    for (at, card) in hidden.iter().enumerate() {
        let byte: &mut u8 = &mut seed[at % 32];
        *byte = byte.rotate_left(3).wrapping_mul(31).wrapping_add(card.index() as u8);
    }
    Keystream::after::<()>(Seed(seed), &mut [])
}

/// Whether a hand has been dealt, in progress or over.
fn is_dealt<C>(view: &View<C>) -> bool {
    view.outcome.is_some() || view.phase.is_some_and(|phase| phase != Phase::Deal)
}

/// Whether it is what a player sees of a hand in progress.
fn is_of_a_player(view: &View) -> bool {
    matches!(view.viewer, Viewer::Seat(_)) && view.outcome.is_none() && is_dealt(view)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PRESETS, RulesSpec, axis::Players};
    use table::{Recall, shuffle};

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
            // Any of those who may claim; the one to draw is in turn.
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
            let Ok(rules) = Rules::new(spec) else { continue };
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
            // Where nearly all cards are dealt, there is hardly a stock.
            let stock = rules.pack().len() as usize - rules.seats() * rules.hand_size();
            assert!(differ > 20 || stock < 5, "{}: {differ}", preset.name);
        }
        assert!(claims > 20, "{claims}");
    }

    #[test]
    fn what_is_imagined_plays_on_like_the_game() {
        let rules = Rules::new(RulesSpec::from(PRESETS.first().unwrap())).unwrap();
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
        let rules = Rules::new(RulesSpec::from(PRESETS.first().unwrap())).unwrap();
        wander(&rules, 1, |state, _| {
            let view = rules.view(state, Viewer::Seat(Seat(1)), Recall::Perfect);
            let hidden: Vec<Card> = rules.unseen(&view).unwrap().into_iter().collect();
            assert_eq!(rules.imagine(&view, &hidden[1..]), None);
            assert_eq!(rules.unseen(&rules.view(state, Viewer::Spectator, Recall::Perfect)), None);
        });
    }
}
