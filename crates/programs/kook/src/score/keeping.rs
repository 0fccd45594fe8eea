//! A sheet that is saved line by line: what is typed, what is told. Each step lies in the file before it is shown, so
//! that nothing is lost when the terminal dies.

use std::io::{self, BufRead, Write};

use kookaburra::AnyRules;
use sheet::{AllPassed, Book, Draft, Entry, Fault, GameScore, Status, Void, score, season};
use table::Seat;
use texts::scorekeeper::Keeper;

use super::{
    begin::{Preferences, new_game},
    commands::{Command, command},
    saved_sheets::{SavedSheets, There, sheets_beside},
    typed::Typed,
};
use crate::{Failure, lines::Lines};

/// Somebody who keeps a sheet.
pub(super) struct Keeping<R, W> {
    pub(super) lines: Lines<R, W>,
    saved_sheets: SavedSheets,
    pub(super) book: Book,
    pub(super) rules: AnyRules,
}

/// Whether people go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stay {
    Yes,
    No,
}

impl<R: BufRead, W: Write> Keeping<R, W> {
    /// Opens the sheet of a file, or begins one there; nothing if somebody leaves before it begins.
    pub(super) fn open(
        mut saved_sheets: SavedSheets,
        preferences: &Preferences,
        mut lines: Lines<R, W>,
    ) -> Result<Option<Self>, Failure> {
        let there = saved_sheets.read(lines.texts)?;
        let is_new = there.is_none();
        let book = match there {
            Some(book) => Some(book),
            None => new_game(preferences, None, &mut lines)?,
        };
        let Some(book) = book else { return Ok(None) };
        let as_sentence = |fault: Fault| Failure::Sentence(texts::scorekeeper::fault(&fault, lines.texts));
        let rules = book.rules().map_err(as_sentence)?;
        let mut keeping = Self { lines, saved_sheets, book, rules };
        keeping.learn_rules();
        if is_new {
            keeping.keep()?;
        }
        Ok(Some(keeping))
    }

    /// Keeps the sheet until somebody leaves, or there are no more lines.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.told("keeping-kept")?;
        self.board()?;
        self.ask_settled()?;
        let mut stay = if self.book.draft().is_blank() { Stay::Yes } else { self.hand()? };
        while stay == Stay::Yes {
            stay = match self.ask_first()? {
                Stay::Yes => {
                    self.prompt()?;
                    match self.lines.line()? {
                        Some(line) => self.take_line(&line)?,
                        None => Stay::No,
                    }
                }
                Stay::No => Stay::No,
            };
        }
        self.told("keeping-bye")?;
        Ok(())
    }

    /// Says a text that names the file.
    fn told(&mut self, key: &str) -> io::Result<()> {
        let path = terminal::short(self.saved_sheets.path());
        self.lines.say(&self.lines.texts.format(key, &[("path", path.into())]))
    }

    /// Takes up the rules of the game that is played, and their words.
    fn learn_rules(&mut self) {
        if let Ok(rules) = self.book.rules() {
            self.lines.texts = texts::scorekeeper::in_words_of(&rules, self.lines.texts);
            self.rules = rules;
        }
    }

    pub(super) fn typed(&self) -> Typed<'_> {
        Typed { rules: &self.rules, names: &self.book.game().players, texts: self.lines.texts }
    }

    pub(super) fn keeper(&self) -> Keeper<'_> {
        Keeper { texts: self.lines.texts, names: &self.book.game().players }
    }

    /// What the game that is played comes to.
    pub(super) fn game(&self) -> Option<GameScore> {
        self.book.scores().ok()?.games.pop()
    }

    fn keep(&mut self) -> io::Result<()> {
        if let Err(error) = self.saved_sheets.keep(&self.book) {
            let error = terminal::system_error(self.lines.texts, &error);
            self.lines.say(&self.lines.texts.format("keeping-unsaved", &[("error", error.into())]))?;
        }
        Ok(())
    }

    /// Changes the sheet, and keeps it before it is shown. What another program has written comes first: then nothing
    /// is changed, and that is told.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut Book) -> T) -> io::Result<Option<T>> {
        let there = self.saved_sheets.look();
        let is_lost = matches!(there, There::Lost);
        match there {
            There::Same => {}
            There::Other(book) => {
                self.book = *book;
                self.learn_rules();
                self.lines.say_key("keeping-elsewhere")?;
                self.board()?;
                return Ok(None);
            }
            There::Lost => self.saved_sheets.move_on(),
        }
        let changed = change(&mut self.book);
        self.keep()?;
        self.learn_rules();
        if is_lost {
            self.told("keeping-lost")?;
        }
        Ok(Some(changed))
    }

    /// The same where it can be refused; true if it wasn't.
    pub(super) fn attempt(
        &mut self,
        change: impl FnOnce(&mut Book) -> Result<(), Fault>,
    ) -> io::Result<bool> {
        match self.change(change)? {
            Some(Ok(())) => Ok(true),
            Some(Err(fault)) => {
                self.lines.say(&texts::scorekeeper::fault(&fault, self.lines.texts))?;
                Ok(false)
            }
            None => Ok(false),
        }
    }

    /// Writes an entry, and tells what it came to; false if it can't be.
    pub(super) fn enter(&mut self, entry: Entry) -> io::Result<bool> {
        if self.book.is_repeated(&entry) {
            self.lines.say_key("pad-repeated")?;
            let choices = ["pad-write-again", "keeping-stay"].map(|key| self.lines.texts.get(key));
            if self.lines.number(&choices)? != Some(0) {
                self.change(|book| *book.draft_mut() = Draft::default())?;
                return Ok(true);
            }
        }
        let is_written = self.attempt(|book| book.finish(entry))?;
        if is_written {
            self.status_line()?;
            self.ask_settled()?;
        }
        Ok(is_written)
    }

    /// Asks which of two rulings is taken, while there is time.
    fn ask_settled(&mut self) -> io::Result<()> {
        if self.game().is_some_and(|game| game.unsettled.is_some()) { self.settle() } else { Ok(()) }
    }

    /// The last row in words.
    pub(super) fn status_line(&mut self) -> io::Result<()> {
        let game = self.game();
        let row =
            game.as_ref().and_then(|game| Some((game, game.rows.iter().rev().find(|row| !row.struck)?)));
        let told = row.map(|(game, row)| self.keeper().status_line(game, row));
        self.lines.say(&told.unwrap_or_else(|| self.lines.texts.get("pad-empty")))
    }

    fn board(&mut self) -> io::Result<()> {
        let Some(game) = self.game() else { return Ok(()) };
        let mut told = self.keeper().board(&game);
        if !game.bench.is_empty() {
            let bench = [("names", game.bench.join(", ").into())];
            told = format!("{told} {}", self.lines.texts.format("keeping-bench", &bench));
        }
        self.lines.say(&told)
    }

    /// The side that got there first, where that decides.
    fn ask_first(&mut self) -> io::Result<Stay> {
        let race = self.book.race().unwrap_or_default();
        if race.is_empty() {
            return Ok(Stay::Yes);
        }
        let names = &self.book.game().players;
        let choices: Vec<String> = race.iter().map(|&seats| self.lines.texts.players(seats, names)).collect();
        let Some(first) = self.lines.number(&choices)? else { return Ok(Stay::No) };
        let seats: Vec<Seat> = race[first].iter().collect();
        self.change(|book| book.tell_first(&seats))?;
        self.status_line()?;
        Ok(Stay::Yes)
    }

    fn prompt(&mut self) -> io::Result<()> {
        let texts = self.lines.texts;
        let is_over = self.game().is_some_and(|game| game.status == Status::Over);
        let key = match (&self.rules, is_over) {
            (_, true) => "keeping-prompt-over",
            (AnyRules::FiveHundred(_), _) => "keeping-prompt",
            (AnyRules::Rummy500(_), _) => "keeping-prompt-rummy",
        };
        let count = self.book.next_hand();
        let name = self.book.game().players.first().cloned().unwrap_or_default();
        self.lines.say(&texts.format(key, &[("count", count.into()), ("name", name.into())]))
    }

    /// Does what a line asks for between hands.
    fn take_line(&mut self, line: &str) -> Result<Stay, Failure> {
        if line.is_empty() {
            return Ok(self.hand()?);
        }
        if let Some((seat, bid, result)) = self.typed().hand(line) {
            return Ok(self.hand_in_a_line(seat, bid, result)?);
        }
        match command(self.lines.texts, line) {
            Some((Command::Hand, _)) => Ok(self.hand()?),
            Some((command, rest)) => self.command(command, rest),
            None => {
                self.not_understood(line)?;
                self.lines.say_key("keeping-help-hint")?;
                Ok(Stay::Yes)
            }
        }
    }

    /// That a line means nothing here, or that it may name several players.
    pub(super) fn not_understood(&mut self, line: &str) -> io::Result<()> {
        match self.typed().several_players(line) {
            Some(sentence) => self.lines.say(&sentence),
            None => self.lines.again(line),
        }
    }

    /// Does what was asked for.
    pub(super) fn command(&mut self, command: Command, rest: &str) -> Result<Stay, Failure> {
        match command {
            Command::Hand => {}
            Command::Passed => return Ok(self.all_passed()?),
            Command::Void if !self.gives_up_hand()? => {}
            Command::Void => {
                self.enter(Entry::Void(Void::default()))?;
            }
            Command::Undo => self.step(Book::undo, "keeping-nothing-undone")?,
            Command::Redo => self.step(Book::redo, "keeping-nothing-redone")?,
            Command::Correct => return Ok(self.correct(rest)?),
            Command::Points => return Ok(self.points()?),
            Command::Ruling => self.ruling()?,
            Command::Settle => self.settle()?,
            Command::Next => return self.next(),
            Command::Board => self.board()?,
            Command::Sheet => self.sheet()?,
            Command::Evening => self.evening()?,
            Command::Season => self.season()?,
            Command::Help => self.lines.say_key("keeping-help")?,
            Command::Quit => return Ok(Stay::No),
        }
        Ok(Stay::Yes)
    }

    /// Whether what has been told of a hand may go, where something has.
    fn gives_up_hand(&mut self) -> io::Result<bool> {
        if self.book.draft().is_blank() {
            return Ok(true);
        }
        self.tell_facts()?;
        let choices = ["keeping-give-up", "keeping-stay"].map(|key| self.lines.texts.get(key));
        Ok(self.lines.number(&choices)? == Some(0))
    }

    fn all_passed(&mut self) -> io::Result<Stay> {
        if !self.gives_up_hand()? {
            return Ok(Stay::Yes);
        }
        let AnyRules::FiveHundred(_) = self.rules else {
            self.enter(Entry::Passed(AllPassed::default()))?;
            return Ok(Stay::Yes);
        };
        let draft = Draft { passed: true, dealer: self.book.draft().dealer, ..Draft::default() };
        if self.take(draft)? { Ok(Stay::Yes) } else { self.hand() }
    }

    fn step(&mut self, step: fn(&mut Book) -> bool, nothing: &str) -> io::Result<()> {
        match self.change(step)? {
            Some(true) => self.status_line(),
            Some(false) => self.lines.say_key(nothing),
            None => Ok(()),
        }
    }

    /// Another game: of the same people, or another one.
    fn next(&mut self) -> Result<Stay, Failure> {
        let keys = ["pad-next-game", "pad-new-partners", "keeping-stay"];
        if self.game().is_some_and(|game| game.status == Status::Playing) {
            self.lines.say_key("keeping-not-over")?;
        }
        let choices = keys.map(|key| self.lines.texts.get(key));
        match self.lines.number(&choices)? {
            Some(0) => {
                self.attempt(Book::play_again)?;
            }
            Some(1) => {
                let book = self.book.clone();
                let Some(begun) = new_game(&Preferences::default(), Some(&book), &mut self.lines)? else {
                    return Ok(Stay::No);
                };
                self.attempt(|book| book.go_on(begun))?;
                self.learn_rules();
            }
            _ => return Ok(Stay::Yes),
        }
        self.board()?;
        Ok(Stay::Yes)
    }

    pub(super) fn sheet(&mut self) -> io::Result<()> {
        match self.book.scores() {
            Ok(scores) => {
                self.lines.say(&texts::scorekeeper::page(self.book.sheet(), &scores, self.lines.texts))
            }
            Err(fault) => self.lines.say(&texts::scorekeeper::fault(&fault, self.lines.texts)),
        }
    }

    /// Each game in a line, and what everybody has done.
    fn evening(&mut self) -> io::Result<()> {
        let Ok(scores) = self.book.scores() else { return Ok(()) };
        let texts = self.lines.texts;
        for (number, (game, score)) in (1_u32..).zip(self.book.sheet().games.iter().zip(&scores.games)) {
            let title = texts.format("pad-game-number", &[("count", number.into())]);
            let keeper = Keeper { texts, names: &game.players };
            self.lines.say(&format!("{title}. {}", keeper.board(score)))?;
        }
        self.lines.say(&texts::scorekeeper::people(&scores.evening, texts).join("\n"))
    }

    /// What everybody has done on all sheets that lie beside this one.
    fn season(&mut self) -> io::Result<()> {
        let sheets = sheets_beside(self.saved_sheets.path());
        let scored: Vec<_> = sheets.iter().filter_map(|sheet| Some((sheet, score(sheet).ok()?))).collect();
        let records = season(scored.iter().map(|(sheet, scores)| (*sheet, scores)));
        let count = [("count", scored.len().into())];
        self.lines.say(&self.lines.texts.format("keeping-season", &count))?;
        self.lines.say(&texts::scorekeeper::people(&records, self.lines.texts).join("\n"))
    }
}
