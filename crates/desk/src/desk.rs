//! The desk itself: it opens tables of a game, goes on with kept ones, shows records, and answers orders.
//!
//! Whoever asks names the game, by its rules: what is said of one game refers to no other, so that a program which is
//! fetched in parts need not carry both.

use kookaburra::{RulesError, rules_from_code};
use narration::Draw;
use session::{Level, Save, Session, Setup};
use table::{HandRecord, Problems, Record, Seat, Seed};
use texts::{Lang, Texts};

use crate::{
    Answer, Opening, Order,
    game::OnDesk,
    share::Shared,
    showing::Showing,
    sitting::{Seated, Sitting},
};

/// A table at which one person sits, or a record that he looks through.
pub struct Desk(Box<dyn Seated>);

impl Desk {
    /// Opens a table of the game that [`Opening::game`] names, for cards that nobody has seen. What chance decides follows
    /// from the seed that is asked for, or else from `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open<G: OnDesk>(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let (session, draw) = begun::<G>(&opening.rules, &setup(opening, fresh, &texts)?, &texts)?;
        Ok(Self::of(session, draw, lang))
    }

    /// The same where [`Opening::deal`] names the cards of the first hand, which somebody else has played.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open_with_deal<G: OnDesk>(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let no_deal = || texts.get("desk-no-deal");
        let shared = opening.deal.as_deref().and_then(Shared::read).ok_or_else(no_deal)?;
        let setup =
            Setup { seat: Some(shared.seat), company: None, cut: false, ..setup(opening, fresh, &texts)? };
        let (session, _) = begun::<G>(&shared.rules, &setup, &texts)?;
        let mut save = session.save();
        let deal = shared.source(session.rules()).ok_or_else(no_deal)?;
        save.record.hands.push(HandRecord { dealer: shared.dealer, deal, actions: Vec::new() });
        let session: Session<G> = Session::resume(save).map_err(|_| no_deal())?;
        Ok(Self::of(session, None, lang))
    }

    /// Goes on with a match that [`read_save`](crate::read_save) has read.
    ///
    /// # Errors
    /// It is no match that can have been, in a sentence.
    pub fn resume<G: OnDesk>(save: Save, lang: Lang) -> Result<Self, String> {
        let session = Session::<G>::resume(save).map_err(|_| Texts::new(lang).get("desk-damaged"))?;
        Ok(Self::of(session, None, lang))
    }

    /// Shows a record to who may see all cards; `me` is the seat he sat at, if any.
    ///
    /// # Errors
    /// The record can't be replayed: where and why, in a sentence.
    pub fn show<G: OnDesk>(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        Showing::<G>::new(record, me, lang).map(|showing| Self(Box::new(showing)))
    }

    fn of<G: OnDesk>(session: Session<G>, draw: Option<Draw>, lang: Lang) -> Self {
        Self(Box::new(Sitting::new(session, draw, lang)))
    }

    /// Does what is asked, or says why it can't be done; then nothing has changed.
    pub fn answer(&mut self, order: Order) -> Answer {
        self.0.answer(order)
    }

    /// The match as it is kept between two sittings. It holds what the player may not know. Nothing if a record is shown.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        self.0.save()
    }

    /// The finished hands as a record, which may be shown to anybody.
    #[must_use]
    pub fn record(&self) -> Record {
        self.0.record()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// What lies on the table, in a line.
    #[must_use]
    pub fn in_words(&self) -> String {
        self.0.in_words()
    }

    /// The player's seat; none while he sits out.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.0.seat()
    }

    /// Goes on in another language.
    pub fn speak(&mut self, lang: Lang) {
        self.0.speak(lang);
    }
}

impl std::fmt::Debug for Desk {
    /// What the player may not know is not printed either.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Desk").field(&self.in_words()).finish()
    }
}

/// What is asked for, read.
fn setup(opening: &Opening, fresh: Seed, texts: &Texts) -> Result<Setup, String> {
    let seed = match &opening.seed {
        Some(seed) => seed.parse().map_err(|_| texts.get("desk-no-seed"))?,
        None => fresh,
    };
    let levels: Result<Vec<Level>, _> = opening.levels.iter().map(|level| level.parse()).collect();
    let conventions = opening.conventions.as_deref().map(str::parse).transpose();
    Ok(Setup {
        seed: Some(seed),
        seat: opening.seat.map(Seat),
        company: opening.company,
        cut: opening.cut,
        levels: levels.map_err(|_| texts.get("desk-no-level"))?,
        names: opening.names.clone(),
        conventions: conventions.map_err(|_| texts.get("desk-no-convention"))?.unwrap_or_default(),
        you: Some(opening.you.trim().to_owned()).filter(|you| !you.is_empty()),
        ..Setup::new(texts.lang())
    })
}

fn begun<G: OnDesk>(code: &str, setup: &Setup, texts: &Texts) -> Result<(Session<G>, Option<Draw>), String> {
    Session::new(rules::<G>(code, texts)?, setup).map_err(|error| error.sentence(texts))
}

/// The rules of a code.
pub(crate) fn rules<G: OnDesk>(code: &str, texts: &Texts) -> Result<G, String> {
    let spec = rules_from_code(code).map_err(|error| faults(&error, texts))?;
    G::build(spec).map_err(|Problems(problems)| {
        problems.iter().map(|problem| texts.problem(problem)).collect::<Vec<_>>().join(" ")
    })
}

fn faults(error: &RulesError, texts: &Texts) -> String {
    match error {
        RulesError::Faults { faults, .. } => {
            let sentences = faults.iter().map(|fault| texts.problem(&fault.problem));
            sentences.collect::<Vec<_>>().join(" ")
        }
        RulesError::Unknown { text } => texts.format("desk-no-game", &[("text", text.as_str().into())]),
        RulesError::Malformed { .. } | RulesError::Unreadable { .. } => texts.get("desk-no-rules"),
    }
}
