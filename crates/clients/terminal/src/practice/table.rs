//! The authority over hands to practise on: each is a match on this device that begins at 0.

use ::table::Position;
use card_match::{
    Advice, Device, Level, MatchSetup, practice,
    review::{Findings, Replay},
};
use five_hundred::Rules;
use texts::{Texts, narration::AskError};

use super::ToPractise;
use crate::{
    PlayError, PlayOptions,
    authority::{Authority, Command, LocalTable, Told, Update, Why},
};

/// A hand that is practised, and those that come after it.
pub(super) struct PracticeTable {
    what: ToPractise,
    setup: MatchSetup,
    cores: usize,
    forced: bool,
    /// The number of the hand, from 0.
    number: u32,
    local: LocalTable<Rules>,
    texts: Texts,
}

impl PracticeTable {
    /// The table of the first hand.
    ///
    /// # Errors
    /// The players can't play it.
    pub(super) fn open(
        what: ToPractise,
        play: &PlayOptions,
        texts: Texts,
    ) -> Result<(Self, Update<Rules>), PlayError> {
        let setup = play.setup.of(what.rules())?;
        let device = dealt(&what, &setup, 0, (play.cores, play.forced))?;
        let (local, first) = LocalTable::open(device, None);
        let (cores, forced) = (play.cores, play.forced);
        Ok((Self { what, setup, cores, forced, number: 0, local, texts }, first.numbered(0)))
    }

    /// The next hand, once the player has looked at the end of this one.
    fn go_on(&mut self) -> Told<Rules> {
        let number = self.number + 1;
        match dealt(&self.what, &self.setup, number, (self.cores, self.forced)) {
            Ok(device) => {
                let (local, first) = LocalTable::open(device, None);
                (self.local, self.number) = (local, number);
                Told::Update(Box::new(first.numbered(number)))
            }
            Err(error) => Told::Refused(Why::Said(error.sentence(&self.texts))),
        }
    }
}

/// The hand of a number on this device.
fn dealt(
    what: &ToPractise,
    setup: &MatchSetup,
    number: u32,
    (cores, forced): (usize, bool),
) -> Result<Device<Rules>, PlayError> {
    let game = match what {
        ToPractise::Hands { practice, seed } => {
            practice::begin(practice, *seed, number, setup).map(|(game, _)| game)
        }
        ToPractise::Position(opened) => practice::open(opened, setup),
    };
    let mut device = Device::new(game.map_err(AskError::from)?);
    device.game.think_on(cores);
    device.game.play_forced(forced);
    Ok(device)
}

impl Authority<Rules> for PracticeTable {
    fn ask(&mut self, command: Command<Rules>, seen: Position) -> Vec<Told<Rules>> {
        let is_over = !self.local.game().finished_hands().is_empty() && !self.local.tries_again();
        if matches!(command, Command::Ready(_)) && is_over {
            return vec![self.go_on()];
        }
        let as_hand = |told| match told {
            Told::Update(update) => Told::Update(Box::new(update.numbered(self.number))),
            told => told,
        };
        self.local.ask(command, seen).into_iter().map(as_hand).collect()
    }

    fn advice(&self) -> Option<Advice<Rules>> {
        self.local.advice()
    }

    fn review(&self, everybody: bool, level: Level) -> Option<(Replay<Rules>, Findings<Rules>)> {
        self.local.review(everybody, level)
    }

    #[cfg(test)]
    fn device(&self) -> &Device<Rules> {
        self.local.device()
    }
}
