//! An open table \[LAW-OPEN\] line by line: claims in the words of the player, and what only such a table lacks.
//! Nothing that is said or asked tells whether something was wrong \[LAW-OPEN-6\].

use std::io::{self, Write};

use card_match::{Device, Turn, open::OpenRules};
use laws::open_table::Act;
use table::quoted;
use texts::Texts;
use texts::narration::{
    TypedCommand, TypedInput, input,
    open::{TypedAct, read},
};

use super::claiming::{Aside, Claiming, Typed, aside};
use crate::{
    authority::{Authority, Command},
    games::PlainGame,
    plain::{Plain, Stay},
    speaking::Speaking,
};

impl PlainGame for OpenRules {
    const HOW: (&'static str, &'static str) = ("open-how", "help-open");
    const GOODBYE: &'static str = "open-goodbye";
    type Asking = Option<Claiming>;

    fn how(device: &Device<Self>, texts: Texts) -> Vec<String> {
        let errors = texts.format("open-errors", &[("percent", device.game.errors().into())]);
        vec![texts.get("open-welcome"), errors, texts.get(Self::HOW.0)]
    }

    fn asks(asking: &Option<Claiming>) -> Vec<String> {
        asking.as_ref().map(Claiming::question).unwrap_or_default()
    }

    fn typed<W: Write, A: Authority<Self>>(
        table: &mut Plain<Self, W, A>,
        line: &str,
    ) -> io::Result<Option<Stay>> {
        let done = |done: io::Result<()>| done.map(|()| Some(Stay::Yes));
        if let Some(claiming) = table.asking.take() {
            return answered(table, claiming, line).map(Some);
        }
        match read(line, &table.texts, &table.narrator.names) {
            Some(TypedAct::Act(act)) => return done(table.attempt(act)),
            Some(TypedAct::Claim(said)) => return done(begin_claim(table, &said)),
            Some(TypedAct::Go) => return done(go(table)),
            None => {}
        }
        match input::read::<Self>(line, &table.view, &table.texts, &table.narrator.names) {
            Some(TypedInput::Command(TypedCommand::Claim)) => done(begin_claim(table, "")),
            Some(TypedInput::Command(
                TypedCommand::Hint
                | TypedCommand::Undo
                | TypedCommand::Why
                | TypedCommand::Review
                | TypedCommand::Skip,
            )) => {
                let text = table.texts.format("open-not-here", &[("command", quoted(line).into())]);
                done(table.say(&text))
            }
            _ => Ok(None),
        }
    }
}

/// All go on until it is the player's turn; elsewhere they are told once that all is well.
fn go<W: Write, A: Authority<OpenRules>>(table: &mut Plain<OpenRules, W, A>) -> io::Result<()> {
    if table.terms.waits {
        table.going = matches!(table.at.turn, Turn::Other(_));
        return Ok(());
    }
    table.wants(Command::Decline, Plain::tell).map(drop)
}

/// Takes what is typed while something is asked about a claim.
fn answered<W: Write, A: Authority<OpenRules>>(
    table: &mut Plain<OpenRules, W, A>,
    mut claiming: Claiming,
    line: &str,
) -> io::Result<Stay> {
    let command = match aside(line, &table.texts) {
        Some(Aside::Quit) => TypedCommand::Quit,
        Some(Aside::Help) => TypedCommand::Help,
        None => {
            let typed = claiming.answer(line);
            return claimed(table, claiming, typed).map(|()| Stay::Yes);
        }
    };
    table.asking = Some(claiming);
    table.command(command)
}

/// Begins a claim with what was typed after the word.
fn begin_claim<W: Write, A: Authority<OpenRules>>(
    table: &mut Plain<OpenRules, W, A>,
    said: &str,
) -> io::Result<()> {
    if table.at.me().is_none() {
        return table.say_key("note-watching");
    }
    let mut claiming = Claiming::new(table.texts, table.narrator.names.clone());
    let typed = claiming.begin(said);
    claimed(table, claiming, typed)
}

/// Makes a claim that is whole, or asks on.
fn claimed<W: Write, A: Authority<OpenRules>>(
    table: &mut Plain<OpenRules, W, A>,
    claiming: Claiming,
    typed: Typed,
) -> io::Result<()> {
    match typed {
        Typed::Claim(claim) => table.attempt(Act::Claim(claim)),
        Typed::Asked => {
            table.asking = Some(claiming);
            Ok(())
        }
        Typed::Dropped => table.say_key("claim-dropped"),
        Typed::Again(text) => {
            table.asking = Some(claiming);
            table.say(&text)
        }
    }
}
