//! The desk itself: it opens tables of a game, goes on with kept ones, shows records, and answers orders.
//!
//! Whoever asks names the game, by its rules: what is said of one game refers to no other, so that a program which is
//! fetched in parts need not carry both.

use kookaburra::{RulesError, rules_from_code};
use session::{Draw, Level, Save, Session, Setup};
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
    /// Opens a table of the game that [`Opening::game`] names. What chance decides follows from the seed that is asked
    /// for, or else from `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open<G: OnDesk>(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let shared = match &opening.deal {
            Some(code) => Some(Shared::read(code).ok_or_else(|| texts.get("desk-no-deal"))?),
            None => None,
        };
        let code = shared.as_ref().map_or(&opening.rules, |shared| &shared.rules);
        let mut setup = setup(opening, fresh, &texts)?;
        if let Some(shared) = &shared {
            setup.seat = Some(shared.seat);
            (setup.company, setup.cut) = (None, false);
        }
        let (session, draw) =
            Session::new(rules::<G>(code, &texts)?, &setup).map_err(|error| error.sentence(&texts))?;
        match shared {
            None => Ok(Self::of(session, draw, lang)),
            Some(shared) => Self::dealt(&session, &shared, lang),
        }
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

    /// A match that begins with a deal that somebody else has played.
    fn dealt<G: OnDesk>(session: &Session<G>, shared: &Shared, lang: Lang) -> Result<Self, String> {
        let no_deal = || Texts::new(lang).get("desk-no-deal");
        let mut save = session.save();
        let deal = shared.source(session.rules()).ok_or_else(no_deal)?;
        save.record.hands.push(HandRecord { dealer: shared.dealer, deal, actions: Vec::new() });
        let session: Session<G> = Session::resume(save).map_err(|_| no_deal())?;
        Ok(Self::of(session, None, lang))
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
    Ok(Setup {
        seed: Some(seed),
        seat: opening.seat.map(Seat),
        company: opening.company,
        cut: opening.cut,
        levels: levels.map_err(|_| texts.get("desk-no-level"))?,
        names: opening.names.clone(),
        you: Some(opening.you.trim().to_owned()).filter(|you| !you.is_empty()),
        ..Setup::new(texts.lang())
    })
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
        other => other.to_string(),
    }
}
