//! Which game something is of is known before any rules are read.

use crate::wire::Opening;
use kookaburra::GameKind;

use super::*;
use crate::{Desk, game_asked, game_of_save, read_record};

fn opening(rules: &str) -> Opening {
    Opening { rules: rules.to_owned(), ..Opening::default() }
}

/// Orders, saves and records of a table are of the same game; somebody else's deal as well.
fn stays<G: OnDesk>(code: &str, game: GameKind) {
    let asked = opening(code);
    let desk = Desk::open::<G>(&asked, Seed([6; 32]), Lang::En).unwrap();
    let save = desk.save().unwrap();
    let saved = game_of_save(&save, Lang::En).unwrap();
    let (recorded, _) = read_record(&desk.record().unwrap().to_json(), Lang::En).unwrap();
    assert_eq!([game_asked(&asked), saved, recorded], [game; 3], "{code}");
    assert_eq!(Desk::resume::<G>(&save, Lang::En).unwrap().in_words(), desk.in_words());
    let deal = Some(format!("{code}~00~s{}", Seed([6; 32])));
    assert_eq!(game_asked(&Opening { deal, ..Opening::default() }), game, "{code}");
}

#[test]
fn the_game_of_a_table_is_known_by_its_preset() {
    for preset in presets() {
        stays::<Rules>(preset, GameKind::FiveHundred);
    }
    for preset in rummy_presets() {
        stays::<Rummy>(preset, GameKind::RummyFiveHundred);
    }
}

#[test]
fn house_rules_are_of_the_game_of_their_preset() {
    for code in ["quebec-4+misere=any_time", "Australian-4 misere=off", " american-4"] {
        stays::<Rules>(code, GameKind::FiveHundred);
    }
    for code in ["rummy-500+players=3", "Rummy-500 jokers=off", " rummy-500-floating"] {
        stays::<Rummy>(code, GameKind::RummyFiveHundred);
    }
}

#[test]
fn a_deal_says_which_game_it_is_whatever_rules_stand_beside_it() {
    let beside = |deal: &str| game_asked(&Opening { deal: Some(deal.to_owned()), ..opening("rummy-500") });
    assert_eq!(beside(&format!("quebec-4~00~s{}", Seed([6; 32]))), GameKind::FiveHundred);
    assert_eq!(beside("no deal"), GameKind::RummyFiveHundred);
}

#[test]
fn what_is_of_no_game_is_refused_by_any() {
    for rules in ["", "no-such-game", "rummy-50"] {
        assert_eq!(game_asked(&opening(rules)), GameKind::FiveHundred);
        assert!(Desk::open::<Rules>(&opening(rules), Seed([6; 32]), Lang::En).is_err());
    }
}

#[test]
fn a_game_does_not_take_what_is_of_another() {
    let asked = opening("rummy-500");
    let desk = Desk::open::<Rummy>(&asked, Seed([6; 32]), Lang::En).unwrap();
    let save = desk.save().unwrap();
    let refused = [
        Desk::open::<Rules>(&asked, Seed([6; 32]), Lang::Fr),
        Desk::resume::<Rules>(&save, Lang::Fr),
        Desk::show::<Rules>(&desk.record().unwrap(), None, Lang::Fr),
    ];
    for why in refused.map(Result::unwrap_err) {
        assert!(!why.is_empty() && !why.contains('⟨'), "{why}");
    }
    let strange = save.replacen("\"game\":\"rummy-500\"", "\"game\":\"poker\"", 1);
    assert_ne!(strange, save);
    assert!(game_of_save(&strange, Lang::En).is_err());
}
