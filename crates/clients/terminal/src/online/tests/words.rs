//! The one list of what can be done: whatever is offered is typed in the same words, in both languages.

use crate::tui::{self, Then};
use std::collections::BTreeSet;

use online_client::participant::Room;
use online_wire::{Chat, Clock, Duplicate, Moment, Offer, Pace, Vote, VoteOn};
use texts::Texts;
use texts::narration::input::plain_words;

use super::{
    super::{
        offers::offers,
        words::{Said, Word, said, voted},
    },
    *,
};

/// Tables at which between them everything can be done.
fn rooms() -> Vec<Room> {
    let of = |participants| {
        Room::new(&welcome("australian-4", participants, update(7, Entered::Opened)), Lang::En)
    };
    let mut waiting = participants();
    waiting.participants.push(presence("Mae", None));
    let mut away = begun();
    away.participants[1].here = false;
    away.participants.push(presence("Mae", None));
    away.clock = Some(Clock { place: Some(2), until: Moment(40_000), reserve: 0 });
    let mut replaced = begun();
    replaced.places[0].bot = true;
    let mut watching = begun();
    watching.participants[0].place = None;
    watching.places[0].participant = None;
    watching.host = Some(ParticipantId(1));
    let stopped = Participants { paused: true, locked: true, ..begun() };
    let asked = Participants {
        vote: Some(Vote {
            on: VoteOn::Undo,
            by: ParticipantId(1),
            asked: vec![ParticipantId(0)],
            until: Moment(0),
        }),
        ..begun()
    };
    away.duplicate = Some(Duplicate { first: 0, deals: 4, done: 1, open: 0 });
    let mut rooms = [waiting, away, replaced, watching, stopped, asked].map(of).to_vec();
    rooms[0].muted.insert(ParticipantId(1));
    rooms[5].participants.host = Some(ParticipantId(0));
    for command in
        [TableCommand::Nudge {}, TableCommand::Replace { place: 2 }, TableCommand::DaysOff { days: 21 }]
    {
        rooms[1].offers.push(Offer { command, from: Some(Moment(0)) });
    }
    rooms[1].opening.options.chat = Chat::BetweenHands;
    rooms[1].opening.options.pace = Pace::Correspondence { hours: 24 };
    rooms
}

fn lines(offers: Vec<tui::Offer>) -> Vec<String> {
    let lines = |offer: tui::Offer| match offer.then {
        Then::Line(line) => vec![line],
        Then::Begin(line) => vec![format!("{line}Bien joué, Mae !")],
        Then::More(more) => lines(more),
    };
    offers.into_iter().flat_map(lines).collect()
}

/// The kind of a command, without what it is about.
fn kind(command: &TableCommand) -> String {
    let command = serde_json::to_value(command).unwrap();
    command
        .as_object()
        .and_then(|command| command.keys().next())
        .cloned()
        .unwrap_or_else(|| command.to_string())
}

#[test]
fn whatever_is_offered_on_the_screen_can_be_typed_line_by_line() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut meant = Vec::new();
        for room in rooms() {
            let all =
                [true, false].map(|between_hands| lines(offers(texts, &room, between_hands, Moment(0))));
            for line in all.concat() {
                let answer = voted(texts, &room, &plain_words(&line)).map(Said::Ask);
                let understood = answer.or_else(|| said(texts, &line));
                meant.push(understood.unwrap_or_else(|| panic!("{line} is not understood in {lang}")));
            }
        }
        let commands: BTreeSet<String> = meant
            .iter()
            .filter_map(|said| if let Said::Ask(command) = said { Some(kind(command)) } else { None })
            .collect();
        // Cards have keys of their own, and the exchange before a deal goes on by itself.
        let all = [
            "answer",
            "days_off",
            "draw_seats",
            "end",
            "give",
            "host",
            "level",
            "lock",
            "more_time",
            "nudge",
            "pause",
            "remove",
            "replace",
            "return",
            "say",
            "sit",
            "stand",
            "start",
            "swap",
            "wait",
            "write",
        ];
        assert_eq!(commands.into_iter().collect::<Vec<_>>(), all);
        let wrote = Said::Ask(TableCommand::Write("Bien joué, Mae !".to_owned()));
        let report = Said::Report(Some((ParticipantId(1), "Bien joué, Mae !".to_owned())));
        let club = ["", "ask"].map(|line| Said::Club(line.to_owned()));
        for said in [Said::Leave, Said::NextTable, Said::Proof, Said::Mute(ParticipantId(1)), wrote, report]
            .into_iter()
            .chain(club)
        {
            assert!(meant.contains(&said), "{said:?} is not offered");
        }
    }
}

#[test]
fn every_word_is_understood_in_both_languages_and_stands_in_the_help() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let help = plain_words(&texts.get("remote-help").replace(['\n', ',', ':'], " "));
        for word in Word::ALL {
            let own = texts.get(&format!("remote-word-{}", word.english().replace(' ', "-")));
            let typed = own.split(',').map(plain_words).chain([word.english().to_owned()]);
            let rest = match word {
                Word::Mute | Word::Host | Word::Remove | Word::Replace | Word::Swap => " 2",
                Word::Bots => " 2 club",
                Word::DaysOff => " 7",
                _ => "",
            };
            for typed in typed.clone() {
                assert!(said(texts, &format!("{typed}{rest}")).is_some(), "{typed} in {lang}");
            }
            let known = matches!(word, Word::Help | Word::Back);
            assert!(known || typed.into_iter().any(|typed| help.contains(&typed)), "{word:?} in {lang}");
        }
        assert_eq!(said(texts, "mute"), None, "whom?");
        assert_eq!(said(texts, "report Bo"), None, "their number?");
    }
}

#[test]
fn phrases_that_could_tell_of_cards_wait_for_the_end_of_a_hand() {
    let texts = Texts::new(Lang::En);
    let say = |between| {
        let lines = lines(offers(texts, &rooms()[1], between, Moment(0)));
        lines.into_iter().filter(|line| line.starts_with("say ")).count()
    };
    // Their own words, which the host of this table allows between hands, are one more.
    assert_eq!((say(true), say(false)), (17, 7));
}
