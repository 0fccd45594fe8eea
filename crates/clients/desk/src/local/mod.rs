//! One person's table: the match on the device before them, their seat, which is told of it, and their requests.

mod requests;

use std::any::Any;

use crate::wire::{
    DeskReply, DeskRequest, Game, LogLine, OpenRequest, Pick, Preferences, Refused, Scene, TableRequest,
    Typed,
};
use card_match::{Device, Draw, PlayerState};
use learning::figures::Game as About;
use table::{Record, Seat, Seq};
use texts::{Lang, Texts};

use crate::{
    Answer, Heard, NotFollowed, at_seat::AtSeat, frame, game::OnDesk, projection::passing,
    seat_state::SeatState,
};

/// Something that answers requests: a match that is kept here, one that is kept elsewhere, or a record that is shown.
pub(crate) trait Seated: Any {
    /// Does what is asked, or says why it can't be done; passes on what is for another to do.
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused>;
    /// Takes in what happened where the match is kept elsewhere.
    fn follow(&mut self, _heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        Err(NotFollowed::NotFar)
    }
    /// The table now, where it is played; nothing before the first deal.
    fn scene(&self) -> Option<Scene> {
        None
    }
    /// How the player likes the table from now on.
    fn prefer(&mut self, preferences: Preferences);
    /// Which game it is.
    fn game(&self) -> Game;
    /// The match as it is saved, where it is kept here.
    fn save(&self) -> Option<String> {
        None
    }
    /// The lines of its entries from one on, where it is kept here.
    fn lines_from(&self, _seq: Seq) -> String {
        String::new()
    }
    /// The finished hands, where they are known.
    fn record(&self) -> Option<Record> {
        None
    }
    /// The game for the figures of its only human, where it is kept here.
    fn about_player(&self) -> Option<About> {
        None
    }
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The cards on the table, in a line, or the name of the table.
    fn in_words(&self) -> String;
    /// The player's seat.
    fn seat(&self) -> Option<Seat>;
    /// Goes on in another language.
    fn speak(&mut self, lang: Lang);
}

/// A match that is played here: it does what the player asks, and tells their seat.
pub(crate) struct LocalTable<G: AtSeat> {
    pub(crate) device: Device<G>,
    pub(crate) seat: SeatState<G>,
    /// The draw for the game that is about to begin.
    draw: Option<Draw>,
    /// The review of a hand, as far as it has come.
    judging: G::Review,
}

impl<G: AtSeat> LocalTable<G> {
    pub(crate) fn new(mut device: Device<G>, draw: Option<Draw>, lang: Lang) -> Self {
        if G::begins_dealt() && !device.game.has_begun() {
            // The cards follow from a seed: there is nothing wrong in them.
            let _ = device.deal(None);
        }
        let seat = SeatState::new(device.game.rules().clone(), lang);
        let mut this = Self { device, seat, draw, judging: G::Review::default() };
        this.stands();
        this.seat.knows_all();
        this
    }

    /// Tells the person before the device how the match stands now, and nobody while it is to be passed on.
    fn stands(&mut self) {
        let at = PlayerState { draw: self.draw.clone(), ..self.device.player_state() };
        self.seat.stands(self.device.my().view(), at);
    }

    fn texts(&self) -> &Texts {
        &self.seat.narrator.texts
    }

    fn refused(&self, key: &str) -> Refused {
        self.seat.refused(key)
    }

    /// The finished hands. Deals of a hand in progress are secrets.
    pub(crate) fn record(&self) -> Record {
        self.device.game.finished_record()
    }

    /// To whom the device is to be passed, in a sentence.
    fn passing(&self) -> Option<Refused> {
        passing(self.seat.player_state().ok()?, &self.seat.narrator).map(|(words, _)| Refused(words))
    }

    /// While the device is to be passed on, nothing is answered that is of a player, and not of anybody who looks at
    /// the table.
    fn is_answered_now(&self, request: &DeskRequest) -> Result<(), Refused> {
        let is_of_player = matches!(
            request,
            DeskRequest::Table(TableRequest::Act(_) | TableRequest::Cut(_))
                | DeskRequest::Pick(_)
                | DeskRequest::Hint(_)
                | DeskRequest::ClaimRest(_)
        );
        match self.passing().filter(|_| is_of_player) {
            Some(refused) => Err(refused),
            None => Ok(()),
        }
    }
}

impl<G: OnDesk> LocalTable<G> {
    /// Does what is asked aside from plain play. No first table needs this at once: nothing that plain play calls may
    /// call it.
    pub(crate) fn answer_aside(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        self.is_answered_now(&request)?;
        let reply = match request {
            DeskRequest::Hint(_) => DeskReply::Hint(self.hint()?),
            DeskRequest::ClaimRest(_) => DeskReply::ClaimRest(self.claim_rest()?),
            DeskRequest::Score(_) => DeskReply::Score(self.score()),
            DeskRequest::Replay(at) => DeskReply::Replay(self.replay(at)?),
            DeskRequest::Review(from) => DeskReply::Review(self.review(from)?),
            DeskRequest::Share(share) => DeskReply::Share(self.share(share)?),
            DeskRequest::Record(_) => DeskReply::Record(self.record().to_json()),
            plain => return self.answer(plain),
        };
        Ok(reply.into())
    }
}

impl<G: AtSeat> Seated for LocalTable<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        self.is_answered_now(&request)?;
        let reply = match request {
            DeskRequest::Table(request) => DeskReply::Table(self.at_table(request)?),
            DeskRequest::Retell(_) => DeskReply::Retell(self.seat.tell(&self.device.my().retell())),
            DeskRequest::Typed(Typed(text)) => DeskReply::Typed(self.typed(&text)?),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(G::pick(&self.seat, &cards)?),
            DeskRequest::Open(OpenRequest::Wait(waits)) if G::acts_stand() => {
                self.seat.waits = waits;
                DeskReply::Open(self.seat.update(Vec::new())?)
            }
            aside => return G::answer_here(self, aside),
        };
        Ok(reply.into())
    }

    fn scene(&self) -> Option<Scene> {
        self.seat.scene()
    }

    fn prefer(&mut self, preferences: Preferences) {
        self.seat.prefer(preferences);
        self.device.game.play_forced(preferences.forced);
        self.stands();
    }

    fn game(&self) -> Game {
        G::GAME
    }

    fn save(&self) -> Option<String> {
        Some(self.device.game.to_text())
    }

    fn lines_from(&self, seq: Seq) -> String {
        self.device.game.lines_from(seq)
    }

    fn record(&self) -> Option<Record> {
        Some(self.record())
    }

    fn about_player(&self) -> Option<About> {
        self.device.game.about_player(0)
    }

    fn is_over(&self) -> bool {
        self.device.game.is_over()
    }

    fn in_words(&self) -> String {
        let SeatState { narrator, title, known, .. } = &self.seat;
        let Ok(at) = self.seat.player_state() else { return title.clone() };
        let scores = frame::totals(&known.rules, at, narrator).into_iter();
        frame::in_words(title, self.device.game.hand_number() + 1, scores, narrator)
    }

    /// That of the one who sat down to play, no matter who has the device.
    fn seat(&self) -> Option<Seat> {
        self.device.game.seat_of(self.device.owner())
    }

    fn speak(&mut self, lang: Lang) {
        self.seat.speak(lang);
    }
}

#[cfg(test)]
impl<G: AtSeat> LocalTable<G> {
    /// The match, for tests that compare it with what is shown.
    pub(crate) const fn device(&self) -> &Device<G> {
        &self.device
    }

    /// Where the match stands for the player.
    pub(crate) fn player_state(&self) -> &PlayerState {
        self.seat.player_state().unwrap()
    }

    /// The table now.
    pub(crate) fn scene(&self) -> crate::wire::Scene {
        self.seat.scene().unwrap()
    }
}
