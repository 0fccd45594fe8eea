//! Answers to what the table of cards asks: at once, by whoever keeps the table, or from the hands that are over.

use desk::{RemoteDesk, Unanswered};
use desk_wire::{DeskReply, DeskRequest, Moment as Now, OpenRequest, TableRequest, Update};
use futures_channel::oneshot;
use leptos::prelude::*;
use online_visitor::refusal;
use online_wire::Wish;
use table::Position;

use super::Online;
use crate::{
    games::{self, Failure},
    link::Reply,
    message::Response,
    online::api,
    words::Say,
};

impl Online {
    /// Answers what is asked at the table of cards.
    pub(super) async fn answer(self, request: DeskRequest) -> Reply {
        if request == DeskRequest::Table(TableRequest::Look) {
            return Ok(self.next_scene().map_or(Response::Done, table));
        }
        let answered =
            self.with(|inner| inner.desk.as_ref().map(|desk| desk.answer(request.clone()))).flatten();
        let request = match answered {
            Some(Ok(reply)) => return Ok(Response::Desk(Box::new(reply))),
            Some(Err(Unanswered::Refused(why))) => return Err(why.0),
            Some(Err(Unanswered::Aside(request))) => request,
            None => return Err(String::new()),
        };
        match request {
            DeskRequest::Table(TableRequest::Undo) => self.done(Wish::Undo {}, None).await,
            DeskRequest::ClaimRest(_) => {
                // It is asked first whether the cards are to be shown.
                self.wish(Wish::ClaimRest {});
                Ok(Response::Done)
            }
            DeskRequest::Table(TableRequest::Act(text)) => {
                let at = self.with(|inner| inner.shown);
                self.show_sent(&text);
                let reply = self.done(Wish::Act(text), at).await;
                self.show_answered(reply.is_ok());
                reply
            }
            DeskRequest::Table(TableRequest::Cut(count)) => {
                self.done(Wish::Ready { cut: Some(count) }, None).await
            }
            DeskRequest::Table(TableRequest::Next) => {
                let moment = self.play.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.moment));
                let holds = self.room.with_untracked(|room| {
                    room.as_ref().is_some_and(|room| room.company.held == Some(room.you))
                });
                match moment {
                    _ if holds => self.done(Wish::LetGo {}, None).await,
                    Some(Now::Claim) => self.done(Wish::LetGo {}, None).await,
                    _ => self.done(Wish::Ready { cut: None }, None).await,
                }
            }
            DeskRequest::Open(OpenRequest::Wait(true)) => self.done(Wish::Wait {}, None).await,
            DeskRequest::Open(OpenRequest::Wait(false)) => self.done(Wish::LetGo {}, None).await,
            DeskRequest::Hint(_) => self.advised().await,
            request => self.looked_up(request).await,
        }
    }

    /// A hint, where the host allows them: this page thinks, and knows no more than it shows.
    async fn advised(self) -> Reply {
        let texts = self.say.texts();
        let allowed =
            self.room.with_untracked(|room| room.as_ref().is_some_and(|room| room.opening.options.hints));
        if !allowed {
            return Err(texts.get("online-no-hint"));
        }
        games::searching().await.map_err(|_| texts.get("web-not-fetched"))?;
        match self.with(|inner| inner.desk.as_ref().map(RemoteDesk::advise)).flatten() {
            Some(Ok(advice)) => Ok(Response::Desk(Box::new(DeskReply::Hint(advice)))),
            Some(Err(refused)) => Err(refused.0),
            None => Err(String::new()),
        }
    }

    /// The next scene that is still to be shown, or the table as it is.
    fn next_scene(self) -> Option<Update> {
        self.with(|inner| {
            let (update, position) = inner.updates.pop_front()?;
            inner.shown = position;
            Some(update)
        })
        .flatten()
    }

    /// Wants something, and waits for what comes of it.
    async fn done(self, wish: Wish, at: Option<Position>) -> Reply {
        let (tell, told) = oneshot::channel();
        self.done_with_news();
        self.send(wish, at, Some(tell));
        match told.await {
            Ok(Ok(())) => Ok(Response::Done),
            Ok(Err(refused)) => Err(refusal(self.say.texts(), &refused)),
            Err(_) => Err(String::new()),
        }
    }

    /// Answers from the record of the hands that are over.
    async fn looked_up(self, request: DeskRequest) -> Reply {
        let texts = self.say.texts();
        let (position, me) = self
            .room
            .with_untracked(|room| {
                let room = room.as_ref()?;
                let me = room.seated.iter().position(|&place| Some(place) == room.my_place());
                Some((room.position, me.map(|seat| table::Seat(seat as u8))))
            })
            .unwrap_or_default();
        let film = self.with(|inner| inner.film.take()).flatten();
        let mut desk = match film {
            Some((at, desk)) if at == position => desk,
            _ => {
                let games = api::records(&self.code()).await.map_err(|_| texts.get("online-out-of-reach"))?;
                let game = games.last().ok_or_else(|| texts.get("desk-no-such-hand"))?.to_string();
                let shown = games::show(&game, me, texts.lang()).await;
                shown.map_err(|failure| why(self.say, failure))?
            }
        };
        let reply = games::answer(&mut desk, request).await.map_err(|failure| why(self.say, failure));
        self.with(|inner| inner.film = Some((position, desk)));
        Ok(Response::Desk(Box::new(reply?)))
    }
}

/// Why nothing came of what was asked of a desk here, in a sentence.
pub fn why(say: Say, failure: Failure) -> String {
    match failure {
        Failure::NotFetched => say.texts().get("web-not-fetched"),
        Failure::Refused(why) => why,
    }
}

fn table(update: Update) -> Response {
    Response::Desk(Box::new(DeskReply::Table(Box::new(update))))
}
