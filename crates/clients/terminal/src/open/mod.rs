//! An open table \[LAW-OPEN\], on the screen in `screen`, and here in lines: what is done, lawful or not, in sentences;
//! claims in the words of the player; rulings in those of the referee. Nothing that is said or asked tells whether
//! something was wrong \[LAW-OPEN-6\].

mod asking;
mod claiming;
mod here;
#[cfg(test)]
mod here_tests;
mod learn;
mod screen;
#[cfg(test)]
mod tests;
mod wording;

use std::io::{self, BufRead, Write};

use card_match::{Device, Turn, open::OpenRules};
use five_hundred::Rules;
use laws::open_table::Act;
use table::quoted;
use texts::Texts;
use texts::narration::{
    Narrator, TypedCommand, TypedInput, input,
    open::{Teller, TypedAct, read},
};

pub(crate) use here::play;
pub(crate) use learn::learn;
pub(crate) use screen::OpenScreen;

use crate::{
    speaking::{Saving, Speaking},
    store::Store,
};
use claiming::{Aside, Claiming, aside};

/// An open table that speaks.
pub(crate) struct OpenTable<W: Write> {
    device: Device<OpenRules>,
    store: Store,
    texts: Texts,
    narrator: Narrator,
    out: W,
    claiming: Claiming,
    teller: Teller,
    /// Whether all go on until it is the player's turn.
    going: bool,
    unsaved: bool,
    /// How many columns a line may take, where that is known.
    columns: Option<usize>,
}

/// Whether the player stays.
#[derive(PartialEq, Eq)]
enum Stay {
    Yes,
    No,
}

impl<W: Write> Speaking for OpenTable<W> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn texts(&self) -> Texts {
        self.texts
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<W: Write> Saving for OpenTable<W> {
    fn unsaved(&mut self) -> &mut bool {
        &mut self.unsaved
    }
}

impl<W: Write> OpenTable<W> {
    pub(crate) fn new(device: Device<OpenRules>, store: Store, texts: Texts, ascii: bool, out: W) -> Self {
        let narrator = Narrator::new(texts, device.my().people(), ascii).listening();
        let claiming = Claiming::new(texts, narrator.names.clone());
        let teller = Teller::new(&device.my().view());
        Self {
            device,
            store,
            texts,
            narrator,
            out,
            claiming,
            teller,
            going: false,
            unsaved: false,
            columns: None,
        }
    }

    /// The same table with lines of so many columns.
    pub(crate) const fn in_columns(mut self, columns: Option<usize>) -> Self {
        self.columns = columns;
        self
    }

    /// The same table with cards told in another order.
    pub(crate) fn sorted(mut self, sorting: cards::Sorting) -> Self {
        self.narrator.sorting = sorting;
        self
    }

    /// Plays until the player leaves or their input ends.
    pub(crate) fn play(mut self, news: &[String], input: impl BufRead) -> io::Result<()> {
        self.welcome(news)?;
        let mut lines = input.lines();
        loop {
            self.play_on()?;
            self.save()?;
            self.ask()?;
            self.out.flush()?;
            let Some(line) = lines.next() else { break };
            if self.answer(line?.trim())? == Stay::No {
                break;
            }
        }
        self.save()?;
        self.say_key(if self.unsaved { "plain-goodbye-unsaved" } else { "open-goodbye" })?;
        self.out.flush()
    }

    fn save(&mut self) -> io::Result<()> {
        let saved = self.store.keep(&self.device.game);
        self.saved(saved)
    }

    /// Lets everything happen that doesn't wait for the player.
    fn play_on(&mut self) -> io::Result<()> {
        loop {
            match self.device.my().turn() {
                Turn::Deal => self.deal()?,
                Turn::Other(_) if self.going => self.bot_acts()?,
                Turn::Mine | Turn::Over => {
                    self.going = false;
                    return Ok(());
                }
                Turn::Other(_) => return Ok(()),
            }
        }
    }

    fn deal(&mut self) -> io::Result<()> {
        match self.device.deal(None) {
            Ok(news) => self.tell(&news),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    fn bot_acts(&mut self) -> io::Result<()> {
        let news = self.device.bot_acts();
        self.tell(&news)
    }

    fn attempt(&mut self, act: Act) -> io::Result<()> {
        match self.device.act(act) {
            Ok(news) => self.tell(&news),
            Err(refusal) => {
                let text = self.narrator.refused(&refusal);
                self.say(&text)
            }
        }
    }

    /// Does what a line says.
    fn answer(&mut self, line: &str) -> io::Result<Stay> {
        if let Some(reader) = input::reader_wished(line, &self.texts) {
            self.narrator.reader = reader;
            self.say_reader(reader)?;
            return Ok(Stay::Yes);
        }
        if self.claiming.is_asking() {
            match aside(line, &self.texts) {
                Some(Aside::Quit) => return Ok(Stay::No),
                Some(Aside::Help) => {
                    self.say_key("help-open")?;
                    return Ok(Stay::Yes);
                }
                None => {}
            }
            let typed = self.claiming.answer(line);
            self.claimed(typed)?;
            return Ok(Stay::Yes);
        }
        if line.is_empty() {
            if matches!(self.device.my().turn(), Turn::Other(_)) {
                self.bot_acts()?;
            }
            return Ok(Stay::Yes);
        }
        match read(line, &self.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => self.attempt(act)?,
            Some(TypedAct::Claim(said)) => self.begin_claim(&said)?,
            Some(TypedAct::Go) => self.going = true,
            None => return self.answer_as_at_any_table(line),
        }
        Ok(Stay::Yes)
    }

    fn answer_as_at_any_table(&mut self, line: &str) -> io::Result<Stay> {
        let view = self.device.my().view().as_in_turn();
        let entry = view
            .as_ref()
            .and_then(|view| input::read::<Rules>(line, view, &self.texts, &self.narrator.names));
        match entry {
            Some(TypedInput::Command(command)) => return self.command(command, line),
            _ if self.device.game.is_over() => return self.another(line),
            Some(TypedInput::Action(action)) => self.attempt(Act::Play(action))?,
            Some(TypedInput::Card(_) | TypedInput::OneOf(_)) | None => {
                let problem = self.texts.format("note-not-understood", &[("text", quoted(line).into())]);
                let expected = match &view {
                    Some(view) => self.narrator.expected::<Rules>(view),
                    None => self.texts.get("expected-nothing"),
                };
                self.say(&format!("{problem} {expected}"))?;
            }
        }
        Ok(Stay::Yes)
    }

    /// The answer to whether another game is wanted.
    fn another(&mut self, line: &str) -> io::Result<Stay> {
        let said = |key: &str| self.texts.get(key).split(',').any(|word| word.trim() == line.to_lowercase());
        if said("word-yes") {
            self.device.next_game();
        } else if said("word-no") {
            return Ok(Stay::No);
        }
        Ok(Stay::Yes)
    }

    fn command(&mut self, command: TypedCommand, typed: &str) -> io::Result<Stay> {
        match command {
            TypedCommand::Help => self.say_key("help-open")?,
            TypedCommand::Hand => self.tell_hand()?,
            TypedCommand::Table => self.tell_table()?,
            TypedCommand::Last | TypedCommand::Known => self.tell_reminders()?,
            TypedCommand::Score => self.tell_sheet()?,
            TypedCommand::Rules => {
                let sheet = self.texts.rule_sheet(self.device.game.rules().rules());
                self.say_sheet(&sheet)?;
            }
            TypedCommand::Quit => return Ok(Stay::No),
            TypedCommand::Claim => self.begin_claim("")?,
            TypedCommand::Hint
            | TypedCommand::Undo
            | TypedCommand::Why
            | TypedCommand::Review
            | TypedCommand::Skip => {
                let text = self.texts.format("open-not-here", &[("command", quoted(typed).into())]);
                self.say(&text)?;
            }
        }
        Ok(Stay::Yes)
    }
}
