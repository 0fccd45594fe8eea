//! Going on from what is known of a game, and looking ahead to its end: what programs that search need beside the game
//! itself. Nothing here is a part of play at a table.

use table::{BySeat, Game, ScoresError, SeatSet};

use crate::{
    axis::SetPenalty,
    facts::HandEnd,
    rules::Rules,
    state::{HandResult, State},
    view::View,
};

impl Rules {
    /// A game between two hands: `hands` have been dealt, these are the scores, and `barred` have once been at or
    /// below minus the target \[FH-END-3\]. The next thing is a deal.
    ///
    /// # Errors
    /// The scores can't be.
    pub fn resume(&self, scores: &[i32], hands: u32, barred: SeatSet) -> Result<State, ScoresError> {
        let mut state = self.start(scores)?;
        state.hands = hands;
        state.losers = self.barred(&state.scores, barred);
        Ok(state)
    }

    /// The game as it was when the hand of this view was about to be dealt.
    ///
    /// # Errors
    /// The scores can't be.
    pub fn resume_before(&self, view: &View) -> Result<State, ScoresError> {
        let mut state = self.resume(&view.scores, view.hand_number, view.losers)?;
        state.thrown_in = self.thrown_in(view.hand_number, view.hands_left).unwrap_or_default();
        state.silent = self.silent_in(view).unwrap_or_default();
        Ok(state)
    }

    /// The player who makes no call in the hand of a view, having failed before it \[FH-AUC-11\]; `None` if that can't
    /// be.
    pub(crate) fn silent_in<C>(&self, view: &View<C>) -> Option<SeatSet> {
        if self.axes().set_penalty == SetPenalty::None {
            return Some(SeatSet::EMPTY);
        }
        let silent = view.silent();
        let most = if view.hand_number == 0 { 0 } else { 1 };
        (silent.len() <= most).then_some(silent)
    }

    /// How many of the hands dealt were thrown in, if with `left` still to come that matters \[FH-END-10\]; `None` if
    /// it can't be.
    pub(crate) fn thrown_in(&self, dealt: u32, left: Option<u32>) -> Option<u32> {
        match (self.hand_limit(), left) {
            (Some(limit), Some(left)) => dealt.checked_sub(limit.checked_sub(left)?),
            _ => Some(0),
        }
    }

    /// The hand in play as if it had ended with these tricks, by seat: its points are added, and the game may be over.
    /// Card points stay those of the tricks that were played.
    #[must_use]
    pub fn ended_with(&self, state: &State, tricks: &[u8]) -> State {
        let mut ended = *state;
        ended.hand.tricks = BySeat::from_fn(|seat| tricks.get(seat.index()).copied().unwrap_or(0));
        if self.watches_totals {
            self.note_last_totals(&mut ended.hand, &state.scores);
        }
        self.end_hand(&mut ended, HandEnd::PlayedOut);
        ended
    }
}

impl State {
    /// How the hand ended, if it has.
    #[must_use]
    pub const fn result(&self) -> Option<HandResult> {
        self.hand.result
    }
}

#[cfg(test)]
mod tests {
    use cards::Card;
    use table::Seat;

    use super::*;
    use crate::Action;

    fn after(preset: &str, scores: &[i32], actions: &[&str]) -> (Rules, State) {
        let rules = Rules::preset(preset).unwrap();
        let mut state = rules.resume(scores, 3, SeatSet::EMPTY).unwrap();
        let pack: Vec<Card> = rules.pack_in_order();
        rules.deal(&mut state, Seat(0), &rules.deal_pack(&pack, Seat(0)));
        for action in actions {
            let (seat, choices) = rules.next_choices(&state).unwrap();
            let action: Action = action.parse().unwrap();
            assert!(choices.contains(action), "{action}");
            rules.play_unchecked(&mut state, seat, action);
        }
        (rules, state)
    }

    /// A hand in which seat 1 has discarded any cards.
    fn discarded(preset: &str, scores: &[i32], calls: &[&str]) -> (Rules, State) {
        let (rules, mut state) = after(preset, scores, calls);
        let (seat, choices) = rules.next_choices(&state).unwrap();
        rules.play_unchecked(&mut state, seat, choices.pick(|_| 0));
        (rules, state)
    }

    #[test]
    fn a_game_goes_on_with_its_scores_and_hands() {
        let (rules, state) = after("australian-4", &[120, -40, 120, -40], &[]);
        let view = rules.view(&state, table::Viewer::Spectator, table::Recall::Table);
        assert_eq!((view.hand_number, view.scores), (3, vec![120, -40, 120, -40]));
        assert!(rules.resume(&[1, 2, 3, 4], 0, SeatSet::EMPTY).is_err());
    }

    #[test]
    fn who_was_barred_stays_barred() {
        // FH-END-3
        let rules = Rules::preset("american-3").unwrap();
        let state = rules.resume(&[-200, 100, 0], 5, SeatSet::of(Seat(0))).unwrap();
        assert_eq!(rules.standing(&state).losers, SeatSet::of(Seat(0)));
    }

    #[test]
    fn a_hand_ends_as_its_tricks_say() {
        // FH-SCO-2, FH-SCO-5, FH-SCO-6
        let calls = ["7S", "pass", "pass", "pass"];
        let (rules, state) = discarded("australian-4", &[0, 400, 0, 400], &calls);
        let made = rules.ended_with(&state, &[1, 5, 2, 2]);
        assert_eq!(made.result(), Some(HandResult::Made));
        assert_eq!(rules.standing(&made).winners, SeatSet::of(Seat(1)) | SeatSet::of(Seat(3)));
        let failed = rules.ended_with(&state, &[2, 4, 2, 2]);
        assert_eq!(failed.scores().first(4), [40, 260, 40, 260]);
    }

    #[test]
    fn a_hand_may_end_before_its_first_trick_where_the_order_of_totals_matters() {
        // FH-END-4
        let (rules, state) = discarded("american-3", &[450, 0, 460], &["7S", "pass", "pass"]);
        let failed = rules.ended_with(&state, &[5, 1, 4]);
        assert_eq!(failed.scores().first(3), [500, -140, 500]);
        assert!(!rules.standing(&failed).winners.is_empty());
    }
}
