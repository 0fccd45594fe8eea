//! What a player asks for before a match begins, and why it may not begin.

use players::{Level, five_hundred::Conventions};
use table::{DealError, OpenError, Seat, Seed, cleaned, quoted};
use texts::{Lang, Texts, letters::in_small};

use crate::TableGame;

/// No name is longer, in characters.
pub(crate) const LONGEST_NAME: usize = 16;

/// What a player asks for; the rules are asked for beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// What every deal and every bot follows from; drawn by the operating system if there is none.
    pub seed: Option<Seed>,
    /// The player's seat; seat 0 if none is asked for.
    pub seat: Option<Seat>,
    /// How many people share the game, if more than it has seats: some of them sit out \[FH-END-8\].
    pub company: Option<usize>,
    /// The player on the dealer's right cuts the pack before each deal \[FH-DEAL-1\].
    pub cut: bool,
    /// How well the others play: one level for all of them, or one for each in the order in which they came, where the
    /// last one holds for whoever comes after.
    pub levels: Vec<Level>,
    /// What everybody's calls say by agreement, where there are calls and partners.
    pub conventions: Conventions,
    /// What the human is called in records, if not "you".
    pub you: Option<String>,
    /// What the others are called, in that order; who is not named has a name from where the game comes from.
    pub names: Vec<String>,
    /// The language the names come from.
    pub lang: Lang,
}

impl Setup {
    /// A match as it usually is.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Self {
            seed: None,
            seat: None,
            company: None,
            cut: false,
            levels: Vec::new(),
            conventions: Conventions::default(),
            you: None,
            names: Vec::new(),
            lang,
        }
    }

    /// The people who come, the human first.
    pub(crate) fn people<G: TableGame>(&self, rules: &G) -> Result<Vec<String>, SetupError> {
        let texts = Texts::for_rules(self.lang, rules);
        let you = texts.get("you");
        let alike = |one: &str, other: &str| in_small(one) == in_small(other);
        let own = self.you.as_ref().map_or(&*you, |own| own.trim());
        if !is_name(own) {
            return Err(SetupError::Name(quoted(own)));
        }
        let mut others: Vec<String> = Vec::new();
        for name in self.names.iter().map(|name| name.trim()) {
            let mine = alike(name, &you) || alike(name, own);
            if !is_name(name) || mine || others.iter().any(|other| alike(name, other)) {
                return Err(SetupError::Name(quoted(name)));
            }
            others.push(name.to_owned());
        }
        let named = others.len();
        for name in texts.get(rules.names_key()).split_whitespace() {
            if !alike(name, own) && !others[..named].iter().any(|other| alike(name, other)) {
                others.push(name.to_owned());
            }
        }
        let seats = rules.seats();
        // Everybody has a name.
        let most = rules.most_people().min(others.len() + 1);
        let people = self.company.unwrap_or(seats);
        if self.company.is_some() && !(seats + 1..=most).contains(&people) {
            return Err(SetupError::Company { people, seats, most });
        }
        let asked = named.max(self.levels.len());
        if asked >= people {
            return Err(SetupError::TooMany { asked, others: people - 1 });
        }
        Ok(std::iter::once(own.to_owned()).chain(others.into_iter().take(people - 1)).collect())
    }
}

/// Whether a player may be called so: a few letters, and nothing that would be read as several names.
fn is_name(name: &str) -> bool {
    let strange = |c: char| c == '\n' || matches!(c, ',' | '+' | ';');
    let shown = cleaned(name) == name && !name.contains(strange);
    !name.is_empty() && name.chars().count() <= LONGEST_NAME && shown
}

/// Why a match can't begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The rules have no such seat.
    #[error("there is no seat {seat}: the seats are 0 to {last}")]
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
        /// The last seat there is.
        last: Seat,
    },
    /// Packs are not cut in this game.
    #[error("packs are not cut in this game")]
    NoCut,
    /// In this game partners can't agree what calls say.
    #[error("there is nothing to agree about calls in this game")]
    NoConventions,
    /// That many people can't share the game.
    #[error("{people} people can't share a game for {seats}: from {} to {most} can", .seats + 1)]
    Company {
        /// How many were asked for.
        people: usize,
        /// How many seats the game has.
        seats: usize,
        /// How many can at most; no more than the seats if none can.
        most: usize,
    },
    /// Nobody can be called so, or two would be called alike.
    #[error("{0:?} is no name for a player, or two players have it")]
    Name(String),
    /// There are more names or levels than other players.
    #[error("names or levels for {asked} others, and only {others} come")]
    TooMany {
        /// For how many something was asked.
        asked: usize,
        /// How many there are besides the player.
        others: usize,
    },
    /// A table with these rules and names can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A hand can't be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The operating system gives no random numbers.
    #[error("the operating system gives no random seed")]
    NoRandomSeed,
}

impl SetupError {
    /// What happened, in a sentence for the player.
    #[must_use]
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::NoSuchSeat { seat, last } => {
                texts.format("error-no-seat", &[("seat", seat.0.into()), ("last", last.0.into())])
            }
            Self::NoCut => texts.get("error-no-cut"),
            Self::NoConventions => texts.get("error-no-conventions"),
            Self::Company { seats, most, .. } if most <= seats => texts.get("error-not-shared"),
            Self::Company { people, seats, most } => {
                let args = [
                    ("people", (*people).into()),
                    ("seats", (*seats).into()),
                    ("least", (seats + 1).into()),
                    ("most", (*most).into()),
                ];
                texts.format("error-company", &args)
            }
            Self::Name(name) => {
                let args = [("name", name.as_str().into()), ("longest", LONGEST_NAME.into())];
                texts.format("error-name", &args)
            }
            Self::TooMany { asked, others } => {
                texts.format("error-too-many", &[("asked", (*asked).into()), ("others", (*others).into())])
            }
            Self::Open(error) => error.to_string(),
            Self::Deal(error) => error.to_string(),
            Self::NoRandomSeed => texts.get("error-no-random"),
        }
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;

    use super::*;

    fn people(setup: &Setup) -> Result<Vec<String>, SetupError> {
        setup.people(&Rules::preset("australian-4").unwrap())
    }

    fn named(names: &[&str]) -> Setup {
        Setup { names: names.iter().map(|&name| name.to_owned()).collect(), ..Setup::new(Lang::En) }
    }

    #[test]
    fn who_is_not_named_has_a_name_from_where_the_game_comes_from() {
        assert_eq!(people(&named(&[])).unwrap(), ["You", "Mae", "Ned", "Ivy"]);
        assert_eq!(people(&named(&[" Jean-Paul ", "mae"])).unwrap(), ["You", "Jean-Paul", "mae", "Ned"]);
        assert_eq!(people(&Setup { lang: Lang::Fr, ..named(&["You"]) }).unwrap()[..2], ["Vous", "You"]);
    }

    #[test]
    fn the_human_may_have_a_name_in_records() {
        let setup = Setup { you: Some("Mae".to_owned()), ..named(&["Ann"]) };
        assert_eq!(people(&setup).unwrap(), ["Mae", "Ann", "Ned", "Ivy"]);
        let twice = Setup { you: Some("Ann".to_owned()), ..named(&["ann"]) };
        assert_eq!(people(&twice), Err(SetupError::Name("ann".to_owned())));
    }

    #[test]
    fn what_is_no_name_is_refused_in_a_sentence() {
        for wrong in [&["you"][..], &["Ann", "ANN"], &[""], &["A+B"], &["Wolfeschlegelstein"]] {
            let error = people(&named(wrong)).unwrap_err();
            assert_eq!(error, SetupError::Name((*wrong.last().unwrap()).to_owned()));
            assert!(error.sentence(&Texts::new(Lang::En)).contains("won’t do as a bot’s name"));
        }
    }

    #[test]
    fn nobody_is_named_or_has_a_level_who_does_not_come() {
        let too_many = SetupError::TooMany { asked: 4, others: 3 };
        assert_eq!(people(&named(&["A", "B", "C", "D"])), Err(too_many.clone()));
        let levels = vec![Level::Club; 4];
        assert_eq!(people(&Setup { levels: levels.clone(), ..named(&[]) }), Err(too_many));
        let five = Setup { levels, company: Some(5), ..named(&["A", "B", "C", "D"]) };
        assert_eq!(people(&five).unwrap(), ["You", "A", "B", "C", "D"]);
    }
}
