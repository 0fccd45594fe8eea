//! A match on one device, before which one person sits, or several in turn who pass it on.

use table::{DealError, Person, Seq};

use crate::{Draw, Match, MatchGame, News, PlayerView, Refusal, Turn, Who};

/// A match on one device.
#[derive(Clone, Debug)]
pub struct Device<G: MatchGame> {
    /// The match.
    pub game: Match<G>,
    /// The person before the device, or the last one who was.
    person: Person,
    /// For each person the next entry that they have not been told of.
    told: Vec<Seq>,
    /// Nobody is known to be before the device: a hand was dealt at a shared device or a shared match gone on with, or
    /// something was taken back while the device was being passed on.
    nobody: bool,
    /// What had happened when the person before the device last let go what they could claim.
    decline: Option<Seq>,
    /// Whether the person before the device still looks at what has just happened.
    looking: bool,
}

/// Somebody who looks on, and is none of the people of a match.
const ONLOOKER: Person = Person(u32::MAX);

impl<G: MatchGame> Device<G> {
    /// The device of the first human of a match. What has happened so far is not news.
    pub fn new(game: Match<G>) -> Self {
        let told = vec![game.log().next_seq(); game.members().len()];
        let mut this = Self { game, person: Person(0), told, nobody: false, decline: None, looking: false };
        this.person = this.owner();
        this.forget_person();
        this
    }

    /// The device of somebody who looks on at a match that is played elsewhere: they see what the first human sees, or
    /// where several share a screen, what anybody may see.
    pub fn watching(game: Match<G>) -> Self {
        let mut this = Self::new(game);
        if this.is_shared() {
            this.person = ONLOOKER;
        }
        this
    }

    /// What the person before the device sees and may do. While nobody has it, or it is to be passed on, that is an
    /// onlooker: it shows what anybody may see, and does nothing.
    pub fn my(&self) -> PlayerView<'_, G> {
        let nobody = self.is_before_nobody() || self.pass_to().is_some();
        self.game.at(if nobody { ONLOOKER } else { self.person })
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

    /// Whether nobody is known to be before the device while a hand is played.
    fn is_before_nobody(&self) -> bool {
        self.nobody && self.game.in_turn().is_some()
    }

    /// From now on nobody is known to be before the device, if it is shared by people who play.
    fn forget_person(&mut self) {
        self.nobody = self.is_shared() && self.game.has_human() && self.game.in_turn().is_some();
    }

    /// The human whose turn it is.
    fn human_in_turn(&self) -> Option<Person> {
        let seat = self.game.in_turn().filter(|&seat| self.game.is_human(seat))?;
        self.game.person_at(seat)
    }

    /// The other human whose turn it is: the device is to be passed to them, and shows no hand until they have it. As
    /// long as the person before it may claim, or still looks, it stays with them.
    ///
    /// At a shared device a claim is made by those who have it in hand: first whoever had it last, then, once it has
    /// been passed on, the player in turn, then the bots. Others would have to be asked one after the other, and
    /// everybody would see of whom; they wait until they have the device.
    pub fn pass_to(&self) -> Option<Person> {
        let stays = |person| person == self.person || self.looking || self.may_claim();
        self.human_in_turn().filter(|&person| self.nobody || !stays(person))
    }

    /// The person before the device still looks at what has just happened, or has looked.
    pub const fn look_on(&mut self, looking: bool) {
        self.looking = looking;
    }

    /// Whether the person before the device may claim in another's turn, and has not let that go.
    pub fn may_claim(&self) -> bool {
        !self.is_before_nobody()
            && self.game.at(self.person).claimable().is_some()
            && self.decline != Some(self.game.log().next_seq())
    }

    /// The person before the device lets go what they could claim now.
    pub fn decline(&mut self) {
        self.decline = Some(self.game.log().next_seq());
    }

    /// The person to whom the device is to be passed says that they have it. False if it is to stay where it is.
    pub fn pass(&mut self) -> bool {
        let Some(next) = self.pass_to() else { return false };
        self.person = next;
        self.nobody = false;
        self.decline = None;
        true
    }

    /// Puts a person before the device, whoever was there.
    #[cfg(any(test, feature = "testing"))]
    pub const fn put_before(&mut self, person: Person) {
        self.person = person;
        self.nobody = false;
    }

    /// Lets the bots act that come before the next human, while nobody is before the device.
    pub fn bots_begin(&mut self) {
        while self.human_in_turn().is_none() && self.game.due_bot().is_some() {
            self.game.bot_acts();
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
        self.bots_speak();
        Ok(self.news())
    }

    /// Lets the bot act that is due, if one is.
    pub fn bot_acts(&mut self) -> Vec<News<G>> {
        self.game.bot_acts();
        self.bots_speak();
        self.news()
    }

    /// Where what is done stands, the bots speak at once in the turn of the person before the device: a pause would
    /// tell that one of them has something to say.
    fn bots_speak(&mut self) {
        let speaks = |this: &Self| this.my().turn() == Turn::Mine && this.game.due_bot().is_some();
        while G::acts_stand() && speaks(self) && self.game.bot_acts() {}
    }

    /// Deals the next hand: see [`Match::deal`].
    ///
    /// # Errors
    /// The deal can't be made.
    pub fn deal(&mut self, cut: Option<usize>) -> Result<Vec<News<G>>, DealError> {
        self.game.deal(cut)?;
        // Everybody has looked at the hand before, and anybody may have had the next one dealt.
        self.forget_person();
        self.bots_speak();
        Ok(self.news())
    }

    /// Claims the rest; nothing if it is not granted.
    pub fn claim_rest(&mut self) -> Option<Vec<News<G>>> {
        self.game.claim_rest(self.my().person()).then(|| self.news())
    }

    /// Takes everything back to the last decision of the person before the device, or where the device is shared, of
    /// the person who decided last, to whom it is then to be passed back. False if there is none, or it can't be taken
    /// back. What holds now is to be told anew.
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

    /// Whether there is a decision that can't be taken back, since somebody has seen cards by it that lay face down:
    /// among several people nobody decides twice with what they have seen in between. A player among bots alone may.
    pub fn is_undo_barred(&self) -> bool {
        self.is_shared() && self.decided_last().is_some() && self.game.has_uncovered()
    }

    /// The key of the words for why nothing can be taken back.
    pub fn why_no_undo(&self) -> &'static str {
        if self.is_undo_barred() { "note-undo-seen" } else { G::nothing_to_undo() }
    }

    /// The person whose decision would be taken back.
    fn undoes(&self) -> Option<Person> {
        self.decided_last().filter(|_| !self.is_undo_barred())
    }

    /// The person who decided last.
    fn decided_last(&self) -> Option<Person> {
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
