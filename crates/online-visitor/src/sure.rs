//! What somebody is asked before they do what can’t be taken back.

use online_wire::Wish;

use crate::News;

/// The question before something that can’t be taken back, and what does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sure {
    /// The question.
    pub question: String,
    /// What the button is called that does it.
    pub does: String,
}

impl News<'_> {
    /// The question before a wish that can’t be taken back; nothing before one that can, or that answers a question itself.
    pub fn sure(&self, wish: &Wish) -> Option<Sure> {
        let (texts, room) = (self.texts, self.room);
        let sure = |question, does: &str| Some(Sure { question, does: texts.get(does) });
        // Between two games nobody has cards.
        let goes_on = room.company.started && !room.company.ended && !room.over;
        let plays = goes_on && room.my_place().is_some();
        match *wish {
            Wish::ClaimRest {} => sure(texts.get("online-claim-sure"), "online-claim"),
            Wish::End {} => sure(texts.get("online-end-sure"), "online-end"),
            Wish::Remove { visitor } => sure(self.about("online-remove-sure", visitor), "online-remove"),
            // To hand the role back, or take it back, is the answer to a question.
            Wish::Host { visitor } if room.company.former_host != Some(visitor) => {
                sure(self.about("online-make-host-sure", visitor), "online-make-host")
            }
            Wish::Give { place, visitor } => {
                let name = room.company.places.get(place).map_or("", |place| place.name.as_str());
                let seat = [("number", (place + 1).into()), ("name", name.into())];
                let seat = texts.format("online-seat-of", &seat);
                let args = [("seat", seat.into()), ("name", room.name(visitor).into())];
                sure(texts.format("online-give-sure", &args), "online-give-it")
            }
            Wish::Replace { place } => {
                let name = room.company.places.get(place)?.name.as_str();
                let question = texts.format("online-let-bot-sure", &[("name", name.into())]);
                Some(Sure { question, does: texts.format("online-let-bot", &[("name", name.into())]) })
            }
            Wish::Stand {} if plays => sure(texts.get("online-stand-sure"), "online-stand"),
            Wish::Sit { .. } if plays => sure(texts.get("online-move-sure"), "online-move"),
            Wish::Leave {} if plays => sure(texts.get("online-leave-sure"), "online-leave"),
            Wish::Sit { .. }
            | Wish::Stand {}
            | Wish::Leave {}
            | Wish::Return {}
            | Wish::Start {}
            | Wish::Lock { .. }
            | Wish::Pause { .. }
            | Wish::Level { .. }
            | Wish::Host { .. }
            | Wish::Wait {}
            | Wish::Nudge {}
            | Wish::MoreTime {}
            | Wish::DaysOff { .. }
            | Wish::DrawSeats {}
            | Wish::Swap { .. }
            | Wish::Ready { .. }
            | Wish::Act(_)
            | Wish::LetGo {}
            | Wish::Undo {}
            | Wish::Answer { .. }
            | Wish::Say(_)
            | Wish::Write(_)
            | Wish::Pledge { .. }
            | Wish::Show { .. }
            | Wish::Ping {} => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use online_wire::Visitor;
    use texts::{Lang, Texts};

    use super::*;
    use crate::testing::room;

    #[test]
    fn nothing_that_cant_be_taken_back_is_done_without_a_question() {
        let bo = Visitor(1);
        let mut room = room();
        room.company.started = true;
        for lang in Lang::ALL {
            let sure = |room: &crate::Room, wish: &Wish| News { texts: Texts::new(lang), room }.sure(wish);
            for wish in [
                Wish::ClaimRest {},
                Wish::End {},
                Wish::Remove { visitor: bo },
                Wish::Host { visitor: bo },
                Wish::Give { place: 2, visitor: bo },
                Wish::Replace { place: 2 },
                Wish::Stand {},
                Wish::Sit { place: Some(1) },
                Wish::Leave {},
            ] {
                let asked = sure(&room, &wish).unwrap_or_else(|| panic!("{wish:?}"));
                assert!(asked.question.contains('?') && !asked.does.starts_with("online-"), "{asked:?}");
                assert!(!asked.question.contains('⟨') && !asked.question.contains("online-"), "{asked:?}");
            }
            for wish in [Wish::Pause { paused: true }, Wish::Undo {}, Wish::Answer { yes: true }] {
                assert_eq!(sure(&room, &wish), None, "{wish:?}");
            }
            let mut waiting = room.clone();
            waiting.company.started = false;
            assert_eq!(sure(&waiting, &Wish::Stand {}), None, "nobody loses anything");
            waiting.company.former_host = Some(bo);
            assert_eq!(sure(&waiting, &Wish::Host { visitor: bo }), None, "it is asked already");
        }
    }
}
