//! The table of a lesson. What the others do is shown action by action, as at any table; then the lesson goes on.

use std::collections::VecDeque;

use card_match::{May, News, People, PlayerState, Turn};
use cards::Card;
use learning::{
    course::{Heard, LessonPlay, Task, Taught, next},
    puzzle::{APPEAL_DEALS, Name, Puzzle},
};
use table::{Event, Seat, SeatSet, Seq};
use texts::narration::{InWords, Narrator, input};
use texts::{Lang, Texts};

use super::{Attempt, Teacher, explained::others_open, found};
use crate::{
    Answer, OnDesk,
    at_seat::AtSeat,
    local::Seated,
    recital::Meant,
    seat_state::SeatState,
    wire::{
        Can, DeskReply, DeskRequest, Game, LessonCard, LessonRequest, LessonScene, LessonTask, LogLine,
        Panel, Pick, Preferences, PuzzleCard, Refused, Scene, TableRequest, Typed, TypedReply, Update,
    },
};

/// Where a lesson stands for the learner, as an authority would tell them. `ahead` is the seat that acts next of what
/// has been done and isn't shown yet; nothing if all of it is.
pub fn player_state<G: Taught + InWords>(teacher: &Teacher<G>, ahead: Option<Seat>) -> PlayerState {
    let play = &teacher.play;
    let names = teacher.narrator.names.clone();
    let turn = match ahead.or(play.turn()) {
        None => Turn::Deal,
        Some(seat) if ahead.is_none() && seat == play.seat() => Turn::Mine,
        Some(seat) => Turn::Other(seat),
    };
    let asks = play.step().is_some_and(|step| step.task() != Task::Told);
    let acts = ahead.is_none() && asks && !play.legal().is_empty();
    PlayerState {
        levels: vec![None; names.len()],
        people: People {
            seated: Seat::all(names.len()).map(Seat::index).collect(),
            viewer: play.seat().index(),
            names,
        },
        conventions: players::five_hundred::Conventions::default(),
        game: 0,
        won: Vec::new(),
        scores: play.scores(),
        winners: SeatSet::EMPTY,
        begun: play.is_dealt(),
        draw: None,
        turn,
        may: May { act: acts, claim: acts && play.claims(), ..May::default() },
        cuts: None,
        settled: false,
        forced: false,
        pass_to: None,
    }
}

/// A puzzle at its table.
pub(super) struct AskedPuzzle<G: OnDesk + Taught> {
    pub name: &'static Name,
    pub puzzle: &'static Puzzle,
    /// Lets the teacher tell of it.
    pub tell_of: fn(&mut Teacher<G>, &Puzzle),
}

/// A lesson that judges.
pub(super) struct LessonTable<G: OnDesk + Taught> {
    teacher: Teacher<G>,
    seat: SeatState<G>,
    /// What has been done and is still to be shown.
    ahead: VecDeque<Heard<G>>,
    /// The puzzle that it is, if it is one.
    puzzle: Option<AskedPuzzle<G>>,
    /// Whether the puzzle was found not to be clear.
    faulty: bool,
    /// What came of the last answer.
    came: Vec<String>,
    /// What has been told of the hand.
    told: Vec<LogLine>,
}

impl<G: OnDesk + Taught> LessonTable<G> {
    pub(super) fn new(play: LessonPlay<G>, puzzle: Option<AskedPuzzle<G>>, lang: Lang) -> Self {
        let narrator = Narrator::of_learner(&play.rules, play.seat(), lang, false);
        let seat = SeatState::new(play.rules.clone(), lang);
        let before = play.before().to_vec();
        let teacher = Teacher::new(play, narrator);
        let mut this = Self {
            teacher,
            seat,
            ahead: VecDeque::new(),
            puzzle,
            faulty: false,
            came: Vec::new(),
            told: Vec::new(),
        };
        this.tell_of_puzzle();
        this.stands(None);
        for heard in before {
            let told = this.tell(&heard);
            this.told.extend(told);
        }
        this
    }

    fn tell_of_puzzle(&mut self) {
        if let Some(AskedPuzzle { puzzle, tell_of, .. }) = &self.puzzle {
            tell_of(&mut self.teacher, puzzle);
        }
    }

    /// Lets the learner know how the table stands, as after something that was done, or now.
    fn stands(&mut self, after: Option<&Heard<G>>) {
        let ahead = self.ahead.front().map(|heard| heard.seat);
        let view = after.map_or_else(|| self.teacher.play.view(), |heard| heard.view.clone());
        self.seat.stands(view, player_state(&self.teacher, ahead));
    }

    fn tell(&mut self, heard: &Heard<G>) -> Vec<LogLine> {
        let events = heard.events.iter().cloned().map(Event::In).collect();
        let turn = Turn::Other(heard.seat);
        self.seat.told(&[News { seq: Seq::default(), events, view: heard.view.clone(), turn }])
    }

    /// Shows the next of what was done.
    fn step(&mut self, heard: &Heard<G>) -> Result<Box<Update>, Refused> {
        self.stands(Some(heard).filter(|_| !self.ahead.is_empty()));
        let told = self.tell(heard);
        self.told.extend(told.iter().cloned());
        self.updated(told)
    }

    /// The table, after the first of what was just done if anything was.
    fn on(&mut self, heard: Vec<Heard<G>>) -> Result<Box<Update>, Refused> {
        self.ahead.extend(heard);
        match self.ahead.pop_front() {
            Some(heard) => self.step(&heard),
            None => {
                self.stands(None);
                self.updated(Vec::new())
            }
        }
    }

    fn updated(&self, told: Vec<LogLine>) -> Result<Box<Update>, Refused> {
        let scene = self.scene().ok_or_else(|| self.seat.refused("desk-no-such-hand"))?;
        Ok(Box::new(Update { told, scene }))
    }

    /// What the learner is to do.
    fn task(&self) -> LessonTask {
        let play = &self.teacher.play;
        match play.step().map(learning::course::Step::task) {
            _ if !self.ahead.is_empty() => LessonTask::Watch,
            Some(Task::Told) => LessonTask::Read,
            Some(Task::Asked | Task::Tried) => LessonTask::Find,
            Some(Task::Free) => LessonTask::Play,
            None => {
                LessonTask::Done { missed: play.missed(), next: next(&play.lesson.name).map(str::to_owned) }
            }
        }
    }

    fn card(&self) -> LessonCard {
        let task = self.task();
        let text = match &task {
            LessonTask::Watch => None,
            LessonTask::Done { .. } => Some(self.teacher.over()),
            _ => self.teacher.play.step().and_then(|step| self.teacher.about(step, "")),
        };
        let (title, came) = (self.teacher.title(), self.came.clone());
        let puzzle = self.puzzle.as_ref().map(|asked| self.puzzle_card(asked));
        LessonCard { title, came, text: text.unwrap_or_default(), task, puzzle, challenge: None }
    }

    fn puzzle_card(&self, asked: &AskedPuzzle<G>) -> PuzzleCard {
        let AskedPuzzle { name, puzzle, .. } = asked;
        let play = &self.teacher.play;
        let done = play.step().is_none();
        let told = done && self.ahead.is_empty();
        PuzzleCard {
            name: name.to_string(),
            rules: puzzle.rules.clone(),
            difficulty: puzzle.difficulty,
            theme: puzzle.theme.to_string(),
            first: play.first().map(|action| action.to_string()),
            hinted: play.hinted(),
            solved: if play.missed() { Some(false) } else { done.then_some(true) },
            faulty: self.faulty,
            past: self.teacher.past.clone(),
            explained: if told { self.teacher.end.clone() } else { Vec::new() },
        }
    }

    /// Judges the puzzle once more.
    fn appeal(&mut self) -> Vec<String> {
        let texts = self.teacher.texts();
        let given = self.teacher.play.first().map(|action| action.to_string());
        let judged = self.puzzle.as_ref().and_then(|AskedPuzzle { puzzle, .. }| {
            Some((puzzle, puzzle.appeal(puzzle.doubted(given.as_deref()), APPEAL_DEALS)?))
        });
        let Some((puzzle, appeal)) = judged else { return vec![texts.get("puzzle-unjudged")] };
        self.faulty = !appeal.stands;
        found(&appeal, puzzle, &self.teacher.narrator)
    }

    fn next(&mut self) -> Result<Box<Update>, Refused> {
        if self.ahead.is_empty() && self.task() == LessonTask::Read {
            self.came.clear();
            let heard = self.teacher.play.go_on();
            return self.on(heard);
        }
        self.on(Vec::new())
    }

    fn act(&mut self, action: G::Action) -> Result<Box<Update>, Refused> {
        if !self.ahead.is_empty() || self.teacher.play.step().is_none() {
            return Err(self.seat.refused("note-not-your-turn"));
        }
        match self.teacher.attempt(action) {
            Attempt::Done { said, heard, .. } => {
                self.came = said;
                self.on(heard)
            }
            Attempt::Refused { sentence, .. } => Err(Refused(sentence)),
            Attempt::Wrong { said, .. } => {
                self.came = said;
                self.updated(Vec::new())
            }
        }
    }

    fn act_written(&mut self, text: &str) -> Result<Box<Update>, Refused> {
        let read = self.teacher.play.read(text);
        self.act(read.map_err(|not| Refused(self.seat.narrator.texts.not_an_action(&not)))?)
    }

    fn asked(&mut self, request: LessonRequest) -> Result<Box<Update>, Refused> {
        self.came = match request {
            LessonRequest::Why => vec![self.teacher.why()],
            LessonRequest::Show => {
                let shown = self.teacher.play.show();
                vec![self.teacher.shown(&shown)]
            }
            LessonRequest::Hint => vec![self.teacher.hint().unwrap_or_else(|| self.teacher.why())],
            LessonRequest::Appeal => self.appeal(),
            LessonRequest::Expert => return Err(self.not_here()),
        };
        self.updated(Vec::new())
    }

    fn typed(&mut self, text: &str) -> Result<TypedReply, Refused> {
        let texts = self.seat.narrator.texts;
        let is = |word: &str| input::is_command(text, word, &texts);
        let request = match () {
            () if is("why") => Some(LessonRequest::Why),
            () if is("hint") && self.puzzle.is_some() => Some(LessonRequest::Hint),
            () if is("answer") || is("hint") => Some(LessonRequest::Show),
            () if is("wrong") && self.puzzle.is_some() => Some(LessonRequest::Appeal),
            () => None,
        };
        if let Some(request) = request {
            return Ok(TypedReply::Table(self.asked(request)?));
        }
        match G::understood(&self.seat, text)? {
            Meant::Act(action) => Ok(TypedReply::Table(self.act(action)?)),
            Meant::Reply(TypedReply::Request(_) | TypedReply::Hurry) => Err(self.not_here()),
            Meant::Reply(reply) => Ok(reply),
        }
    }

    fn not_here(&self) -> Refused {
        self.seat.refused("teach-not-here")
    }
}

impl<G: OnDesk + Taught> Seated for LessonTable<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.updated(Vec::new())?),
            DeskRequest::Table(TableRequest::Next) => DeskReply::Table(self.next()?),
            DeskRequest::Table(TableRequest::Act(text)) => DeskReply::Table(self.act_written(&text)?),
            DeskRequest::Lesson(request) => DeskReply::Lesson(self.asked(request)?),
            DeskRequest::Retell(_) => DeskReply::Retell(self.told.clone()),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(<G as AtSeat>::pick(&self.seat, &cards)?),
            _ => return Err(self.not_here()),
        }
        .into())
    }

    fn scene(&self) -> Option<Scene> {
        let mut scene = self.seat.scene()?;
        let card = self.card();
        if matches!(card.task, LessonTask::Read | LessonTask::Done { .. }) {
            scene.only_watch();
        }
        match (&card.task, &mut scene.panel) {
            (LessonTask::Read, panel) => {
                let label = Texts::capitalised(&self.seat.narrator.texts.get("teach-continue"));
                *panel = Panel::Next { label, offers: Vec::new() };
            }
            (_, panel @ Panel::Next { .. }) => *panel = Panel::None,
            // No other hand follows.
            (_, Panel::Result { next, cut, .. }) => (*next, *cut) = (String::new(), None),
            _ => {}
        }
        if let Some(asked) = self.puzzle.as_ref().filter(|_| self.teacher.play.step().is_some()) {
            for (seat, cards) in others_open(asked.puzzle) {
                let player = scene.players.iter_mut().find(|player| player.seat == seat);
                player
                    .into_iter()
                    .for_each(|player| player.open = cards.into_iter().map(Card::face).collect());
            }
        }
        scene.can = Can::default();
        scene.hand.clone_from(&card.title);
        scene.lesson = LessonScene::of(&card).ok().map(Box::new);
        Some(scene)
    }

    fn prefer(&mut self, preferences: Preferences) {
        self.seat.prefer(Preferences { guidance: false, ..preferences });
    }

    fn game(&self) -> Game {
        <G as AtSeat>::GAME
    }

    fn is_over(&self) -> bool {
        self.teacher.play.step().is_none()
    }

    fn in_words(&self) -> String {
        self.teacher.title()
    }

    fn seat(&self) -> Option<Seat> {
        Some(self.teacher.play.seat())
    }

    /// What came of the last answer was said in the other language.
    fn speak(&mut self, lang: Lang) {
        let play = &self.teacher.play;
        self.teacher.narrator = Narrator::of_learner(&play.rules, play.seat(), lang, false);
        self.seat.speak(lang);
        self.tell_of_puzzle();
        self.came.clear();
        self.stands(None);
    }
}
