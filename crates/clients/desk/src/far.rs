//! A table whose match is kept elsewhere: the seat there follows what its person is told, and what is to be done is for
//! whoever keeps the match.

use crate::wire::{
    Advice, DeskReply, DeskRequest, Game, LogLine, Pick, Preferences, Refused, Retell, Scene, TableRequest,
    Tap, Typed, TypedReply,
};
use card_match::{EventIn, News, Turn};
use table::{Event, Seat, Seq};
use texts::Lang;

use crate::{
    Answer, Heard, NotFollowed, at_seat::AtSeat, game::OnDesk, local::Seated, recital::Meant,
    seat_state::SeatState,
};

/// A match that is kept elsewhere, as one seat knows it.
pub(crate) struct FarTable<G: AtSeat> {
    seat: SeatState<G>,
    /// The lines told of this hand so far.
    told: Vec<LogLine>,
    /// How the hand stood after some of it, and how much had been told then.
    steps: Vec<(G::View, usize)>,
}

impl<G: AtSeat> FarTable<G> {
    pub(crate) fn new(rules: G, lang: Lang) -> Self {
        Self { seat: SeatState::new(rules, lang), told: Vec::new(), steps: Vec::new() }
    }

    /// The events in words, now that the view after them is known.
    fn tell(&mut self, events: Vec<EventIn<G>>) -> Vec<LogLine> {
        let Some((view, at)) = &self.seat.known.now else { return Vec::new() };
        let news = News { seq: Seq::default(), events, view: view.clone(), turn: at.turn };
        let told = self.seat.told(std::slice::from_ref(&news));
        let News { events, view, .. } = news;
        if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            self.told.clear();
            self.steps.clear();
        }
        if events.iter().any(|event| matches!(event, Event::TakenBack)) {
            self.untell();
        }
        self.told.extend(told.iter().cloned());
        self.steps.push((view, self.told.len()));
        told
    }

    /// Forgets what was told of what has been taken back: all that came after the hand stood as it does again.
    fn untell(&mut self) {
        let Some((view, _)) = &self.seat.known.now else { return };
        if let Some(at) = self.steps.iter().rposition(|(then, _)| then == view) {
            self.told.truncate(self.steps[at].1);
            self.steps.truncate(at + 1);
        }
    }

    fn typed(&self, text: &str) -> Result<Answer, Refused> {
        match G::understood(&self.seat, text)? {
            Meant::Act(action) => Ok(Answer::PassOn(TableRequest::Act(action.to_string()).into())),
            // Others set the pace there.
            Meant::Reply(TypedReply::Hurry) => Err(self.seat.refused("note-not-watching")),
            Meant::Reply(reply) => Ok(DeskReply::Typed(reply).into()),
        }
    }
}

impl<G: OnDesk> FarTable<G> {
    /// What a good player would do in their place, from what they were told alone.
    pub(crate) fn hint(&self) -> Result<Advice, Refused> {
        G::advice(&self.seat, self.seat.known.advice().as_ref())
    }
}

impl<G: AtSeat> Seated for FarTable<G> {
    fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        Ok(match request {
            DeskRequest::Table(TableRequest::Look) => DeskReply::Table(self.seat.update(Vec::new())?).into(),
            DeskRequest::Table(TableRequest::Next) => {
                let goes_on = G::gone_on(&self.seat).map(|action| TableRequest::Act(action.to_string()));
                Answer::PassOn(goes_on.unwrap_or(TableRequest::Next).into())
            }
            DeskRequest::Retell(Retell) => DeskReply::Retell(self.told.clone()).into(),
            DeskRequest::Pick(Pick(cards)) => DeskReply::Pick(G::pick(&self.seat, &cards)?).into(),
            DeskRequest::Typed(Typed(text)) => return self.typed(&text),
            other => return G::answer(&mut self.seat, other),
        })
    }

    fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        let events = self.seat.known.hear(heard)?;
        if let Some((_, at)) = &self.seat.known.now {
            self.seat.narrator.learn_names(at.people.clone());
        }
        if heard.view.is_some() {
            // A card that was tapped is where it was to go.
            self.seat.tap = Tap::Play;
        }
        Ok(self.tell(events))
    }

    fn scene(&self) -> Option<Scene> {
        self.seat.scene()
    }

    fn prefer(&mut self, preferences: Preferences) {
        self.seat.prefer(preferences);
    }

    fn game(&self) -> Game {
        G::GAME
    }

    fn is_over(&self) -> bool {
        self.seat.player_state().is_ok_and(|at| at.turn == Turn::Over)
    }

    fn in_words(&self) -> String {
        self.seat.title.clone()
    }

    fn seat(&self) -> Option<Seat> {
        self.seat.player_state().ok()?.me()
    }

    fn speak(&mut self, lang: Lang) {
        self.seat.speak(lang);
    }
}
