//! Lines typed at a table online: words about the table first, then whatever the game understands.

use std::io::{self, Write};

use card_match::Turn;
use desk::Unanswered;
use desk_wire::{DeskReply, DeskRequest, TableRequest, Typed, TypedReply};
use narration::{TypedCommand, input::plain_words};
use online_visitor::phrase;
use online_wire::{Phrase, Visitor, Wish};
use players::Level;

use super::{OnlinePlain, Want};
use crate::speaking::Speaking;

/// What comes of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meant {
    /// Something to be asked, or nothing: it was answered here.
    Want(Option<Want>),
    /// They go, and may come back: their seat is kept.
    Quit,
    /// They leave the table.
    Leave,
}

/// A word about the table.
#[derive(Clone, Copy)]
enum Word {
    People,
    Sit,
    Watch,
    Start,
    Say,
    Wait,
    Lock,
    Unlock,
    Pause,
    Continue,
    Bots,
    Host,
    Remove,
    Back,
    Leave,
    Help,
}

impl Word {
    /// Every word as it is typed in English, which every language understands; the others have words of their own for it.
    const ALL: [(Self, &'static str); 16] = [
        (Self::People, "people"),
        (Self::Sit, "sit"),
        (Self::Watch, "watch"),
        (Self::Start, "start"),
        (Self::Say, "say"),
        (Self::Wait, "wait"),
        (Self::Lock, "lock"),
        (Self::Unlock, "unlock"),
        (Self::Pause, "pause"),
        (Self::Continue, "continue"),
        (Self::Bots, "bots"),
        (Self::Host, "host"),
        (Self::Remove, "remove"),
        (Self::Back, "back"),
        (Self::Leave, "leave table"),
        (Self::Help, "help"),
    ];
}

impl<W: Write> OnlinePlain<W> {
    /// Does what a line says.
    ///
    /// # Errors
    /// Nobody reads the lines any more.
    pub fn typed(&mut self, line: &str) -> io::Result<Meant> {
        let meant = self.understood(line)?;
        if meant == Meant::Want(None) {
            self.asked = None;
            self.ask()?;
        }
        self.out.flush()?;
        Ok(meant)
    }

    fn understood(&mut self, line: &str) -> io::Result<Meant> {
        let text = plain_words(line);
        if text.is_empty() {
            return Ok(Meant::Want(self.entered().map(|wish| Want::Ask(wish, None))));
        }
        if let Some(wish) = self.voted(&text).or_else(|| self.cut(&text)) {
            return Ok(Meant::Want(Some(Want::Ask(wish, None))));
        }
        if let Some((word, rest)) = self.word(&text)
            && let Some(meant) = self.about_table(word, &rest)?
        {
            return Ok(meant);
        }
        self.about_cards(line)
    }

    /// The word with which a text begins, and what follows it.
    fn word(&self, text: &str) -> Option<(Word, String)> {
        Word::ALL.into_iter().find_map(|(word, english)| {
            let others = self.texts.get(&format!("remote-word-{}", english.replace(' ', "-")));
            let mut words = others.split(',').map(plain_words).chain([english.to_owned()]);
            words.find_map(|typed| {
                let rest = text.strip_prefix(&typed)?;
                (rest.is_empty() || rest.starts_with(' ')).then(|| (word, rest.trim().to_owned()))
            })
        })
    }

    /// The wish of an empty line: whatever goes on with the table.
    fn entered(&self) -> Option<Wish> {
        let room = self.room.as_ref()?;
        if room.my_place().is_none() {
            return room.my_next_place().is_none().then_some(Wish::Sit { place: None });
        }
        if !room.company.started {
            return None;
        }
        if room.bot_plays_for_me() {
            return Some(Wish::Return {});
        }
        let at = self.at.as_ref()?;
        match at.turn {
            Turn::Deal | Turn::Over => Some(Wish::Ready { cut: None }),
            Turn::Other(_) if at.may.claim => Some(Wish::LetGo {}),
            Turn::Mine | Turn::Other(_) => None,
        }
    }

    /// The answer to what everybody is asked.
    fn voted(&self, text: &str) -> Option<Wish> {
        self.room.as_ref().filter(|room| room.is_asked())?;
        let said = |key: &str| self.texts.get(key).split(',').any(|word| plain_words(word) == text);
        if said("word-yes") {
            Some(Wish::Answer { yes: true })
        } else {
            said("word-no").then_some(Wish::Answer { yes: false })
        }
    }

    /// How many cards are lifted.
    fn cut(&self, text: &str) -> Option<Wish> {
        let at = self.at.as_ref().filter(|at| at.turn == Turn::Deal)?;
        let cuts = at.cuts?;
        let cut = text.parse().ok().filter(|cut| (cuts.least..=cuts.most).contains(cut))?;
        Some(Wish::Ready { cut: Some(cut) })
    }

    /// Does what a word about the table says; nothing if what follows it makes no sense there.
    fn about_table(&mut self, word: Word, rest: &str) -> io::Result<Option<Meant>> {
        let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
        let visitor = |text: &str| Some(Visitor(u32::try_from(number(text)?).ok()?));
        let alone = |wish: Wish| rest.is_empty().then_some(wish);
        let wish = match word {
            Word::People if rest.is_empty() => {
                self.tell_people()?;
                return Ok(Some(Meant::Want(None)));
            }
            Word::Help if rest.is_empty() => {
                self.recite(TypedCommand::Help)?;
                self.say_key("remote-help")?;
                return Ok(Some(Meant::Want(None)));
            }
            Word::Say if rest.is_empty() => {
                self.tell_phrases()?;
                return Ok(Some(Meant::Want(None)));
            }
            Word::Leave if rest.is_empty() => return Ok(Some(Meant::Leave)),
            Word::People | Word::Help | Word::Leave => None,
            Word::Sit => match rest.split_once(' ') {
                None if rest.is_empty() => Some(Wish::Sit { place: None }),
                None => number(rest).map(|place| Wish::Sit { place: Some(place) }),
                Some((place, person)) => {
                    number(place).zip(visitor(person)).map(|(place, visitor)| Wish::Give { place, visitor })
                }
            },
            Word::Watch => alone(Wish::Stand {}),
            Word::Start => alone(Wish::Start {}),
            Word::Say => number(rest).and_then(|number| Phrase::ALL.get(number).copied()).map(Wish::Say),
            Word::Wait => alone(Wish::Wait {}),
            Word::Lock => alone(Wish::Lock { locked: true }),
            Word::Unlock => alone(Wish::Lock { locked: false }),
            Word::Pause => alone(Wish::Pause { paused: true }),
            Word::Continue => alone(Wish::Pause { paused: false }),
            Word::Bots => rest.split_once(' ').and_then(|(place, level)| {
                Some(Wish::Level { place: number(place)?, level: level.parse::<Level>().ok()? })
            }),
            Word::Host => visitor(rest).map(|visitor| Wish::Host { visitor }),
            Word::Remove => visitor(rest).map(|visitor| Wish::Remove { visitor }),
            Word::Back => alone(Wish::Return {}),
        };
        Ok(wish.map(|wish| Meant::Want(Some(Want::Ask(wish, None)))))
    }

    /// The phrases, each with its number.
    fn tell_phrases(&mut self) -> io::Result<()> {
        let lines: Vec<String> = Phrase::ALL
            .into_iter()
            .zip(1_usize..)
            .map(|(said, number)| {
                let args = [("number", number.into()), ("phrase", phrase(self.texts, said).into())];
                self.texts.format("remote-phrase", &args)
            })
            .collect();
        self.say_all(&lines)
    }

    /// Does what a line says about cards.
    fn about_cards(&mut self, line: &str) -> io::Result<Meant> {
        let nothing = Ok(Meant::Want(None));
        let position = self.room.as_ref().map(|room| room.position);
        let request = DeskRequest::Typed(Typed(line.to_owned()));
        let act = |action| Ok(Meant::Want(Some(Want::Ask(Wish::Act(action), position))));
        let Some(desk) = &self.desk else { return nothing };
        // Before the first deal nothing of a game is understood.
        let reply = match desk.answer(request) {
            Ok(DeskReply::Typed(reply)) => reply,
            Err(Unanswered::Aside(DeskRequest::Table(TableRequest::Act(action)))) => return act(action),
            Err(Unanswered::Refused(why)) if self.at.is_some() => {
                self.say(&why.0)?;
                return nothing;
            }
            _ => return self.not_understood(line),
        };
        match reply {
            TypedReply::Text(lines) => self.say_all(&lines)?,
            TypedReply::Which(offers) => {
                let actions = offers.into_iter().map(|offer| offer.action).collect();
                let args = [("actions", self.texts.list_or(actions).into())];
                self.say(&self.texts.format("plain-which", &args))?;
            }
            TypedReply::Chosen(card) => {
                if let Some(action) = desk.action_of_card(card) {
                    return act(action);
                }
            }
            TypedReply::Request(DeskRequest::ClaimRest(_)) => {
                return Ok(Meant::Want(Some(Want::Ask(Wish::ClaimRest {}, None))));
            }
            TypedReply::Request(DeskRequest::Table(TableRequest::Undo)) => {
                return Ok(Meant::Want(Some(Want::Ask(Wish::Undo {}, None))));
            }
            TypedReply::Request(DeskRequest::Hint(_)) => {
                let words = desk.advise().map_or_else(|refused| refused.0, |advice| advice.words);
                self.say(&words)?;
            }
            TypedReply::Request(DeskRequest::Score(_)) => self.tell_scores()?,
            TypedReply::Rules => {
                let sheet = desk.rule_sheet();
                self.say(sheet.trim_end())?;
            }
            TypedReply::Review => {
                let text = self.texts.format("remote-record", &[("address", self.record.as_str().into())]);
                self.say(&text)?;
            }
            TypedReply::Leave => return Ok(Meant::Quit),
            TypedReply::Request(_) | TypedReply::Table(_) | TypedReply::Hurry => {
                return self.not_understood(line);
            }
        }
        nothing
    }

    /// Before the first deal no game understands anything, but some words are the table’s.
    fn not_understood(&mut self, line: &str) -> io::Result<Meant> {
        let text = plain_words(line);
        let is = |word: &str| {
            let aliases = self.texts.get(&format!("word-{word}"));
            text == word || aliases.split(',').any(|alias| plain_words(alias) == text)
        };
        if is("quit") {
            return Ok(Meant::Quit);
        }
        let said = match &self.desk {
            Some(desk) if is("rules") => desk.rule_sheet().trim_end().to_owned(),
            _ => {
                let text = table::quoted(line.trim());
                self.texts.format("remote-not-understood", &[("text", text.into())])
            }
        };
        self.say(&said)?;
        Ok(Meant::Want(None))
    }
}
