//! A hand in progress, from how it is written down in lessons and puzzles.

use five_hundred::Rules;
use table::{Game, Recall, Viewer};

use crate::position::{Faults, Position};

/// A hand in progress, and whoever is to act in it; of Five Hundred, where nothing else is said. It knows every card:
/// what somebody at the table may know of it is their [`Situation::view`].
///
/// ```
/// use learning::Situation;
///
/// let hands = [
///     "JH JD QH 9H 8H AS KS 6S 7C 5D",
///     "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
///     "6H 4H JS 5S AC 8C 5C QD 10D 7D",
///     "AH 10H 5H QS 9S 7S KC JC 6C AD",
///     "X 4D 8D",
/// ];
/// let situation = Situation::read("australian-4", &hands, "0 7H, 1 pass, 2 pass, 3 pass")?;
/// assert_eq!(situation.view().map(|view| view.choices.len()), Some(286));
/// # Ok::<(), learning::position::Faults>(())
/// ```
#[derive(Clone, Debug)]
pub struct Situation<G: Game = Rules> {
    /// The rules.
    pub rules: G,
    /// The hand with every card.
    pub state: G::State,
}

impl Situation {
    /// Reads a hand: the short code of its rules or the name of a preset; the cards dealt, from seat 0, the kitty last;
    /// and what has happened, as in `0 7H, 1 pass`. The last seat deals, and nobody has a score yet.
    ///
    /// # Errors
    /// Everything that is wrong, and where.
    pub fn read(rules: &str, hands: &[impl AsRef<str>], after: &str) -> Result<Self, Faults> {
        let hands = hands.iter().map(|hand| hand.as_ref().to_owned()).collect();
        let position = Position { rules: rules.to_owned(), hands, dealer: None, after: after.to_owned() };
        position.open().map(|opened| opened.situation)
    }
}

impl<G: Game> Situation<G> {
    /// What whoever is to act sees, with a perfect memory; `None` if nobody is.
    #[must_use]
    pub fn view(&self) -> Option<G::View> {
        let seat = self.rules.turn(&self.state)?;
        Some(self.rules.view(&self.state, Viewer::Seat(seat), Recall::Perfect))
    }

    /// What somebody sees who sees every card.
    #[must_use]
    pub fn whole_view(&self) -> G::View {
        self.rules.view(&self.state, Viewer::Referee, Recall::Perfect)
    }

    /// Reads an action of whoever is to act, as it is meant here.
    ///
    /// # Errors
    /// The text, and what was expected.
    pub fn read_action(&self, text: &str) -> Result<G::Action, G::NotAnAction> {
        self.rules.read_action(&self.state, text)
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Action;
    use table::Seat;

    use super::*;

    const HANDS: [&str; 5] = [
        "JH JD QH 9H 8H AS KS 6S 7C 5D",
        "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
        "6H 4H JS 5S AC 8C 5C QD 10D 7D",
        "AH 10H 5H QS 9S 7S KC JC 6C AD",
        "X 4D 8D",
    ];

    fn wrong(rules: &str, hands: &[&str], after: &str) -> String {
        Situation::read(rules, hands, after).map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let doubled = [HANDS[0], HANDS[0], HANDS[2], HANDS[3], HANDS[4]];
        for (sentence, part) in [
            (wrong("australian-9", &HANDS, ""), "australian-9"),
            (wrong("rummy-500", &HANDS, ""), "rummy-500 is no game of Five Hundred"),
            (wrong("australian-4", &HANDS[1..], ""), "4 lists of cards, not 5"),
            (
                wrong("australian-4", &doubled, ""),
                "JH is there too often: the hand of seat 0, the hand of seat 1",
            ),
            (wrong("australian-4", &HANDS, "0 7H, 1 hop"), "after, step 2: \"1 hop\" is not an action"),
            (wrong("australian-4", &HANDS, "0 7H, 1 6H"), "after, step 2 (1 6H)"),
        ] {
            assert!(sentence.contains(part), "{sentence}");
        }
        assert!(wrong("australian-4", &HANDS, "0 7H, 1 6H").contains("FH-AUC"));
    }

    #[test]
    fn somebody_sees_their_own_cards_alone() {
        let situation = Situation::read("australian-4", &HANDS, "0 7H").unwrap();
        let view = situation.view().unwrap();
        assert_eq!(view.viewer, Viewer::Seat(Seat(1)));
        assert_eq!(view.seats.iter().filter(|seat| seat.hand.is_some()).count(), 1);
        assert!(matches!(situation.read_action("8H"), Ok(Action::Bid(_))));
    }
}
