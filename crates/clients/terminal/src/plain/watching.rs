//! A table that is played elsewhere, told to somebody who looks on.

use std::io::{self, Write};

use card_match::{Device, Match, NotRead};
use table::Event;
use texts::Texts;

use super::Plain;
use crate::{authority::Update, games::PlainGame, speaking::Speaking};

impl<G: PlainGame, W: Write> Plain<G, W, Device<G>> {
    /// The table of a match that another program plays.
    pub(crate) fn watching(game: Match<G>, texts: Texts, ascii: bool, out: W) -> Self {
        let rules = game.rules().clone();
        let device = Device::watching(game);
        let first = Update::at_device(&device, Vec::new(), true);
        Self::of((device, first), rules, (texts, ascii), out)
    }

    /// Tells the match as it stands.
    pub(crate) fn begin_watching(&mut self) -> io::Result<()> {
        self.tell_game()?;
        let shared = self.at.people.viewer >= self.at.people.names.len();
        self.say_key(if shared { "plain-watching-shared" } else { "plain-watching" })?;
        self.tell_seats()?;
        let agreed = self.narrator.agreed(self.at.conventions);
        self.say_all(&agreed)?;
        if self.at.begun {
            self.tell_table()?;
        }
        self.out.flush()
    }

    /// Tells what new lines of its log say.
    ///
    /// # Errors
    /// They can't be told; inside, what they are instead of entries.
    pub(crate) fn watch_on(&mut self, lines: &str) -> io::Result<Result<(), NotRead>> {
        for line in lines.split_inclusive('\n') {
            let (from, game) = (self.next, self.at.game);
            if let Err(not) = self.authority.game.read_on(line) {
                return Ok(Err(not));
            }
            let news = self.authority.my().news(from);
            let news = self.stand(Update::at_device(&self.authority, news, false));
            if self.at.game != game {
                self.tell_seats()?;
            }
            for news in news {
                if news.events.contains(&Event::TakenBack) {
                    self.say_key("plain-watching-undone")?;
                    self.tell_table()?;
                    continue;
                }
                self.tell_as_it_comes(&news)?;
            }
        }
        self.out.flush()?;
        Ok(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use card_match::{Device, Match};
    use five_hundred::Rules;
    use texts::{Lang, Texts};

    use super::*;
    use crate::{
        authority::{Authority, LocalTable},
        testing::{self, Script},
    };

    /// The lines that a match tells from here on as somebody plays it, and those that it tells first.
    fn told(mut device: Device<Rules>, lang: Lang, play: &[fn(&mut Device<Rules>)]) -> (String, String) {
        let texts = Texts::for_rules(lang, device.game.rules());
        let seen = Match::<Rules>::read(&device.game.to_text()).unwrap();
        let mut plain = Plain::watching(seen, texts, false, Vec::new());
        plain.begin_watching().unwrap();
        let first = String::from_utf8(std::mem::take(&mut plain.out)).unwrap();
        for step in play {
            let from = device.game.log().next_seq();
            step(&mut device);
            plain.watch_on(&device.game.lines_from(from)).unwrap().unwrap();
        }
        assert_eq!(plain.authority.device().game.to_text(), device.game.to_text());
        (first, String::from_utf8(plain.out).unwrap())
    }

    fn hand(device: &mut Device<Rules>) {
        let hands = device.game.finished_hands().len();
        testing::play_until(device, |device| device.game.finished_hands().len() > hands);
    }

    fn call(device: &mut Device<Rules>) {
        device.act("7H".parse().unwrap()).unwrap();
    }

    fn undo(device: &mut Device<Rules>) {
        assert!(device.undo());
    }

    #[test]
    fn one_who_looks_on_is_told_what_the_player_is_told() {
        let mut device = Script::new("australian-4", 1, "7H").deal().device(0);
        let (first, then) = told(device.clone(), Lang::En, &[call, hand, hand]);
        assert!(first.contains("what its player sees") && first.contains("Your hand: "), "{first}");
        assert!(then.contains("You bid seven hearts.") && then.contains("Scores: "), "{then}");
        assert!(then.contains("Hand 2") && then.contains("Your hand: "), "{then}");

        // Nothing but the sentences of the player's own screen.
        let (_folder, store) = testing::store();
        let texts = Texts::for_rules(Lang::En, device.game.rules());
        let mut plain = Plain::new(device.clone(), store, texts, false, Vec::new());
        let mut news = Vec::new();
        for step in [call, hand, hand] {
            let from = device.game.log().next_seq();
            step(&mut device);
            news.extend(device.my().news(from));
        }
        let (_folder, store) = testing::store();
        plain.stand(LocalTable::open(device, store).1);
        plain.tell(&news).unwrap();
        let own = String::from_utf8(plain.out).unwrap();
        let known = |line: &&str| own.lines().any(|own| own == *line) || line.starts_with("Your hand: ");
        let other: Vec<&str> =
            then.lines().filter(|line| !known(line) && !line.starts_with("Scores")).collect();
        assert_eq!(other, [""; 0], "{own}");
    }

    #[test]
    fn what_is_taken_back_is_told_with_the_table() {
        let device = Script::new("australian-4", 1, "7H").deal().device(0);
        let (first, then) = told(device.clone(), Lang::Fr, &[call, undo]);
        assert!(first.starts_with("Kookaburra. ") && first.contains("Vous regardez"), "{first}");
        let (before, after) = then.split_once("Annulé. De nouveau la table\u{a0}:\n").unwrap();
        assert!(before.contains("Vous annoncez") && after.contains("Votre main"), "{then}");
    }

    #[test]
    fn of_a_shared_screen_nobody_sees_a_hand() {
        let device = testing::hotseat("australian-4", 7, Lang::En);
        let one_hand = |device: &mut Device<Rules>| {
            while device.game.finished_hands().is_empty() {
                if !device.pass() {
                    testing::play_until(device, |device| {
                        device.pass_to().is_some() || !device.game.finished_hands().is_empty()
                    });
                }
            }
        };
        let (first, then) = told(device, Lang::En, &[one_hand]);
        assert!(first.contains("you see no hand") && first.contains("Player 1, Ann"), "{first}");
        assert!(then.contains("Hand 1") && then.contains("Scores: "), "{then}");
        assert!(!then.contains("Your") && !then.contains("hand: ") && !then.contains("You "), "{then}");
    }

    #[test]
    fn lines_that_are_no_entries_are_no_news() {
        let device = Script::new("australian-4", 1, "7H").deal().device(0);
        let texts = Texts::for_rules(Lang::En, device.game.rules());
        let mut plain = Plain::watching(device.game, texts, false, Vec::new());
        assert_eq!(plain.watch_on("{}\n").unwrap(), Err(NotRead::Damaged));
        let later = "{\"v\":2,\"seq\":99,\"weather\":\"fine\"}\n";
        assert_eq!(plain.watch_on(later).unwrap(), Err(NotRead::Newer));
        assert!(plain.out.is_empty());
    }
}
