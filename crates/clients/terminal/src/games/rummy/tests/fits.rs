//! Everything has its place on a small screen, whatever lies on the table.

use super::*;

/// A number generator that needs no crate.
fn dice(mut state: u32) -> impl FnMut(u32) -> u32 {
    move |n: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % n.max(1)
    }
}

/// Plays a hand, the human's part chosen at random or as hints say, and looks at every picture on the way.
fn watch(code: &str, lang: Lang, byte: u8) {
    let theme = Theme::new(Colours::True, false, false);
    let mut screen = Screen::with(new_device(code, byte), lang, theme, Speed::Normal);
    screen.app.begin(None);
    let mut random = dice(u32::from(byte));
    for step in 0..3_000 {
        if !screen.app.device().game.finished_hands().is_empty() {
            screen.picture(80, 24);
            return look_again(&mut screen);
        }
        screen.picture(80, 24);
        if step % 9 == 0 {
            screen.picture(97, 31);
            for sheet in ['s', 'v'] {
                screen.press(&[key(sheet)]);
                screen.picture(80, 24);
                screen.press(&[KeyCode::Esc]);
            }
        }
        let choices = screen.app.view.choices;
        match screen.app.wait {
            Wait::Claim if random(2) == 0 => screen.press(&[key('!')]),
            Wait::Human if !choices.is_empty() => {
                let advised = screen.app.device().my().hint().map(|decision| decision.action);
                screen.press(&[key('h')]);
                screen.picture(80, 24);
                if matches!(choices, Choices::Turn(_)) && random(4) == 0 {
                    screen.press(&[KeyCode::Enter]);
                    screen.picture(80, 24);
                    screen.press(&[KeyCode::Esc, key('m')]);
                    screen.picture(80, 24);
                    screen.press(&[KeyCode::Esc]);
                }
                let any = choices.pick(&mut random);
                screen.app.attempt(if random(3) == 0 { any } else { advised.unwrap_or(any) });
            }
            _ => screen.press(&[KeyCode::Enter]),
        }
    }
    panic!("{code} got stuck: {}\n{}", screen.note(), screen.picture(80, 24));
}

/// Steps through the hand that is over.
fn look_again(screen: &mut Screen) {
    screen.press(&[key('v')]);
    let steps = screen.app.looking.as_ref().unwrap().replay.steps.len();
    for step in 0..=steps {
        if step % 7 == 0 || step + 2 > steps {
            screen.picture(80, 24);
        }
        screen.press(&[KeyCode::Right]);
    }
    screen.press(&[KeyCode::Esc]);
    assert!(matches!(screen.app.overlay, Some(Overlay::HandOver | Overlay::GameOver)));
}

#[test]
fn every_preset_fits_a_small_screen_at_every_step() {
    for (number, preset) in PRESETS.iter().enumerate() {
        watch(preset.name, Lang::Fr, number as u8);
    }
}

#[test]
fn any_number_of_players_fits_a_small_screen() {
    for (number, players) in [2, 3, 5, 6, 7, 8].into_iter().enumerate() {
        watch(&format!("rummy-500+players={players}"), Lang::En, 40 + number as u8);
    }
}

#[test]
fn eight_players_with_two_packs() {
    // RM-PACK-2
    let played = |byte| scripted("rummy-500+players=8", byte, |view| view.melds.len() >= 10);
    let device = (0..=u8::MAX).map(played).find(|device| device.my().turn() == Turn::Mine).unwrap();
    snapshots("eight", &device, |_| {});
}

#[test]
fn a_long_pile_and_a_hand_of_many_cards_are_shown_whole() {
    // RM-DRAW-2, RM-DISC-5
    for (players, cards) in [(2, 25), (8, 49)] {
        let device = long_pile(players, cards, 500);
        snapshots(&format!("pile-{players}"), &device, |screen| screen.press(&[KeyCode::Right]));
        let mut taken = device;
        let all = taken.my().view().pile.len() as u8;
        taken.act(Action::Take(all)).unwrap();
        let held = taken.my().view().seats[0].cards;
        assert_eq!(u32::from(held), if players == 2 { 13 } else { 7 } + u32::from(all));
        snapshots(&format!("hoard-{players}"), &taken, |screen| {
            screen.type_in("9D");
            screen.press(&[key(' '), KeyCode::Right]);
        });
        let ascii = Theme::new(Colours::None, false, true);
        let screen = Screen::with(taken, Lang::En, ascii, Speed::Normal);
        assert!(screen.picture(80, 24).is_ascii());
    }
}

#[test]
fn the_end_of_a_hand_with_many_cards_left_can_be_scrolled() {
    // RM-END-1, RM-INFO-2
    let mut device = long_pile(8, 49, 50);
    let all = device.my().view().pile.len() as u8;
    device.act(Action::Take(all)).unwrap();
    device.act("meld 9S 9C 9D".parse().unwrap()).unwrap();
    device.act("discard 2H".parse().unwrap()).unwrap();
    while device.my().turn() != Turn::Over {
        match &device.my().view().choices {
            Choices::Draw(draws) if draws.end => device.act(Action::End).unwrap(),
            Choices::Draw(_) => device.act(Action::Stock).unwrap(),
            Choices::Turn(turn) => device.act(Action::Discard(turn.discards().first().unwrap())).unwrap(),
            Choices::None => device.bot_acts(),
        };
    }
    for lang in Lang::ALL {
        let mut screen = Screen::new(device.clone(), lang);
        assert_eq!(screen.app.overlay, Some(Overlay::GameOver));
        let top = screen.picture(80, 24);
        screen.press(&[KeyCode::PageDown; 3]);
        let end = screen.picture(80, 24);
        assert!(top.contains("▼") && end.contains("▲") && top != end, "{top}{end}");
        assert!(end.contains(&format!("{} 0", screen.app.narrator.name(Seat(7)))), "{end}");
    }
}
