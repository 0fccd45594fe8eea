//! What must always hold of logs: they say everything, what was taken back included, and a reader of one stands where
//! its writer stood.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use proptest::prelude::*;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Map, Value};
use table::{
    Command, DealSource, Event, Game, GamePhase, Log, LogError, Person, Position, Recall, Refused, Seat,
    Seed, Seq, Start, Viewer,
};

/// A number below another.
fn below(dice: &mut ChaCha8Rng, n: u32) -> u32 {
    dice.next_u32() % n
}

/// The seed of a deal.
fn cards(dice: &mut ChaCha8Rng) -> Seed {
    let mut bytes = [0; 32];
    dice.fill_bytes(&mut bytes);
    Seed(bytes)
}

/// A game in which anything legal can be done at random.
trait AnyAction: Game {
    fn any(view: &Self::View, dice: &mut ChaCha8Rng) -> Self::Action;
}

impl AnyAction for five_hundred::Rules {
    fn any(view: &Self::View, dice: &mut ChaCha8Rng) -> Self::Action {
        view.choices.pick(|n| below(dice, n))
    }
}

impl AnyAction for rummy_500::Rules {
    fn any(view: &Self::View, dice: &mut ChaCha8Rng) -> Self::Action {
        view.choices.pick(|n| below(dice, n))
    }
}

fn start<G: Game>(rules: &G) -> Start {
    let seated: Vec<Person> = (0..rules.seats() as u32).map(Person).collect();
    Start { number: 0, first: None, won: vec![0; seated.len()], seated }
}

/// Some cards, dealt by the next dealer.
fn deal<G: AnyAction>(log: &Log<G>, dice: &mut ChaCha8Rng) -> Command<G> {
    let seats = log.table().game().seats() as u32;
    let dealer = log.table().next_dealer().unwrap_or(Seat(below(dice, seats) as u8));
    Command::Deal { dealer, source: cards(dice).into() }
}

/// Anything that may be done next.
fn next<G: AnyAction>(log: &Log<G>, dice: &mut ChaCha8Rng) -> Command<G> {
    let table = log.table();
    match table.phase() {
        None => {
            Command::Game(Start { number: log.start().number + 1, won: log.won(), ..start(table.game()) })
        }
        Some(phase) if phase == G::Phase::DEAL => deal(log, dice),
        Some(_) if below(dice, 12) == 0 && !log.acts().is_empty() => {
            Command::TakeBack { to: log.acts()[below(dice, log.acts().len() as u32) as usize] }
        }
        Some(_) if below(dice, 40) == 0 => Command::Claim { seat: table.turn().unwrap() },
        Some(_) => {
            let seats: Vec<Seat> = table.to_act().iter().collect();
            let seat = seats[below(dice, seats.len() as u32) as usize];
            let action = G::any(&table.view(Viewer::Seat(seat), Recall::Table), dice);
            Command::Act { at: log.position(), seat, action }
        }
    }
}

fn played<G: AnyAction>(rules: G, seed: u64, entries: usize) -> Log<G> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let first = Command::Game(start(&rules));
    let mut log = Log::open(rules, Map::new());
    log.apply(log.propose(None, first).unwrap());
    let mut appended = log.clone();
    for number in 0..entries {
        let by = (number % 3 == 0).then_some(Person(0));
        let command = next(&log, &mut dice);
        appended.append(by, command.clone()).unwrap();
        let entry = log.propose(by, command).unwrap();
        log.apply(entry);
    }
    assert_eq!(appended.to_text(), log.to_text(), "in two steps or in one");
    assert_eq!(seen(&appended), seen(&log));
    log
}

/// Everything that can be seen, by everybody.
fn seen<G: Game>(log: &Log<G>) -> Vec<String> {
    let seats = Seat::all(log.table().game().seats()).map(Viewer::Seat);
    let viewers = seats.chain([Viewer::Spectator, Viewer::Referee]);
    let view = |viewer| serde_json::to_string(&log.table().view(viewer, Recall::Perfect)).unwrap();
    viewers.map(view).chain([serde_json::to_string(&log.table().result()).unwrap()]).collect()
}

fn is_read_as_written<G: Game>(log: &Log<G>) {
    let text = log.to_text();
    let again = Log::<G>::read(&text).unwrap();
    assert_eq!(seen(&again), seen(log));
    assert_eq!((again.position(), again.acts(), again.won()), (log.position(), log.acts(), log.won()));
    assert_eq!(again.to_text(), text);
    // A writer that was cut off in its last line has lost that line and nothing else.
    let whole = text.trim_end().rfind('\n').unwrap() + 1;
    for cut in [whole, whole + 1, text.len() - 1] {
        let torn = Log::<G>::read(&text[..cut]).unwrap();
        assert_eq!(torn.entries().len() + 1, log.entries().len());
    }
    // The record tells the game that is played, without what was taken back.
    let record = log.table().to_record(None);
    let replayed = Log::<G>::from_record(&record, log.start().clone(), Map::new()).unwrap();
    assert_eq!(seen(&replayed), seen(log));
}

fn rules(preset: usize) -> five_hundred::Rules {
    let presets = five_hundred::PRESETS;
    five_hundred::Rules::preset(presets[preset % presets.len()].name).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_log_is_read_as_it_was_written(preset in 0..99_usize, seed in 1..u64::MAX, entries in 1..400_usize) {
        is_read_as_written(&played(rules(preset), seed, entries));
    }

    #[test]
    fn so_is_one_of_rummy(seed in 1..u64::MAX, entries in 1..300_usize) {
        is_read_as_written(&played(rummy_500::Rules::preset("rummy-500").unwrap(), seed, entries));
    }
}

#[test]
fn who_acts_on_what_is_no_longer_so_is_told_what_came_between() {
    let mut log = played(rules(0), 5, 1);
    let at = log.position();
    let seat = log.table().turn().unwrap();
    let pass = log.table().read_action("pass").unwrap();
    let act = |log: &Log<_>, at, seat| log.propose(None, Command::Act { at, seat, action: pass });
    let entry = act(&log, at, seat).unwrap();
    log.apply(entry.clone());
    let now = log.position();
    assert!(now > at);
    let refused = act(&log, at, seat).unwrap_err();
    assert_eq!(refused, Refused::Conflict { now, since: vec![entry.seq] });
    // A claim changes nothing that a player acts on.
    let claim = log.propose(None, Command::Claim { seat }).unwrap();
    log.apply(claim);
    assert_eq!(log.position(), now);
    assert!(matches!(act(&log, now, seat), Err(Refused::Unlawful(_))), "another seat is in turn");
    assert!(act(&log, now, log.table().turn().unwrap()).is_ok());
    assert!(matches!(act(&log, Position(99), seat), Err(Refused::Conflict { .. })));
}

#[test]
fn what_is_taken_back_stays_in_the_log() {
    let mut log = played(rules(0), 5, 1);
    let before = seen(&log);
    let pass = log.table().read_action("pass").unwrap();
    for _ in 0..2 {
        let seat = log.table().turn().unwrap();
        let entry = log.propose(None, Command::Act { at: log.position(), seat, action: pass }).unwrap();
        log.apply(entry);
    }
    let to = log.acts()[0];
    for wrong in [Seq(0), Seq(1), Seq(99)] {
        assert_eq!(log.propose(None, Command::TakeBack { to: wrong }), Err(Refused::NotTheTime));
    }
    let entry = log.propose(None, Command::TakeBack { to }).unwrap();
    let seq = entry.seq;
    log.apply(entry);
    assert_eq!((seen(&log), log.entries().len(), log.acts().len()), (before, 5, 0));
    let told = log.told(Viewer::Spectator, seq);
    assert_eq!(told[0].events, [Event::TakenBack]);
    is_read_as_written(&log);
}

#[test]
fn a_game_begins_when_the_one_before_is_over() {
    let mut log = played(rules(0), 5, 1);
    let again = Start { number: 1, ..start(log.table().game()) };
    assert_eq!(log.propose(None, Command::Game(again)), Err(Refused::NotTheTime));
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    while log.table().phase().is_some() {
        let entry = log.propose(None, next(&log, &mut dice)).unwrap();
        log.apply(entry);
    }
    let won = log.won();
    assert!(won.iter().any(|&games| games > 0) || log.table().standing().winners.is_empty());
    for wrong in
        [vec![Person(0); 4], vec![Person(0), Person(1), Person(2)], [0, 1, 2, 9].map(Person).to_vec()]
    {
        let start = Start { number: 1, seated: wrong, first: None, won: won.clone() };
        assert_eq!(log.propose(None, Command::Game(start)), Err(Refused::NotTheTime));
    }
    let next_game = Start { number: 1, won: won.clone(), ..start(log.table().game()) };
    let entry = log.propose(None, Command::Game(next_game)).unwrap();
    log.apply(entry);
    assert_eq!((log.won(), log.table().standing().scores), (won, vec![0; 4]));
    // What is told of the new game alone does not play the old one's cards at it.
    let last = Seq(log.entries().len() as u64 - 1);
    assert_eq!(log.told(Viewer::Spectator, last), log.told(Viewer::Spectator, Seq(0))[last.0 as usize..]);
}

#[test]
fn a_log_that_another_version_wrote_is_not_played_on() {
    let texts = (1..).map(|seed| played(rules(0), seed, 90).to_text());
    let text = texts.into_iter().find(|text| text.contains("\"closes\"")).unwrap();
    let needs = |from: &str, to: &str| {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text, "{from}");
        Log::<five_hundred::Rules>::read(&other).unwrap_err()
    };
    for (from, to) in [
        ("kookaburra-log/1", "kookaburra-log/2"),
        ("\"behaviour\":1", "\"behaviour\":2"),
        ("australian-4", "australian-9"),
        ("{\"seq\":2,", "{\"v\":2,\"seq\":2,"),
        ("{\"seq\":2,\"act\":", "{\"v\":2,\"seq\":2,\"swears\":"),
        ("\"scores\":[", "\"scores\":[5,"),
    ] {
        let error = needs(from, to);
        assert!(matches!(error, LogError::NeedsVersion { .. }), "{from}: {error}");
    }
    for (from, to) in [
        ("\"seq\":3", "\"seq\":4"),
        ("{\"seq\":2,\"act\":\"", "{\"seq\":2,\"act\":\"9"),
        ("{\"seq\":2,", "{\"seq\":-2,"),
        // A line that needs no later version has no words of one.
        ("{\"seq\":2,\"act\":", "{\"seq\":2,\"swears\":"),
        ("{\"seq\":2,", "{\"v\":1,\"seq\":2,\"weather\":1,"),
        ("{\"seq\":2,", "["),
        ("\"seated\":[0,1", "\"seated\":[0,0"),
    ] {
        let error = needs(from, to);
        assert!(matches!(error, LogError::Line { .. }), "{from}: {error}");
    }
    for text in ["", "\n", "{}\n", "[]\n", "kookaburra"] {
        assert!(matches!(Log::<five_hundred::Rules>::read(text), Err(LogError::Header(_))), "{text}");
    }
    let other = Log::<rummy_500::Rules>::read(&text).unwrap_err();
    assert!(other.to_string().contains("the game is"), "{other}");
}

#[test]
fn a_deal_that_cannot_be_is_refused() {
    let log = played(rules(0), 7, 0);
    let deal = |dealer, source| log.propose(None, Command::Deal { dealer, source });
    assert!(matches!(deal(Seat(4), cards(&mut ChaCha8Rng::seed_from_u64(1)).into()), Err(Refused::Deal(_))));
    assert!(matches!(
        deal(Seat(0), DealSource::Pack { pack: Vec::new(), cut: None, reshuffle: None }),
        Err(Refused::Deal(_))
    ));
    assert!(
        deal(Seat(0), DealSource::Seed { seed: cards(&mut ChaCha8Rng::seed_from_u64(1)), cut: Some(7) })
            .is_ok()
    );
    assert!(
        deal(Seat(0), DealSource::Seed { seed: cards(&mut ChaCha8Rng::seed_from_u64(1)), cut: Some(43) })
            .is_err()
    );
}

/// Everybody who may look.
fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
}

/// A viewer who is told of each entry comes from the view they were given at any time to the one they would be given
/// now.
fn folds_to_views<G: AnyAction>(log: &Log<G>, from: usize)
where
    G::View: PartialEq,
{
    let rules = log.table().game();
    for viewer in viewers(rules.seats()) {
        let told = log.told(viewer, Seq(0));
        let seqs: Vec<u64> = told.iter().map(|told| told.seq.0).collect();
        assert_eq!(seqs, (0..log.entries().len() as u64).collect::<Vec<_>>(), "one for each entry");
        assert_eq!(log.told(viewer, Seq(from as u64)), told[from.min(told.len())..]);
        let mut views = Vec::new();
        log.replay(Seq(0), |_, fold| views.push(fold.table().view(viewer, Recall::Table)));
        for (told, pair) in told[1..].iter().zip(views.windows(2)) {
            let read = serde_json::from_value(serde_json::to_value(told).unwrap()).unwrap();
            assert_eq!(*told, read, "told by a text");
            assert_eq!(told.changes.fold(rules, &pair[0]).as_ref(), Ok(&pair[1]), "{viewer:?}: {told:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn what_is_told_folds_to_what_is_seen(preset in 0..99_usize, seed in 1..u64::MAX, entries in 1..110_usize) {
        folds_to_views(&played(rules(preset), seed, entries), entries / 2);
    }

    #[test]
    fn what_is_told_of_rummy_does_so_too(seed in 1..u64::MAX, entries in 1..60_usize) {
        folds_to_views(&played(rummy_500::Rules::preset("rummy-500").unwrap(), seed, entries), entries / 2);
    }

    #[test]
    fn hidden_cards_change_no_byte_of_what_is_told(preset in 0..99_usize, seed in 1..u64::MAX, entries in 2..70_usize) {
        // FH-VIEW-1
        let log = played(rules(preset), seed, entries);
        let seats = log.table().game().seats();
        let referee = log.table().view(Viewer::Referee, Recall::Perfect);
        let (Some(deal), Some(what)) = (log.table().deal_json(), last_hand(&log)) else { return Ok(()) };
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let one = Seat(below(&mut dice, seats as u32) as u8);
        let other = one.after(1 + below(&mut dice, seats as u32 - 1) as usize, seats);
        // Cards that two others hold and that nobody else has seen: the contractor has seen more.
        let contractor = referee.contract.as_ref().map(|contract| contract.seat);
        let pick = |seat: Seat, dice: &mut ChaCha8Rng| {
            let hand = referee.seats[seat.index()].hand.unwrap_or_default().to_canonical();
            hand.get(below(dice, hand.len().max(1) as u32) as usize).copied()
        };
        let (Some(a), Some(b)) = (pick(one, &mut dice), pick(other, &mut dice)) else { return Ok(()) };
        if referee.outcome.is_some() || [Some(one), Some(other)].contains(&contractor) || referee.given.is_some() {
            return Ok(());
        }
        // Of doubled cards it can't be said by name which one is meant.
        let written = serde_json::to_string(&deal).unwrap();
        if [a, b].iter().any(|card| written.matches(&format!("\"{card}\"")).count() != 1) {
            return Ok(());
        }
        let Some(swapped) = dealt_again(&log, &exchanged(&deal, &a.to_string(), &b.to_string()), &what) else {
            return Ok(());
        };
        let plain = dealt_again(&log, &deal, &what).unwrap();
        for viewer in viewers(seats) {
            if [Viewer::Seat(one), Viewer::Seat(other), Viewer::Referee].contains(&viewer) {
                continue;
            }
            let told = |log: &Log<five_hundred::Rules>| serde_json::to_string(&log.told(viewer, Seq(0))).unwrap();
            prop_assert!(told(&swapped) == told(&plain), "{viewer:?} is told of {a} and {b}");
        }
    }
}

/// The dealer and the actions of the last hand.
type Played = (Seat, Vec<(Seat, five_hundred::Action)>);

fn last_hand(log: &Log<five_hundred::Rules>) -> Option<Played> {
    log.table().hands().last().map(|hand| (hand.dealer, hand.actions.clone()))
}

/// A deal in which two cards have changed places.
fn exchanged(deal: &Map<String, Value>, a: &str, b: &str) -> Map<String, Value> {
    let (a, b) = (format!("\"{a}\""), format!("\"{b}\""));
    let text = serde_json::to_string(deal).unwrap().replace(&a, "\"?\"").replace(&b, &a).replace("\"?\"", &b);
    serde_json::from_str(&text).unwrap()
}

/// A game that begins with these cards and goes as the hand went; `None` if it can't.
fn dealt_again(
    log: &Log<five_hundred::Rules>,
    deal: &Map<String, Value>,
    (dealer, actions): &Played,
) -> Option<Log<five_hundred::Rules>> {
    let rules = log.table().game().clone();
    let first = Command::Game(start(&rules));
    let mut again = Log::open(rules, Map::new());
    let deal = Command::Deal { dealer: *dealer, source: DealSource::Explicit(deal.clone()) };
    for command in [first, deal] {
        again.apply(again.propose(None, command).ok()?);
    }
    for &(seat, action) in actions {
        again.apply(again.propose(None, Command::Act { at: again.position(), seat, action }).ok()?);
    }
    Some(again)
}
