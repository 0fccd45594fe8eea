//! What only a match knows of its game, for the figures of the one who plays it.

use learning::figures::Game;
use players::Level;
use table::{DealSource, Seat, What};

use crate::{Match, MatchGame, Who};

impl<G: MatchGame> Match<G> {
    /// The seat of the only human: of several at one screen nobody knows whose games these are.
    pub fn player_seat(&self) -> Option<Seat> {
        let is_human = |&(_, person): &(Seat, usize)| self.members()[person].who == Who::Human;
        let mut humans = Seat::all(self.rules().seats()).zip(self.seated()).filter(is_human);
        humans.next().filter(|_| humans.next().is_none()).map(|(seat, _)| seat)
    }

    /// This game for the figures of its only human: their seat, the level of the bots if they are all of one, and the
    /// hands that say nothing. `ended` is in milliseconds since 1970. Nothing if several share the screen.
    pub fn about_player(&self, ended: u64) -> Option<Game> {
        let seat = self.player_seat()?;
        let mut levels = self.members().iter().filter_map(|member| match member.who {
            Who::Bot(level) => Some(level),
            Who::Human => None,
        });
        let first: Option<Level> = levels.next();
        let level = first.filter(|first| levels.all(|level| level == *first));
        Some(Game { ended, seat, level, left_out: self.hands_that_say_nothing() })
    }

    /// The hands of this game, by their numbers from 0, in which something was taken back, or whose cards came from
    /// somebody who knew them: whoever decides there may know what comes of it.
    fn hands_that_say_nothing(&self) -> Vec<usize> {
        let (mut dealt, mut hands) = (0_usize, Vec::new());
        for entry in self.log.entries() {
            match &entry.what {
                What::Game(_) => (dealt, hands) = (0, Vec::new()),
                What::Deal { source, .. } => {
                    let drawn = self.seed.deal(self.game(), dealt);
                    let by_chance = matches!(source, DealSource::Seed { seed, .. } if *seed == drawn);
                    hands.extend((!by_chance).then_some(dealt));
                    dealt += 1;
                }
                What::TakenBack { .. } => hands.extend(dealt.checked_sub(1)),
                What::Act { .. } | What::Claim { .. } => {}
            }
        }
        hands.dedup();
        hands
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;
    use table::Seed;

    use crate::{
        Match, MatchSetup, Member,
        testing::{device, play_until},
    };

    use super::*;

    #[test]
    fn hands_of_other_peoples_cards_and_those_with_something_taken_back_say_nothing() {
        let mut device = device("american-2", 5);
        play_until(&mut device, |device| !device.game.finished_hands().is_empty());
        let about = |game: &Match<Rules>| game.about_player(7).unwrap();
        assert_eq!(
            (about(&device.game).level, about(&device.game).left_out),
            (Some(Level::Club), Vec::new())
        );
        assert!(device.undo());
        assert_eq!(about(&device.game).left_out, [0]);
        // The cards of a hand that somebody has played before.
        let rules = device.game.rules().clone();
        let people = vec![Member::human("Ann"), Member::bot("Bo", Level::Club)];
        let (mut game, _) = Match::new(rules.clone(), &MatchSetup::new(people)).unwrap();
        game.deal_from(Seat(0), Seed([9; 32]).into()).unwrap();
        assert_eq!((about(&game).left_out, about(&game).ended), (vec![0], 7));
        let people = vec![Member::human("Ann"), Member::human("Bo")];
        let (game, _) = Match::new(rules, &MatchSetup::new(people)).unwrap();
        assert_eq!(game.about_player(7), None, "nobody knows whose game it is");
    }
}
