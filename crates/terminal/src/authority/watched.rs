//! A match that another program plays, as its log tells it: nobody here changes it.

use card_match::{Device, Match, News, NotRead, review::Reviewed};
use table::Position;

use super::{Authority, Command, Told, Update};

/// A match that is looked at.
pub(crate) struct Watched<G: Reviewed>(Device<G>);

impl<G: Reviewed> Watched<G> {
    /// A match as it stands, and that in an update.
    pub(crate) fn open(game: Match<G>) -> (Self, Update<G>) {
        let this = Self(Device::watching(game));
        let first = this.update(Vec::new());
        (this, first)
    }

    fn update(&self, news: Vec<News<G>>) -> Update<G> {
        Update::at_device(&self.0, news, false)
    }

    /// Goes on with a new line of the log.
    ///
    /// # Errors
    /// What the line is instead of an entry.
    pub(crate) fn read_on(&mut self, line: &str) -> Result<Update<G>, NotRead> {
        let from = self.0.game.log().next_seq();
        self.0.game.read_on(line)?;
        Ok(self.update(self.0.my().news(from)))
    }
}

impl<G: Reviewed> Authority<G> for Watched<G> {
    fn ask(&mut self, command: Command<G>, _: Position) -> Vec<Told<G>> {
        match command {
            Command::Record => vec![Told::Hands(self.0.game.finished_hands().to_vec())],
            _ => Vec::new(),
        }
    }

    #[cfg(test)]
    fn device(&self) -> &Device<G> {
        &self.0
    }
}
