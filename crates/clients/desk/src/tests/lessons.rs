//! Lessons at a desk: every lesson is played to its end by what its card says.

use learning::{
    course::{Lesson, Task, chapters},
    puzzle::Kind,
};
use texts::Lang;

use crate::{
    Answer, Desk,
    wire::{
        DeskReply, DeskRequest, Game, LessonCard, LessonRequest, LessonTask, LessonWish, PuzzleWish, Refused,
        Scene, TableRequest, Update,
    },
};

pub(super) fn asked(desk: &mut Desk, request: impl Into<DeskRequest>) -> Update {
    match desk.answer(request.into()) {
        Ok(Answer::Reply(DeskReply::Table(update) | DeskReply::Lesson(update))) => *update,
        other => panic!("{other:?}"),
    }
}

fn act(desk: &mut Desk, action: &str) -> Update {
    asked(desk, TableRequest::Act(action.to_owned()))
}

pub(super) fn card(scene: &Scene) -> LessonCard {
    scene.lesson.as_ref().and_then(|lesson| lesson.card()).unwrap()
}

fn learn(name: &str, lang: Lang) -> Result<Desk, Refused> {
    Desk::learn(&LessonWish::Lesson(name.to_owned()), lang)
}

/// What to do where the learner plays without help: the first thing that the scene offers.
fn offered(desk: &mut Desk) -> Update {
    let scene = desk.scene().unwrap();
    let panel = match &scene.panel {
        crate::wire::Panel::Offers(offers) | crate::wire::Panel::Next { offers, .. } => offers.clone(),
        _ => Vec::new(),
    };
    let held = scene.hand_view.iter().flat_map(|hand| &hand.cards).filter(|held| held.legal);
    let cards = held.map(|held| match held.offers.first() {
        Some(offer) => offer.action.clone(),
        None if scene.game == Game::Rummy => format!("discard {}", held.card.face()),
        None => held.card.face().to_string(),
    });
    let offer = panel.into_iter().filter(|offer| offer.legal).map(|offer| offer.action);
    let action = offer.chain(cards).next().unwrap_or_else(|| panic!("nothing to do: {scene:?}"));
    act(desk, &action)
}

/// Plays a lesson as the lesson wants it, and says how often the learner did something.
fn play(lesson: &Lesson, lang: Lang) -> usize {
    let mut desk = learn(&lesson.name, lang).unwrap();
    let mut scene = asked(&mut desk, TableRequest::Look).scene;
    let mut deeds = 0;
    let mut finds = lesson.steps.iter().filter(|step| matches!(step.task(), Task::Asked | Task::Tried));
    for _ in 0..500 {
        assert!(!card(&scene).title.is_empty());
        scene = match card(&scene).task.clone() {
            // While others play nothing can be done, and the next question isn't told yet.
            LessonTask::Watch => {
                assert!(!scene.ask.mine && card(&scene).text.is_empty(), "{}", lesson.name);
                asked(&mut desk, TableRequest::Next).scene
            }
            LessonTask::Read => asked(&mut desk, TableRequest::Next).scene,
            LessonTask::Find => {
                deeds += 1;
                assert!(!card(&scene).text.is_empty(), "{}", lesson.name);
                let step = finds.next().unwrap();
                let wanted = step.right.iter().chain(step.refused.keys()).find_map(|action| {
                    let update =
                        match (action.as_str(), desk.answer(TableRequest::Act(action.clone()).into())) {
                            ("*", _) => offered(&mut desk),
                            (_, Ok(Answer::Reply(DeskReply::Table(update)))) => *update,
                            (_, _) => return None,
                        };
                    Some(update.scene)
                });
                wanted.unwrap_or_else(|| panic!("{}: {}", lesson.name, step.name))
            }
            LessonTask::Play => {
                deeds += 1;
                offered(&mut desk).scene
            }
            LessonTask::Done { missed, next } => {
                let plays_on = lesson.steps.iter().any(|step| step.free);
                assert!(!missed || plays_on, "{}", lesson.name);
                assert_eq!(next.as_deref(), learning::course::next(&lesson.name));
                assert!(desk.is_over() && !scene.ask.mine);
                return deeds;
            }
        };
    }
    panic!("{} never ends: {:?}", lesson.name, card(&scene));
}

#[test]
fn every_lesson_is_played_to_its_end() {
    for lang in Lang::ALL {
        let deeds: usize =
            chapters().iter().flat_map(|chapter| &chapter.lessons).map(|lesson| play(lesson, lang)).sum();
        assert!(deeds > 60, "{deeds}");
    }
}

#[test]
fn a_wrong_answer_leaves_the_position_as_it_was() {
    let mut desk = learn("win", Lang::En).unwrap();
    let before = asked(&mut desk, TableRequest::Look).scene;
    assert_eq!(card(&before).task, LessonTask::Find);
    let after = act(&mut desk, "JH").scene;
    assert!(!card(&after).came.is_empty());
    assert_eq!(Scene { lesson: before.lesson.clone(), ..after }, before);
    let why = asked(&mut desk, LessonRequest::Why).scene;
    assert!(!card(&why).came.is_empty());
    let shown = asked(&mut desk, LessonRequest::Show).scene;
    assert!(
        card(&shown).came[0].contains("A♥") || card(&shown).came[0].contains("ace of hearts"),
        "{:?}",
        card(&shown)
    );
    // The others finish the trick one by one.
    let mut scene = act(&mut desk, "AH").scene;
    while card(&scene).task == LessonTask::Watch {
        let update = asked(&mut desk, TableRequest::Next);
        assert!(!update.told.is_empty());
        scene = update.scene;
    }
    assert!(matches!(card(&scene).task, LessonTask::Done { missed: true, .. }));
}

#[test]
fn what_a_lesson_has_not_is_refused_in_a_sentence() {
    let mut desk = learn("win", Lang::Fr).unwrap();
    for request in [TableRequest::Undo.into(), crate::wire::Hint.into(), crate::wire::Score.into()] {
        let refused = desk.answer(request).unwrap_err();
        assert!(refused.0.ends_with('.') && refused.0.contains("leçon"), "{refused}");
    }
    let unknown = learn("no-such", Lang::En).unwrap_err();
    assert!(unknown.0.contains("no-such"), "{unknown}");
}

#[test]
fn every_puzzle_is_solved_missed_and_explained() {
    for (name, puzzle) in learning::puzzle::shipped() {
        for (lang, solves) in [(Lang::En, true), (Lang::Fr, false)] {
            let open = puzzle.kind == Kind::Open;
            let wish = PuzzleWish { passed: others(name), open, ..PuzzleWish::default() };
            let mut desk = Desk::learn(&LessonWish::Puzzle(wish), lang).unwrap();
            let scene = asked(&mut desk, TableRequest::Look).scene;
            let seen = scene.players.iter().filter(|player| !player.open.is_empty()).count();
            // Of Rummy 500 everybody knows the cards that were taken from the pile.
            assert!(puzzle.is_of_rummy() || if open { seen >= 1 } else { seen <= 1 }, "{name}");
            let before = card(&scene).puzzle.unwrap();
            assert_eq!((&before.name, before.solved, before.hinted), (&name.0, None, false));
            assert!(before.explained.is_empty() && !scene.lesson.as_ref().unwrap().words.contains('⟨'));
            if !solves {
                asked(&mut desk, LessonRequest::Hint);
                let missed = act(&mut desk, &puzzle.tempting).scene;
                let met = card(&missed).puzzle.unwrap();
                assert_eq!((met.solved, met.hinted), (Some(false), true), "{name}");
                assert!(!card(&missed).came.is_empty());
            }
            let mut scene = act(&mut desk, &puzzle.right[0]).scene;
            while card(&scene).task == LessonTask::Watch {
                scene = asked(&mut desk, TableRequest::Next).scene;
            }
            let met = card(&scene).puzzle.unwrap();
            assert_eq!(met.solved, Some(solves), "{name}");
            assert!(puzzle.fails == 0 || !met.explained.is_empty(), "{name}");
            assert!(matches!(card(&scene).task, LessonTask::Done { .. }));
        }
    }
    // Damaged answers stop nothing.
    let wish = PuzzleWish { answers: "{}\n{".to_owned(), ..PuzzleWish::default() };
    assert!(Desk::learn(&LessonWish::Puzzle(wish), Lang::En).is_ok());
    let wish = PuzzleWish { theme: Some("no-such".to_owned()), ..PuzzleWish::default() };
    assert!(Desk::learn(&LessonWish::Puzzle(wish), Lang::En).unwrap_err().0.ends_with('.'));
}

/// The names of all puzzles but one.
fn others(but: &learning::puzzle::Name) -> Vec<String> {
    let all = learning::puzzle::shipped().iter().map(|(name, _)| name);
    all.filter(|name| *name != but).map(ToString::to_string).collect()
}
