//! The game is played by what is written for every game: by players among themselves, at a desk, in the arena.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicBool},
};

use arena::{Arena, Limits, Series, Settings};
use card_match::Match;
use desk::wire::{DeskReply, Moment, Scene, TableRequest};
use desk::{Answer, Desk};
use players::{Level, Lineup, self_play};
use table::{Record, Seed, Spec, Table};
use testkit::high_card::{PRESETS, Rules};
use texts::narration::Setup;
use texts::{Lang, Spoken};

fn rules() -> Rules {
    Rules::build(Spec::from(&PRESETS[0])).unwrap()
}

#[test]
fn players_play_it_to_its_end() {
    let mut players: Lineup<Rules> =
        [Level::Club, Level::Beginner, Level::Beginner, Level::Beginner].map(|level| level.player(3)).into();
    let report = self_play(&rules(), &mut players, 1, 50, |_, _| {});
    assert!(report.finished && report.winners.iter().count() == 1, "{report:?}");
    assert!(report.hands.iter().all(|points| points.iter().sum::<i32>() == 5));
}

/// What a client that knows no rule does next.
fn next(scene: &Scene) -> TableRequest {
    let cards = scene.hand_view.iter().flat_map(|hand| &hand.cards);
    match cards.flat_map(|card| &card.offers).find(|offer| offer.legal) {
        Some(offer) if scene.moment == Moment::Mine => TableRequest::Act(offer.action.clone()),
        _ => TableRequest::Next,
    }
}

fn ask(desk: &mut Desk, request: TableRequest) -> Scene {
    match desk.answer(request.into()) {
        Ok(Answer::Reply(DeskReply::Table(update))) => update.scene,
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_is_played_at_a_desk_saved_and_replayed() {
    let setup = Setup { seed: Some(Seed([3; 32])), ..Setup::new(Lang::En) }.of(&rules()).unwrap();
    let (game, _) = Match::new(rules(), &setup).unwrap();
    let mut desk = Desk::resume::<Rules>(&game.to_text(), Lang::En).unwrap();
    let mut scene = ask(&mut desk, TableRequest::Look);
    for step in 0..2_000 {
        if scene.moment == Moment::Over {
            break;
        }
        if step % 50 == 49 {
            desk = Desk::resume::<Rules>(&desk.save().unwrap(), Lang::En).unwrap();
            assert_eq!(ask(&mut desk, TableRequest::Look), scene);
        }
        let request = next(&scene);
        scene = ask(&mut desk, request);
    }
    assert_eq!(scene.moment, Moment::Over);
    let record = Record::read(&desk.record().unwrap().to_json()).unwrap();
    let again = Table::<Rules>::from_record(&record).unwrap();
    assert_eq!(again.standing().winners.iter().count(), 1);
    assert!(Desk::show::<Rules>(&record, None, Lang::Fr).is_ok());
}

#[test]
fn the_arena_tells_a_thrifty_player_from_one_who_does_anything() {
    let settings = Settings {
        entrants: vec!["thrifty".to_owned(), "random".to_owned()],
        partner: None,
        judge: None,
        series: Series::Deal,
        seed: 1,
        deals: 60,
        shard: None,
        limits: Limits::default(),
        fresh: false,
    };
    let arena = Arena::new(rules(), settings).unwrap();
    let mut standings = arena.standings();
    let stop = Arc::new(AtomicBool::new(false));
    arena
        .run(&BTreeSet::new(), 2, &stop, |deal| {
            standings.add(&deal);
            Ok(())
        })
        .unwrap();
    let difference = &standings.report().pairs[0].points;
    assert!(difference.mean > 0.0 && difference.p.unwrap() < 0.01, "{difference:?}");
}

/// How many methods of traits a source implements.
fn methods(source: &str) -> usize {
    let blocks = source
        .split("\nimpl ")
        .skip(1)
        .filter(|block| block.lines().next().is_some_and(|first| first.contains(" for ")));
    blocks.map(|block| block.split("\n}").next().unwrap().matches("\n    fn ").count()).sum()
}

#[test]
fn a_game_costs_at_most_ninety_methods() {
    // The terminal asks for four more, a printed record for two, measuring playouts for one.
    let here = [
        include_str!("../src/high_card/rules.rs"),
        include_str!("../src/high_card/players.rs"),
        include_str!("../src/high_card/words.rs"),
    ];
    let all = here.map(methods).iter().sum::<usize>() + 4 + 2 + 1;
    assert!((70..=90).contains(&all), "{all}");
}
