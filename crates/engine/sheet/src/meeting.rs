//! The same sheet on two phones: the longer history wins, and where they differ somebody has to say which is right.

use crate::{Draft, Game, Sheet};

/// How a sheet that comes from elsewhere stands to one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// It is another sheet.
    Stranger,
    /// Both are the same.
    Same,
    /// It goes on where one's own ends: with this entry of this game.
    Longer(usize, usize),
    /// One's own goes on where it ends.
    Shorter,
    /// They differ: this entry of this game is the first that isn't the same.
    Fork(usize, usize),
}

/// How `theirs` stands to `ours`.
#[must_use]
pub fn meet(ours: &Sheet, theirs: &Sheet) -> Meeting {
    let begins = |sheet: &Sheet| {
        let first = sheet.games.first().cloned();
        first.map(|game| Game { hands: Vec::new(), undone: Vec::new(), draft: Draft::default(), ..game })
    };
    let is_same = ours.date == theirs.date && ours.rules == theirs.rules;
    if !is_same || begins(ours).is_none() || begins(ours) != begins(theirs) {
        return Meeting::Stranger;
    }
    let mut longer = None;
    for number in 0..ours.games.len().max(theirs.games.len()) {
        let (own, other) = (ours.games.get(number), theirs.games.get(number));
        let step = match (own, other) {
            (Some(own), Some(other)) => compare(own, other),
            (None, _) => Step::Longer(0),
            (_, None) => Step::Shorter(0),
        };
        longer = match (step, longer) {
            (Step::Same, longer) => longer,
            (Step::Longer(at), None) => Some(Meeting::Longer(number, at)),
            (Step::Shorter(_), None) => Some(Meeting::Shorter),
            (Step::Longer(0), Some(Meeting::Longer(..))) if own.is_none() => longer,
            (Step::Shorter(0), Some(Meeting::Shorter)) if other.is_none() => longer,
            (Step::Longer(at) | Step::Shorter(at) | Step::Fork(at), _) => {
                return Meeting::Fork(number, at);
            }
        };
    }
    longer.unwrap_or(Meeting::Same)
}

/// How a game stands to one's own, and from which entry on.
enum Step {
    Same,
    Longer(usize),
    Shorter(usize),
    Fork(usize),
}

fn compare(own: &Game, other: &Game) -> Step {
    let begins = |game: &Game| (game.rules.clone(), game.players.clone(), game.dealer, game.start.clone());
    if begins(own) != begins(other) {
        return Step::Fork(0);
    }
    let same = own.hands.iter().zip(&other.hands).take_while(|(own, other)| own == other).count();
    match (own.hands.len() - same, other.hands.len() - same) {
        (0, 0) if own.draft == other.draft || other.draft.is_blank() => Step::Same,
        (0, 0) if own.draft.is_blank() => Step::Longer(same),
        (0, 1..) => Step::Longer(same),
        (1.., 0) => Step::Shorter(same),
        _ => Step::Fork(same),
    }
}
