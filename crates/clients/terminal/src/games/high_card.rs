//! A third game, of a few lines, on the screen and line by line: nothing here was written for it.

use std::time::Duration;

use card_match::{Device, Match};
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use table::{Seed, Spec};
use testkit::high_card::{Action, PRESETS, Rules};
use texts::narration::{InWords, Setup};
use texts::{Lang, Spoken, Texts};

use super::{PlainGame, ScreenGame};
use crate::{
    plain::Plain,
    testing::{self, Screen},
    tui::{App, Areas, Canvas, Key},
};

impl PlainGame for Rules {
    const HOW: (&'static str, &'static str) = ("plain-how", "help-plain");
    type Asking = ();
}

impl ScreenGame for Rules {
    type Side = ();
    type Ui = ();
    const HELP: &'static str = "help-screen";
    const KEYS: &'static [Key<Self>] = &[Key::new(&[KeyCode::Enter], "keys-rummy-enter", |app, _| {
        if let Some(&card) = app.view.choices.first() {
            app.attempt(Action(card));
        }
        true
    })];

    fn side(&self, _: &Self::View, _: &card_match::PlayerState, _: &texts::narration::Narrator) {}

    fn draw(app: &App<Self>, canvas: &mut Canvas<'_>, areas: &Areas) {
        let style = canvas.theme.wood();
        let lines = [app.rules.table(&app.view, &app.narrator), app.rules.hand(&app.view, &app.narrator)];
        for (line, text) in (0..).zip(lines.concat()) {
            canvas.text(areas.table_area, 0, line, &text, style);
        }
    }

    fn prompt(app: &App<Self>) -> (String, bool) {
        (app.rules.question(&app.view, &app.narrator, false), app.at.may.act)
    }

    fn keys(_: &App<Self>) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    fn score(app: &App<Self>, canvas: &mut Canvas<'_>, table: Rect) {
        let style = canvas.theme.wood();
        canvas.text(table, 0, 0, &format!("{:?}", app.view.scores), style);
    }
}

fn device() -> Device<Rules> {
    let rules = Rules::build(Spec::from(&PRESETS[0])).unwrap();
    let setup = Setup { seed: Some(Seed([7; 32])), ..Setup::new(Lang::En) }.of(&rules).unwrap();
    Device::new(Match::new(rules, &setup).unwrap().0)
}

#[test]
fn a_game_of_a_few_lines_is_played_on_the_screen() {
    let mut screen = Screen::new(device(), Lang::En);
    screen.app.begin(None);
    for _ in 0..400 {
        if screen.app.device().game.is_over() {
            break;
        }
        screen.press(&[KeyCode::Enter]);
        screen.app.pass_time(Duration::from_secs(5));
    }
    assert!(screen.app.device().game.is_over(), "{:?}", screen.app.view);
}

#[test]
fn a_game_of_a_few_lines_is_played_line_by_line() {
    let (_folder, store) = testing::store();
    let device = device();
    let texts = Texts::for_rules(Lang::En, device.game.rules());
    let mut out = Vec::new();
    let lines =
        "hand\n10s\njs\nqs\nks\nas\n10h\njh\nqh\nkh\nah\n10d\njd\nqd\nkd\nad\n10c\njc\nqc\nkc\nac\nquit\n";
    Plain::new(device, store, texts, false, &mut out).play(None, &[], lines.as_bytes()).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(text.contains("Which card do you play?") && text.contains("takes the trick."), "{text}");
}
