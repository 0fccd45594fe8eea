//! The ways to read a text from outside, one function for each kind of it. None of them may panic, hang or take much
//! memory, whatever the text.
#![allow(clippy::unwrap_used, reason = "what always holds is asserted here")]

use std::io::Write as _;

use arena::Contest;
use card_match::{AnyMatch, Device, Match, MatchGame, Turn};
use desk::wire::{DeskRequest, Opening, Retell, Score, TableRequest, Typed};
use desk::{Answer, Desk, OnDesk};
use fair_shuffle::Secret;
use flate2::{Compression, write::GzEncoder};
use kookaburra::{
    AnyRules, TomlComments, build_code, rules_code, rules_from_code, rules_from_json, rules_from_toml,
    rules_to_toml,
};
use learning::puzzle::Puzzle;
use online::{Moment, OnlineTable, ParticipantId, Work};
use online_wire::{Greeting, Request};
use players::{Level, five_hundred::Belief};
use table::{Person, Recall, Seed, Spec, Variants};
use texts::narration::{Setup, TypedCommand, TypedInput, input};
use texts::{Lang, Texts};

/// Text lines of one input that are heeded at most.
const MOST_LINES: usize = 30;

/// A record, replayed to an answer \[NOT-RES-8\].
pub fn record(text: &str) {
    let _ = kookaburra::replay(text);
}

/// A saved match: of a terminal, and of the page, as it is saved today or as earlier versions did. A match that goes on
/// is saved as one that can go on.
pub fn save(text: &str) {
    match AnyMatch::read(text.as_bytes()) {
        Ok(AnyMatch::FiveHundred(game)) => resumed(&game, text),
        Ok(AnyMatch::Rummy(game)) => resumed(&game, text),
        Ok(AnyMatch::Open(game)) => {
            let saved = game.to_text();
            assert_eq!(AnyMatch::read(saved.as_bytes()).unwrap().to_text(), saved);
        }
        Err(_) => {}
    }
}

fn resumed<G: MatchGame + OnDesk>(game: &Match<G>, text: &str) {
    for person in 0..game.members().len() as u32 {
        let _ = (game.at(Person(person)).view(), game.at(Person(person)).retell());
    }
    let _ = game.standing();
    let kept = game.to_text();
    let again = Match::<G>::read(&kept).unwrap();
    assert_eq!((again.to_text(), again.record()), (kept, game.record()));
    let mut desk = Desk::resume::<G>(text, Lang::Fr).unwrap();
    for request in [TableRequest::Look.into(), Retell.into(), DeskRequest::from(Score)] {
        ask::<G>(&mut desk, request);
    }
    assert!(desk.save().is_some());
}

/// Asks for what belongs to plain play, or is aside from it.
fn ask<G: OnDesk>(desk: &mut Desk, request: DeskRequest) {
    if let Ok(Answer::PassOn(aside)) = desk.answer(request) {
        assert!(!matches!(desk.answer_aside::<G>(aside), Ok(Answer::PassOn(_))));
    }
}

/// A file of puzzles: each is opened as far as it can be, and written as it was read.
pub fn puzzle(text: &str) {
    let Ok(puzzles) = Puzzle::read_all(text) else { return };
    for puzzle in puzzles {
        assert_eq!(Puzzle::read_all(&puzzle.to_line().unwrap()).ok(), Some(vec![puzzle.clone()]));
        let _ = puzzle.open();
    }
}

/// A backup as it comes from another device, and its lines before they are packed. What is read is written as it was
/// read, and taking it in twice changes nothing.
pub fn backup(bytes: &[u8]) {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes).unwrap();
    for file in [bytes, &packed.finish().unwrap()] {
        let Ok(backup) = kookaburra::backup::read(file) else { continue };
        let written = kookaburra::backup::write(&backup.contents, backup.when, &backup.program).unwrap();
        assert_eq!(kookaburra::backup::read(&written).unwrap().contents, backup.contents);
        assert_eq!(backup.contents.clone().merged(backup.contents.clone()), backup.contents);
    }
}

/// The view of a seat as another program shows it to one of our players, after a line with the rules of the table.
pub fn view(text: &str) {
    let Some((code, view)) = text.split_once('\n') else { return };
    let Ok(view) = serde_json::from_str(view) else { return };
    match build_code(code) {
        Ok(AnyRules::FiveHundred(rules)) => seen(&*rules, &view, |view| {
            let _ = players::five_hundred::imagine(&rules, view, Belief::default(), 2, 1);
        }),
        Ok(AnyRules::Rummy500(rules)) => seen(&rules, &view, |_| ()),
        Err(_) => {}
    }
}

fn seen<G: Contest>(rules: &G, view: &serde_json::Value, more: impl FnOnce(&G::View)) {
    let Ok(view) = rules.read_view(view) else { return };
    for name in ["random", "bot"] {
        let mut player = G::contestant(name, 1).unwrap().player;
        let _ = player.decide(rules, &view).action.to_string();
        let _ = player.call(rules, &view);
    }
    more(&view);
}

/// Hands that another program has written. What is read of them is a record that can be replayed.
pub fn ptn(text: &str) {
    match kookaburra::ptn::read_ptn(text) {
        Ok(hands) => {
            for hand in hands {
                assert_eq!(kookaburra::replay_record(&hand.record).exit_status(), 0);
            }
        }
        Err(error) => assert!(error.to_string().len() < 1 << 20),
    }
}

/// A code of house rules, a code with which a deal is handed on, links to a challenge and to a deal, and a position.
pub fn code(text: &str) {
    let _ = learning::challenge::Challenge::from_link(text);
    for position in
        [learning::position::Position::from_link(text).ok(), learning::position::Position::read(text).ok()]
            .into_iter()
            .flatten()
    {
        // Whatever can be opened comes back from its link.
        if position.open().is_ok()
            && let Ok(link) = position.link()
        {
            assert!(learning::position::Position::from_link(&link).is_ok_and(|back| back.open().is_ok()));
        }
    }
    let _: Result<Seed, _> = text.parse();
    match build_code(text) {
        Ok(AnyRules::FiveHundred(rules)) => same_code(rules.spec()),
        Ok(AnyRules::Rummy500(rules)) => same_code(rules.spec()),
        Err(error) => assert!(error.to_string().len() < 1 << 20),
    }
    let opening = Opening { deal: Some(text.to_owned()), ..Opening::default() };
    let seed: Seed = "07".repeat(32).parse().unwrap();
    let desk = match desk::game_asked(&opening) {
        kookaburra::GameKind::FiveHundred => {
            Desk::open_with_deal::<five_hundred::Rules>(&opening, seed, Lang::En)
        }
        kookaburra::GameKind::RummyFiveHundred => {
            Desk::open_with_deal::<rummy_500::Rules>(&opening, seed, Lang::En)
        }
    };
    if let Ok(mut desk) = desk {
        let _ = desk.answer(TableRequest::Look.into());
    }
}

fn same_code<V: Variants>(spec: &Spec<V>) {
    assert_eq!(rules_from_code::<V>(&rules_code(spec)).unwrap(), *spec);
}

/// House rules in a file. Rules that are understood say the same when they are written.
pub fn rules(text: &str) {
    all_forms::<five_hundred::Preset>(text);
    all_forms::<rummy_500::Preset>(text);
}

fn all_forms<V: Variants>(text: &str) {
    let comments = || TomlComments { title: String::new(), changed: String::new(), unchanged: String::new() };
    for read in [rules_from_toml::<V>, rules_from_json::<V>, rules_from_code::<V>] {
        match read(text) {
            Ok(spec) => assert_eq!(rules_from_toml::<V>(&rules_to_toml(&spec, &comments())).unwrap(), spec),
            // Each fault is quoted in short.
            Err(error) => assert!(error.to_string().len() < 32 << 20),
        }
    }
}

/// The lines typed at a table of a terminal or of the page, one by one, after a line with its rules: in French if it
/// ends in a blank.
pub fn typed(text: &str) {
    let Some((code, lines)) = text.split_once('\n') else { return };
    let Ok(rules) = build_code(code) else { return };
    let lang = if code.ends_with(' ') { Lang::Fr } else { Lang::En };
    let mut setup = Setup::new(lang);
    setup.seed = Some("07".repeat(32).parse().unwrap());
    setup.levels = vec![card_match::Level::Beginner];
    match rules {
        AnyRules::FiveHundred(rules) => at_table(*rules, &setup, lines, lang),
        AnyRules::Rummy500(rules) => at_table(rules, &setup, lines, lang),
    }
}

fn at_table<G: MatchGame + OnDesk>(rules: G, setup: &Setup, lines: &str, lang: Lang) {
    let texts = Texts::new(lang);
    let asked = setup.of(&rules).unwrap();
    let mut device = Device::new(Match::new(rules, &asked).unwrap().0);
    let mut desk = Desk::resume::<G>(&device.game.to_text(), lang).unwrap();
    for line in lines.lines().take(MOST_LINES) {
        let _ = input::misread::<G>(line, &texts);
        match input::read::<G>(line, &device.my().view(), &texts, &device.game.names()) {
            // What takes long by its nature is not asked for.
            Some(TypedInput::Command(TypedCommand::Hint | TypedCommand::Review | TypedCommand::Claim)) => {
                continue;
            }
            Some(TypedInput::Action(action)) => drop(device.act(action)),
            // An empty line lets the others act.
            None if line.is_empty() => match device.my().turn() {
                Turn::Deal => drop(device.deal(None)),
                Turn::Other(_) => drop(device.bot_acts()),
                Turn::Mine | Turn::Over => {}
            },
            _ => {}
        }
        let request = serde_json::from_str(line).unwrap_or_else(|_| Typed(line.to_owned()).into());
        let request = match request {
            DeskRequest::Typed(Typed(line)) if line.is_empty() => TableRequest::Next.into(),
            DeskRequest::Hint(_) | DeskRequest::Review(_) | DeskRequest::ClaimRest(_) => {
                TableRequest::Look.into()
            }
            request => request,
        };
        ask::<G>(&mut desk, request);
    }
    assert!(Match::<G>::read(&device.game.to_text()).is_ok());
}

/// What a client says to a server of tables, a message a line: how a table is to be opened, then greetings and requests
/// of two people in turn. A table that can be opened takes anything, goes on by itself, and is read back as it was
/// kept.
pub fn online(text: &str) {
    let mut lines = text.lines();
    let opening = lines.next().map(serde_json::from_str::<online_wire::Opening>);
    let Some(Ok(mut opening)) = opening else { return };
    opening.options.level = Level::Beginner;
    match opening.game.as_str() {
        <five_hundred::Rules as table::Game>::NAME => at_table_online::<five_hundred::Rules>(opening, lines),
        <rummy_500::Rules as table::Game>::NAME => at_table_online::<rummy_500::Rules>(opening, lines),
        _ => {}
    }
}

fn at_table_online<'a, G: online::Game>(opening: online_wire::Opening, lines: impl Iterator<Item = &'a str>) {
    let Ok(mut table) = OnlineTable::<G>::open("fuzz".to_owned(), opening, Seed([7; 32])) else { return };
    let header = serde_json::to_string(&table.header()).unwrap();
    let mut again = OnlineTable::<G>::of_header(serde_json::from_str(&header).unwrap()).unwrap();
    let mut keep = |table: &mut OnlineTable<G>, entry: online::Entry<G>| {
        let line = entry.to_line().unwrap();
        table.apply(entry);
        again.apply_line(&line).unwrap();
    };
    let mut now = Moment(1);
    for _ in 0..2 {
        let entry = table.arrival(now);
        keep(&mut table, entry);
    }
    for (line, number) in lines.take(MOST_LINES).zip(0..) {
        let Ok(request) = serde_json::from_str::<Request>(line) else {
            let _ = serde_json::from_str::<Greeting>(line);
            continue;
        };
        let written = serde_json::to_string(&request).unwrap();
        assert_eq!(serde_json::from_str::<Request>(&written).unwrap(), request);
        now = now.after(1_500);
        if let Ok(entry) = table.propose(now, ParticipantId(number % 2), &request) {
            keep(&mut table, entry);
        }
        for _ in 0..MOST_LINES {
            let Some(due) = table.due().filter(|due| due.at <= now) else { break };
            let found = table.work(&due).map(Work::think);
            let Some(entry) = table.follow(now, &due, found.as_ref(), Some(Secret([3; 32]))) else { break };
            keep(&mut table, entry);
        }
    }
    for participant in [0, 1].map(ParticipantId) {
        let told =
            |table: &OnlineTable<G>| serde_json::to_value(table.welcome(participant, Recall::Table)).unwrap();
        assert_eq!(told(&table), told(&again));
    }
}
