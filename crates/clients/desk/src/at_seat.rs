//! What a seat asks of its game: how the table is shown and told to one person, wherever the match is played.

use crate::wire::{Advice, DeskRequest, Game, LogLine, Moment, Picked, Refused, Scene};
use card_match::{Advice as Found, EventIn, MatchGame, Turn};
use cards::{Card, CardSet};
use table::Seat;
use texts::narration::{TypedCommand, TypedInput, input};
use texts::{Lang, Misread, Texts};

use crate::{
    Answer, advice,
    game::OnDesk,
    judging::Judging,
    local::LocalTable,
    projection::passing,
    recital::{Meant, is_of_anybody},
    seat_state::SeatState,
};

/// A game as one person at its table is shown it: an [`OnDesk`] game, or one that shows such a game in its own way.
pub(crate) trait AtSeat: MatchGame + table::Game<NotAnAction: Misread> + 'static {
    /// Which game the scenes are of.
    const GAME: Game;

    /// What has been told of the hand, as far as it matters for what is told next.
    type Told: Default;

    /// A review of a hand, as far as it has come.
    type Review: Default;

    /// The words of the table.
    fn texts(&self, lang: Lang) -> Texts;

    /// The name of the table.
    fn title(&self, texts: &Texts) -> String;

    /// Whether a game begins with its first deal: then the table isn't shown before.
    fn begins_dealt() -> bool {
        false
    }

    /// What has been told to somebody who sees this and has been told all of it.
    fn told_before(_view: &Self::View) -> Self::Told {
        Self::Told::default()
    }

    /// The table now; nothing before the first deal is told.
    fn scene(seat: &SeatState<Self>) -> Option<Scene>;

    /// Where the match stands for the person.
    fn moment(seat: &SeatState<Self>) -> Option<Moment>;

    /// What has just happened, in words and for the eye; the view is the one right after it.
    fn tell(
        seat: &SeatState<Self>,
        told: &mut Self::Told,
        events: &[EventIn<Self>],
        view: &Self::View,
        turn: Turn,
    ) -> Vec<LogLine>;

    /// The cards that an event brought into the hand of the person, if it changed them.
    fn gained(_event: &Self::Event, _me: Seat) -> Option<CardSet> {
        None
    }

    /// What picked cards can do.
    ///
    /// # Errors
    /// There is no hand yet.
    fn pick(seat: &SeatState<Self>, cards: &[Card]) -> Result<Picked, Refused>;

    /// What typed words come to.
    ///
    /// # Errors
    /// They mean nothing here, or can't be done.
    fn understood(seat: &SeatState<Self>, text: &str) -> Result<Meant<Self>, Refused>;

    /// The action of a person who only goes on in their turn.
    fn gone_on(_seat: &SeatState<Self>) -> Option<Self::Action> {
        None
    }

    /// Why something is refused.
    fn refused(seat: &SeatState<Self>, me: Seat, refusal: &Self::Refusal) -> Refused;

    /// What a command tells that asks for words alone; nothing where another kind of answer is wanted.
    fn recited(seat: &SeatState<Self>, command: TypedCommand) -> Vec<String>;

    /// What a good player would do, in words, if that was found out.
    ///
    /// # Errors
    /// It is not the person's turn, or there are no hints.
    fn advice(seat: &SeatState<Self>, found: Option<&Found<Self>>) -> Result<Advice, Refused>;

    /// Answers what only this game is asked; passes on everything else.
    ///
    /// # Errors
    /// Why it is refused.
    fn answer(_seat: &mut SeatState<Self>, request: DeskRequest) -> Result<Answer, Refused> {
        Ok(Answer::PassOn(request))
    }

    /// Answers what is asked of a match here aside from plain play, where that is no part of its own.
    ///
    /// # Errors
    /// Why it is refused.
    fn answer_here(table: &mut LocalTable<Self>, request: DeskRequest) -> Result<Answer, Refused> {
        Self::answer(&mut table.seat, request)
    }
}

impl<G: OnDesk> AtSeat for G {
    const GAME: Game = G::GAME;
    type Told = ();
    type Review = Option<Judging<G>>;

    fn texts(&self, lang: Lang) -> Texts {
        Texts::for_rules(lang, self)
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title(self)
    }

    fn scene(seat: &SeatState<Self>) -> Option<Scene> {
        seat.projection().map(|table| table.scene())
    }

    fn moment(seat: &SeatState<Self>) -> Option<Moment> {
        seat.projection().map(|table| table.moment())
    }

    fn tell(
        seat: &SeatState<Self>,
        (): &mut (),
        events: &[EventIn<Self>],
        view: &G::View,
        turn: Turn,
    ) -> Vec<LogLine> {
        seat.known.now.as_ref().map(|(_, at)| seat.at(view, at).told(events, turn)).unwrap_or_default()
    }

    fn gained(event: &G::Event, me: Seat) -> Option<CardSet> {
        <G as OnDesk>::gained(event, me)
    }

    fn pick(seat: &SeatState<Self>, cards: &[Card]) -> Result<Picked, Refused> {
        Ok(seat.table()?.pick(cards))
    }

    fn understood(seat: &SeatState<Self>, text: &str) -> Result<Meant<Self>, Refused> {
        let table = seat.table()?;
        let read = input::read::<G>(text, table.view, &table.narrator.texts, &table.narrator.names);
        match passing(table.at, table.narrator) {
            Some((words, _)) if !matches!(read, Some(TypedInput::Command(command)) if is_of_anybody(command)) => {
                Err(Refused(words))
            }
            _ => table.meant(read, text),
        }
    }

    fn refused(seat: &SeatState<Self>, me: Seat, refusal: &G::Refusal) -> Refused {
        let narrator = &seat.narrator;
        Refused(narrator.texts.refusal_for(refusal, me, &narrator.names))
    }

    fn recited(seat: &SeatState<Self>, command: TypedCommand) -> Vec<String> {
        seat.projection().and_then(|table| table.recited(command)).unwrap_or_default()
    }

    fn advice(seat: &SeatState<Self>, found: Option<&Found<Self>>) -> Result<Advice, Refused> {
        let table = seat.table()?;
        let key = if table.at.me().is_none() { "note-watching" } else { "note-not-your-turn" };
        Ok(advice::in_words(&table.look(), found.ok_or_else(|| seat.refused(key))?))
    }
}
