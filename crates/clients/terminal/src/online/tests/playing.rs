//! At a table on the screen, from the waiting room to the end of a game.

use std::time::Duration;

use card_match::testing::{Script, rummy};
use online_client::participant::Reported;
use online_wire::{Clock, Moment, Phrase, Vote, VoteOn};

use super::*;

fn bidding() -> Device<five_hundred::Rules> {
    Script::new("australian-4", 1, "7H").deal().device(0)
}

fn playing() -> Device<five_hundred::Rules> {
    let mine = |view: &five_hundred::View| view.tricks_played == 1 && view.to_act.contains(table::Seat(0));
    Script::new("australian-4", 1, "7H").deal().until(mine).device(0)
}

fn finished() -> Device<five_hundred::Rules> {
    Script::new("australian-4", 0, "7H").deal().out().device(0)
}

fn vote(on: VoteOn, by: u32, asked: &[u32]) -> Participants {
    let asked = asked.iter().copied().map(ParticipantId).collect();
    Participants { vote: Some(Vote { on, by: ParticipantId(by), asked, until: Moment(20_000) }), ..begun() }
}

fn clock(place: Option<usize>) -> Option<Clock> {
    Some(Clock { place, until: Moment(40_000), reserve: 0 })
}

#[test]
fn before_the_first_deal_everybody_and_everything_stands_on_a_sheet() {
    snapshots("waiting", |lang| {
        let mut participants = participants();
        participants.participants.push(presence("Mae", None));
        Seen::waiting(lang, participants)
    });
    let mut host = Seen::waiting(Lang::En, participants());
    assert_eq!(host.press(KeyCode::Enter), ask(TableCommand::Start {}));
    let mut watcher = participants();
    (watcher.participants[0].place, watcher.places[0].participant) = (None, None);
    let mut watcher = Seen::waiting(Lang::En, watcher);
    assert_eq!(
        watcher.press(KeyCode::Enter),
        ask(TableCommand::Sit { place: None }),
        "nobody starts before they sit"
    );
}

#[test]
fn what_is_chosen_is_what_the_cursor_was_on_even_if_the_list_has_changed() {
    let mut seen = Seen::waiting(Lang::En, participants());
    seen.press(KeyCode::End);
    seen.press(KeyCode::Up);
    assert!(seen.shows("▸ Report …"), "{}", seen.picture(80, 24));
    let mut without = participants();
    without.places[2].participant = None;
    without.places[2].bot = true;
    (without.participants[1].place, without.participants[1].left) = (None, true);
    seen.beside(Entered::Left(ParticipantId(1)), without);
    assert_eq!(seen.press(KeyCode::Enter), [], "nothing that has moved there is chosen");
}

#[test]
fn the_table_is_that_of_a_game_played_alone_with_what_goes_on_beside_it() {
    snapshots("away", |lang| {
        let mut participants = begun();
        participants.participants[1].here = false;
        participants.clock = clock(Some(2));
        Seen::at(lang, participants, &bidding())
    });
    snapshots("replaced", |lang| {
        let mut participants = begun();
        participants.places[0].bot = true;
        participants.places[2].bot = true;
        Seen::at(lang, participants, &playing())
    });
    snapshots("sheet", |lang| {
        let mut seen = Seen::at(lang, begun(), &playing());
        seen.letter('t');
        seen
    });
}

#[test]
fn an_act_names_the_position_that_was_seen_and_is_asked_once() {
    let device = bidding();
    let mut seen = Seen::at(Lang::En, begun(), &device);
    let at = device.game.log().position();
    assert_eq!(seen.letter('p'), act("pass", at));
    assert!(seen.shows("Sending…"));
    assert_eq!(seen.press(KeyCode::Enter), [], "it has not been answered");
    seen.told(told(0, &device, Entered::CommitmentMade(ParticipantId(0))));
    assert!(seen.shows("Sending…"), "nor is it by what has nothing to do with it");
    seen.refused(&TableCommand::Act("pass".to_owned()), "conflict");
    assert!(seen.shows("The table changed first; nothing was played. Choose again."));
    assert_eq!(seen.letter('p'), act("pass", at));
    let mut after = device.clone();
    let news = after.act(five_hundred::Action::Pass).unwrap();
    let events = news[0].events.iter().map(|event| Written::of(event).unwrap()).collect();
    seen.told(TableUpdate { events, ..told(0, &after, Entered::Played) });
    assert!(!seen.shows("Sending…") && seen.shows("You  pass"), "{}", seen.picture(80, 24));
}

#[test]
fn what_a_bot_did_because_the_time_was_over_is_not_told_as_ones_own() {
    let device = bidding();
    let mut seen = Seen::at(Lang::En, begun(), &device);
    let mut after = device.clone();
    let news = after.act(five_hundred::Action::Pass).unwrap();
    let events = news[0].events.iter().map(|event| Written::of(event).unwrap()).collect();
    seen.told(TableUpdate { events, late: Some(0), ..told(0, &after, Entered::Played) });
    let (_, story) = seen.screen.cards.as_ref().unwrap().table_area().story();
    assert!(story.iter().any(|line| line == "Your bot: pass"), "{story:?}");
    assert!(!story.iter().any(|line| line.starts_with("You") && !line.starts_with("Your bot")), "{story:?}");
    assert!(seen.shows("Your cards") || seen.shows("You"), "the seat is theirs all the same");
}

#[test]
fn a_finished_trick_lies_for_a_while_and_what_is_told_meanwhile_waits() {
    let last = |view: &five_hundred::View| {
        view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 3)
            && view.to_act.contains(table::Seat(0))
    };
    let mut device = Script::new("australian-4", 1, "7H").deal().until(last).device(0);
    let mut seen = Seen::at(Lang::En, begun(), &device);
    let action = card_match::testing::club_would(&device);
    let news = device.act(action).unwrap();
    let events = news.iter().flat_map(|news| &news.events);
    let events = events.map(|event| Written::of(event).unwrap()).collect();
    seen.told(TableUpdate { events, ..told(0, &device, Entered::Played) });
    assert_eq!(seen.screen.patience(), Some(Duration::from_millis(2_500)));
    seen.told(told(0, &playing(), Entered::Played));
    let lies = seen.picture(80, 24);
    seen.screen.pass_time(Duration::from_millis(2_000));
    assert_eq!(seen.picture(80, 24), lies);
    seen.screen.pass_time(Duration::from_millis(600));
    assert_ne!(seen.picture(80, 24), lies);
    assert_eq!(seen.screen.patience(), None);
}

#[test]
fn everybody_is_asked_by_name_and_answers_with_a_key() {
    snapshots("vote", |lang| Seen::at(lang, vote(VoteOn::Undo, 1, &[0]), &playing()));
    let cards = ["AH", "X"].map(str::to_owned).to_vec();
    let rest = VoteOn::Rest { seat: table::Seat(2), cards, ends: false };
    for (lang, yes) in [(Lang::En, 'y'), (Lang::Fr, 'o')] {
        let mut seen = Seen::at(lang, begun(), &playing());
        seen.beside(Entered::Asked, vote(rest.clone(), 1, &[0]));
        assert_eq!(seen.letter(yes), ask(TableCommand::Answer { yes: true }));
        assert_eq!(seen.letter('n'), ask(TableCommand::Answer { yes: false }));
        seen.beside(Entered::Answered, vote(rest.clone(), 1, &[]));
        assert_eq!(seen.letter('n'), [], "whoever has answered is asked no more");
    }
    let mut seen = Seen::at(Lang::En, begun(), &bidding());
    assert_eq!(seen.letter('u'), [], "nothing of one’s own can be taken back");
    seen.beside(Entered::Declined, begun());
    assert!(seen.shows("Not everyone agreed: play on."));
}

#[test]
fn a_hand_is_over_until_one_is_ready_and_the_others_are_told() {
    snapshots("over", |lang| {
        let clock = clock(None);
        Seen::at(lang, Participants { clock, ready: vec![ParticipantId(1)], ..begun() }, &finished())
    });
    let mut seen = Seen::at(Lang::En, begun(), &finished());
    assert_eq!(seen.press(KeyCode::Enter), ask(TableCommand::Ready { cut: None }));
    seen.beside(Entered::Ready(ParticipantId(0)), Participants { ready: vec![ParticipantId(0)], ..begun() });
    assert!(seen.shows("1 of 2 ready"), "{}", seen.picture(80, 24));
    assert_eq!(seen.press(KeyCode::Enter), [], "it has been said");
    let next = Script::new("australian-4", 1, "7H").deal().out().deal().device(0);
    let dealt = Written::of(&json!({ "dealt": { "hand": 1, "dealer": 0 } })).unwrap();
    let participants = Some(begun());
    seen.told(TableUpdate {
        events: vec![dealt],
        participants,
        ..told(0, &next, Entered::Ready(ParticipantId(1)))
    });
    assert!(!seen.shows("1 of 2 ready") && seen.shows("hand 2"), "{}", seen.picture(80, 24));
}

#[test]
fn a_new_hand_takes_the_end_of_the_last_one_away_but_no_sheet_that_is_read() {
    let next = Script::new("australian-4", 1, "7H").deal().out().deal().device(0);
    let dealt = || {
        let events = vec![Written::of(&json!({ "dealt": { "hand": 1, "dealer": 0 } })).unwrap()];
        TableUpdate { events, ..told(0, &next, Entered::Ready(ParticipantId(1))) }
    };
    let mut seen = Seen::at(Lang::En, begun(), &finished());
    seen.told(dealt());
    assert!(!seen.shows("The hand is over") && seen.shows("Hank is bidding."), "{}", seen.picture(80, 24));
    let mut seen = Seen::at(Lang::En, begun(), &finished());
    seen.letter('r');
    seen.told(dealt());
    assert!(seen.shows("The rules of this game"));
}

#[test]
fn a_connection_that_breaks_and_comes_back_says_what_happened_meanwhile() {
    let device = bidding();
    let mut seen = Seen::at(Lang::En, begun(), &device);
    seen.screen.lost().unwrap();
    assert!(seen.shows("Connection lost. Your seat is kept."));
    let missed = TableUpdate { participants: None, ..update(8, Entered::Host(ParticipantId(1))) };
    let now = Welcome {
        missed: Some(vec![missed]),
        ..welcome("australian-4", begun(), told(9, &device, Entered::Played))
    };
    seen.screen.welcomed(&now).unwrap();
    assert!(seen.shows("You’re back. Meanwhile: Bo is the host now."), "{}", seen.picture(80, 24));
    seen.press(KeyCode::Esc);
    assert!(seen.shows("Your bid.") && !seen.shows("Meanwhile"));
    seen.screen.restarting().unwrap();
    assert!(seen.shows("your table is saved"));
    seen.screen.welcomed(&welcome("australian-4", begun(), told(9, &device, Entered::Played))).unwrap();
    assert!(seen.shows("You’re back."));
}

#[test]
fn what_was_told_of_the_hand_stands_there_after_a_break() {
    let device = playing();
    let mut seen = Seen::at(Lang::En, begun(), &device);
    seen.told(update(0, Entered::Said { participant: ParticipantId(1), phrase: Phrase::OneMoment }));
    seen.press(KeyCode::Esc);
    let said = |seen: &Seen| seen.picture(80, 24).matches("Bo: One moment").count();
    assert_eq!(said(&seen), 1, "among what was told");
    seen.screen.lost().unwrap();
    seen.screen.welcomed(&welcome("australian-4", begun(), told(9, &device, Entered::Played))).unwrap();
    assert_eq!(said(&seen), 1);
    let next = Script::new("australian-4", 1, "7H").deal().out().deal();
    let next = next.until(|view| view.phase == Some(five_hundred::Phase::Play)).device(0);
    seen.screen.welcomed(&welcome("australian-4", begun(), told(9, &next, Entered::Played))).unwrap();
    assert_eq!(said(&seen), 0, "another hand has begun");
}

#[test]
fn a_countdown_goes_on_between_tellings() {
    let mut participants = begun();
    participants.clock = clock(Some(0));
    let mut seen = Seen::at(Lang::En, participants, &bidding());
    assert!(seen.shows("Your time: 0:40"));
    assert_eq!(seen.screen.patience(), Some(Duration::from_secs(1)));
    for _ in 0..2_000 {
        seen.screen.pass_time(Duration::from_micros(500));
    }
    assert!(seen.shows("Your time: 0:39"));
}

#[test]
fn whoever_was_replaced_comes_back_with_enter() {
    let mut participants = begun();
    participants.places[0].bot = true;
    let mut device = told(7, &bidding(), Entered::Replaced(0));
    if let Some(at) = &mut device.player_state {
        at.may = card_match::May::default();
    }
    let mut seen = Seen::new(Lang::En, &welcome("australian-4", participants, device));
    assert_eq!(seen.press(KeyCode::Enter), ask(TableCommand::Return {}));
}

#[test]
fn those_who_watch_see_the_table_and_can_sit_down() {
    let mut participants = begun();
    (participants.participants[0].place, participants.places[0].participant, participants.places[0].bot) =
        (None, None, true);
    let (device, _) = card_match::testing::watching();
    let at = told(7, &device, Entered::Played);
    let watching = |lang| Seen::new(lang, &welcome("australian-3", participants.clone(), at.clone()));
    snapshots("watching", watching);
    let mut seen = watching(Lang::En);
    assert_eq!(seen.press(KeyCode::Enter), ask(TableCommand::Sit { place: None }));
}

#[test]
fn whoever_sits_out_looks_on_and_is_asked_to_be_ready_between_games_alone() {
    // FH-END-8
    let (device, _) = card_match::testing::watching();
    let mut participants = begun();
    participants.places.push(place(None, true));
    let mut now = told(7, &device, Entered::Played);
    if let Some(at) = &mut now.player_state {
        at.turn = card_match::Turn::Deal;
        at.begun = true;
    }
    let mut seen = Seen::new(Lang::En, &welcome("australian-3", participants.clone(), now.clone()));
    assert!(seen.shows("You sit out this game and play the next."), "{}", seen.picture(80, 24));
    assert_eq!(seen.press(KeyCode::Enter), [], "they are not waited for");
    assert!(!seen.shows("The hand is over"));
    if let Some(at) = &mut now.player_state {
        at.turn = card_match::Turn::Over;
    }
    let mut seen = Seen::new(Lang::En, &welcome("australian-3", participants, now));
    assert_eq!(seen.press(KeyCode::Enter), ask(TableCommand::Ready { cut: None }));
}

#[test]
fn phrases_are_heard_unless_somebody_is_muted() {
    let mut seen = Seen::at(Lang::En, begun(), &bidding());
    let said = || update(0, Entered::Said { participant: ParticipantId(1), phrase: Phrase::OneMoment });
    seen.told(said());
    assert!(seen.shows("Bo: One moment"));
    seen.press(KeyCode::Esc);
    for letter in ":mute 2".chars() {
        seen.letter(letter);
    }
    seen.press(KeyCode::Enter);
    assert!(seen.shows("You don’t hear Bo any more."));
    seen.press(KeyCode::Esc);
    seen.told(said());
    assert!(!seen.shows("Bo: One moment\u{20}\u{20}"), "{}", seen.picture(80, 24));
}

#[test]
fn a_report_is_shown_whole_before_it_is_sent() {
    let mut seen = Seen::at(Lang::En, begun(), &bidding());
    let typed = |seen: &mut Seen, line: &str| {
        line.chars().for_each(|letter| drop(seen.letter(letter)));
        seen.press(KeyCode::Enter)
    };
    seen.told(update(0, Entered::Wrote { participant: ParticipantId(1), text: Some("Go home".to_owned()) }));
    seen.press(KeyCode::Esc);
    assert_eq!(typed(&mut seen, ":report"), [], "nothing was shown");
    assert!(seen.shows("Type report, the player’s number and what happened"));
    seen.press(KeyCode::Esc);
    assert_eq!(typed(&mut seen, ":report 2 At every Table"), []);
    for sent in ["Report Bo to whoever runs this server", "Bo: Go home", "Your words: At every Table"] {
        assert!(seen.shows(sent), "{}", seen.picture(80, 24));
    }
    seen.press(KeyCode::Esc);
    let wants = typed(&mut seen, ":report");
    let [Want::Report(report)] = wants.as_slice() else { panic!("{wants:?}") };
    assert_eq!((report.about, &*report.words, report.said.len()), (ParticipantId(1), "At every Table", 1));
    assert_eq!(report.id.len(), 64);
    for (came, words) in [
        (Reported::Made, "Your report is sent."),
        (Reported::TooMany, "You can send three reports a day."),
        (Reported::NotSent, "It wasn’t sent. Try again later."),
    ] {
        seen.screen.noted(came.words(Texts::new(Lang::En))).unwrap();
        assert!(seen.shows(words));
        seen.press(KeyCode::Esc);
    }
    assert_eq!(typed(&mut seen, ":report"), [], "it is sent once");
}

#[test]
fn a_claim_that_is_let_go_is_let_go_once() {
    // RM-CALL-1
    let device = rummy::claim_window(1);
    snapshots("claim", |lang| {
        let mut participants = begun();
        participants.places.truncate(3);
        participants.participants[1].here = false;
        participants.clock = clock(None);
        Seen::new(lang, &rummy_for_three(participants, told(7, &device, Entered::Played)))
    });
    let mut participants = begun();
    participants.places.truncate(3);
    let mut seen = Seen::new(Lang::En, &rummy_for_three(participants, told(7, &device, Entered::Played)));
    assert_eq!(seen.press(KeyCode::Enter), ask(TableCommand::Decline {}));
    assert_eq!(seen.press(KeyCode::Enter), []);
}

fn rummy_for_three(participants: Participants, now: TableUpdate) -> Welcome {
    let mut welcome = welcome("rummy-500", participants, now);
    welcome.opening.rules.insert("players".to_owned(), 3.into());
    welcome
}

#[test]
fn the_deals_are_checked_when_somebody_asks() {
    let mut seen = Seen::at(Lang::En, begun(), &playing());
    for letter in ":proof".chars() {
        seen.letter(letter);
    }
    assert_eq!(seen.press(KeyCode::Enter), [Want::Record]);
    seen.screen.records(Some(&[])).unwrap();
    assert!(seen.shows("The proof opens when the first hand is over."));
}

#[test]
fn the_score_sheet_and_the_last_hand_come_with_the_record() {
    let device = finished();
    let mut seen = Seen::new(Lang::En, &welcome("australian-4", begun(), told(7, &device, Entered::Played)));
    seen.press(KeyCode::Enter);
    let record = serde_json::to_value(device.game.record()).unwrap();
    seen.screen.records(Some(&[record])).unwrap();
    seen.letter('s');
    assert!(seen.shows("7♥ You"), "{}", seen.picture(80, 24));
    seen.press(KeyCode::Esc);
    seen.letter('v');
    assert!(seen.shows("The bidding, 1 of"), "{}", seen.picture(80, 24));
}
