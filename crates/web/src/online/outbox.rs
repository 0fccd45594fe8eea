//! What was sent and is not answered: it is sent again, under the same name, when the wire is back.

use futures_channel::oneshot;
use online_wire::{Answer, Refused, Request, Wish};
use table::Position;

/// What came of a request.
pub type Outcome = Result<(), Refused>;

/// The requests without an answer yet, in order.
#[derive(Default)]
pub struct Outbox {
    /// Tells the requests of this page from those of others of the same person.
    tag: String,
    next: u32,
    open: Vec<(Request, Option<oneshot::Sender<Outcome>>)>,
}

impl Outbox {
    /// Begins; the tag is nobody else’s.
    pub fn new(tag: String) -> Self {
        Self { tag, ..Self::default() }
    }

    /// A request to be sent, and kept until it is answered.
    pub fn request(
        &mut self,
        wish: Wish,
        at: Option<Position>,
        tell: Option<oneshot::Sender<Outcome>>,
    ) -> Request {
        let request = Request { id: format!("{}-{}", self.tag, self.next), at, wish };
        self.next += 1;
        self.open.push((request.clone(), tell));
        request
    }

    /// The requests still to be answered.
    pub fn open(&self) -> impl Iterator<Item = &Request> {
        self.open.iter().map(|(request, _)| request)
    }

    /// Takes an answer in; gives the request that it is for, if it is refused and nobody waits for that.
    pub fn answered(&mut self, answer: Answer) -> Option<(Wish, Refused)> {
        let at = self.open.iter().position(|(request, _)| request.id == answer.id)?;
        let (request, tell) = self.open.remove(at);
        match (tell, answer.refused) {
            (Some(tell), refused) => {
                let _nobody_waits = tell.send(refused.map_or(Ok(()), Err));
                None
            }
            (None, refused) => Some((request.wish, refused?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use online_wire::Phrase;
    use table::Seq;

    use super::*;

    fn answer(id: &str, code: Option<&str>) -> Answer {
        let refused = code.map(|code| Refused { code: code.to_owned(), rule: None, seq: Seq(4) });
        Answer { id: id.to_owned(), seq: Some(Seq(5)).filter(|_| refused.is_none()), refused }
    }

    #[test]
    fn what_is_not_answered_is_kept_under_its_name() {
        let mut outbox = Outbox::new("a1".to_owned());
        let (tell, mut told) = oneshot::channel();
        let act = outbox.request(Wish::Act("pass".to_owned()), Some(Position::default()), Some(tell));
        let say = outbox.request(Wish::Say(Phrase::Hello), None, None);
        assert_ne!(act.id, say.id);
        assert_eq!(outbox.open().collect::<Vec<_>>(), [&act, &say]);
        assert_eq!(outbox.answered(answer("of-somebody-else", None)), None);
        assert_eq!(outbox.answered(answer(&act.id, None)), None);
        assert_eq!((&mut told).now_or_never(), Some(Ok(Ok(()))));
        assert_eq!(outbox.open().collect::<Vec<_>>(), [&say]);
        let (wish, refused) = outbox.answered(answer(&say.id, Some("too_many"))).unwrap();
        assert_eq!((wish, refused.code.as_str()), (Wish::Say(Phrase::Hello), "too_many"));
        assert_eq!(outbox.open().count(), 0);
    }
}
