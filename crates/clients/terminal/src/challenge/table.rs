//! The authority over the hands of a challenge: each is a match on this device, in which nothing is taken back and
//! nobody gives advice.

use std::{cell::RefCell, io, path::PathBuf, rc::Rc};

use card_match::{AnyMatch, Device, Match, Member, challenge};
use learning::challenge::{Challenge, HandScore};
use table::{Position, Seat};
use texts::{Texts, narration::AskError};

use super::saved::Saved;
use crate::{
    PlayError,
    authority::{Authority, Command, LocalTable, Sheet, Told, Update, Why},
    games::{PlainGame, ScreenGame},
    store::{Found, Store},
};

/// What has come of a challenge so far.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// What came of the hands that are over.
    pub(super) scores: Vec<HandScore>,
    /// Where the player sits, in every hand.
    pub(super) seat: Option<Seat>,
    /// Why a result could not be saved.
    pub(super) unsaved: Option<io::Error>,
}

/// What the hands of a challenge are played with.
pub(super) struct Hands<G> {
    pub(super) rules: G,
    pub(super) challenge: Challenge,
    /// The player, and the bots.
    pub(super) people: Vec<Member>,
    /// The folder of the hands that are being played.
    pub(super) place: PathBuf,
}

impl<G: PlainGame + ScreenGame> Hands<G> {
    /// The table of a hand; one that was left is gone on with if it is the first try.
    ///
    /// # Errors
    /// Somebody plays it already, or what lies there can't be gone on with.
    pub(super) fn open(
        self,
        hand: usize,
        saved: Option<Saved>,
        texts: Texts,
    ) -> Result<(ChallengeTable<G>, Update<G>), PlayError> {
        let (device, store, goes_on) = self.device(hand, saved.is_some())?;
        let (local, first) = LocalTable::open(device, store);
        let scores = saved.as_ref().map(|saved| saved.scores.clone()).unwrap_or_default();
        let progress =
            Rc::new(RefCell::new(Progress { scores, seat: local.game().player_seat(), unsaved: None }));
        let mut table = ChallengeTable { hands: self, hand, local, saved, progress, goes_on, texts };
        table.note();
        Ok((table, masked(first, hand)))
    }

    fn device(&self, hand: usize, first_try: bool) -> Result<(Device<G>, Store, bool), PlayError> {
        let mut store = Store::at(&self.place.join((hand + 1).to_string()));
        if !store.take(true) {
            return Err(PlayError::Busy(store.folder().to_owned()));
        }
        if first_try {
            match store.find() {
                Found::Nothing => {}
                Found::Game(game) => {
                    let game = self.mine(hand, &game).ok_or_else(|| PlayError::Damaged(store.file()))?;
                    return Ok((Device::new(game), store, true));
                }
                Found::NotRead(kind) => return Err(PlayError::not_read(kind, store.file())),
                Found::Unreadable(error) => return Err(PlayError::Unreadable { path: store.file(), error }),
            }
        } else {
            store.make_room();
        }
        let game = challenge::begin(&self.rules, &self.challenge, hand, self.people.clone());
        Ok((Device::new(game.map_err(AskError::from)?), store, false))
    }

    /// A saved match, if it is one of this hand.
    fn mine(&self, hand: usize, game: &AnyMatch) -> Option<Match<G>> {
        let game = Match::<G>::read(&game.to_text()).ok()?;
        let dealt = game.log().table().hands().first()?;
        (dealt.source == self.challenge.start(hand).deal.into()).then_some(game)
    }
}

/// How a hand stands, counted from 0: nothing is taken back, and no game is over with it.
fn masked<G: PlainGame>(update: Update<G>, number: usize) -> Update<G> {
    let mut update = update.numbered(number as u32);
    update.at.may.undo = false;
    update
}

/// A challenge that is being played.
pub(super) struct ChallengeTable<G: PlainGame + ScreenGame> {
    hands: Hands<G>,
    /// The hand that is played, counted from 0.
    hand: usize,
    local: LocalTable<G>,
    /// Where results are saved; nowhere but in a first try.
    saved: Option<Saved>,
    pub(super) progress: Rc<RefCell<Progress>>,
    /// Whether the first hand had been left.
    pub(super) goes_on: bool,
    texts: Texts,
}

impl<G: PlainGame + ScreenGame> ChallengeTable<G> {
    /// Notes what came of the hand, once it is over.
    fn note(&mut self) {
        let mut progress = self.progress.borrow_mut();
        let over = challenge::score(self.local.game()).filter(|_| progress.scores.len() == self.hand);
        let Some(score) = over else { return };
        progress.scores.push(score);
        if let Some(saved) = &mut self.saved {
            let unsaved = saved.add(self.hand, score).err();
            progress.unsaved = progress.unsaved.take().or(unsaved);
        }
    }

    /// The player has looked at the end of a hand.
    fn go_on(&mut self) -> Vec<Told<G>> {
        if self.progress.borrow().scores.len() == self.hand {
            return Vec::new();
        }
        let hands = self.hands.challenge.hands;
        if self.hand + 1 == usize::from(hands) {
            return vec![Told::Sheet(self.over())];
        }
        let (device, store, _) = match self.hands.device(self.hand + 1, self.saved.is_some()) {
            Ok(next) => next,
            Err(error) => return vec![Told::Refused(Why::Said(error.sentence(&self.texts)))],
        };
        self.hand += 1;
        let (local, first) = LocalTable::open(device, store);
        self.local = local;
        self.note();
        vec![Told::Update(Box::new(masked(first, self.hand)))]
    }
}

impl<G: PlainGame + ScreenGame> ChallengeTable<G> {
    /// The results, in sentences, after the last hand.
    fn over(&self) -> Sheet {
        let [title, text] = ["challenge-title", "challenge-over"].map(|key| self.texts.get(key));
        Sheet { title, text, note: None, last: true }
    }
}

impl<G: PlainGame + ScreenGame> Authority<G> for ChallengeTable<G> {
    fn ask(&mut self, command: Command<G>, seen: Position) -> Vec<Told<G>> {
        match command {
            Command::Undo => vec![Told::Refused(Why::Key("challenge-no-undo"))],
            Command::Ready(_) => self.go_on(),
            command => {
                let told = self.local.ask(command, seen);
                self.note();
                let hand = self.hand;
                let masks = |told| match told {
                    Told::Update(update) => Told::Update(Box::new(masked(*update, hand))),
                    told => told,
                };
                told.into_iter().map(masks).collect()
            }
        }
    }

    #[cfg(test)]
    fn device(&self) -> &Device<G> {
        self.local.device()
    }
}
