//! The cards of a table online for somebody who reads lines, of whatever game.

use std::{
    io,
    sync::mpsc::{Receiver, channel},
};

use card_match::{PlayerState, open::OpenRules};
use desk::NotFollowed;
use online_wire::{Opening, TableUpdate};
use serde_json::{Map, Value};
use table::Game;
use texts::narration::Reader;
use texts::{Lang, Sheet, Spoken, Texts};

use super::{Want, connection::Connection};
use crate::{
    authority::Update,
    games::PlainGame,
    plain::{Plain, Stay},
};

/// A table of cards of some game that speaks.
pub(super) trait SpokenCards {
    /// How its person reads, and where its record can be had.
    fn begin(&mut self, record: String, reader: Reader, columns: Option<usize>);
    /// Whether hints are welcome.
    fn allow_hints(&mut self, hints: bool);
    /// Takes in what happened with the cards, and tells it.
    fn hear(&mut self, update: &TableUpdate) -> io::Result<()>;
    /// Does what a line says.
    fn answer(&mut self, line: &str) -> io::Result<Stay>;
    fn help(&mut self) -> io::Result<()>;
    fn tell_table(&mut self) -> io::Result<()>;
    fn tell_as(&mut self, reader: Reader);
    fn learn_record(&mut self, games: &[Value]) -> io::Result<()>;
    /// The question of the moment, in lines.
    fn question(&self) -> Vec<String>;
    /// Whether the player is asked on about something that they want.
    fn asks_on(&self) -> bool;
    fn at(&self) -> &PlayerState;
    /// Whether something was done that has no answer yet.
    fn has_sent(&self) -> bool;
    /// The table refuses the action.
    fn refused(&mut self);
    /// The lines heard since the last call.
    fn said(&mut self) -> Vec<u8>;
    /// The requests to the table since the last call.
    fn wants(&mut self) -> Vec<Want>;
}

struct Speaker<G: PlainGame> {
    table: Plain<G, Vec<u8>, Connection<G>>,
    connection: Connection<G>,
    wants: Receiver<Want>,
}

impl<G: PlainGame> SpokenCards for Speaker<G> {
    fn begin(&mut self, record: String, reader: Reader, columns: Option<usize>) {
        self.table.begin_online(record, columns);
        self.tell_as(reader);
    }

    fn allow_hints(&mut self, hints: bool) {
        self.table.terms.hints = hints;
    }

    fn hear(&mut self, update: &TableUpdate) -> io::Result<()> {
        let update = self.connection.hear(update).map_err(io::Error::other)?;
        update.into_iter().try_for_each(|update| self.table.hear(update))
    }

    fn answer(&mut self, line: &str) -> io::Result<Stay> {
        self.table.answer(line)
    }

    fn help(&mut self) -> io::Result<()> {
        self.table.tell_help()
    }

    fn tell_table(&mut self) -> io::Result<()> {
        self.table.tell_table()
    }

    fn tell_as(&mut self, reader: Reader) {
        self.table.narrator.reader = reader;
    }

    fn learn_record(&mut self, games: &[Value]) -> io::Result<()> {
        self.table.learn_hands(self.connection.learn_record(games, self.table.at.game))
    }

    fn question(&self) -> Vec<String> {
        self.table.question()
    }

    fn asks_on(&self) -> bool {
        !G::asks(&self.table.asking).is_empty()
    }

    fn at(&self) -> &PlayerState {
        &self.table.at
    }

    fn has_sent(&self) -> bool {
        self.table.has_sent()
    }

    fn refused(&mut self) {
        self.table.refused();
    }

    fn said(&mut self) -> Vec<u8> {
        self.table.said()
    }

    fn wants(&mut self) -> Vec<Want> {
        self.wants.try_iter().collect()
    }
}

/// The cards as they stand with an update; nothing before the first deal, or if these are no rules.
pub(super) fn open(
    opening: &Opening,
    update: &TableUpdate,
    lang: Lang,
) -> Result<Option<Box<dyn SpokenCards>>, NotFollowed> {
    match opening.game.as_str() {
        five_hundred::Rules::NAME if opening.is_open_table() => of::<OpenRules>(opening, update, lang),
        five_hundred::Rules::NAME => of::<five_hundred::Rules>(opening, update, lang),
        rummy_500::Rules::NAME => of::<rummy_500::Rules>(opening, update, lang),
        _ => Ok(None),
    }
}

fn of<G: PlainGame>(
    opening: &Opening,
    update: &TableUpdate,
    lang: Lang,
) -> Result<Option<Box<dyn SpokenCards>>, NotFollowed> {
    let Ok(rules) = G::read_rules(&opening.rules) else { return Ok(None) };
    let texts = Texts::for_rules(lang, &rules);
    let (sender, wants) = channel();
    let connection = Connection::new(rules.clone(), sender);
    let Some(Update { view, at, position, .. }) = connection.hear(update)? else { return Ok(None) };
    let first = Update::of((at, view, position));
    let table = Plain::of((connection.clone(), first), rules, (texts, false), Vec::new());
    Ok(Some(Box::new(Speaker { table, connection, wants })))
}

/// The name of a table, and its rules to be read.
///
/// # Errors
/// There is no such game, or the rules are none, in a sentence.
pub(super) fn named(opening: &Opening, lang: Lang) -> Result<(String, Sheet), String> {
    match opening.game.as_str() {
        five_hundred::Rules::NAME => titled::<five_hundred::Rules>(&opening.rules, lang),
        rummy_500::Rules::NAME => titled::<rummy_500::Rules>(&opening.rules, lang),
        other => Err(table::quoted(other)),
    }
}

fn titled<G: Spoken>(rules: &Map<String, Value>, lang: Lang) -> Result<(String, Sheet), String> {
    let texts = Texts::new(lang);
    match G::read_rules(rules) {
        Ok(rules) => Ok((texts.title(&rules), texts.rule_sheet(&rules))),
        Err(problems) => {
            let problems = problems.0.iter().map(|problem| texts.problem(problem));
            Err(problems.collect::<Vec<_>>().join(" "))
        }
    }
}
