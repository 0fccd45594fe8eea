//! The authority over a match on this device: it judges what the people before the screen want, lets bots act, and
//! saves it all.

use card_match::{
    Advice, Device, Draw, Level, Match, May, News, PlayerState, Turn,
    review::{Findings, Replay, Reviewed},
};
use table::{Person, Position};

use super::{Authority, Command, Told, Update, Why};
use crate::store::Store;

/// A match on this device.
pub(crate) struct LocalTable<G: Reviewed> {
    device: Device<G>,
    /// The match, as long as a hand of it is tried again in another: nothing of that is saved.
    waiting: Option<Device<G>>,
    /// Where it is saved, if it is.
    store: Option<Store>,
    /// The draw for the game that is about to begin.
    draw: Option<Draw>,
    /// The person who is to take the screen if it is nobody's turn to.
    cover: Option<Person>,
}

impl<G: Reviewed> LocalTable<G> {
    /// A match as it stands, and that in an update. At a shared screen nobody is known to be before it.
    pub(crate) fn open(device: Device<G>, store: impl Into<Option<Store>>) -> (Self, Update<G>) {
        let mut this = Self { device, waiting: None, store: store.into(), draw: None, cover: None };
        if this.device.is_shared() && this.device.game.has_begun() {
            this.cover_for_next();
        }
        let first = this.anew();
        (this, first)
    }

    /// The match.
    pub(crate) const fn game(&self) -> &Match<G> {
        &self.device.game
    }

    /// Whether a hand is tried again, while the match waits.
    pub(crate) const fn tries_again(&self) -> bool {
        self.waiting.is_some()
    }

    /// The screen goes to the person who acts next, or if that is none of the people before it, stays with the one who
    /// had it.
    fn cover_for_next(&mut self) {
        self.device.bots_begin();
        self.cover = Some(self.device.person());
    }

    fn update(&self, news: Vec<News<G>>, anew: bool) -> Update<G> {
        let update = Update::at_device(&self.device, news, anew);
        let pass_to = update.at.pass_to.or_else(|| self.cover.map(|person| person.0 as usize));
        let may = match G::acts_stand() {
            // An act stands once it is done: while others act, the player objects or lets them go on.
            true => May { claim: matches!(update.at.turn, Turn::Other(_)), ..update.at.may },
            false => update.at.may,
        };
        // With a hand that is tried again no game is over: the match goes on where it was.
        let turn = match update.at.turn {
            Turn::Over if self.waiting.is_some() => Turn::Deal,
            turn => turn,
        };
        let at = PlayerState { pass_to, draw: self.draw.clone(), may, turn, ..update.at };
        Update { at, ..update }
    }

    /// The hand from its beginning, as the person before the screen saw it.
    fn anew(&self) -> Update<G> {
        self.update(self.device.my().retell(), true)
    }

    fn perform(&mut self, command: &Command<G>) -> Result<Option<Update<G>>, Why<G>> {
        let news = match command {
            Command::Act(action) => self.device.act(*action).map_err(Why::Unlawful)?,
            Command::TryAgain(actions) => return self.try_again(*actions).map(Some),
            Command::Ready(_) if self.waiting.is_some() => return Ok(self.come_back()),
            Command::Ready(_) if self.device.game.is_over() => {
                self.draw = self.device.next_game();
                Vec::new()
            }
            Command::Ready(cut) => self.deal(*cut)?,
            Command::Decline => {
                self.device.decline();
                return self.perform(&Command::GoOn);
            }
            Command::GoOn if self.device.pass_to().is_some() => Vec::new(),
            Command::GoOn => self.device.bot_acts(),
            Command::ClaimRest => self.device.claim_rest().ok_or(Why::Key("note-claim-refused"))?,
            Command::Undo => return self.undo().map(Some),
            Command::Looked => return Ok(self.looked()),
            Command::TakeScreen => return Ok(Some(self.take_screen())),
            Command::Wait | Command::Record | Command::Save => return Ok(None),
        };
        // Whoever has the screen keeps it as long as they look at that.
        self.device.look_on(!news.is_empty());
        Ok(Some(self.update(news, false)))
    }

    fn deal(&mut self, cut: Option<usize>) -> Result<Vec<News<G>>, Why<G>> {
        let news = self.device.deal(cut).map_err(Why::Deal)?;
        self.draw = None;
        if !self.device.is_shared() || !self.device.game.has_human() {
            return Ok(news);
        }
        // It is told to each when they have the screen.
        self.cover_for_next();
        Ok(Vec::new())
    }

    /// Back to the last decision of a human, who has the screen again.
    fn undo(&mut self) -> Result<Update<G>, Why<G>> {
        let covered = self.cover.is_some() || self.device.pass_to().is_some();
        if !self.device.undo() {
            return Err(Why::Key(self.device.why_no_undo()));
        }
        self.device.look_on(false);
        self.cover = covered.then(|| self.device.person());
        Ok(self.anew())
    }

    /// Lays the match aside, and the last finished hand on the table again.
    fn try_again(&mut self, actions: usize) -> Result<Update<G>, Why<G>> {
        let from = self.waiting.as_ref().unwrap_or(&self.device);
        let again = from.game.again_from(actions).filter(|_| !from.is_shared());
        let device = Device::new(again.ok_or(Why::Key("again-none"))?);
        let before = std::mem::replace(&mut self.device, device);
        self.waiting.get_or_insert(before);
        Ok(self.anew())
    }

    /// The match again, once the hand that was tried again is over.
    fn come_back(&mut self) -> Option<Update<G>> {
        self.device = self.waiting.take()?;
        Some(self.anew())
    }

    /// What has happened was looked at: the screen may go on to somebody else.
    fn looked(&mut self) -> Option<Update<G>> {
        let before = self.device.pass_to();
        self.device.look_on(false);
        (self.device.pass_to() != before).then(|| self.update(Vec::new(), false))
    }

    /// The person is there: what has happened is told as they saw it.
    fn take_screen(&mut self) -> Update<G> {
        self.cover = None;
        self.device.pass();
        // All of it is told now.
        drop(self.device.news());
        self.anew()
    }
}

impl<G: Reviewed> Authority<G> for LocalTable<G> {
    fn ask(&mut self, command: Command<G>, _: Position) -> Vec<Told<G>> {
        if matches!(command, Command::Record) {
            return vec![Told::Hands(self.device.game.counted_hands())];
        }
        let asked = matches!(command, Command::Save);
        let before = self.device.game.log().next_seq();
        let mut told = match self.perform(&command) {
            Ok(update) => update.map(|update| Told::Update(Box::new(update))).into_iter().collect(),
            Err(why) => vec![Told::Refused(why)],
        };
        let changed = self.device.game.log().next_seq() != before || asked;
        if let Some(store) = self.store.as_mut().filter(|_| changed) {
            let device = self.waiting.as_ref().unwrap_or(&self.device);
            told.push(Told::Saved(store.keep(&device.game)));
        }
        told
    }

    fn advice(&self) -> Option<Advice<G>> {
        self.device.my().advice()
    }

    fn review(&self, everybody: bool, level: Level) -> Option<(Replay<G>, Findings<G>)> {
        let my = self.device.my();
        my.replay().zip(my.review(everybody, level))
    }

    #[cfg(test)]
    fn device(&self) -> &Device<G> {
        &self.device
    }
}
