//! What somebody is asked before they do what can’t be taken back.

use online_wire::TableCommand;

use crate::participant::News;

/// The question before something that can’t be taken back, and what does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sure {
    /// The question.
    pub question: String,
    /// What the button is called that does it.
    pub does: String,
}

impl News<'_> {
    /// The question before a command that can’t be taken back; nothing before one that can, or that answers a question
    /// itself.
    pub fn sure(&self, command: &TableCommand) -> Option<Sure> {
        let (texts, room) = (self.texts, self.room);
        let sure = |question, does: &str| Some(Sure { question, does: texts.get(does) });
        // Between two games nobody has cards.
        let goes_on = room.participants.started && !room.participants.ended && !room.over;
        let plays = goes_on && room.my_place().is_some();
        match *command {
            TableCommand::ClaimRest {} => sure(texts.get("online-claim-sure"), "online-claim"),
            TableCommand::End {} => sure(texts.get("online-end-sure"), "online-end"),
            TableCommand::Remove { participant } => {
                sure(self.about("online-remove-sure", participant), "online-remove")
            }
            // To hand the role back, or take it back, is the answer to a question.
            TableCommand::Host { participant } if room.participants.former_host != Some(participant) => {
                sure(self.about("online-make-host-sure", participant), "online-make-host")
            }
            TableCommand::Give { place, participant } => {
                let name = room.participants.places.get(place).map_or("", |place| place.name.as_str());
                let seat = [("number", (place + 1).into()), ("name", name.into())];
                let seat = texts.format("online-seat-of", &seat);
                let args = [("seat", seat.into()), ("name", room.name(participant).into())];
                sure(texts.format("online-give-sure", &args), "online-give-it")
            }
            TableCommand::Replace { place } => {
                let name = room.participants.places.get(place)?.name.as_str();
                let question = texts.format("online-let-bot-sure", &[("name", name.into())]);
                Some(Sure { question, does: texts.format("online-let-bot", &[("name", name.into())]) })
            }
            TableCommand::Stand {} if plays => sure(texts.get("online-stand-sure"), "online-stand"),
            TableCommand::Sit { .. } if plays => sure(texts.get("online-move-sure"), "online-move"),
            TableCommand::Leave {} if plays => sure(texts.get("online-leave-sure"), "online-leave"),
            TableCommand::Sit { .. }
            | TableCommand::Stand {}
            | TableCommand::Leave {}
            | TableCommand::Return {}
            | TableCommand::Start {}
            | TableCommand::Lock { .. }
            | TableCommand::Pause { .. }
            | TableCommand::Level { .. }
            | TableCommand::Host { .. }
            | TableCommand::Wait {}
            | TableCommand::Nudge {}
            | TableCommand::MoreTime {}
            | TableCommand::DaysOff { .. }
            | TableCommand::DrawSeats {}
            | TableCommand::Swap { .. }
            | TableCommand::Ready { .. }
            | TableCommand::Act(_)
            | TableCommand::Decline {}
            | TableCommand::Undo {}
            | TableCommand::Answer { .. }
            | TableCommand::Say(_)
            | TableCommand::Write(_)
            | TableCommand::Commit { .. }
            | TableCommand::Show { .. }
            | TableCommand::Ping {} => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use online_wire::ParticipantId;
    use texts::{Lang, Texts};

    use super::*;
    use crate::participant::testing::room;

    #[test]
    fn nothing_that_cant_be_taken_back_is_done_without_a_question() {
        let bo = ParticipantId(1);
        let mut room = room();
        room.participants.started = true;
        for lang in Lang::ALL {
            let sure = |room: &crate::participant::Room, command: &TableCommand| {
                News { texts: Texts::new(lang), room }.sure(command)
            };
            for command in [
                TableCommand::ClaimRest {},
                TableCommand::End {},
                TableCommand::Remove { participant: bo },
                TableCommand::Host { participant: bo },
                TableCommand::Give { place: 2, participant: bo },
                TableCommand::Replace { place: 2 },
                TableCommand::Stand {},
                TableCommand::Sit { place: Some(1) },
                TableCommand::Leave {},
            ] {
                let asked = sure(&room, &command).unwrap_or_else(|| panic!("{command:?}"));
                assert!(asked.question.contains('?') && !asked.does.starts_with("online-"), "{asked:?}");
                assert!(!asked.question.contains('⟨') && !asked.question.contains("online-"), "{asked:?}");
            }
            for command in [
                TableCommand::Pause { paused: true },
                TableCommand::Undo {},
                TableCommand::Answer { yes: true },
            ] {
                assert_eq!(sure(&room, &command), None, "{command:?}");
            }
            let mut waiting = room.clone();
            waiting.participants.started = false;
            assert_eq!(sure(&waiting, &TableCommand::Stand {}), None, "nobody loses anything");
            waiting.participants.former_host = Some(bo);
            assert_eq!(sure(&waiting, &TableCommand::Host { participant: bo }), None, "it is asked already");
        }
    }
}
