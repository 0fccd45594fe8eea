//! The sheet on which the last hand is looked at again: all cards open, step by step, with what a strong player thinks
//! of each decision and what the hidden cards say. The judging goes on while it is looked at, a decision at a time.

use card_match::review::{Finding, LEAST_LOSS};
use card_match::{
    Level,
    review::{Findings, Replay},
};
use crossterm::event::KeyCode;
use ratatui::{layout::Rect, style::Style};

use super::told::Answer;
use super::{
    app::{App, Overlay, Tone},
    canvas::{Canvas, wrap},
    sheets::{more_marks, sheet},
};
use crate::{authority::Command, games::ScreenGame};

/// The keys that work on it.
pub(super) fn keys(across: &'static str, along: &'static str) -> Vec<(&'static str, &'static str)> {
    vec![
        ("Esc", "key-close"),
        (across, "key-step"),
        ("n", "key-next-loss"),
        (along, "key-moment"),
        ("a", "key-everybody"),
        ("t", "key-try-again"),
    ]
}

/// The level of the judge.
const JUDGE: Level = Level::Expert;

/// A hand that is looked at again.
pub(crate) struct Looking<G: ScreenGame> {
    pub(crate) replay: Replay<G>,
    /// The judging, as long as it goes on.
    review: Option<Findings<G>>,
    /// The findings on the steps, from the first.
    pub(crate) findings: Vec<Finding<G>>,
    /// The step that is shown: the table before it, and what was done.
    pub(crate) step: usize,
    everybody: bool,
}

impl<G: ScreenGame> Looking<G> {
    /// When a step was.
    fn moment(&self, app: &App<G>, step: usize) -> Option<String> {
        self.replay.steps.get(step).map(|step| G::moment(&app.narrator, &step.before))
    }

    /// The first step of the next moment, or of this one and then of the one before.
    fn other_moment(&self, app: &App<G>, forward: bool) -> usize {
        let last = self.replay.steps.len();
        let begins =
            |&step: &usize| step == 0 || step == last || self.moment(app, step) != self.moment(app, step - 1);
        let found =
            if forward { (self.step + 1..=last).find(begins) } else { (0..self.step).rev().find(begins) };
        found.unwrap_or(self.step)
    }

    /// The next step at which something was lost; from the end it begins anew.
    fn next_loss(&self) -> Option<usize> {
        let lost = |finding: &&Finding<G>| finding.loss(LEAST_LOSS).is_some();
        let losses = || self.findings.iter().filter(lost).map(|finding| finding.number);
        losses().find(|&step| step > self.step).or_else(|| losses().next())
    }
}

impl<G: ScreenGame> App<G> {
    /// Looks again at the last finished hand.
    pub(crate) fn look_again(&mut self) {
        let Some((replay, review)) = self.authority.review(false, JUDGE) else {
            let key = if self.terms.looks_back { "review-none" } else { "challenge-no-review" };
            return self.say(self.texts.get(key), Tone::Refused);
        };
        // A player who only watched has done nothing themselves.
        let everybody = self.me().is_none();
        self.looking =
            Some(Looking { replay, review: Some(review), findings: Vec::new(), step: 0, everybody });
        self.show(Overlay::Review);
    }

    /// The hand that is looked at goes on from the step that is shown, in a match beside this one.
    fn try_again(&mut self, looking: Looking<G>) -> bool {
        let step = looking.step;
        match self.ask(Command::TryAgain(step)) {
            Answer::Done => {
                self.tries_again = true;
                self.say(self.texts.get("again-begins"), Tone::News);
                return true;
            }
            Answer::Refused(why) => self.say(why, Tone::Refused),
            Answer::Later => self.say(self.texts.get("again-none"), Tone::Refused),
        }
        self.looking = Some(looking);
        true
    }

    /// Whether there is something to be judged.
    pub(super) fn is_judging(&self) -> bool {
        let looked_at = self.looking.as_ref().filter(|_| self.overlay == Some(Overlay::Review));
        looked_at.is_some_and(|looking| looking.review.is_some())
    }

    /// Judges one step more.
    pub(super) fn judge_on(&mut self) {
        let Some(looking) = &mut self.looking else { return };
        match looking.review.as_mut().and_then(Iterator::next) {
            Some(finding) => looking.findings.push(finding),
            None => looking.review = None,
        }
    }

    /// Keys while a hand is looked at again; false if it is not, or the key means nothing there.
    pub(super) fn key_looking(&mut self, code: KeyCode) -> bool {
        if self.overlay != Some(Overlay::Review) {
            return false;
        }
        let Some(mut looking) = self.looking.take() else { return false };
        let last = looking.replay.steps.len();
        let before = looking.step;
        match code {
            KeyCode::Left => looking.step = looking.step.saturating_sub(1),
            KeyCode::Right | KeyCode::Char(' ') => looking.step = (looking.step + 1).min(last),
            KeyCode::Up => looking.step = looking.other_moment(self, false),
            KeyCode::Down => looking.step = looking.other_moment(self, true),
            KeyCode::Home => looking.step = 0,
            KeyCode::End => looking.step = last,
            KeyCode::Char('n') => looking.step = looking.next_loss().unwrap_or(looking.step),
            KeyCode::Char('t') => return self.try_again(looking),
            KeyCode::Char('a') if !looking.everybody => {
                looking.everybody = true;
                looking.findings.clear();
                looking.review = self.authority.review(true, JUDGE).map(|(_, review)| review);
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('v' | 'q') => {
                self.close_overlay();
                return true;
            }
            KeyCode::PageUp | KeyCode::PageDown => {
                self.looking = Some(looking);
                return false;
            }
            _ => {}
        }
        if looking.step != before {
            self.scroll = 0;
        }
        self.looking = Some(looking);
        true
    }
}

/// Draws it; what has no room can be scrolled.
pub(super) fn draw<G: ScreenGame>(app: &App<G>, canvas: &mut Canvas<'_>, table: Rect) {
    let Some(looking) = &app.looking else { return };
    let wide = 74.min(table.width - 4);
    let lines = lines(app, looking, wide);
    // The sheet keeps its size from step to step.
    let area = sheet(&app.theme, canvas, table, wide, table.height, &app.texts.get("review-title"));
    let from = app.scroll.min((lines.len() as u16).saturating_sub(area.height));
    let shown = lines.iter().skip(usize::from(from)).take(usize::from(area.height));
    for (at, (line, style)) in shown.enumerate() {
        canvas.text(area, 0, at as u16, line, *style);
    }
    more_marks(&app.theme, canvas, area, from, lines.len() as u16);
}

fn lines<G: ScreenGame>(app: &App<G>, looking: &Looking<G>, wide: u16) -> Vec<(String, Style)> {
    let (paper, quiet, ochre) = (app.theme.paper(), app.theme.paper_quiet(), app.theme.paper_ochre());
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut add = |text: &str, style| lines.extend(wrap(text, wide).into_iter().map(|line| (line, style)));
    let steps = looking.replay.steps.len();
    let moment = looking.moment(app, looking.step).unwrap_or_else(|| app.texts.get("review-end"));
    let args = [
        ("moment", texts::Texts::capitalised(&moment).into()),
        ("step", (looking.step + 1).min(steps).into()),
        ("steps", steps.into()),
    ];
    let done = match &looking.review {
        Some(review) => {
            let (done, all) = review.progress();
            app.texts.format("review-progress", &[("done", done.into()), ("all", all.into())])
        }
        None => app.texts.get(if looking.everybody { "review-judged-all" } else { "review-judged-you" }),
    };
    add(&format!("{}  {done}", app.texts.format("review-step", &args)), quiet);
    add(" ", paper);
    let view = looking.replay.table_at(looking.step);
    for line in app.rules.open_table(&app.narrator, view) {
        add(&line, paper);
    }
    add(" ", paper);
    match looking.replay.steps.get(looking.step) {
        None => add(&G::hand_over(&app.narrator, view), ochre),
        Some(step) => match looking.findings.get(looking.step) {
            None => add(&app.narrator.did(step.seat, step.action), ochre),
            Some(finding) => judged(app, finding, &mut add, ochre, quiet),
        },
    }
    lines
}

/// What both judges say of a step.
fn judged<G: ScreenGame>(
    app: &App<G>,
    finding: &Finding<G>,
    add: &mut impl FnMut(&str, Style),
    ochre: Style,
    quiet: Style,
) {
    let judged = &finding.judged;
    match finding.loss(LEAST_LOSS) {
        Some(loss) => add(&app.narrator.finding(finding, &loss), ochre),
        None => {
            add(&app.narrator.no_loss(finding), ochre);
            if let Some(seen) = finding.seen.filter(|seen| seen.cost() > 0) {
                add(&app.narrator.seen(seen), ochre);
            }
        }
    }
    let same = judged.verdict().filter(|advice| advice.action == judged.action);
    if let Some(advice) = same {
        let reason = app.narrator.reason(advice);
        add(&app.texts.format("review-same", &[("reason", reason.into())]), quiet);
    }
    for one in app.narrator.alternatives::<G>(&judged.view, &judged.weighed) {
        add(&format!("{}  {}", one.action, one.worth), quiet);
    }
}
