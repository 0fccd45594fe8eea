//! A match on one device, before which one person sits, or several in turn who pass it on.

use table::{DealError, Person, Seq};

use crate::{Draw, Match, MatchGame, News, Refusal, Viewpoint, Who};

/// A match on one device.
#[derive(Clone, Debug)]
pub struct Device<G: MatchGame> {
    /// The match.
    pub game: Match<G>,
    /// The person before the device, or the last one who was.
    person: Person,
    /// For each person the next entry that they have not been told of.
    told: Vec<Seq>,
    /// Nobody is known to be before the device: a shared match was gone on with, or something was taken back while the
    /// device was being passed on.
    nobody: bool,
}

/// Somebody who looks on, and is none of the people of a match.
const ONLOOKER: Person = Person(u32::MAX);

impl<G: MatchGame> Device<G> {
    /// The device of the first human of a match. What has happened so far is not news.
    pub fn new(game: Match<G>) -> Self {
        let told = vec![game.log().next_seq(); game.members().len()];
        let mut this = Self { game, person: Person(0), told, nobody: false };
        this.person = this.owner();
        this.nobody = this.is_shared() && this.game.due().is_some();
        this
    }

    /// The device of somebody who looks on at a match that is played elsewhere: they see what the first human sees, or where
    /// several share a screen, what anybody may see.
    pub fn watching(game: Match<G>) -> Self {
        let mut this = Self::new(game);
        if this.is_shared() {
            this.person = ONLOOKER;
        }
        this
    }

    /// What the person before the device sees and may do. While the device is to be passed on that is nobody: it shows what
    /// anybody may see, and does nothing.
    pub fn my(&self) -> Viewpoint<'_, G> {
        self.game.at(if self.pass_to().is_some() { ONLOOKER } else { self.person })
    }

    /// The person before the device, or the last one who was.
    pub const fn person(&self) -> Person {
        self.person
    }

    /// The first of the humans: the one who sat down to play.
    pub fn owner(&self) -> Person {
        self.humans().next().unwrap_or(Person(0))
    }

    /// The people at a screen.
    fn humans(&self) -> impl Iterator<Item = Person> {
        let members = self.game.members().iter().zip(0..);
        members.filter(|(member, _)| member.who == Who::Human).map(|(_, number)| Person(number))
    }

    /// Whether several people share the device.
    pub fn is_shared(&self) -> bool {
        self.humans().nth(1).is_some()
    }

    /// The other human whose turn it is: the device is to be passed to them, and shows no hand until they have it.
    pub fn pass_to(&self) -> Option<Person> {
        let due = self.game.due().filter(|&seat| self.game.is_human(seat));
        let next = due.and_then(|seat| self.game.person_at(seat)).filter(|&person| person != self.person);
        next.or_else(|| self.nobody.then_some(self.person))
    }

    /// The person to whom the device is to be passed says that they have it. False if it is to stay where it is.
    pub fn pass(&mut self) -> bool {
        let Some(next) = self.pass_to() else { return false };
        self.person = next;
        self.nobody = false;
        true
    }

    /// Lets the bots act that come before the first human of a hand: until then, nobody has looked at their cards.
    pub fn bots_begin(&mut self) {
        while self.game.due_bot().is_some() {
            self.bot_acts();
        }
    }

    /// What the person before the device has not been told yet; while it is to be passed on, as anybody may hear it.
    pub fn news(&mut self) -> Vec<News<G>> {
        let told = self.told.get(self.person.0 as usize).copied();
        let news = self.my().news(told.unwrap_or_else(|| self.game.log().next_seq()));
        self.has_told();
        news
    }

    /// Notes that the person before the device knows everything so far.
    fn has_told(&mut self) {
        if let Some(told) = self.told.get_mut(self.person.0 as usize) {
            *told = self.game.log().next_seq();
        }
    }

    /// Does what the person before the device wants: see [`Match::act`].
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn act(&mut self, action: G::Action) -> Result<Vec<News<G>>, Refusal<G>> {
        self.game.act(self.my().person(), action)?;
        Ok(self.news())
    }

    /// Lets the bot act that is due, if one is.
    pub fn bot_acts(&mut self) -> Vec<News<G>> {
        self.game.bot_acts();
        self.news()
    }

    /// Deals the next hand: see [`Match::deal`].
    ///
    /// # Errors
    /// The deal can't be made.
    pub fn deal(&mut self, cut: Option<usize>) -> Result<Vec<News<G>>, DealError> {
        self.game.deal(cut)?;
        Ok(self.news())
    }

    /// Claims the rest; nothing if it is not granted.
    pub fn claim_rest(&mut self) -> Option<Vec<News<G>>> {
        self.game.claim_rest(self.my().person()).then(|| self.news())
    }

    /// Takes everything back to the last decision of the person before the device, or where the device is shared, of
    /// the person who decided last, to whom it is then to be passed back. False if there is none. What holds now is to
    /// be told anew.
    pub fn undo(&mut self) -> bool {
        let Some(person) = self.undoes() else { return false };
        // The next player may have it already.
        let passing = self.pass_to().is_some();
        let undone = self.game.undo(person);
        self.nobody |= undone && passing;
        self.has_told();
        undone
    }

    /// Whether anything can be taken back.
    pub fn may_undo(&self) -> bool {
        self.undoes().is_some()
    }

    /// The person whose decision would be taken back.
    fn undoes(&self) -> Option<Person> {
        self.humans().find(|&person| self.game.at(person).may_undo())
    }

    /// Begins the next game: see [`Match::next_game`].
    pub fn next_game(&mut self) -> Option<Draw> {
        let draw = self.game.next_game();
        // People may sit elsewhere now, from where nothing that happened before is to be seen.
        self.told.fill(self.game.log().next_seq());
        draw
    }
}
