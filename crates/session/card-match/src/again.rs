//! A finished hand that is tried again, from any of its actions on, in a match beside the one it was played in.

use table::{Command, What};

use crate::{Match, MatchGame};

impl<G: MatchGame> Match<G> {
    /// The match as it stood when the last finished hand had seen so many actions: the same people, cards, scores and
    /// chance. What is played there changes nothing here. `None` if there is no such hand or no such action, and where
    /// acts stand.
    pub fn again_from(&self, actions: usize) -> Option<Self> {
        if G::acts_stand() {
            return None;
        }
        let entries = self.log.entries();
        let begins = entries.iter().enumerate().rev();
        let begins = begins.filter(|(_, entry)| matches!(entry.what, What::Deal { .. } | What::Game(_)));
        // A hand in progress, and the beginning of its game, lie after the last finished one.
        let ends = std::iter::once(entries.len()).chain(begins.map(|(at, _)| at)).take(3);
        let mut then = ends.filter_map(|end| self.up_to(end)).find(Self::has_just_ended_a_hand)?;
        let to = *then.log.acts().get(actions)?;
        then.log.append(None, Command::TakeBack { to }).ok()?;
        (then.cores, then.plays_forced) = (self.cores, self.plays_forced);
        then.look_ahead();
        Some(then)
    }

    fn has_just_ended_a_hand(&self) -> bool {
        !self.table().in_hand() && !self.log.acts().is_empty()
    }

    /// The match as it stood after so many entries of its log.
    fn up_to(&self, entries: usize) -> Option<Self> {
        let text = self.to_text();
        let later = self.log.entries().len() - entries;
        let lines: Vec<&str> = text.lines().collect();
        Self::read(&(lines[..lines.len() - later].join("\n") + "\n")).ok()
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;

    use crate::{
        Turn,
        testing::{device, play_until},
    };

    use super::*;

    fn actions(game: &Match<Rules>) -> usize {
        game.table().actions().len()
    }

    #[test]
    fn a_hand_goes_on_from_any_of_its_actions_and_the_match_stays_as_it_is() {
        let mut device = device("american-2", 5);
        assert!(device.game.again_from(0).is_none(), "no hand is over");
        play_until(&mut device, |device| device.game.finished_hands().len() == 2);
        let ended = device.game.clone();
        let played = ended.table().actions().to_vec();
        // In the next hand it is still the last one that ended.
        play_until(&mut device, |device| actions(&device.game) == 3 && device.game.table().in_hand());
        for game in [&ended, &device.game] {
            let before = game.to_text();
            for step in [0, 1, 7, played.len() - 1] {
                let again = game.again_from(step).unwrap();
                assert_eq!((actions(&again), again.finished_hands().len()), (step, 1), "{step}");
                assert_eq!(again.table().actions(), &played[..step]);
                let of = |game: &Match<Rules>| game.table().hands()[1].source.clone();
                assert_eq!(of(&again), of(&ended));
            }
            assert!(game.again_from(played.len()).is_none());
            assert_eq!(game.to_text(), before);
        }
        // The same actions meet the same answers of the bots.
        let mut again = crate::Device::new(ended.again_from(0).unwrap());
        play_until(&mut again, |device| device.my().turn() != Turn::Mine && !device.game.table().in_hand());
        assert_eq!(again.game.table().actions(), played);
    }

    #[test]
    fn the_last_hand_of_a_game_is_tried_again_too() {
        let mut device = device("american-2", 5);
        play_until(&mut device, |device| device.my().turn() == Turn::Over);
        let hands = device.game.finished_hands().len();
        assert_eq!(device.game.again_from(2).unwrap().finished_hands().len(), hands - 1);
        device.next_game();
        let again = device.game.again_from(2).unwrap();
        assert_eq!((again.finished_hands().len(), actions(&again)), (hands - 1, 2));
    }
}
