//! The position of a lesson as a scene, at which nothing can be done but to say what is wrong.

use crate::wire::{Moment, Scene};
use laws::open_table::Lesson;
use texts::narration::Narrator;

use super::scene::{look, seen};
use crate::game::Look;

/// The position of a lesson; none where nothing has been dealt.
#[must_use]
pub fn lesson_scene(lesson: &Lesson, narrator: &Narrator) -> Option<Scene> {
    let view = lesson.view();
    let game = view.game.clone()?;
    let look = Look { moment: Moment::Theirs, ..look(lesson.rules(), narrator, &view, &game) };
    let mut scene = seen(&look, &view, "", 0);
    scene.only_watch();
    Some(scene)
}
