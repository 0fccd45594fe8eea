//! A report to whoever runs the server: what would be sent, before it is.

use online_wire::{
    ParticipantId,
    http::{MOST_QUOTED, Report},
};
use texts::Texts;

use crate::participant::{News, Room, Said, Words};

/// What a report on somebody would be about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    about: ParticipantId,
    /// What they wrote last in their own words.
    said: Vec<Said>,
}

impl Draft {
    /// A report on somebody else at the table.
    #[must_use]
    pub fn about(room: &Room, about: ParticipantId) -> Option<Self> {
        room.participant(about).filter(|_| about != room.you)?;
        let theirs = |said: &&Said| said.participant == about && matches!(said.words, Words::Text(_));
        let mut said: Vec<Said> = room.talk.iter().filter(theirs).cloned().collect();
        said.drain(..said.len().saturating_sub(MOST_QUOTED));
        Some(Self { about, said })
    }

    /// Whether it says something without any words of whoever makes it.
    #[must_use]
    pub fn quotes(&self) -> bool {
        !self.said.is_empty()
    }

    /// What it is called, and what is sent with it.
    #[must_use]
    pub fn head(&self, texts: Texts, room: &Room) -> [String; 2] {
        let args = [("name", room.name(self.about).into())];
        ["online-report-title", "online-report-sends"].map(|key| texts.format(key, &args))
    }

    /// What they wrote, in sentences.
    #[must_use]
    pub fn quoted(&self, texts: Texts, room: &Room) -> Vec<String> {
        let news = News { texts, room };
        self.said.iter().map(|said| news.saying(said)).collect()
    }

    /// The report with the words of whoever makes it; the `id` tells it from all others of theirs.
    #[must_use]
    pub fn report(&self, id: String, words: &str) -> Report {
        let said = self.said.iter().map(|said| said.seq).collect();
        Report { id, about: self.about, said, words: words.trim().to_owned() }
    }
}

/// What came of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reported {
    /// Whoever runs the server has it.
    Made,
    /// They have as many of this person’s today as they take.
    TooMany,
    /// It is not known to have come there.
    NotSent,
}

impl Reported {
    /// The same in a sentence.
    #[must_use]
    pub fn words(self, texts: Texts) -> String {
        texts.get(match self {
            Self::Made => "online-report-made",
            Self::TooMany => "online-report-too-many",
            Self::NotSent => "online-report-not-sent",
        })
    }
}

#[cfg(test)]
mod tests {
    use online_wire::{Entered, Phrase};
    use table::Seq;
    use texts::Lang;

    use super::*;
    use crate::participant::testing::{room, update};

    #[test]
    fn a_report_shows_whatever_is_sent() {
        let mut room = room();
        let wrote = |participant, text: &str| Entered::Wrote { participant, text: Some(text.to_owned()) };
        let entries = [
            wrote(ParticipantId(1), "You again"),
            wrote(ParticipantId(0), "Leave it"),
            Entered::Said { participant: ParticipantId(1), phrase: Phrase::Hello },
            wrote(ParticipantId(1), "Go home"),
        ];
        for (entered, seq) in entries.into_iter().zip(8..) {
            room.told(&update(seq, entered)).unwrap();
        }
        let draft = Draft::about(&room, ParticipantId(1)).unwrap();
        for (lang, said) in [
            (Lang::En, ["Bo: You again", "Bo: Go home"]),
            (Lang::Fr, ["Bo\u{a0}: You again", "Bo\u{a0}: Go home"]),
        ] {
            let texts = Texts::new(lang);
            assert_eq!(draft.quoted(texts, &room), said);
            assert!(draft.head(texts, &room).iter().all(|line| line.contains("Bo")));
        }
        let report = draft.report("a".to_owned(), " At every table ");
        assert_eq!(
            (report.about, report.said, &*report.words),
            (ParticipantId(1), vec![Seq(8), Seq(11)], "At every table")
        );
        assert!(draft.quotes() && !Draft::about(&room, ParticipantId(2)).is_some_and(|draft| draft.quotes()));
        for nobody in [room.you, ParticipantId(99)] {
            assert_eq!(Draft::about(&room, nobody), None);
        }
    }

    #[test]
    fn as_much_is_quoted_as_a_report_may_have() {
        let mut room = room();
        for seq in 8..40 {
            room.told(&update(
                seq,
                Entered::Wrote { participant: ParticipantId(1), text: Some("No".to_owned()) },
            ))
            .unwrap();
        }
        let report = Draft::about(&room, ParticipantId(1)).unwrap().report(String::new(), "");
        assert_eq!((report.said.len(), report.said.last()), (MOST_QUOTED, Some(&Seq(39))));
    }
}
