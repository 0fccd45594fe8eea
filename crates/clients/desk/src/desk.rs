//! The desk itself: it opens tables of a game, goes on with kept ones, shows records, and answers requests.
//!
//! The client that asks names the game, by its rules: what is said of one game refers to no other, so that a program
//! which is fetched in parts need not carry both.

use std::any::Any;

use crate::wire::{DeskReply, DeskRequest, Game, LogLine, Opening, Preferences, Refused, Scene};
use card_match::{Device, Draw, Level, Match};
use kookaburra::{GameKind, RulesError, rules_from_code};
use serde_json::{Map, Value};
use table::{Game as _, Problems, Record, Seat, Seed, Seq};
use texts::narration::{AskError, Setup};
use texts::{Lang, Texts};

use crate::{
    Heard, NotFollowed,
    at_seat::AtSeat,
    far::FarTable,
    game::OnDesk,
    local::{LocalTable, Seated},
    share::Shared,
    showing::Showing,
};

/// What comes of a request.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It is done.
    Reply(DeskReply),
    /// This is for another to do: for whoever keeps the match, or, where it is kept here, for [`Desk::answer_aside`].
    PassOn(DeskRequest),
}

impl From<DeskReply> for Answer {
    fn from(reply: DeskReply) -> Self {
        Self::Reply(reply)
    }
}

/// Which game is asked for. What names none is for the reader of any game to refuse.
#[must_use]
pub fn game_asked(opening: &Opening) -> GameKind {
    let shared = opening.deal.as_deref().and_then(Shared::read);
    let code = shared.as_ref().map_or(&opening.rules, |shared| &shared.rules);
    GameKind::of_code(code).unwrap_or(GameKind::FiveHundred)
}

/// A table at which one person sits, wherever its match is kept, or a record that they look through.
pub struct Desk(Box<dyn Seated>);

impl Desk {
    /// Opens a table of the game that [`game_asked`] names, for cards that nobody has seen. What chance decides follows
    /// from the seed that is asked for, or else from `fresh`.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open<G: OnDesk>(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let (game, draw) = begun::<G>(&opening.rules, &setup(opening, fresh, &texts)?, &texts)?;
        Ok(Self::of(game, draw, lang))
    }

    /// The same where [`Opening::deal`] names the cards of the first hand, which somebody has played before, and
    /// perhaps what they did first.
    ///
    /// # Errors
    /// The match can't begin as it is asked for, in a sentence.
    pub fn open_with_deal<G: OnDesk>(opening: &Opening, fresh: Seed, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let no_deal = || texts.get("desk-no-deal");
        let shared = opening.deal.as_deref().and_then(Shared::read).ok_or_else(no_deal)?;
        let setup =
            Setup { seat: Some(shared.seat), company: None, cut: false, ..setup(opening, fresh, &texts)? };
        let (mut game, _) = begun::<G>(&shared.rules, &setup, &texts)?;
        let deal = shared.source(game.rules()).ok_or_else(no_deal)?;
        game.deal_from(shared.dealer, deal).map_err(|_| no_deal())?;
        for (seat, text) in &shared.done {
            let action = game.log().table().read_action(text).map_err(|_| no_deal())?;
            game.repeat([(*seat, action)]).map_err(|_| no_deal())?;
        }
        Ok(Self::of(game, None, lang))
    }

    /// Goes on with a match as it was kept.
    ///
    /// # Errors
    /// It is no match that can have been, in a sentence.
    pub fn resume<G: OnDesk>(text: &str, lang: Lang) -> Result<Self, String> {
        let game = Match::<G>::read(text).map_err(|_| Texts::new(lang).get("desk-damaged"))?;
        Ok(Self::of(game, None, lang))
    }

    /// Shows a record to a viewer allowed to see all cards; `me` is the seat they sat at, if any.
    ///
    /// # Errors
    /// The record can't be replayed: where and why, in a sentence.
    pub fn show<G: OnDesk>(record: &Record, me: Option<Seat>, lang: Lang) -> Result<Self, String> {
        Showing::<G>::new(record, me, lang).map(|showing| Self(Box::new(showing)))
    }

    /// Sits down at a table of these rules whose match is kept elsewhere, before anything is known of it.
    ///
    /// # Errors
    /// The rules are none, in a sentence.
    pub fn join<G: OnDesk>(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        Self::far::<G>(rules, lang)
    }

    /// The same at a table of the game of this name.
    ///
    /// # Errors
    /// There is no such game, or the rules are none, in a sentence.
    pub fn join_named(game: &str, rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        let is_open = rules.get("laws").is_some_and(|laws| laws == "open");
        match game {
            five_hundred::Rules::NAME if is_open => Self::join_openly(rules, lang),
            five_hundred::Rules::NAME => Self::join::<five_hundred::Rules>(rules, lang),
            rummy_500::Rules::NAME => Self::join::<rummy_500::Rules>(rules, lang),
            other => Err(table::quoted(other)),
        }
    }

    pub(crate) fn far<G: AtSeat>(rules: &Map<String, Value>, lang: Lang) -> Result<Self, String> {
        let texts = Texts::new(lang);
        let rules = G::read_rules(rules).map_err(|problems| in_sentences(&problems, &texts))?;
        Ok(Self::seated(FarTable::new(rules, lang)))
    }

    fn of<G: OnDesk>(game: Match<G>, draw: Option<Draw>, lang: Lang) -> Self {
        Self::seated(LocalTable::new(Device::new(game), draw, lang))
    }

    pub(crate) fn seated(table: impl Seated) -> Self {
        Self(Box::new(table))
    }

    /// Does what is asked, or says why it can't be done; then nothing has changed.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn answer(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        self.0.answer(request)
    }

    /// Does what is asked aside from plain play: hints, claims of the rest, scores, finished hands. A program that is
    /// fetched in parts can fetch this when it is first wanted.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn answer_aside<G: OnDesk>(&mut self, request: DeskRequest) -> Result<Answer, Refused> {
        let seated: &mut dyn Any = &mut *self.0;
        if let Some(local) = seated.downcast_mut::<LocalTable<G>>() {
            return local.answer_aside(request);
        }
        match (seated.downcast_ref::<FarTable<G>>(), request) {
            (Some(far), DeskRequest::Hint(_)) => Ok(DeskReply::Hint(far.hint()?).into()),
            (_, request) => Ok(Answer::PassOn(request)),
        }
    }

    /// Takes in what happened at a table whose match is kept elsewhere: what is told of it.
    ///
    /// # Errors
    /// It can't be of this table; then nothing has changed.
    pub fn follow(&mut self, heard: &Heard<'_>) -> Result<Vec<LogLine>, NotFollowed> {
        self.0.follow(heard)
    }

    /// The table now; nothing before the first deal, or where a record is shown.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        self.0.scene()
    }

    /// Shows the table as the player likes it.
    pub fn prefer(&mut self, preferences: Preferences) {
        self.0.prefer(preferences);
    }

    /// Which game is played, or shown.
    #[must_use]
    pub fn game(&self) -> Game {
        self.0.game()
    }

    /// The match as it is saved, where it is kept here. It holds what the player may not know.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        self.0.save()
    }

    /// The lines of [`save`](Self::save) for its entries from one on: what is still to be kept where those before are.
    #[must_use]
    pub fn lines_from(&self, seq: Seq) -> String {
        self.0.lines_from(seq)
    }

    /// The finished hands as a record, which may be shown to anybody; nothing where the match is kept elsewhere.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.0.record()
    }

    /// The game for the figures of its only human; nothing where the match is kept elsewhere, or several share it. When
    /// it ended is not known here.
    #[must_use]
    pub fn about_player(&self) -> Option<learning::figures::Game> {
        self.0.about_player()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The cards on the table, in a line, or its name where no match is kept.
    #[must_use]
    pub fn in_words(&self) -> String {
        self.0.in_words()
    }

    /// The player's seat; none while they sit out.
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

/// The settings that are asked for, read.
pub(crate) fn setup(opening: &Opening, fresh: Seed, texts: &Texts) -> Result<Setup, String> {
    let seed = match &opening.seed {
        Some(seed) => seed.parse().map_err(|_| texts.get("desk-no-seed"))?,
        None => fresh,
    };
    let levels: Result<Vec<Level>, _> = opening.levels.iter().map(|level| level.parse()).collect();
    let conventions = opening.conventions.as_deref().map(str::parse).transpose();
    let humans: Vec<String> = opening.humans.iter().map(|name| name.trim().to_owned()).collect();
    // Among several people "you" is nobody's name.
    let shared = humans.iter().any(|name| !name.is_empty());
    let own = Some(opening.you.trim().to_owned()).filter(|you| !you.is_empty());
    Ok(Setup {
        seed: Some(seed),
        seat: opening.seat.map(Seat),
        company: opening.company,
        cut: opening.cut,
        levels: levels.map_err(|_| texts.get("desk-no-level"))?,
        humans,
        names: opening.names.clone(),
        conventions: conventions.map_err(|_| texts.get("desk-no-convention"))?.unwrap_or_default(),
        you: own.or_else(|| shared.then(|| texts.get("desk-first-player"))),
        ..Setup::new(texts.lang())
    })
}

fn begun<G: OnDesk>(code: &str, setup: &Setup, texts: &Texts) -> Result<(Match<G>, Option<Draw>), String> {
    let rules = rules::<G>(code, texts)?;
    let setup = setup.clone().mended(&rules).of(&rules).map_err(|error| error.sentence(texts))?;
    Match::new(rules, &setup).map_err(|error| AskError::from(error).sentence(texts))
}

/// The rules of a code.
pub(crate) fn rules<G: OnDesk>(code: &str, texts: &Texts) -> Result<G, String> {
    let spec = rules_from_code(code).map_err(|error| faults(&error, texts))?;
    G::build(spec).map_err(|problems| in_sentences(&problems, texts))
}

fn in_sentences(Problems(problems): &Problems, texts: &Texts) -> String {
    problems.iter().map(|problem| texts.problem(problem)).collect::<Vec<_>>().join(" ")
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
