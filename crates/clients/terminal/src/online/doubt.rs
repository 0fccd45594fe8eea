//! What is asked before something is done that can’t be taken back: whoever types or presses *yes* does it, anything
//! else leaves it.

use online_client::participant::{News, Room};
use online_wire::{Entered, TableCommand};
use texts::Texts;
use texts::narration::input::plain_words;

use super::{Meant, Want};

/// Something that somebody wants and has been asked about.
#[derive(Clone, Default, Debug)]
pub(super) struct Doubt(Option<(Meant, String)>);

impl Doubt {
    /// The question that is open.
    pub(super) fn question(&self) -> Option<&str> {
        self.0.as_ref().map(|(_, question)| question.as_str())
    }

    /// Asks about what somebody wants, if it can’t be taken back; else that is done.
    pub(super) fn about(&mut self, texts: Texts, room: Option<&Room>, meant: Meant) -> Meant {
        let command = match &meant {
            Meant::Want(Some(Want::Ask(command, _))) => Some(command.clone()),
            Meant::Leave => Some(TableCommand::Leave {}),
            Meant::Want(_) | Meant::Quit | Meant::Club(_) | Meant::NextTable => None,
        };
        let sure = command.zip(room).and_then(|(command, room)| News { texts, room }.sure(&command));
        match sure {
            Some(sure) => {
                self.0 = Some((meant, sure.question));
                Meant::NOTHING
            }
            None => meant,
        }
    }

    /// The table has gone on: what would be something else now is asked no more.
    pub(super) fn overtaken(&mut self, texts: Texts, room: &Room, entered: &Entered) {
        let stands = |(meant, question): &(Meant, String)| {
            let command = match meant {
                Meant::Want(Some(Want::Ask(command, _))) => command.clone(),
                _ => TableCommand::Leave {},
            };
            let moved = command == TableCommand::ClaimRest {} && *entered == Entered::Played;
            let sure = News { texts, room }.sure(&command);
            !moved && sure.is_some_and(|sure| sure.question == *question)
        };
        self.0 = self.0.take().filter(stands);
    }

    /// What comes of the answer; nothing if nothing was asked.
    pub(super) fn answered(&mut self, texts: Texts, answer: &str) -> Option<Meant> {
        let (meant, _) = self.0.take()?;
        let answer = plain_words(answer);
        let is_sure = texts.get("word-yes").split(',').map(plain_words).any(|yes| yes == answer);
        Some(if is_sure { meant } else { Meant::NOTHING })
    }
}
