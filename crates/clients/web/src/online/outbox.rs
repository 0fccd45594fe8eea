//! What was sent and is not answered: it is sent again, under the same name, when the wire is back.

use futures_channel::oneshot;
use online_wire::{Refused, Request, club::ClubRequest};

/// What came of a request.
pub type Outcome = Result<(), Refused>;

/// A request with a name of its own.
pub trait Named {
    /// The name.
    fn id(&self) -> &str;
}

impl Named for Request {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Named for ClubRequest {
    fn id(&self) -> &str {
        &self.id
    }
}

/// The requests without an answer yet, in order.
pub struct Outbox<R>(Vec<(R, Option<oneshot::Sender<Outcome>>)>);

impl<R> Default for Outbox<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: Named + Clone> Outbox<R> {
    /// Keeps a request, to be sent, until it is answered.
    pub fn request(&mut self, request: R, tell: Option<oneshot::Sender<Outcome>>) -> R {
        self.0.push((request.clone(), tell));
        request
    }

    /// The requests still to be answered.
    pub fn open(&self) -> impl Iterator<Item = &R> {
        self.0.iter().map(|(request, _)| request)
    }

    /// Takes an answer in; gives the request that it is for, if it is refused and nobody waits for that.
    pub fn answered(&mut self, id: &str, refused: Option<Refused>) -> Option<(R, Refused)> {
        let at = self.0.iter().position(|(request, _)| request.id() == id)?;
        let (request, tell) = self.0.remove(at);
        match (tell, refused) {
            (Some(tell), refused) => {
                // Nobody waits.
                let _ = tell.send(refused.map_or(Ok(()), Err));
                None
            }
            (None, refused) => Some((request, refused?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use online_wire::{Phrase, TableCommand};
    use table::{Position, Seq};

    use super::*;

    fn refused(code: &str) -> Option<Refused> {
        Some(Refused { code: code.to_owned(), rule: None, seq: Seq(4) })
    }

    #[test]
    fn what_is_not_answered_is_kept_under_its_name() {
        let mut outbox = Outbox::default();
        let (tell, mut told) = oneshot::channel();
        let named = |id: &str, at, command| Request { id: id.to_owned(), at, command };
        let act = named("a1-0", Some(Position::default()), TableCommand::Act("pass".to_owned()));
        let act = outbox.request(act, Some(tell));
        let say = outbox.request(named("a1-1", None, TableCommand::Say(Phrase::Hello)), None);
        assert_eq!(outbox.open().collect::<Vec<_>>(), [&act, &say]);
        assert_eq!(outbox.answered("of-somebody-else", None), None);
        assert_eq!(outbox.answered(&act.id, None), None);
        assert_eq!((&mut told).now_or_never(), Some(Ok(Ok(()))));
        assert_eq!(outbox.open().collect::<Vec<_>>(), [&say]);
        let (request, refused) = outbox.answered(&say.id, refused("too_many")).unwrap();
        assert_eq!((request.command, refused.code.as_str()), (TableCommand::Say(Phrase::Hello), "too_many"));
        assert_eq!(outbox.open().count(), 0);
    }
}
