//! Everything has its place on a small screen, in every preset.

use super::*;

/// Plays some hands of a preset, the human's part chosen at random, and looks at every picture on the way.
fn watch(preset: &str, lang: Lang, hands: usize) {
    let mut screen = Screen::with(
        testing::device(preset, 77),
        lang,
        Theme::new(Colours::True, false, false),
        Speed::Normal,
    );
    screen.app.begin(None);
    let mut state = 12_345_u32;
    let mut random = move |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % n.max(1)
    };
    let mut steps = 0;
    while screen.app.device().game.finished_hands().len() < hands && steps < 2_000 {
        steps += 1;
        screen.picture(80, 24);
        if steps % 7 == 0 {
            screen.picture(120, 40);
            screen.picture(97, 31);
            for sheet in ['s', 'l', '?'] {
                screen.press(&[key(sheet)]);
                screen.picture(80, 24);
                screen.press(&[KeyCode::Esc]);
            }
        }
        match screen.app.device().my().turn() {
            _ if screen.app.overlay.is_some() || screen.app.wait != Wait::Human => {
                screen.press(&[KeyCode::Enter]);
            }
            Turn::Mine => {
                // A bid now and then, so that the others bid too.
                let choices = screen.app.view.choices;
                let pass =
                    matches!(choices, five_hundred::Choices::Auction { pass: true, .. }) && random(3) > 0;
                screen.press(&[key('h')]);
                screen.picture(80, 24);
                screen.app.attempt(if pass { five_hundred::Action::Pass } else { choices.pick(&mut random) });
            }
            _ => screen.press(&[KeyCode::Enter]),
        }
    }
    assert!(
        screen.app.device().game.finished_hands().len() >= hands,
        "{preset} got stuck: {}\n{}",
        screen.note(),
        screen.picture(80, 24)
    );
    look_again(&mut screen);
}

/// Steps through the last hand, everybody's cards open; where there are many, the sheet is scrolled.
fn look_again(screen: &mut Screen) {
    screen.app.look_again();
    let steps = screen.app.looking.as_ref().unwrap().replay.steps.len();
    for _ in 0..=steps {
        screen.picture(80, 24);
        screen.press(&[KeyCode::Right]);
    }
    screen.press(&[KeyCode::PageDown]);
    screen.picture(80, 24);
}

#[test]
fn every_preset_fits_a_small_screen_at_every_step() {
    for preset in PRESETS {
        watch(preset.name, Lang::Fr, 1);
    }
}

#[test]
fn some_presets_fit_in_english_too() {
    for preset in
        ["australian-2", "australian-4-blind", "australian-6", "american-5", "american-6", "quebec-4-club"]
    {
        watch(preset, Lang::En, 2);
    }
}
