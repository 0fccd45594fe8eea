//! The desk itself: it opens tables of any game, goes on with kept ones, shows records, and answers orders.

use ::five_hundred::{Preset, Rules};
use ::rummy_500::Rules as Rummy;
use kookaburra::{AnyRules, GameKind, RulesError, rules_from_code};
use session::{AnySession, Draw, Level, Save, Session, Setup};
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
    /// Opens a table. What chance decides follows from the seed that is asked for, or else from `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
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
            AnySession::new(&rules(code, &texts)?, &setup).map_err(|error| error.sentence(&texts))?;
        match (session, shared) {
            (AnySession::FiveHundred(session), None) => Ok(Self::of(session, draw, lang)),
            (AnySession::Rummy(session), None) => Ok(Self::of(session, draw, lang)),
            (AnySession::FiveHundred(session), Some(shared)) => Self::dealt(&session, &shared, lang),
            (AnySession::Rummy(session), Some(shared)) => Self::dealt(&session, &shared, lang),
        }
    }

    /// Goes on with a match that [`Desk::save`] kept.
    ///
    /// # Errors
    /// The text is no match that can have been, in a sentence.
    pub fn resume(save: &str, lang: Lang) -> Result<Self, String> {
        let damaged = || Texts::new(lang).get("desk-damaged");
        let save = Save::read(save.as_bytes()).ok_or_else(damaged)?;
        match AnySession::resume(save).map_err(|_| damaged())? {
            AnySession::FiveHundred(session) => Ok(Self::of(session, None, lang)),
            AnySession::Rummy(session) => Ok(Self::of(session, None, lang)),
        }
    }

    /// Shows a record to who may see all cards; `me` is the seat he sat at, if any.
    ///
    /// # Errors
    /// The text is no record that can be replayed: where and why, in a sentence.
    pub fn show(record: &str, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        let record = crate::records::read(record, lang)?;
        match GameKind::of(&record) {
            Ok(GameKind::RummyFiveHundred) => {
                Showing::<Rummy>::new(&record, me, lang).map(|showing| Self(Box::new(showing)))
            }
            _ => Showing::<Rules>::new(&record, me, lang).map(|showing| Self(Box::new(showing))),
        }
    }

    fn of<G: OnDesk + 'static>(session: Session<G>, draw: Option<Draw>, lang: Lang) -> Self {
        Self(Box::new(Sitting::new(session, draw, lang)))
    }

    /// A match that begins with a deal that somebody else has played.
    fn dealt<G: OnDesk + 'static>(session: &Session<G>, shared: &Shared, lang: Lang) -> Result<Self, String> {
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
pub(crate) fn rules(code: &str, texts: &Texts) -> Result<AnyRules, String> {
    let preset = code.split(['+', ' ']).next().unwrap_or_default();
    let faults = |error: RulesError| faults(&error, texts);
    let problems = |Problems(problems): Problems| {
        problems.iter().map(|problem| texts.problem(problem)).collect::<Vec<_>>().join(" ")
    };
    if ::rummy_500::PRESETS.iter().any(|known| known.name.eq_ignore_ascii_case(preset)) {
        let spec = rules_from_code(code).map_err(faults)?;
        return Rummy::new(spec).map(AnyRules::Rummy500).map_err(problems);
    }
    let spec = rules_from_code::<Preset>(code).map_err(faults)?;
    Rules::new(spec).map(|rules| AnyRules::FiveHundred(Box::new(rules))).map_err(problems)
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
