//! Finished hands: looked through step by step, shared, kept, read again.

use crate::wire::{Hint, Opening, ReplayAt, ReplayStep, ReviewFrom, Score, Share};
use table::{Record, Seat};

use super::*;
use crate::{check_record, read_games, read_record, summary};

/// A game of which at least one hand is finished.
fn played<G: OnDesk>(mut local: LocalTable<G>) -> LocalTable<G> {
    let mut dice = Dice::new(4);
    while local.device().game.finished_hands().is_empty()
        || local.device().my().turn() != card_match::Turn::Mine
    {
        let scene = local.scene();
        let request = click(&mut local, &scene, &mut dice);
        table(&mut local, request);
    }
    local
}

fn replay(local: &mut LocalTable<impl OnDesk>, hand: usize, step: usize) -> ReplayStep {
    *ask(local, ReplayAt { hand, step }).unwrap()
}

fn show(text: &str, me: Option<Seat>, lang: Lang) -> Result<Desk, String> {
    read_record(text, lang).and_then(|(_, record)| Desk::show::<Rules>(&record, me, lang))
}

/// How many records a file holds, if all of them can be replayed.
fn import(text: &str, lang: Lang) -> Result<usize, String> {
    let games = read_games(text, lang)?.games;
    games
        .iter()
        .try_for_each(|game| check_record::<Rules>(&game.record, game.seat, lang))
        .map(|()| games.len())
}

fn walk(local: &mut LocalTable<impl OnDesk>) {
    let first = replay(local, 0, 0);
    assert!(
        first.told.is_empty()
            && first
                .scene
                .players
                .iter()
                .all(|player| !player.open.is_empty() || player.seat == first.scene.players[0].seat)
    );
    for step in 1..=first.steps {
        let shown = replay(local, 0, step);
        assert!(!shown.told.is_empty() && !shown.scene.ask.text.is_empty());
        assert_eq!((shown.steps, &shown.marks), (first.steps, &first.marks));
        assert!(matches!(shown.scene.panel, Panel::None | Panel::Bids(_)));
        assert!(legal(offers(&shown.scene)).is_empty(), "nothing can be done in the past");
    }
    assert!(
        first.marks.len() > 2
            && first.marks.is_sorted()
            && first.marks.iter().all(|&mark| mark <= first.steps)
    );
}

#[test]
fn a_finished_hand_is_looked_through_with_all_cards_seen() {
    // FH-VIEW-4
    for preset in ["australian-4", "australian-2", "american-5", "quebec-4"] {
        walk(&mut played(five_hundred(preset, &setup(21, Lang::En))));
    }
    walk(&mut played(rummy("rummy-500", &setup(21, Lang::Fr))));
}

#[test]
fn a_hand_in_progress_is_neither_recorded_nor_shown() {
    let mut local = played(five_hundred("australian-4", &setup(22, Lang::En)));
    let finished = local.device().game.finished_hands().len();
    assert_eq!(local.device().game.record().hands.len(), finished + 1);
    assert_eq!(local.record().hands.len(), finished);
    assert!(ask(&mut local, ReplayAt { hand: finished, step: 0 }).is_err());
    assert!(ask(&mut local, Share { hand: finished, step: 0 }).is_err());
    let record = ask(&mut local, crate::wire::Record).unwrap();
    assert_eq!(Record::read(&record).unwrap(), local.record());
}

/// The cards before the viewer.
fn held(scene: &Scene) -> Vec<Card> {
    let mut cards: Vec<Card> =
        scene.hand_view.iter().flat_map(|hand| &hand.cards).map(|held| held.card).collect();
    cards.sort();
    cards
}

#[test]
fn somebody_else_plays_the_same_deal() {
    for (code, cut) in [("australian-4", false), ("quebec-4+misere=any_time", true)] {
        let mut local = played(five_hundred(code, &Setup { cut, ..setup(23, Lang::En) }));
        let deal = ask(&mut local, Share { hand: 0, step: 0 }).unwrap();
        let opening = Opening { deal: Some(deal), levels: vec!["beginner".into()], ..Opening::default() };
        let mut other = Desk::open_with_deal::<Rules>(&opening, Seed([77; 32]), Lang::Fr).unwrap();
        let there = plain(&mut other, TableRequest::Look).unwrap();
        let here = replay(&mut local, 0, 0).scene;
        assert_eq!(held(&there.scene), held(&here), "{code}");
        let dealer = |scene: &Scene| scene.players.iter().position(|player| player.dealer);
        assert_eq!(dealer(&there.scene), dealer(&here));
        assert!(there.scene.players.iter().skip(1).all(|player| player.open.is_empty()));
    }
}

#[test]
fn a_hand_is_tried_again_from_any_of_its_steps() {
    // Check 21: the original stays as it was.
    let mut local = played(five_hundred("australian-4", &setup(23, Lang::En)));
    let before = local.record();
    let steps = replay(&mut local, 0, 0).steps;
    for step in [0, 1, 5, steps / 2, steps - 1] {
        let deal = ask(&mut local, Share { hand: 0, step }).unwrap();
        let opening = Opening { deal: Some(deal), levels: vec!["beginner".into()], ..Opening::default() };
        let mut again = Desk::open_with_deal::<Rules>(&opening, Seed([77; 32]), Lang::En).unwrap();
        let mut there = plain(&mut again, TableRequest::Look).unwrap().scene;
        let here = replay(&mut local, 0, step).scene;
        let area = |scene: &Scene| match &scene.table_area {
            crate::wire::TableArea::Tricks(tricks) => (tricks.trick.clone(), tricks.last.clone()),
            other => panic!("{other:?}"),
        };
        assert_eq!(area(&there), area(&here), "{step}");
        assert_eq!(held(&there), held(&here), "{step}");
        // From there the others play on to the player's turn, or to the end.
        for _ in 0..60 {
            if matches!(there.moment, crate::wire::Moment::Mine | crate::wire::Moment::Deal) {
                break;
            }
            there = plain(&mut again, TableRequest::Next).unwrap().scene;
        }
        assert!(matches!(there.moment, crate::wire::Moment::Mine | crate::wire::Moment::Deal), "{step}");
    }
    assert!(ask(&mut local, Share { hand: 0, step: steps + 1 }).is_err());
    assert_eq!(local.record(), before);
    // What can't have been done there is refused as a whole.
    let deal = ask(&mut local, Share { hand: 0, step: 2 }).unwrap();
    let whole = deal.rsplit_once('~').unwrap().0;
    for done in ["9_pass", "1_", "1_QQ", "1_10NT.2_10NT", "1_pass~x", ""] {
        let opening = Opening { deal: Some(format!("{whole}~{done}")), ..Opening::default() };
        assert!(Desk::open_with_deal::<Rules>(&opening, Seed([77; 32]), Lang::En).is_err(), "{done}");
    }
}

#[test]
fn a_record_from_outside_is_shown() {
    let local = played(five_hundred("american-4", &setup(24, Lang::En)));
    let json = local.record().to_json();
    let mut desk = show(&json, Some(Seat(1)), Lang::Fr).unwrap();
    let replay = plain(&mut desk, ReplayAt { hand: 0, step: 3 }).unwrap();
    assert_eq!((replay.hand, replay.step, replay.scene.players[0].seat), (0, 3, Seat(1)));
    assert!(desk.save().is_none() && desk.is_over());
    assert!(!plain(&mut desk, Score).unwrap().lines.is_empty());
    let act = TableRequest::Act("pass".into());
    for request in [TableRequest::Next.into(), act.into(), DeskRequest::from(Hint), TableRequest::Undo.into()]
    {
        assert!(matches!(desk.answer(request), Err(Refused(_))));
    }
    let several = format!("[{json}, {json}]\n{json}");
    assert_eq!(import(&several, Lang::En), Ok(3));
    let summary = summary::<Rules>(&local.record(), Some(Seat(0)), Lang::En).unwrap();
    assert_eq!(summary.hands.len(), local.record().hands.len());
    assert_eq!((summary.rules.as_str(), summary.names[0].as_str()), ("american-4", "You"));
    assert_eq!(summary.columns.iter().filter(|column| column.mine).count(), 1);
}

#[test]
fn a_bad_record_says_where_and_why() {
    let json = played(five_hundred("australian-4", &setup(25, Lang::En))).record().to_json();
    for (from, to) in
        [("pass", "10NT"), ("australian-4", "no-such-game"), ("kookaburra-record/1", "x"), ("]", "")]
    {
        let bad = json.replacen(from, to, 1);
        for lang in Lang::ALL {
            let why = show(&bad, None, lang).unwrap_err();
            assert!(!why.is_empty() && !why.contains('⟨'), "{why}");
            assert!(import(&bad, lang).is_err());
        }
    }
    let twice = json.replacen("\"game\":", "\"game\": \"x\", \"game\":", 1);
    let why = import(&twice, Lang::En).unwrap_err();
    assert!(why.starts_with("Line 3, column ") && why.contains("“game” stands here twice"), "{why}");
    for nothing in ["", "[]", "5", "null", "{"] {
        assert!(import(nothing, Lang::En).is_err() && show(nothing, None, Lang::En).is_err());
    }
}

#[test]
fn a_finished_hand_is_judged_decision_by_decision() {
    let mut local = played(five_hundred("australian-4", &setup(26, Lang::En)));
    let decisions = local.record().hands[0].actions.iter().filter(|line| line.starts_with("0 ")).count();
    let mut found = Vec::new();
    let mut from = 0;
    loop {
        let part = ask(&mut local, ReviewFrom { hand: 0, from, everybody: false }).unwrap();
        assert!(part.findings.len() <= 1 && part.done > from);
        found.extend(part.findings);
        from = part.done;
        if part.done == part.of {
            break;
        }
    }
    assert_eq!(found.len(), decisions);
    assert!(found.iter().all(|finding| finding.seat == Seat(0) && !finding.words.is_empty()));
    assert!(found.iter().any(|finding| !finding.weighed.is_empty() && finding.thought.is_some()));
    for finding in &found {
        let line = &local.record().hands[0].actions[finding.step];
        assert!(line.starts_with("0 "), "{line}");
    }
}
