#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::wire::{
    DeskReply, DeskRequest, Finding, Moment, OpenRequest, Panel, Pick, ReplayAt, Retell, ReviewFrom, Scene,
    Score, Share, Slot, TableRequest, Tap, Typed,
};
use ::five_hundred::Rules;
use card_match::{
    Device, Level, MatchSetup, Member,
    open::{OpenRules, begin, read},
};
use laws::open_table::{Phase, View};
use serde_json::{Value, json};
use table::{DealSource, Game as _, Record, Seat, Seed, Seq};
use texts::Lang;

use super::{is_open_match, is_open_record, open_summary};
use crate::{
    Answer, Desk,
    local::{LocalTable, Seated},
};

type Table = LocalTable<OpenRules>;

fn opened(preset: &str, errors: u8, seed: u8) -> Table {
    let rules = json!({"preset": preset, "laws": "open", "score_sheet": if seed.is_multiple_of(2) { "dealer" } else { "software" }});
    let rules = Rules::read_rules(rules.as_object().unwrap()).unwrap();
    let bots = (1..rules.seats()).map(|number| Member::bot(format!("B{number}"), Level::Club));
    let people = std::iter::once(Member::human("You")).chain(bots).collect();
    let setup = MatchSetup { seed: Some(Seed([seed; 32])), errors, ..MatchSetup::new(people) };
    Table::new(Device::new(begin(rules, &setup).unwrap()), None, Lang::En)
}

impl Table {
    fn view(&self) -> View {
        self.device.my().view()
    }

    fn phase(&self) -> Option<Phase> {
        self.view().phase
    }

    fn ask(&mut self, request: impl Into<DeskRequest>) -> DeskReply {
        match self.answer(request.into()).unwrap() {
            Answer::Reply(reply) => reply,
            Answer::PassOn(request) => panic!("nobody answers {request:?}"),
        }
    }

    fn refuses(&mut self, request: impl Into<DeskRequest>) -> bool {
        self.answer(request.into()).is_err()
    }

    fn goes(&mut self, request: impl Into<DeskRequest>) -> (Vec<String>, Scene) {
        match self.ask(request) {
            DeskReply::Table(update) | DeskReply::Open(update) => {
                (update.told.into_iter().map(|told| told.words).collect(), update.scene)
            }
            other => panic!("{other:?}"),
        }
    }

    fn does(&mut self, act: &str) -> (Vec<String>, Scene) {
        self.goes(TableRequest::Act(act.to_owned()))
    }
}

/// What a player who keeps the rules does next, from what the scene offers alone.
fn lawful(table: &mut Table, scene: &Scene) -> DeskRequest {
    let open = scene.open.as_ref().unwrap();
    if scene.moment != Moment::Mine {
        return TableRequest::Next.into();
    }
    if let Some(entry) = open.entries.iter().find(|entry| entry.written.is_none()) {
        return TableRequest::Act(format!("enter {} 0", entry.seat)).into();
    }
    let hand = scene.hand_view.as_ref().unwrap();
    match &scene.panel {
        Panel::Result { .. } => TableRequest::Next.into(),
        Panel::Bids(bids) => {
            let call = bids.calls.iter().find(|call| call.legal).unwrap();
            TableRequest::Act(call.action.clone()).into()
        }
        Panel::Offers(offers) => TableRequest::Act(offers.last().unwrap().action.clone()).into(),
        _ if hand.choose == Slot::Any => {
            let cards = hand.cards.iter().rev().take(6).map(|held| held.card).collect();
            let DeskReply::Pick(picked) = table.ask(Pick(cards)) else { panic!("no discard") };
            TableRequest::Act(picked.offers[0].action.clone()).into()
        }
        _ => {
            let legal = table.view().legal;
            TableRequest::Act(legal[0].split_once(' ').unwrap().1.to_owned()).into()
        }
    }
}

/// Plays until so many hands are over or the game is.
fn play(table: &mut Table, hands: usize) -> Vec<String> {
    let (mut told, mut scene) = table.goes(TableRequest::Look);
    for _ in 0..5_000 {
        let over = scene.moment == Moment::Over || table.device.game.counted_hands().len() >= hands;
        if over && scene.moment != Moment::Mine && table.phase() != Some(Phase::Settle) {
            return told;
        }
        let request = lawful(table, &scene);
        let (more, next) = table.goes(request);
        told.extend(more);
        scene = next;
    }
    panic!("it doesn't end: {scene:?}")
}

#[test]
fn whole_hands_are_played_from_what_scenes_offer_at_every_table() {
    // LAW-OPEN-1, LAW-OPEN-8, LAW-ACT-22, LAW-ACT-23
    for (seed, preset) in ::five_hundred::PRESETS.iter().enumerate() {
        let mut table = opened(preset.name, 15, seed as u8);
        let told = play(&mut table, 1);
        assert!(told.len() > 4, "{}: {told:?}", preset.name);
        let text = table.save().unwrap();
        assert!(is_open_match(&text));
        let mut again = Desk::resume_openly(&text, Lang::En).unwrap();
        let Ok(Answer::Reply(DeskReply::Table(update))) = again.answer(TableRequest::Look.into()) else {
            panic!("no table")
        };
        assert_eq!(update.scene, table.scene());
        assert_eq!(again.in_words(), table.in_words());
    }
}

#[test]
fn a_match_is_kept_by_its_new_entries() {
    let mut table = opened("quebec-4", 10, 1);
    let mut saved = table.save().unwrap();
    for _ in 0..40 {
        let scene = table.scene();
        let request = lawful(&mut table, &scene);
        let entries = saved.lines().count() as u64 - 1;
        table.goes(request);
        saved.push_str(&table.lines_from(Seq(entries)));
    }
    assert_eq!(saved, table.save().unwrap());
}

#[test]
fn any_card_is_tapped_at_any_time_and_none_looks_better_than_another() {
    // LAW-OPEN-6, LAW-OPEN-7, LAW-ACT-1, LAW-ACT-2, LAW-ACT-3
    let mut table = opened("quebec-4", 0, 5);
    let mut others = 0;
    for _ in 0..60 {
        let scene = table.scene();
        let going = !matches!(table.phase(), Some(Phase::Settle | Phase::Deal | Phase::Demand) | None);
        let hand = scene.hand_view.clone().unwrap();
        if going {
            assert!(hand.choose != Slot::None && hand.cards.iter().all(|held| held.legal), "{hand:?}");
            others += usize::from(scene.moment == Moment::Theirs);
        }
        let request = lawful(&mut table, &scene);
        table.goes(request);
    }
    assert!(others > 10, "{others}");
    let mut table = opened("quebec-4", 0, 5);
    let scene = table.scene();
    let first = scene.hand_view.unwrap().cards[0].clone();
    assert_eq!(first.offers.len(), 3, "it falls, is named or is shown");
    let (_, scene) = table.goes(OpenRequest::Tap(Tap::Drop));
    let offers = &scene.hand_view.unwrap().cards[0].offers;
    assert_eq!(offers.len(), 1);
    let (told, scene) = table.does(&offers[0].action.clone());
    assert!(told[0].contains("fall face up"), "{told:?}");
    assert_eq!(scene.open.unwrap().tap, Tap::Play, "for one card");
}

#[test]
fn who_objects_reads_the_ruling_and_what_it_leaves_on_the_table() {
    // LAW-OPEN-5, LAW-ACT-10, LAW-REF-8
    let (mut upheld, mut on_table) = (0, 0);
    for seed in 0..12 {
        let mut table = opened("quebec-4", 40, seed);
        for _ in 0..120 {
            let scene = table.scene();
            if matches!(scene.moment, Moment::Deal | Moment::Over) {
                break;
            }
            let request = if scene.moment == Moment::Theirs && !seed.is_multiple_of(3) {
                TableRequest::Act("claim retract".to_owned()).into()
            } else {
                lawful(&mut table, &scene)
            };
            if table.answer(request).is_err() {
                table.goes(TableRequest::Next);
            }
            let scene = table.scene();
            let open = scene.open.unwrap();
            upheld += open.claims.iter().filter(|claim| claim.iter().any(|line| line == "Upheld.")).count();
            on_table += open.laws.len();
            if scene.moment == Moment::Theirs {
                table.goes(TableRequest::Next);
            }
        }
    }
    assert!(upheld > 5 && on_table > 5, "{upheld} {on_table}");
}

#[test]
fn a_discard_may_have_any_number_of_cards() {
    // LAW-OPEN-1, LAW-HAND-1
    for seed in 0..40 {
        let mut table = opened("quebec-4", 0, seed);
        table.goes(TableRequest::Look);
        while table.phase() == Some(Phase::Auction) {
            let scene = table.scene();
            let bid = if scene.moment == Moment::Mine { "10H" } else { "" };
            if bid.is_empty() || table.refuses(TableRequest::Act(bid.to_owned())) {
                table.goes(TableRequest::Next);
            }
        }
        let scene = table.scene();
        if table.phase() != Some(Phase::Discard) || scene.moment != Moment::Mine {
            continue;
        }
        let hand = scene.hand_view.unwrap();
        assert_eq!(hand.choose, Slot::Any);
        let cards = hand.cards.iter().take(5).map(|held| held.card).collect();
        let DeskReply::Pick(picked) = table.ask(Pick(cards)) else { panic!("no discard") };
        assert!(picked.words.contains("5 of 6"), "{}", picked.words);
        let (_, scene) = table.does(&picked.offers[0].action);
        assert_eq!(table.phase(), Some(Phase::Play));
        assert!(scene.open.unwrap().taps.contains(&Tap::Discard));
        return;
    }
    panic!("nobody had to discard");
}

#[test]
fn what_no_open_table_has_is_refused_in_a_sentence() {
    let mut table = opened("quebec-4", 0, 3);
    for request in [
        DeskRequest::from(TableRequest::Undo),
        TableRequest::Cut(20).into(),
        crate::wire::Hint.into(),
        crate::wire::ClaimRest.into(),
        Typed("hint".to_owned()).into(),
        Typed("claim snooker".to_owned()).into(),
        Typed("xyz".to_owned()).into(),
        TableRequest::Act("xyz".to_owned()).into(),
    ] {
        assert!(table.refuses(request.clone()), "{request:?}");
    }
    for typed in ["help", "hand", "table", "last", "claim out of turn"] {
        assert!(!table.refuses(Typed(typed.to_owned())), "{typed}");
    }
}

#[test]
fn waiting_is_told_and_ends_when_the_player_goes_on() {
    let mut table = opened("quebec-4", 0, 3);
    let waits = |scene: &Scene| scene.open.as_ref().unwrap().waits;
    assert!(!waits(&table.scene()));
    assert!(waits(&table.goes(OpenRequest::Wait(true)).1));
    assert!(!waits(&table.goes(OpenRequest::Wait(false)).1));
}

#[test]
fn a_finished_hand_is_in_the_history_as_a_game_of_an_open_table() {
    let mut table = opened("quebec-4", 20, 5);
    play(&mut table, 2);
    let record = table.record();
    assert!(is_open_record(&record) && !record.hands.is_empty());
    let summary = open_summary(&record, Some(Seat(0)), Lang::Fr).unwrap();
    assert_eq!((summary.hands.len(), summary.over), (record.hands.len(), false));
    let mut shown = Desk::show_openly(&record, Some(Seat(0)), Lang::En).unwrap();
    let counted = table.device.game.counted_hands().len();
    assert!(
        matches!(shown.answer(Score.into()), Ok(Answer::Reply(DeskReply::Score(score))) if score.lines.len() == counted)
    );
    let hand = record.hands.len();
    assert!(shown.answer(ReplayAt { hand, step: 0 }.into()).is_err());
}

/// The record of these matches, one after the other, with how often bots erred.
fn records(errors: u8) -> impl Iterator<Item = Record> {
    (1..9).map(move |seed| {
        let mut table = opened("quebec-4", errors, 2 * seed);
        play(&mut table, 1);
        table.record()
    })
}

fn replay(shown: &mut Desk, hand: usize, step: usize) -> crate::wire::ReplayStep {
    match shown.answer(ReplayAt { hand, step }.into()) {
        Ok(Answer::Reply(DeskReply::Replay(step))) => *step,
        other => panic!("{other:?}"),
    }
}

/// The whole review of a hand.
fn review(shown: &mut Desk, hand: usize) -> Result<Vec<Finding>, String> {
    let (mut from, mut found) = (0, Vec::new());
    loop {
        match shown.answer(ReviewFrom { hand, from, everybody: true }.into()) {
            Ok(Answer::Reply(DeskReply::Review(part))) => {
                found.extend(part.findings);
                if part.done >= part.of {
                    return Ok(found);
                }
                from = part.done;
            }
            Ok(other) => panic!("{other:?}"),
            Err(why) => return Err(why.0),
        }
    }
}

#[test]
fn a_finished_hand_is_looked_through_with_its_claims_and_rulings() {
    let mut rulings = 0;
    for record in records(40) {
        let mut shown = Desk::show_openly(&record, Some(Seat(0)), Lang::En).unwrap();
        for (hand, played) in record.hands.iter().enumerate() {
            let steps = played.actions.len();
            for (number, act) in (1..).zip(&played.actions) {
                let step = replay(&mut shown, hand, number);
                assert_eq!(
                    (step.hand, step.hands, step.step, step.steps),
                    (hand, record.hands.len(), number, steps)
                );
                let told: Vec<&str> = step.told.iter().map(|told| told.words.as_str()).collect();
                if act.contains(" claim ") {
                    assert!(!told.is_empty(), "{act}");
                    rulings += usize::from(told.iter().any(|told| told.contains("LAW-")));
                }
                // All cards lie open, and nothing can be done.
                assert!(
                    step.scene.open.is_none() && step.marks.iter().all(|mark| (1..=steps).contains(mark))
                );
            }
            assert!(replay(&mut shown, hand, 0).told.is_empty());
            assert!(shown.answer(ReplayAt { hand, step: steps + 1 }.into()).is_err());
        }
    }
    assert!(rulings > 5, "{rulings}");
}

#[test]
fn a_hand_is_reviewed_only_if_all_in_it_was_lawful() {
    let (mut lawful, mut others) = (0, 0);
    for record in records(10).take(4).chain(records(0).take(1)) {
        let mut shown = Desk::show_openly(&record, Some(Seat(0)), Lang::En).unwrap();
        for (hand, played) in record.hands.iter().enumerate() {
            match replay(&mut shown, hand, 0).unreviewed {
                Some(why) => {
                    others += 1;
                    assert_eq!(review(&mut shown, hand).unwrap_err(), why);
                }
                None => {
                    // Each finding stands at the act that it is about.
                    lawful += 1;
                    let found = review(&mut shown, hand).unwrap();
                    assert!(!found.is_empty());
                    for finding in found {
                        let act = &played.actions[finding.step];
                        let said = ["claim", "agree", "enter"].iter().any(|word| act.contains(word));
                        assert!(act.starts_with(&finding.seat.to_string()) && !said, "{act}");
                    }
                }
            }
        }
    }
    assert!(lawful > 0 && others > 0, "{lawful} {others}");
    let record = records(0).next().unwrap();
    let mut shown = Desk::show_openly(&record, None, Lang::Fr).unwrap();
    assert!(shown.answer(Share { hand: 0, step: 0 }.into()).is_err());
}

/// The table as it stands, were two cards that the player can't see exchanged: its scene and what is told, if the same
/// acts can be done there.
fn exchanged(table: &Table, swap: Option<(usize, usize)>) -> Option<String> {
    let record = table.device.game.record().clone();
    let rules = table.device.game.rules().clone();
    let hand = record.hands.last().unwrap();
    let mut deal = table::read_deal(&rules, hand.dealer, &hand.deal).unwrap();
    if let Some((one, other)) = swap {
        let [a, b] = [deal.hands[1].nth(one as u32), deal.hands[3].nth(other as u32)].map(Option::unwrap);
        deal.hands[1].remove(a);
        deal.hands[1].insert(b);
        deal.hands[3].remove(b);
        deal.hands[3].insert(a);
    }
    let text = table.save().unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let place = lines.iter().rposition(|line| line.get("deal").is_some()).unwrap();
    lines[place]["deal"]["from"] =
        serde_json::to_value(DealSource::Explicit(rules.deal_json(&deal))).unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut again = Table::new(Device::new(read(&text).ok()?), None, Lang::En);
    // Whose turn it is may depend on what a bot would claim, which is no matter here.
    let told = again.ask(Retell);
    let mut scene = again.scene();
    if scene.moment == Moment::Mine || scene.moment == Moment::Theirs {
        scene.moment = Moment::Theirs;
    }
    Some(serde_json::to_string(&(told, scene)).unwrap())
}

#[test]
fn hidden_cards_leave_no_trace_in_a_scene_of_an_open_table() {
    // LAW-SEE-9, LAW-OPEN-6
    let mut done = 0;
    for seed in 0..10 {
        let mut table = opened("quebec-4", 30, 2 * seed + 1);
        for step in 0..40_usize {
            let view = table.view();
            if matches!(view.phase, Some(Phase::Settle | Phase::Deal) | None) {
                break;
            }
            let swap = (step % 10, (step * 7 + usize::from(seed)) % 10);
            let seen = serde_json::to_string(&view).unwrap();
            let hand = table.device.game.record().hands.last().unwrap().clone();
            let deal = table::read_deal(table.device.game.rules(), hand.dealer, &hand.deal).unwrap();
            let cards =
                [deal.hands[1].nth(swap.0 as u32), deal.hands[3].nth(swap.1 as u32)].map(Option::unwrap);
            let hidden = cards.iter().all(|card| !seen.contains(&format!("{card}\"")));
            if let (true, Some(other)) = (hidden, exchanged(&table, Some(swap))) {
                assert_eq!(exchanged(&table, None).unwrap(), other, "{seed} {step} {cards:?}");
                done += 1;
            }
            let scene = table.scene();
            let request = lawful(&mut table, &scene);
            table.goes(request);
        }
    }
    assert!(done > 60, "{done}");
}
