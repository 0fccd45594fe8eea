//! What a player asks for before a match begins: as much as they like, with names where they give none.

use crate::{Lang, Texts};
use card_match::{Level, MatchSetup, Member, SetupError};
use players::five_hundred::Conventions;
use table::{
    Seat, Seed,
    name::{self, NameFault},
};

use crate::narration::Narrated;

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
    /// How well the bots play: one level for all of them, or one for each in the order in which they came, where the
    /// last one holds for all who come after.
    pub levels: Vec<Level>,
    /// What everybody's calls say by agreement, where there are calls and partners.
    pub conventions: Conventions,
    /// What the player is called in records, if not "you".
    pub you: Option<String>,
    /// The others at the same screen, clockwise from the player; a bot sits in an empty place among them.
    pub humans: Vec<String>,
    /// What the bots are called, in that order; one that is not named has a name from where the game comes from.
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
            humans: Vec::new(),
            names: Vec::new(),
            lang,
        }
    }

    /// What a match of these rules begins with.
    ///
    /// # Errors
    /// The people can't be called so, or can't be so many.
    pub fn of<G: Narrated>(&self, rules: &G) -> Result<MatchSetup, AskError> {
        let people = self.people(rules)?;
        let (seed, seat, cut, conventions) = (self.seed, self.seat, self.cut, self.conventions);
        Ok(MatchSetup { seed, seat, cut, conventions, ..MatchSetup::new(people) })
    }

    /// The same with names that people can be called by: what was kept before names were looked at, or comes from
    /// elsewhere, is put right and keeps nobody from playing.
    #[must_use]
    pub fn mended<G: Narrated>(mut self, rules: &G) -> Self {
        let texts = Texts::for_rules(self.lang, rules);
        let you = texts.get("you");
        let mut taken: Vec<String> = Vec::new();
        // Whoever is called as somebody else has a number, too.
        let mut free = |name: String| {
            let numbered = (2..).map(|number: u32| {
                let saved: String = name.chars().take(name::LONGEST - 4).collect();
                format!("{} {number}", saved.trim_end())
            });
            let is_free = |name: &String| {
                !name::is_alike(name, &you) && !taken.iter().any(|other| name::is_alike(name, other))
            };
            let found = std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or_default();
            taken.push(found.clone());
            found
        };
        self.humans = self.humans.iter().map(|name| name::mended(name).unwrap_or_default()).collect();
        let shared = self.humans.iter().any(|name| !name.is_empty());
        self.you = self.you.as_deref().and_then(name::mended);
        match self.you.take() {
            Some(own) if !shared && name::is_alike(&own, &you) => self.you = Some(own),
            Some(own) => self.you = Some(free(own)),
            None if shared => self.you = Some(free(texts.get("first-player"))),
            None => {}
        }
        for name in &mut self.humans {
            if !name.is_empty() {
                *name = free(std::mem::take(name));
            }
        }
        let usual = texts.get(rules.names_key());
        let mut usual = usual.split_whitespace();
        let mut unnamed = || usual.next().unwrap_or("Bot").to_owned();
        self.names =
            self.names.iter().map(|name| free(name::mended(name).unwrap_or_else(&mut unnamed))).collect();
        self
    }

    /// The people who come, the player first.
    fn people<G: Narrated>(&self, rules: &G) -> Result<Vec<Member>, AskError> {
        let texts = Texts::for_rules(self.lang, rules);
        let you = texts.get("you");
        // Where others look at the same screen, nobody is just "you".
        let shared = self.humans.iter().any(|name| !name.trim().is_empty());
        let first = if shared { texts.get("first-player") } else { you.clone() };
        let own = self.you.as_ref().map_or(&*first, |own| own.trim());
        let mut taken: Vec<String> = Vec::new();
        let mut take = |typed: &str| {
            let name = name::check_beside(typed, &taken)?;
            if !taken.is_empty() && name::is_alike(&name, &you) {
                return Err(NameFault::Taken { name, other: you.clone() });
            }
            taken.push(name.clone());
            Ok(name)
        };
        let own = take(own)?;
        let humans = self.humans.iter().map(|human| match human.trim() {
            "" => Ok(String::new()),
            human => take(human),
        });
        let humans = humans.collect::<Result<Vec<_>, _>>()?;
        let named = self.names.iter().map(|name| take(name)).collect::<Result<Vec<_>, _>>()?;
        let usual = texts.get(rules.names_key());
        let is_free = |usual: &&str| !taken.iter().any(|other| name::is_alike(usual, other));
        let usual = usual.split_whitespace().filter(is_free);
        let mut bots: Vec<String> = named.clone();
        bots.extend(usual.map(str::to_owned));
        let seats = rules.seats();
        // Everybody has a name.
        let others = humans.iter().filter(|name| !name.is_empty()).count();
        let most = rules.most_people().min(bots.len() + others + 1);
        let people = self.company.unwrap_or(seats);
        if self.company.is_some() && !(seats + 1..=most).contains(&people) {
            return Err(SetupError::Company { people, seats, most }.into());
        }
        // One level is for all the bots that come, however few.
        let bots_asked = named.len().max(if self.levels.len() > 1 { self.levels.len() } else { 0 });
        let asked = (bots_asked + others).max(humans.len());
        if asked >= people {
            return Err(AskError::TooMany { asked, others: people - 1 });
        }
        let levels = if self.levels.is_empty() { &[Level::default()][..] } else { &self.levels };
        let mut bots = bots
            .into_iter()
            .enumerate()
            .map(|(number, name)| Member::bot(name, levels[number.min(levels.len() - 1)]));
        let mut members = vec![Member::human(own)];
        for place in 0..people - 1 {
            match humans.get(place).filter(|name| !name.is_empty()) {
                Some(name) => members.push(Member::human(name)),
                None => members.extend(bots.next()),
            }
        }
        Ok(members)
    }
}

/// Why a match can't begin as it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AskError {
    /// Nobody can be called so, or two would be called alike.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// There are more names or levels than other players.
    #[error("names or levels for {asked} others, and only {others} come")]
    TooMany {
        /// For how many something was asked.
        asked: usize,
        /// How many there are besides the player.
        others: usize,
    },
    /// The rules don't allow it.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl AskError {
    /// The mistake, in a sentence for the player.
    #[must_use]
    pub fn sentence(&self, texts: &Texts) -> String {
        match self {
            Self::Name(fault) => texts.name_fault(fault),
            Self::TooMany { asked, others } => {
                texts.format("error-too-many", &[("asked", (*asked).into()), ("others", (*others).into())])
            }
            Self::Setup(error) => setup_error(error, texts),
        }
    }
}

/// Why a match can't begin, in a sentence for the player.
fn setup_error(error: &SetupError, texts: &Texts) -> String {
    match error {
        SetupError::NoSuchSeat { seat, last } => {
            texts.format("error-no-seat", &[("seat", (seat.0 + 1).into()), ("last", (last.0 + 1).into())])
        }
        SetupError::NoCut => texts.get("error-no-cut"),
        SetupError::OpenTable => texts.get("error-open-table"),
        SetupError::NoConventions => texts.get("error-no-conventions"),
        SetupError::Company { seats, most, .. } if most <= seats => texts.get("error-not-shared"),
        SetupError::Company { people, seats, most } => {
            let args = [
                ("people", (*people).into()),
                ("seats", (*seats).into()),
                ("least", (seats + 1).into()),
                ("most", (*most).into()),
            ];
            texts.format("error-company", &args)
        }
        SetupError::NoRandomSeed => texts.get("error-no-random"),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;

    use super::*;

    fn people(setup: &Setup) -> Result<Vec<String>, AskError> {
        let people = setup.of(&Rules::preset("australian-4").unwrap())?.people;
        Ok(people.into_iter().map(|member| member.name).collect())
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
        let taken = NameFault::Taken { name: "ann".to_owned(), other: "Ann".to_owned() };
        assert_eq!(people(&twice), Err(AskError::Name(taken)));
    }

    #[test]
    fn what_is_no_name_is_refused_in_a_sentence() {
        for (wrong, sentence) in [
            (&["you"][..], "“you” is too much like “You”. Add a letter or a last name."),
            (&["Ann", "ANN"], "“ANN” is too much like “Ann”. Add a letter or a last name."),
            (&["Zoé", "zoe"], "“zoe” is too much like “Zoé”. Add a letter or a last name."),
            (&[""], "Everyone needs a name."),
            (&["A+B"], "“A+B” would be read as several names. Leave out the “+”."),
            (&["2"], "“2” is a number. A name needs a letter."),
            (&["An\u{200b}n"], "“An\u{fffd}n” has a character that can’t be shown. Type the name again."),
            (
                &["Maximilian-Alexander von Hohenzollern"],
                "“Maximilian-Alexander von Hohenzollern” is too long. Use up to 32 characters.",
            ),
        ] {
            assert_eq!(people(&named(wrong)).unwrap_err().sentence(&Texts::new(Lang::En)), sentence);
        }
    }

    #[test]
    fn a_name_that_was_kept_keeps_nobody_from_playing() {
        let rules = Rules::preset("australian-4").unwrap();
        let long = "Maximilian-Alexander Friedrich von Hohenzollern";
        for own in [
            long,
            "Bruce, Bob",
            "A+B",
            "Ann\u{200b};",
            ",",
            " ",
            "2",
            "you",
            "You",
            "ned",
            "Ned 2",
            "\u{fffd}",
        ] {
            for others in [[long, "A, B"], ["", "Ned"], ["Mae", "MAE"], ["you", ","], ["1", ""]] {
                for humans in
                    [vec![], vec![own.to_owned(), String::new()], vec![String::new(), "Player 1".to_owned()]]
                {
                    let names = if humans.is_empty() { &others[..] } else { &others[..1] };
                    let saved = Setup { you: Some(own.to_owned()), humans, ..named(names) };
                    let mended = saved.mended(&rules);
                    let found = people(&mended);
                    found.unwrap_or_else(|error| panic!("{own:?}, {others:?}: {error}"));
                    // What can be played with is left as it is.
                    assert_eq!(mended.clone().mended(&rules), mended);
                }
            }
        }
    }

    #[test]
    fn a_name_of_more_than_sixteen_letters_can_be_played_with() {
        let setup = Setup { you: Some("Maximilian-Alexander von".to_owned()), ..named(&["Zoe\u{301}"]) };
        assert_eq!(people(&setup).unwrap()[..2], ["Maximilian-Alexander von", "Zoé"]);
    }

    #[test]
    fn nobody_is_named_or_has_a_level_who_does_not_come() {
        let too_many = AskError::TooMany { asked: 4, others: 3 };
        assert_eq!(people(&named(&["A", "B", "C", "D"])), Err(too_many.clone()));
        let levels = vec![Level::Club; 4];
        assert_eq!(people(&Setup { levels: levels.clone(), ..named(&[]) }), Err(too_many));
        let five = Setup { levels, company: Some(5), ..named(&["A", "B", "C", "D"]) };
        assert_eq!(people(&five).unwrap(), ["You", "A", "B", "C", "D"]);
    }

    #[test]
    fn others_at_the_same_device_sit_where_they_are_named() {
        let setup = Setup {
            humans: vec![String::new(), "Bo".to_owned()],
            levels: vec![Level::Beginner, Level::Expert],
            ..named(&["Jo"])
        };
        let found = setup.of(&Rules::preset("australian-4").unwrap()).unwrap().people;
        let bot = Member::bot;
        let members = [
            Member::human("Player 1"),
            bot("Jo", Level::Beginner),
            Member::human("Bo"),
            bot("Mae", Level::Expert),
        ];
        assert_eq!(found, members);
        let twice = Setup { humans: vec!["jo".to_owned()], ..named(&["Jo"]) };
        let taken = NameFault::Taken { name: "Jo".to_owned(), other: "jo".to_owned() };
        assert_eq!(people(&twice), Err(AskError::Name(taken)));
        let many = Setup { humans: ["A", "B", "C", "D"].map(str::to_owned).to_vec(), ..named(&[]) };
        assert_eq!(people(&many), Err(AskError::TooMany { asked: 4, others: 3 }));
    }

    #[test]
    fn what_the_rules_do_not_allow_is_told_in_a_sentence() {
        // FH-END-8
        let texts = Texts::new(Lang::En);
        let told = |error: SetupError| AskError::from(error).sentence(&texts);
        let company = SetupError::Company { people: 9, seats: 4, most: 8 };
        assert_eq!(told(company), "A game for 4 can be shared by 5 to 8 people, not by 9.");
        assert!(told(SetupError::NoCut).contains("aren’t cut"));
        assert!(told(SetupError::Company { people: 5, seats: 4, most: 4 }).contains("players=5"));
        assert!(told(SetupError::NoSuchSeat { seat: Seat(4), last: Seat(3) }).contains("from 1 to 4"));
    }
}
