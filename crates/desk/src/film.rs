//! Finished hands to be looked through, step by step, with all cards seen.

use session::Narrator;
use table::{Game, Recall, Record, Seat, Table, Viewer};

use crate::{
    Can, Happening, Moment, Replay, Sort, Told,
    game::{Look, OnDesk},
    scenes::{self, Frame},
};

/// A record that can be shown at any of its steps.
pub(crate) struct Film<'a, G: OnDesk> {
    record: Record,
    rules: G,
    narrator: &'a Narrator,
    nearest: Seat,
    title: &'a str,
    sort: Sort,
}

impl<'a, G: OnDesk> Film<'a, G> {
    /// Of a record; `None` if it is not one of this game.
    pub(crate) fn new(
        record: Record,
        narrator: &'a Narrator,
        nearest: Seat,
        title: &'a str,
        sort: Sort,
    ) -> Option<Self> {
        let rules = G::read_rules(&record.rules).ok()?;
        Some(Self { record, rules, narrator, nearest, title, sort })
    }

    /// A hand after so many of its actions; `None` if there is no such hand or step.
    pub(crate) fn at(&self, hand: usize, step: usize) -> Option<Replay> {
        let mut record = self.record.clone();
        record.hands.truncate(hand.checked_add(1)?);
        if record.hands.len() <= hand {
            return None;
        }
        let lines = std::mem::take(&mut record.hands.last_mut()?.actions);
        if step > lines.len() {
            return None;
        }
        let mut table: Table<G> = Table::from_record(record).ok()?;
        let mut marks = Vec::new();
        let mut frame = (step == 0).then(|| table.clone());
        let mut told = Vec::new();
        for (number, line) in (1..).zip(&lines) {
            let (seat, words) = Seat::split_line(line)?;
            let action = table.read_action(words).ok()?;
            let before = referee(&table);
            table.act(seat, action).ok()?;
            let after = referee(&table);
            if G::begins(&before, &after) {
                marks.push(number);
            }
            if number == step {
                told = self.told(&table, G::happened(&before, &after, seat, action));
                frame = Some(table.clone());
            }
        }
        let scene = self.scene(&frame?, &told);
        Some(Replay { hand, hands: self.record.hands.len(), step, steps: lines.len(), marks, told, scene })
    }

    fn look<'b>(&'b self, table: &Table<G>, view: &'b G::View) -> Look<'b, G> {
        Look {
            rules: &self.rules,
            view,
            narrator: self.narrator,
            nearest: self.nearest,
            me: None,
            moment: if table.in_hand() { Moment::Theirs } else { Moment::Over },
            acting: scenes::awaited(table.turn()),
            sort: self.sort,
        }
    }

    fn told(&self, table: &Table<G>, events: Vec<G::Event>) -> Vec<Told> {
        let view = referee(table);
        let look = self.look(table, &view);
        let told = events.iter().map(|event| Told {
            words: G::told(self.narrator, event, &view),
            what: G::happening(&look, event),
        });
        let over = (!table.in_hand())
            .then(|| Told { words: G::hand_over(self.narrator, &view), what: Happening::HandOver });
        told.chain(over).collect()
    }

    fn scene(&self, table: &Table<G>, told: &[Told]) -> crate::Scene {
        let view = referee(table);
        let look = self.look(table, &view);
        let words: Vec<&str> = told.iter().map(|told| told.words.as_str()).collect();
        let frame = Frame {
            title: self.title,
            games_before: 0,
            ask: words.join(" "),
            totals: scenes::totals_of(&self.rules.columns(), &table.standing().scores, self.narrator),
            can: Can::default(),
        };
        let mut scene = frame.scene(&look);
        scene.ask.mine = false;
        scene.guidance = String::new();
        scene
    }
}

/// All cards of a table.
fn referee<G: Game>(table: &Table<G>) -> G::View {
    table.view(Viewer::Referee, Recall::Table)
}
