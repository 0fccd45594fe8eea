//! Answers to what is asked at the table of cards: at once, by whoever keeps the table, or from the hands that are
//! over.

use std::cell::RefCell;

use desk::wire::{DeskReply, DeskRequest, Moment, OpenRequest, Preferences, TableRequest, Typed, TypedReply};
use desk::{Answer, Desk};
use online_wire::TableCommand;
use serde_json::Value;
use table::Seat;
use texts::{Lang, Texts};

use super::{Deal, Seen, seat::FarSeat};
use crate::{games, message::Response, online::api, worker::let_speak};

/// What comes of a request, or why nothing does, in a sentence.
pub(super) type Reply = Result<Response, String>;

fn reply(reply: DeskReply) -> Response {
    Response::Desk(Box::new(reply))
}

impl FarSeat {
    /// Answers what is asked at the table of cards.
    pub(super) async fn answer(&self, number: u32, seen: Seen, request: DeskRequest) -> Reply {
        let is_typed = matches!(request, DeskRequest::Typed(Typed(_)));
        let answer = self.state.borrow_mut().answer(request).map_err(|refused| refused.0)?;
        let request = match answer {
            Answer::Reply(answer) => return Ok(reply(answer)),
            // What was meant goes the way of whatever is done with cards.
            Answer::PassOn(meant) if is_typed => {
                return Ok(reply(DeskReply::Typed(TypedReply::Request(meant))));
            }
            Answer::PassOn(request) => request,
        };
        let command = match request {
            DeskRequest::Table(TableRequest::Act(text)) => {
                self.done(number, TableCommand::Act(text), Some(seen.position)).await?;
                return Ok(Response::Done);
            }
            DeskRequest::Table(TableRequest::Undo) => TableCommand::Undo {},
            DeskRequest::Table(TableRequest::Cut(count)) => TableCommand::Ready { cut: Some(count) },
            DeskRequest::Table(TableRequest::Next) if self.declines(seen) => TableCommand::Decline {},
            DeskRequest::Table(TableRequest::Next) => TableCommand::Ready { cut: None },
            DeskRequest::Open(OpenRequest::Wait(true)) => TableCommand::Wait {},
            DeskRequest::Open(OpenRequest::Wait(false)) => TableCommand::Decline {},
            DeskRequest::ClaimRest(_) => TableCommand::ClaimRest {},
            DeskRequest::Hint(_) => return self.advised(request).await,
            request => return self.looked_up(request).await,
        };
        self.done(number, command, None).await.map(|()| Response::Done)
    }

    /// Whether something waits for the player, and goes on without them.
    fn declines(&self, seen: Seen) -> bool {
        let state = self.state.borrow();
        let holds = state.room.as_ref().is_some_and(|room| room.participants.held == Some(room.you));
        holds || seen.moment == Some(Moment::Claim)
    }

    /// A hint, where the host allows them: it is thought of here, and knows no more than the page shows.
    async fn advised(&self, request: DeskRequest) -> Reply {
        let texts = self.state.borrow().texts();
        let allowed = self.state.borrow().room.as_ref().is_some_and(|room| room.opening.options.hints);
        if !allowed {
            return Err(texts.get("online-no-hint"));
        }
        let game = self.state.borrow().desk.as_ref().map(Desk::game).ok_or_else(String::new)?;
        let aside = games::aside_of(game).await.map_err(|failure| failure.sentence(texts))?;
        let mut state = self.state.borrow_mut();
        let desk = state.desk.as_mut().ok_or_else(String::new)?;
        games::done_aside(aside, desk, request).map(reply).map_err(|failure| failure.sentence(texts))
    }

    /// Answers from the record of the hands that are over.
    async fn looked_up(&self, request: DeskRequest) -> Reply {
        let (code, speech, position, me) = {
            let state = self.state.borrow();
            let room = state.room.as_ref().ok_or_else(String::new)?;
            let me = room.seated.iter().position(|&place| Some(place) == room.my_place());
            (state.join.code.clone(), state.speech, room.position, me.map(|seat| Seat(seat as u8)))
        };
        let hand_replay = self.state.borrow_mut().hand_replay.take();
        let mut desk = match hand_replay {
            Some((at, desk)) if at == position => desk,
            _ => shown(&code, me, speech, <[Value]>::last).await?,
        };
        let answer = games::answer(&mut desk, request).await;
        self.state.borrow_mut().hand_replay = Some((position, desk));
        answer.map(reply).map_err(|failure| failure.sentence(Texts::new(speech.0)))
    }
}

/// Answers from a deal of an evening; the desk that shows one is saved for what is asked next.
pub(super) async fn of_deal(
    saved: &RefCell<Option<(Deal, Desk)>>,
    deal: Deal,
    speech: (Lang, Preferences),
    request: DeskRequest,
) -> Reply {
    let before = saved.borrow_mut().take().filter(|(before, _)| *before == deal);
    let mut desk = match before {
        Some((_, desk)) => desk,
        None => {
            let is_it = |game: &&Value| {
                game["hands"][0]["proof"]["deal"]["number"].as_u64() == Some(u64::from(deal.number))
            };
            shown(&deal.code, deal.me, speech, |games| games.iter().find(is_it)).await?
        }
    };
    let answer = games::answer(&mut desk, request).await;
    *saved.borrow_mut() = Some((deal, desk));
    answer.map(reply).map_err(|failure| failure.sentence(Texts::new(speech.0)))
}

/// A game of a table, as far as its hands are over.
async fn shown(
    code: &str,
    me: Option<Seat>,
    (lang, preferences): (Lang, Preferences),
    which: impl FnOnce(&[Value]) -> Option<&Value>,
) -> Result<Desk, String> {
    let texts = Texts::new(lang);
    let games = api::records(code).await.map_err(|_| texts.get("online-out-of-reach"))?;
    let game = which(&games).ok_or_else(|| texts.get("desk-no-such-hand"))?.to_string();
    let mut desk = games::show(&game, me, lang).await.map_err(|failure| failure.sentence(texts))?;
    let_speak(&mut desk, lang, preferences);
    Ok(desk)
}
