//! Finished hands to be looked through, step by step, with all cards seen.

use crate::wire::{Animation, Can, LogLine, Moment, ReplayStep, Scene};
use card_match::review;
use cards::CardSet;
use table::{Seat, SeatSet, Table};
use texts::narration::Narrator;

use crate::{
    frame::{self, Frame},
    game::{Look, OnDesk},
};

/// How somebody looks at a finished hand.
pub(crate) struct HandReplay<'a> {
    pub narrator: &'a Narrator,
    /// The seat whose cards lie before the viewer.
    pub nearest: Seat,
    /// The name of the table.
    pub title: &'a str,
}

impl HandReplay<'_> {
    /// The last hand of a table after a number of its actions, as one of so many `hands`; `None` if there is no such
    /// step.
    pub(crate) fn at<G: OnDesk>(&self, table: &Table<G>, hands: usize, step: usize) -> Option<ReplayStep> {
        let hand = table.hands().len().checked_sub(1)?;
        let replay = review::Replay::new(table);
        let steps = replay.steps.len();
        let begins = |&step: &usize| G::begins(replay.table_at(step - 1), replay.table_at(step));
        let view = (step <= steps).then(|| replay.table_at(step))?;
        let over = step == steps && !table.in_hand();
        let look = Look {
            rules: table.game(),
            view,
            narrator: self.narrator,
            nearest: self.nearest,
            me: None,
            moment: if over { Moment::Over } else { Moment::Theirs },
            acting: G::awaited(view).filter(|_| !over).map(SeatSet::of).unwrap_or_default(),
            fresh: CardSet::EMPTY,
            agreed: Vec::new(),
        };
        let mut told = Vec::new();
        if let Some(last) = step.checked_sub(1).and_then(|last| replay.steps.get(last)) {
            told.extend(last.events.iter().map(|event| LogLine {
                words: G::told(self.narrator, event, view),
                animation: G::animation(&look, event),
            }));
        }
        told.extend(
            over.then(|| LogLine {
                words: G::hand_over(self.narrator, view),
                animation: Animation::HandOver,
            }),
        );
        let last = replay.table_at(steps);
        let result = if table.in_hand() { String::new() } else { G::hand_over(self.narrator, last) };
        let scene = self.scene(&look, &told);
        Some(ReplayStep {
            hand,
            hands,
            step,
            steps,
            marks: (1..=steps).filter(begins).collect(),
            told,
            result,
            unreviewed: None,
            scene,
        })
    }

    fn scene<G: OnDesk>(&self, look: &Look<'_, G>, told: &[LogLine]) -> Scene {
        let words: Vec<&str> = told.iter().map(|told| told.words.as_str()).collect();
        let frame = Frame {
            title: self.title,
            games_before: 0,
            ask: words.join(" "),
            totals: frame::totals_of(&look.rules.sides(), G::scores(look.view), self.narrator),
            can: Can::default(),
            forced: false,
            guidance: false,
        };
        let mut scene = frame.scene(look);
        scene.ask.mine = false;
        scene
    }
}
