//! The files kept in a folder, and what becomes of them whatever happens to them.

use std::sync::atomic::{AtomicBool, Ordering};

use card_match::Device;
use five_hundred::{Phase, Rules};

use super::*;
use crate::testing::{self, Script, device, store};

/// Plays as hints advise until some tricks are over.
fn after_tricks(tricks: u8) -> Device<Rules> {
    let mut device = device("quebec-2", 8);
    testing::play_until(&mut device, |device| device.my().view().tricks_played == tricks);
    device
}

/// The game that lies there.
fn found(store: &mut Store) -> Match<Rules> {
    let Found::Game(game) = store.find() else { panic!("no game") };
    let AnyMatch::FiveHundred(game) = *game else { panic!("another game") };
    game
}

/// What lies in a folder, by name.
fn names(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

/// What versions before the log kept of a game.
fn old_save(name: &str) -> String {
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts/tests/kept");
    std::fs::read_to_string(saved.join(format!("{name}.save.json"))).unwrap()
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let (_folder, mut store) = store();
    let mut device = after_tricks(3);
    store.keep(&device.game).unwrap();
    let mut again = Device::new(found(&mut store));
    assert_eq!(again.my().view(), device.my().view());
    for device in [&mut device, &mut again] {
        testing::play_until(device, |device| device.game.finished_hands().len() == 1);
    }
    assert_eq!(again.game.to_text(), device.game.to_text());
}

#[test]
fn what_is_new_is_appended_and_what_was_taken_back_stays() {
    let (folder, mut store) = store();
    let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
    store.keep(&device.game).unwrap();
    let mut before = std::fs::read_to_string(store.file()).unwrap();
    for step in ["pass", "undo", "7S"] {
        match step {
            "undo" => assert!(device.undo()),
            call => drop(device.act(call.parse().unwrap()).unwrap()),
        }
        store.keep(&device.game).unwrap();
        store.keep(&device.game).unwrap();
        let text = std::fs::read_to_string(store.file()).unwrap();
        assert_eq!(text, device.game.to_text());
        assert_eq!(text.strip_prefix(&before).unwrap().lines().count(), 1, "{step}");
        before = text;
    }
    assert_eq!(names(folder.path()), ["game.jsonl"]);
    assert_eq!(found(&mut store).record(), device.game.record());
}

#[test]
fn a_torn_last_line_is_lost_and_nothing_else() {
    let (_folder, mut store) = store();
    let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
    store.keep(&device.game).unwrap();
    let whole = std::fs::read(store.file()).unwrap();
    let mut on = store.clone();
    device.act(five_hundred::Action::Pass).unwrap();
    on.keep(&device.game).unwrap();
    let more = std::fs::read(store.file()).unwrap();
    // The line as far as it was written when the machine stopped, at whatever place.
    for length in whole.len()..more.len() {
        std::fs::write(store.file(), &more[..length]).unwrap();
        let mut after = Store::at(store.folder());
        let game = found(&mut after);
        assert_eq!(game.to_text().as_bytes(), whole, "{length}");
        assert_eq!(std::fs::read(store.file()).unwrap(), more[..length], "looking changes nothing");
        // The next action does not stick to half a line.
        let mut again = Device::new(game);
        again.act(five_hundred::Action::Pass).unwrap();
        after.keep(&again.game).unwrap();
        assert_eq!(std::fs::read(store.file()).unwrap(), more, "{length}");
    }
}

#[test]
fn a_second_writer_is_noticed_and_nothing_is_overwritten() {
    let (_folder, mut store) = store();
    let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
    // One that has written, and one that has only looked.
    store.keep(&device.game).unwrap();
    let mut late = Store::at(store.folder());
    let mut other = Device::new(found(&mut late));
    let mut second = Store::at(store.folder());
    let mut theirs = Device::new(found(&mut second));
    theirs.act("7S".parse().unwrap()).unwrap();
    second.keep(&theirs.game).unwrap();
    let text = std::fs::read_to_string(store.file()).unwrap();
    for (store, device) in [(&mut store, &mut device), (&mut late, &mut other)] {
        for _ in 0..2 {
            device.act(device.my().hint().unwrap().action).unwrap();
            assert_eq!(store.keep(&device.game).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
            assert_eq!(std::fs::read_to_string(store.file()).unwrap(), text);
            testing::play_until(device, |device| device.my().may_act());
        }
    }
    // Those who did not look at all don't write over it either.
    assert!(Store::at(store.folder()).keep(&device.game).is_err());
    // Nor is it made anew where somebody has taken it away.
    std::fs::remove_file(store.file()).unwrap();
    assert!(second.keep(&device.game).is_err() && !store.file().exists());
}

#[test]
fn a_damaged_save_is_set_aside_and_never_overwritten() {
    let (folder, mut store) = store();
    let mut texts = vec!["no game at all".to_owned(), "{\"format\": \"kookaburra-save/2\"}".to_owned()];
    // An illegal action inside is damage too.
    let mut device = device("australian-4", 1);
    testing::play_until(&mut device, |device| device.my().view().phase == Some(Phase::Play));
    texts.push(device.game.to_text().replacen("pass", "10NT", 1));
    texts.push(old_save("australian-4").replacen("pass", "10NT", 1));
    for text in texts {
        std::fs::write(store.file(), &text).unwrap();
        assert!(matches!(store.find(), Found::NotRead(NotRead::Damaged)));
        assert_eq!(std::fs::read_to_string(store.file()).unwrap(), text, "looking changes nothing");
        let Room::SetAside(NotRead::Damaged, path) = store.make_room() else { panic!("not noticed") };
        assert_eq!(std::fs::read_to_string(path).unwrap(), text);
    }
    assert_eq!(
        names(folder.path()),
        ["damaged-1.json", "damaged-2.json", "damaged-3.json", "damaged-4.json"]
    );
}

#[test]
fn a_game_of_another_version_is_named_as_what_it_is() {
    let (folder, mut store) = store();
    let log = Script::new("australian-4", 0, "7H").deal().device(0).game.to_text();
    let save = old_save("australian-4");
    for (text, from, to, kind) in [
        (&log, "log/1", "log/2", NotRead::Newer),
        (&save, "save/2", "save/3", NotRead::Newer),
        (&save, "save/2", "save/1", NotRead::Older),
    ] {
        let text = text.replace(from, to);
        std::fs::write(store.file(), &text).unwrap();
        assert!(matches!(store.find(), Found::NotRead(found) if found == kind));
        let Room::SetAside(_, path) = store.make_room() else { panic!("not noticed") };
        assert_eq!(std::fs::read_to_string(path).unwrap(), text);
    }
    assert_eq!(names(folder.path()), ["newer-1.json", "newer-2.json", "older-1.json"]);
}

#[test]
fn what_an_old_version_kept_is_gone_on_with_and_kept_as_a_log() {
    let (folder, mut store) = store();
    std::fs::write(folder.path().join("game.json"), old_save("australian-4")).unwrap();
    assert_eq!(store.file(), folder.path().join("game.json"));
    let mut device = Device::new(found(&mut store));
    assert_eq!(names(folder.path()), ["game.json"], "looking changes nothing");
    let hands = device.game.finished_hands().len();
    testing::play_until(&mut device, |device| device.game.finished_hands().len() > hands);
    store.keep(&device.game).unwrap();
    assert_eq!(names(folder.path()), ["game.jsonl"], "it is met no more");
    assert_eq!(std::fs::read_to_string(store.file()).unwrap(), device.game.to_text());
    let again = found(&mut Store::at(folder.path()));
    assert_eq!(again.to_text(), device.game.to_text());
}

#[test]
fn an_old_program_may_have_played_beside_a_log() {
    let (folder, mut store) = store();
    let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
    store.keep(&device.game).unwrap();
    let old = folder.path().join("game.json");
    std::fs::write(&old, old_save("persian")).unwrap();
    let mut again = Store::at(folder.path());
    assert_eq!(found(&mut again).record(), device.game.record());
    device.act(five_hundred::Action::Pass).unwrap();
    again.keep(&device.game).unwrap();
    assert_eq!(std::fs::read_to_string(old).unwrap(), old_save("persian"));
}

#[test]
fn an_earlier_game_is_kept_when_a_new_one_begins() {
    let (folder, mut store) = store();
    let device = Script::new("australian-4", 0, "7H").deal().device(0);
    store.keep(&device.game).unwrap();
    assert_eq!(names(folder.path()), ["game.jsonl"], "nothing is left behind");
    assert!(matches!(store.make_room(), Room::Made));
    assert_eq!(names(folder.path()), ["previous.jsonl"]);
    assert!(matches!(store.find(), Found::Nothing));
    std::fs::write(folder.path().join("game.json"), old_save("australian-4")).unwrap();
    assert!(matches!(store.make_room(), Room::Made));
    assert_eq!(names(folder.path()), ["previous.json", "previous.jsonl"]);
    assert!(matches!(store.find(), Found::Nothing));
    let mut new = Store::at(folder.path());
    new.keep(&device.game).unwrap();
    assert_eq!(names(folder.path()), ["game.jsonl", "previous.json", "previous.jsonl"]);
}

#[test]
fn a_file_that_cannot_be_read_is_not_written_over() {
    let (_folder, mut store) = store();
    std::fs::create_dir(store.file()).unwrap();
    assert!(matches!(store.find(), Found::Unreadable(_)));
    assert!(matches!(store.make_room(), Room::Blocked(_)));
    let device = Script::new("australian-4", 0, "7H").deal().device(0);
    assert!(store.keep(&device.game).is_err());
}

#[test]
fn one_program_at_a_time_plays_in_a_folder() {
    let (folder, mut store) = store();
    std::fs::write(folder.path().join(".game-left"), "half").unwrap();
    assert!(store.take(true));
    assert_eq!(names(folder.path()), ["lock"], "what was half written is swept away");
    let mut other = Store::at(folder.path());
    assert!(!other.take(true));
    // The holder of a copy plays on.
    let copy = store.clone();
    drop(store);
    assert!(!other.take(true));
    drop(copy);
    assert!(other.take(false));
    let none = folder.path().join("none");
    assert!(Store::at(&none).take(false) && !none.exists(), "nothing is made to look for a game");
    let mut new = Store::at(&none);
    assert!(new.take(true) && !Store::at(&none).take(false));
}

#[test]
fn those_who_follow_the_file_while_it_is_written_see_whole_entries_only() {
    let (folder, mut store) = store();
    // Each position on the way, so that a mixture of two would be noticed.
    let mut device = device("quebec-2", 8);
    let mut games = vec![device.game.clone()];
    while device.game.finished_hands().len() < 3 {
        let entries = device.game.log().next_seq();
        testing::play_until(&mut device, |device| device.game.log().next_seq() > entries);
        games.push(device.game.clone());
    }
    let whole = device.game.to_text();
    store.keep(&games[0]).unwrap();
    let written = AtomicBool::new(false);
    let seen = std::thread::scope(|scope| {
        scope.spawn(|| {
            for (number, game) in games.iter().enumerate() {
                if number % 40 == 39 {
                    // A program that goes on with it writes it whole once.
                    store = Store::at(folder.path());
                    let _ = store.find();
                }
                store.keep(game).unwrap();
            }
            written.store(true, Ordering::Relaxed);
        });
        let (mut seen, mut entries) = (0, 0);
        while !written.load(Ordering::Relaxed) {
            let text = std::fs::read(folder.path().join(FILE)).unwrap();
            let game = AnyMatch::read(&text).expect("a torn file");
            let game = game.to_text();
            assert!(whole.starts_with(&game), "an entry that nobody wrote");
            assert!(game.len() >= entries, "what was there is gone");
            (seen, entries) = (seen + 1, game.len());
        }
        seen
    });
    assert!(seen > 0);
    assert_eq!(std::fs::read_to_string(folder.path().join(FILE)).unwrap(), whole);
    assert_eq!(names(folder.path()), ["game.jsonl"]);
}
