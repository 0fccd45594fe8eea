//! Sentences about a puzzle before and after its answer, and about an appeal.

use cards::{Card, CardSet};
use five_hundred::Rules;
use learning::{
    Situation,
    course::{Heard, Taught},
    puzzle::{AnySituation, Appeal, Finding, Kind, Puzzle},
};
use table::{Game, Seat};
use texts::narration::{InWords, Narrator};
use texts::{Arg, Person};

use super::Teacher;

/// The answers of a puzzle in words: what `6D` means depends on what is asked.
struct Answers<'a> {
    situation: Option<AnySituation>,
    narrator: &'a Narrator,
}

impl<'a> Answers<'a> {
    fn new(puzzle: &Puzzle, narrator: &'a Narrator) -> Self {
        Self { situation: puzzle.open().ok(), narrator }
    }

    /// An answer, as an argument.
    fn action(&self, answer: &str) -> Option<(&'static str, Arg)> {
        let words = match self.situation.as_ref()? {
            AnySituation::FiveHundred(situation) => self.words(situation, answer)?,
            AnySituation::Rummy500(situation) => self.words(situation, answer)?,
        };
        Some(("action", words.into()))
    }

    fn words<G: InWords>(&self, situation: &Situation<G>, answer: &str) -> Option<String> {
        let action = situation.read_action(answer).ok()?;
        let Narrator { texts, names, .. } = self.narrator;
        Some(texts.action_of(Person::Do, action, names))
    }
}

/// A game whose puzzles are told.
pub trait Recalled: Taught + InWords {
    /// What the player of a puzzle has heard of the hand.
    fn past(teacher: &Teacher<Self>) -> Vec<String>;
}

impl<G: Recalled> Teacher<G> {
    /// Lets it tell of a puzzle what its player has heard, and at the end why its answer is right.
    pub fn tell_of(&mut self, puzzle: &Puzzle) {
        (self.past, self.end) = (G::past(self), explained(puzzle, &self.narrator));
        self.past.extend(open_hands(puzzle, &self.narrator));
    }
}

impl Recalled for Rules {
    /// The bidding, and every trick in a line.
    fn past(teacher: &Teacher<Self>) -> Vec<String> {
        let Teacher { play, narrator, .. } = teacher;
        let before = play.before();
        let is_bidding = |heard: &&Heard<Self>| heard.view.tricks_played == 0 && heard.view.trick.is_none();
        let bidding = before.iter().take_while(is_bidding).count();
        let mut lines = teacher.told(&before[..bidding]);
        let view = play.remembered();
        if !view.tricks.is_empty() {
            lines.extend(narrator.tricks(&view));
        }
        lines
    }
}

impl Recalled for rummy_500::Rules {
    /// The last two rounds: melds, pile and what was taken from it lie on the table or are told there.
    fn past(teacher: &Teacher<Self>) -> Vec<String> {
        let before = teacher.play.before();
        let ends = |heard: &Heard<Self>| {
            let last = heard.view.history.last();
            last.is_some_and(|done| matches!(done.action, rummy_500::Action::Discard(_)))
        };
        let rounds = 2 * teacher.play.rules.seats();
        let ended = before.iter().enumerate().rev().filter(|(_, heard)| ends(heard));
        let from = ended.map(|(at, _)| at + 1).nth(rounds).unwrap_or_default();
        teacher.told(&before[from..])
    }
}

/// The cards of the others, where all lie open.
fn open_hands(puzzle: &Puzzle, narrator: &Narrator) -> Vec<String> {
    let hands = others_open(puzzle).into_iter().map(|(seat, cards)| {
        let cards: Vec<Card> = cards.into_iter().collect();
        narrator.whose(seat, &narrator.cards(&cards))
    });
    let title = (puzzle.kind == Kind::Open).then(|| narrator.texts.get("puzzle-open"));
    title.into_iter().chain(hands).collect()
}

/// The others with their cards, if all cards of a puzzle lie open.
pub(super) fn others_open(puzzle: &Puzzle) -> Vec<(Seat, CardSet)> {
    let opened = puzzle.open().ok().and_then(AnySituation::five_hundred);
    let Some(situation) = opened else { return Vec::new() };
    let me = situation.rules.turn(&situation.state);
    let seats = Seat::all(situation.rules.seats()).filter(|&seat| Some(seat) != me);
    let shown = seats.filter(|_| puzzle.kind == Kind::Open);
    let view = situation.whole_view();
    shown.filter_map(|seat| Some((seat, view.seats[seat.index()].hand?))).collect()
}

/// Why the answer of a puzzle is right: that it can't fail, how often the tempting one fails where it doesn't, and the
/// marks of calls and discards.
fn explained(puzzle: &Puzzle, narrator: &Narrator) -> Vec<String> {
    let (texts, words) = (narrator.texts, Answers::new(puzzle, narrator));
    let sure = puzzle.sure.then(|| texts.get("puzzle-sure"));
    let tempting = words.action(&puzzle.tempting).filter(|_| puzzle.fails > 0);
    let tempting = tempting.map(|action| {
        let fails = ("fails", puzzle.fails.into());
        match behind(puzzle) {
            Some(points) => {
                texts.format("puzzle-tempting-points", &[action, fails, ("points", points.into())])
            }
            None => texts.format("puzzle-tempting", &[action, fails]),
        }
    });
    let marked = puzzle.right.iter().map(|right| (right, Some(10), puzzle.chance)).chain(
        puzzle
            .others
            .iter()
            .flat_map(|other| other.answers.iter().map(|text| (text, other.mark, other.chance))),
    );
    let marks = marked.filter(|_| puzzle.is_marked()).filter_map(|(answer, mark, chance)| {
        let (action, mark) = (words.action(answer)?, ("mark", mark?.into()));
        Some(match chance {
            Some(chance) => texts.format("puzzle-marked-chance", &[action, mark, ("chance", chance.into())]),
            None => texts.format("puzzle-marked", &[action, mark]),
        })
    });
    sure.into_iter().chain(tempting).chain(marks).collect()
}

/// By how many points the tempting answer of a puzzle of Rummy 500 is behind.
fn behind(puzzle: &Puzzle) -> Option<u8> {
    let is_it = |text: &String| *text == puzzle.tempting;
    let other = puzzle.others.iter().find(|other| other.answers.iter().any(is_it));
    other.filter(|_| puzzle.is_of_rummy())?.chance
}

/// What an appeal has found.
pub fn found(appeal: &Appeal, puzzle: &Puzzle, narrator: &Narrator) -> Vec<String> {
    let (texts, words) = (narrator.texts, Answers::new(puzzle, narrator));
    let finding = |finding: &Finding| {
        let action = words.action(&finding.answer)?;
        if let Some(ahead) = finding.ahead {
            return Some(texts.format("puzzle-judged-points", &[action, ("points", ahead.into())]));
        }
        match (finding.mark, finding.chance) {
            (Some(mark), _) => Some(texts.format("puzzle-judged-mark", &[action, ("mark", mark.into())])),
            (None, Some(chance)) => {
                Some(texts.format("puzzle-judged-chance", &[action, ("chance", chance.into())]))
            }
            (None, None) => None,
        }
    };
    let said = texts.get(if appeal.stands { "puzzle-stands" } else { "puzzle-you-are-right" });
    std::iter::once(said).chain([&appeal.right, &appeal.other].into_iter().filter_map(finding)).collect()
}
