//! A club in lines: every command has a word, and what is told is told once.

use std::collections::BTreeSet;

use crossterm::event::{KeyCode, KeyEvent};
use online_client::participant::club::testing::{round, told};
use online_wire::{
    PROTOCOL, ParticipantId,
    club::{ClubView, Evening, NextRound, Notice, PastEvening},
};
use ratatui::{buffer::Buffer, layout::Rect};
use texts::narration::input::plain_words;

use super::{words::Word, *};
use crate::online::{Look, tests::look};

/// Every command that a club knows.
fn commands() -> Vec<ClubCommand> {
    let member = ParticipantId(1);
    let plan: Evening = told().club.evening.unwrap().plan;
    vec![
        ClubCommand::Leave {},
        ClubCommand::Direct { member, director: true },
        ClubCommand::Remove { member },
        ClubCommand::Renew {},
        ClubCommand::Season {},
        ClubCommand::Plan(Box::new(plan)),
        ClubCommand::End {},
        ClubCommand::Come { coming: true },
        ClubCommand::OpenCheckIn {},
        ClubCommand::CheckIn { partner: None },
        ClubCommand::CheckOut {},
        ClubCommand::Commit { commitments: Vec::new() },
        ClubCommand::Show { nonce: fair_shuffle::Nonce([0; 32]) },
        ClubCommand::Start {},
        ClubCommand::Pause { paused: true },
        ClubCommand::MoreTime {},
        ClubCommand::Substitute { member, by: None },
        ClubCommand::Average { table: 0 },
        ClubCommand::Announce(Notice::Welcome),
        ClubCommand::Ask {},
        ClubCommand::Answered { table: 0 },
        ClubCommand::Ping {},
    ]
}

/// The word for a command; none for what goes on by itself. A command that is new has no word before it stands here.
fn word_for(command: &ClubCommand) -> Option<Word> {
    Some(match command {
        ClubCommand::Leave {} => Word::Leave,
        ClubCommand::Direct { .. } => Word::Director,
        ClubCommand::Remove { .. } => Word::Remove,
        ClubCommand::Renew {} => Word::NewLink,
        ClubCommand::Season {} => Word::NewSeason,
        ClubCommand::Plan(_) => Word::Plan,
        ClubCommand::End {} => Word::End,
        ClubCommand::Come { .. } => Word::Coming,
        ClubCommand::OpenCheckIn {} => Word::OpenCheckIn,
        ClubCommand::CheckIn { .. } => Word::CheckIn,
        ClubCommand::CheckOut {} => Word::CheckOut,
        ClubCommand::Start {} => Word::Start,
        ClubCommand::Pause { .. } => Word::Pause,
        ClubCommand::MoreTime {} => Word::MoreTime,
        ClubCommand::Substitute { .. } => Word::Substitute,
        ClubCommand::Average { .. } => Word::Average,
        ClubCommand::Announce(_) => Word::Announce,
        ClubCommand::Ask {} => Word::Ask,
        ClubCommand::Answered { .. } => Word::Answered,
        ClubCommand::Commit { .. } | ClubCommand::Show { .. } | ClubCommand::Ping {} => return None,
    })
}

/// The text after a word that makes sense there.
const fn rest(word: Word) -> &'static str {
    match word {
        Word::Answered | Word::Average | Word::Substitute | Word::Announce => " 1",
        Word::Director | Word::NoDirector | Word::Remove => " 2",
        Word::Replay => " 2 1",
        Word::Plan => " 2027-03-05",
        _ => "",
    }
}

/// A club with an evening that is planned, as Mae knows it.
fn club(lang: Lang) -> OnlineClub {
    let mut club = OnlineClub::new(lang, "http://host/#/c/wattle".to_owned(), ClubMemory::default());
    club.tick(Moment(1_799_000_000_000));
    let told = told();
    let now = ClubUpdate { seq: Seq(7), at: Moment(0), club: told.club };
    let welcome = ClubWelcome { protocol: PROTOCOL.to_owned(), you: told.you, key: None, now };
    assert_eq!(club.welcomed(&welcome), []);
    club
}

/// Tells how the club stands, with the number of an entry.
fn tell(club: &mut OnlineClub, seq: u64, change: impl FnOnce(&mut ClubView)) -> Vec<ClubWant> {
    let mut view = club.told.as_ref().unwrap().club.clone();
    change(&mut view);
    club.told(&ClubUpdate { seq: Seq(seq), at: Moment(1_799_000_000_000), club: view })
}

#[test]
fn every_wish_of_a_club_is_typed_in_a_word_of_each_language() {
    for lang in Lang::ALL {
        let mut asked = BTreeSet::new();
        let kind = |command: &ClubCommand| {
            let command = serde_json::to_value(command).unwrap();
            command.as_object().unwrap().keys().next().unwrap().clone()
        };
        for word in Word::ALL {
            let mut club = club(lang);
            let meant = match club.typed(&format!("{}{}", word.english(), rest(word))) {
                ClubMeant::NOTHING => {
                    let yes = club.texts.get("word-yes");
                    club.typed(yes.split(',').next().unwrap())
                }
                meant => meant,
            };
            if let ClubMeant::Want(Some(ClubWant::Ask(command))) = meant {
                asked.insert(kind(&command));
            }
        }
        for command in commands() {
            match word_for(&command) {
                Some(word) => {
                    assert!(Word::ALL.contains(&word) && asked.contains(&kind(&command)), "{command:?}");
                }
                None => assert!(!asked.contains(&kind(&command)), "{command:?} goes on by itself"),
            }
        }
    }
}

#[test]
fn every_word_is_understood_in_both_languages_and_stands_in_the_help() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let help = ["club-help", "club-help-director"].map(|key| texts.get(key)).concat();
        let help = plain_words(&help.replace(['\n', ',', ':'], " "));
        for word in Word::ALL {
            let own = texts.get(&format!("club-word-{}", word.english().replace(' ', "-")));
            let typed: Vec<String> =
                own.split(',').map(plain_words).chain([word.english().to_owned()]).collect();
            for typed in &typed {
                assert!(said(texts, &format!("{typed}{}", rest(word))).is_some(), "{typed} in {lang}");
            }
            let helped = typed.iter().any(|typed| help.contains(typed));
            assert!(helped || word == Word::Help, "{word:?} in {lang}");
            let mine = said(texts, &format!("{}{}", typed[0], rest(word)));
            assert_eq!(mine, said(texts, &format!("{}{}", word.english(), rest(word))), "{word:?} in {lang}");
        }
        for line in ["average", "average 0", "remove Bo", "check in now", "replay 1", "announce 9", "foo"] {
            assert_eq!(said(texts, line), None, "{line}");
        }
    }
}

#[test]
fn numbers_are_those_that_people_count() {
    let texts = Texts::new(Lang::En);
    let ask = |line: &str| match said(texts, line) {
        Some(Said::Ask(command)) => command,
        other => panic!("{other:?}"),
    };
    assert_eq!(ask("check in 3"), ClubCommand::CheckIn { partner: Some(ParticipantId(2)) });
    let sure = |line: &str| match said(texts, line) {
        Some(Said::Sure(command)) => command,
        other => panic!("{other:?}"),
    };
    assert_eq!(sure("average 2"), ClubCommand::Average { table: 1 });
    assert_eq!(
        sure("substitute 3 5"),
        ClubCommand::Substitute { member: ParticipantId(2), by: Some(ParticipantId(4)) }
    );
    assert_eq!(sure("remove 2"), ClubCommand::Remove { member: ParticipantId(1) });
    assert_eq!(sure("new link"), ClubCommand::Renew {});
    assert_eq!(
        (said(texts, "save 3"), said(texts, "save season")),
        (Some(Said::Save(Some(3))), Some(Said::SaveSeason))
    );
    assert_eq!(ask("no director 2"), ClubCommand::Direct { member: ParticipantId(1), director: false });
    assert_eq!(ask("announce 4"), ClubCommand::Announce(Notice::ShortBreak));
    assert_eq!(said(texts, "replay 2 1 3"), Some(Said::Replay(1, 0, Some(3))));
    assert_eq!(said(texts, "results 3"), Some(Said::Results(Some(3))));
}

#[test]
fn what_cannot_be_undone_is_done_by_somebody_who_is_sure() {
    let mut club = club(Lang::En);
    club.lines();
    assert_eq!(club.typed("leave club"), ClubMeant::NOTHING);
    assert_eq!(club.lines(), ["Leave this club?", "Type yes to do it. Anything else leaves it."]);
    assert_eq!(club.typed("no"), ClubMeant::NOTHING);
    assert_eq!(club.typed("yes"), ClubMeant::NOTHING, "nothing is asked any more");
    club.typed("end evening");
    assert!(club.lines().contains(&"Cancel this evening?".to_owned()));
    assert_eq!(club.typed("yes"), ClubMeant::Want(Some(ClubWant::Ask(ClubCommand::End {}))));
}

#[test]
fn an_evening_is_told_from_its_plan_to_its_results() {
    let mut club = club(Lang::En);
    let welcome = club.lines();
    assert_eq!(welcome[0], "This is Wattle Street.");
    assert!(welcome.contains(&"1: Mae (you, director)".to_owned()), "{welcome:#?}");
    // Nothing is told twice.
    assert_eq!((tell(&mut club, 8, |_| {}), club.lines()), (vec![], vec![]));
    tell(&mut club, 9, |club| club.evening.as_mut().unwrap().coming = vec![ParticipantId(1)]);
    assert_eq!(club.lines(), ["Coming: Bo"]);
    // The check-in opens at its time, without a word of the club.
    assert!(club.patience().is_some());
    club.tick(Moment(1_799_999_100_000));
    let question = "Type check in if you want to play.";
    assert_eq!(club.lines(), [question], "everybody partners everybody there");
    club.tick(Moment(1_799_999_700_000));
    assert_eq!(club.lines(), ["Bo isn’t here yet."]);
    // Whoever is there owes a commitment for each deal, and it is saved.
    let wants = tell(&mut club, 10, |club| club.evening.as_mut().unwrap().there = vec![ParticipantId(0)]);
    let [ClubWant::Ask(ClubCommand::Commit { commitments })] = &wants[..] else { panic!("{wants:?}") };
    assert!(commitments.len() == 4 && club.has_to_keep() && !club.has_to_keep());
    assert_eq!(club.lines(), ["Here: Mae", "You’re checked in. Type start when everyone is here."]);
    tell(&mut club, 11, |club| {
        let evening = club.evening.as_mut().unwrap();
        (evening.commitments_made, evening.started, evening.round) =
            (vec![ParticipantId(0)], true, Some(round()));
    });
    assert_eq!(club.lines(), ["You’re at table 3, with Jo.", "Round 1 of 2"]);
    assert_eq!((club.leads().as_deref(), club.leads()), (Some("k3v9xq"), None), "they are led there once");
    club.sits(true);
    club.tick(Moment(1_799_999_800_000));
    assert_eq!(club.lines(), [""; 0]);
    club.sits(false);
    club.tick(Moment(1_799_999_800_000));
    assert_eq!(club.lines(), ["Type table to go to table 3."]);
    assert_eq!(club.typed("table"), ClubMeant::Table("k3v9xq".to_owned()));
    tell(&mut club, 12, |club| {
        let evening = club.evening.as_mut().unwrap();
        let (table, partner) = (Some(0), Some(ParticipantId(1)));
        let next = NextRound { at: Moment(0), last: false, table, partner, out: false };
        evening.round.as_mut().unwrap().next = Some(next);
    });
    assert_eq!(club.lines(), ["Next: table 1, with Bo."]);
    assert_eq!(club.beside_table()[0], "Next: table 1, with Bo.");
    // Once it is over its results are asked for.
    let wants = tell(&mut club, 13, |club| {
        (club.evening, club.past) = (None, vec![PastEvening { number: 1, nth: 1, at: Moment(0) }]);
    });
    assert_eq!(wants, [ClubWant::Results(1)]);
}

#[test]
fn results_are_told_for_every_table_of_every_deal() {
    let mut club = club(Lang::En);
    club.lines();
    let hand = serde_json::json!({
        "contract": { "bid": "8H", "seat": 1, "partners": [3], "nominated": null },
        "tricks": [1, 5, 1, 3], "result": "made",
    });
    let results = serde_json::json!({
        "plan": told().club.evening.unwrap().plan,
        "deals": [{ "number": 0, "tables": [
            { "seats": [0, 1, 2, null], "outcome": { "played": { "hand": hand, "points": [20, 160, 20, 160] } },
              "hundredths": [-1000, 4000, -1000, 4000], "code": "one" },
            { "seats": [null, null, null, null], "outcome": "average", "hundredths": [0, 0, 0, 0], "code": "two" },
        ] }],
        "awaited": 2,
        "standings": [{ "member": 1, "deals": 1, "hundredths": 4000 }, { "member": 0, "deals": 1, "hundredths": -1000 }],
    });
    club.found(&Found::Results(1, Box::new(serde_json::from_value(results).unwrap())));
    let lines = club.lines();
    assert!(
        lines[2].starts_with("Table 1: Bo, eight hearts") && lines[2].ends_with("– 8 tricks"),
        "{lines:#?}"
    );
    assert_eq!(lines[..2], ["Results of evening 1", "Deal 1"]);
    assert_eq!(
        lines[3..],
        [
            "Mae + Jo: 20 (−10)",
            "Bo + bot: 160 (+40)",
            "Table 2: Average",
            "Deal 2",
            "Opens when 2 more tables finish.",
            "Standings of the evening",
            "1. Bo: +40 in one deal",
            "2. Mae: −10 in one deal",
        ]
    );
}

#[test]
fn a_table_that_asks_is_told_to_directors_once() {
    let mut club = club(Lang::En);
    tell(&mut club, 8, |club| {
        let evening = club.evening.as_mut().unwrap();
        (evening.started, evening.round) = (true, Some(round()));
    });
    club.lines();
    let seats = vec![Some(ParticipantId(0)), Some(ParticipantId(1)), None, None];
    let row = |asked| TableRow { seats: seats.clone(), done: 1, waits_for: Some(ParticipantId(1)), asked };
    club.tables(vec![row(false), row(true)]);
    assert_eq!(club.lines(), ["Table 2 asks for you."]);
    club.tables(vec![row(false), row(true)]);
    assert_eq!(club.lines(), [""; 0]);
    club.typed("tables");
    let lines = club.lines();
    assert_eq!(lines[0], "Table 1 (Mae and Bo): deal 2, waiting for Bo.");
    assert_eq!(lines[1], "Table 2 (Mae and Bo): deal 2, waiting for Bo. Asks for you.");
}

#[test]
fn a_line_is_typed_on_a_screen_below_what_was_told() {
    let look: Look = look();
    let mut screen = ClubScreen::new(Texts::new(Lang::En), look);
    screen.tell((1..=60).map(|number| format!("line {number}")).collect());
    let drawn = |screen: &ClubScreen| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 30));
        assert_eq!(screen.draw(&mut buffer, "Wattle Street"), [""; 0]);
        let row = |y| (0..100).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
        (0..30).map(row).collect::<Vec<_>>().join("\n")
    };
    for letter in "helpe".chars() {
        assert_eq!(screen.key(KeyEvent::from(KeyCode::Char(letter))), ScreenMeant::Nothing);
    }
    screen.key(KeyEvent::from(KeyCode::Backspace));
    let seen = drawn(&screen);
    assert!(seen.contains("Wattle Street") && seen.contains("line 60") && seen.contains("> help"), "{seen}");
    screen.key(KeyEvent::from(KeyCode::PageUp));
    screen.key(KeyEvent::from(KeyCode::PageUp));
    screen.key(KeyEvent::from(KeyCode::PageUp));
    let seen = drawn(&screen);
    assert!(!seen.contains("line 60") && seen.contains("line 20"), "{seen}");
    assert_eq!(screen.key(KeyEvent::from(KeyCode::Enter)), ScreenMeant::Line("help".to_owned()));
    assert!(drawn(&screen).contains("> help"));
}
