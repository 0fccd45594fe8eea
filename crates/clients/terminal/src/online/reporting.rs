//! A report to whoever runs the server: first it is shown whole, then it is sent.

use fair_shuffle::Nonce;
use online_client::participant::{Draft, Room};
use online_wire::{ParticipantId, http::Report};
use texts::Texts;

/// A report that was shown, until it is sent.
#[derive(Default)]
pub(super) struct Reporting(Option<Report>);

impl Reporting {
    /// Shows a report on somebody: its title, and all that would be sent.
    pub(super) fn shows(
        &mut self,
        texts: Texts,
        room: &Room,
        (about, words): (ParticipantId, &str),
    ) -> (String, Vec<String>) {
        let [title, lines] = ["online-report", "remote-report-how"].map(|key| texts.get(key));
        self.0 = None;
        let how = (title, vec![lines]);
        let Some(draft) = Draft::about(room, about).filter(|draft| draft.quotes() || !words.is_empty())
        else {
            return how;
        };
        let Some(id) = Nonce::fresh() else { return how };
        let [title, sends] = draft.head(texts, room);
        let mine =
            (!words.is_empty()).then(|| texts.format("remote-report-mine", &[("words", words.into())]));
        let lines = std::iter::once(sends).chain(draft.quoted(texts, room)).chain(mine);
        let lines = lines.chain([texts.get("remote-report-send")]).collect();
        self.0 = Some(draft.report(id.to_string(), words));
        (title, lines)
    }

    /// The report that is to be sent, if one was shown.
    pub(super) const fn sends(&mut self) -> Option<Report> {
        self.0.take()
    }
}
