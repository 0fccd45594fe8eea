//! A lesson on the screen: the table as in any game, with what the lesson says on sheets over it. The lesson is the
//! authority: it judges what the learner does there.

use std::{cell::RefCell, rc::Rc};

use card_match::News;
use desk::lesson::{Attempt, Teacher, player_state};
use learning::course::{Heard, Task, Taught};
use table::{Event, Position, Seq};
use texts::narration::input;

use crate::{
    Colours, Speed,
    authority::{Authority, Command, Sheet, Told, Update, Why},
    games::ScreenGame,
    tui::{App, Theme, on_screen},
};

/// Signs that a note under the hand has room for.
const NOTE: usize = 145;

/// Plays a lesson on the screen, until it is done or the learner leaves; gives back how it stands then.
///
/// # Errors
/// The terminal can't be used.
pub(super) fn play<G: ScreenGame + Taught>(teacher: Teacher<G>, ascii: bool) -> std::io::Result<Shared<G>> {
    let (mut app, teacher) = open(teacher, ascii);
    on_screen(&mut app)?;
    Ok(teacher)
}

/// Whether a text has room under the hand.
fn fits(text: &str) -> bool {
    text.chars().count() <= NOTE
}

pub(super) type Shared<G> = Rc<RefCell<Teacher<G>>>;

/// The table of a lesson, and the lesson.
pub(super) fn open<G: ScreenGame + Taught>(teacher: Teacher<G>, ascii: bool) -> (App<G>, Shared<G>) {
    let rules = teacher.play.rules.clone();
    let texts = teacher.texts();
    let teacher = Rc::new(RefCell::new(teacher));
    let mut lesson = LessonTable { teacher: Rc::clone(&teacher), position: 0 };
    let before = teacher.borrow().play.before().to_vec();
    let first = Update { anew: true, ..lesson.update(&before) };
    let mut sheet = lesson.lead_in(None);
    sheet.text = teacher.borrow().after_past(sheet.text);
    let theme = Theme::new(Colours::from_env(), false, ascii);
    let mut app = App::taught(Box::new(lesson), rules, (texts, theme, Speed::Normal.into()), first);
    app.show_sheet(sheet);
    (app, teacher)
}

/// A lesson that judges.
struct LessonTable<G: ScreenGame + Taught> {
    teacher: Shared<G>,
    /// How many times something has happened.
    position: u64,
}

impl<G: ScreenGame + Taught> LessonTable<G> {
    /// What has happened, and how the table stands.
    fn update(&mut self, heard: &[Heard<G>]) -> Update<G> {
        self.position += 1;
        let teacher = self.teacher.borrow();
        let at = player_state(&teacher, None);
        let seq = Seq(self.position);
        let news = heard.iter().map(|Heard { events, view, .. }| News {
            seq,
            events: events.iter().cloned().map(Event::In).collect(),
            view: view.clone(),
            turn: at.turn,
        });
        let (news, view) = (news.collect(), teacher.play.view());
        Update { news, anew: false, view, at, position: Position(self.position), next: seq }
    }

    /// The text before the next decision, beginning with `said`. Steps that are only told are done with it.
    fn lead_in(&self, said: Option<String>) -> Sheet {
        let mut teacher = self.teacher.borrow_mut();
        let mut lines: Vec<String> = said.into_iter().collect();
        let mut note = None;
        while let Some(step) = teacher.play.step() {
            note = teacher.about(step, "");
            lines.extend(note.clone());
            if step.task() != Task::Told {
                break;
            }
            let heard = teacher.play.go_on();
            lines.extend(teacher.told(&heard));
        }
        let last = teacher.play.step().is_none();
        if last {
            lines.push(teacher.over());
            lines.push(teacher.end.join("\n"));
        }
        lines.retain(|line| !line.is_empty());
        Sheet { title: teacher.title(), text: lines.join("\n\n"), note: note.filter(|text| fits(text)), last }
    }

    fn act(&mut self, action: G::Action) -> Vec<Told<G>> {
        let mut teacher = self.teacher.borrow_mut();
        match teacher.attempt(action) {
            Attempt::Done { said, heard, stays } => {
                let result = heard.last().filter(|last| last.over);
                let result = result.map(|last| G::hand_over(&teacher.narrator, &last.view));
                drop(teacher);
                let update = Told::Update(Box::new(self.update(&heard)));
                let said: Vec<String> = said.into_iter().chain(result).collect();
                let sheet = (!stays).then(|| Told::Sheet(self.lead_in(Some(said.join(" ")))));
                std::iter::once(update).chain(sheet).collect()
            }
            Attempt::Refused { refusal, .. } => vec![Told::Refused(Why::Unlawful(refusal))],
            Attempt::Wrong { said, played_on } => {
                let short = said.join(" ");
                if !played_on && fits(&short) {
                    return vec![Told::Refused(Why::Said(short))];
                }
                let sheet = Sheet { title: teacher.title(), text: said.join("\n"), note: None, last: false };
                vec![Told::Sheet(sheet), Told::Refused(Why::Said(teacher.texts().get("teach-back")))]
            }
        }
    }
}

impl<G: ScreenGame + Taught> Authority<G> for LessonTable<G> {
    fn ask(&mut self, command: Command<G>, _: Position) -> Vec<Told<G>> {
        match command {
            Command::Act(action) => self.act(action),
            Command::Record => vec![Told::Hands(Vec::new())],
            Command::Undo => vec![Told::Refused(Why::Key("note-nothing-to-undo"))],
            _ => Vec::new(),
        }
    }

    fn says(&mut self, typed: &str) -> Option<Sheet> {
        let mut teacher = self.teacher.borrow_mut();
        let texts = teacher.texts();
        let is = |word: &str| input::is_command(typed, word, &texts);
        let step = teacher.play.step()?.clone();
        let step = &step;
        if teacher.skips(typed) {
            let text = texts.get("puzzle-skipped");
            return Some(Sheet { title: teacher.title(), text, note: None, last: true });
        }
        let hint = is("hint").then(|| teacher.hint()).flatten();
        let text = match () {
            () if hint.is_some() => hint?,
            () if is("answer") || is("hint") => {
                let shown = teacher.play.show();
                teacher.shown(&shown)
            }
            () if is("why") => teacher.why(),
            () if is("again") => teacher.after_past(teacher.about(step, "")?),
            () => return None,
        };
        let note = teacher.about(step, "").filter(|text| fits(text));
        Some(Sheet { title: teacher.title(), text, note, last: false })
    }
}
