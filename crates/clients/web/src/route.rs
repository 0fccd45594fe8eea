//! The rooms of the page, and their addresses. An address is the part after `#`, so that the page works from any folder
//! of any host; rules travel in it as their short code, or as the name of a preset.

use std::fmt;

/// A room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The choice of a table.
    #[default]
    Home,
    /// The table of the match that is played, or of the last one.
    Table,
    /// The table of the match of this number.
    Match(u32),
    /// A match that begins at once: its rules, and the deal if it is one that somebody else has played.
    Play {
        /// The rules' code or the preset's name.
        rules: String,
        /// The seed of the deal.
        seed: Option<String>,
    },
    /// The choice of the players, before a match of these rules.
    Before(String),
    /// The form for house rules, beginning with these.
    Rules(String),
    /// The rule sheet of these rules.
    Sheet(String),
    /// Settings.
    Settings,
    /// Games played, and what they add up to.
    History,
    /// A finished game, hand by hand.
    Game(u32),
    /// The referee of a table of wood: the code of its rules, and what has been told; the usual table if it is empty.
    Referee(String),
    /// The score sheets of people with real cards: the number of a sheet and a place in it; all of them if it is empty.
    Score(String),
    /// The course; or its lesson of this name about what to object to at an open table.
    Lessons(String),
    /// Any other lesson of the course.
    Learn(String),
    /// Puzzles: of every kind if it is empty, in a row, or of the theme of this name.
    Puzzles(String),
    /// Challenges, the deal of the day, practice, one’s figures: the address without its `#/`, since some of these
    /// addresses are links that go round as they are.
    Training(String),
    /// The choice of a table for people in other places, beginning with these rules; the usual ones if it is empty.
    Friends(String),
    /// A table for people in other places, by its code; a personal link leads on to one’s seat there.
    Online(String),
    /// A club, by its code; what comes after it leads on to one of its evenings, or lets one belong to it.
    Club(String),
    /// How to play here.
    Help,
    /// No room: an address that leads nowhere.
    Nowhere(String),
}

impl Route {
    /// The room of an address.
    #[must_use]
    pub fn of(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut parts = path.split('/');
        let (room, rest) = (parts.next().unwrap_or_default(), parts.next());
        let rules = rest.unwrap_or_default().to_owned();
        match room {
            "table" => rest.and_then(|id| id.parse().ok()).map_or(Self::Table, Self::Match),
            "play" if rest.is_some() => Self::Play { rules, seed: parts.next().map(str::to_owned) },
            "before" if rest.is_some() => Self::Before(rules),
            "rules" => Self::Rules(rules),
            "sheet" if rest.is_some() => Self::Sheet(rules),
            "settings" => Self::Settings,
            "history" => Self::History,
            "referee" => Self::Referee(path.split_once('/').map_or("", |(_, told)| told).to_owned()),
            "score" => Self::Score(path.split_once('/').map_or("", |(_, place)| place).to_owned()),
            "lessons" => Self::Lessons(rules),
            "puzzles" => Self::Puzzles(rules),
            "learn" if rest.is_some() => Self::Learn(rules),
            "same" | "day" | "figures" | "practice" | "deal" => Self::Training(path.to_owned()),
            "friends" => Self::Friends(rules),
            "t" if rest.is_some() => {
                Self::Online(path.split_once('/').map_or("", |(_, table)| table).to_owned())
            }
            "c" if rest.is_some() => Self::Club(path.split_once('/').map_or("", |(_, club)| club).to_owned()),
            "help" => Self::Help,
            "" => Self::Home,
            _ => {
                let game = rest.filter(|_| room == "game").and_then(|id| id.parse().ok());
                game.map_or_else(|| Self::Nowhere(path.to_owned()), Self::Game)
            }
        }
    }
}

impl fmt::Display for Route {
    /// The address, with its `#`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::Table => f.write_str("#/table"),
            Self::Match(id) => write!(f, "#/table/{id}"),
            Self::Play { rules, seed: None } => write!(f, "#/play/{rules}"),
            Self::Play { rules, seed: Some(seed) } => write!(f, "#/play/{rules}/{seed}"),
            Self::Before(rules) => write!(f, "#/before/{rules}"),
            Self::Rules(rules) if rules.is_empty() => f.write_str("#/rules"),
            Self::Rules(rules) => write!(f, "#/rules/{rules}"),
            Self::Sheet(rules) => write!(f, "#/sheet/{rules}"),
            Self::Settings => f.write_str("#/settings"),
            Self::History => f.write_str("#/history"),
            Self::Game(id) => write!(f, "#/game/{id}"),
            Self::Referee(told) if told.is_empty() => f.write_str("#/referee"),
            Self::Referee(told) => write!(f, "#/referee/{told}"),
            Self::Score(place) if place.is_empty() => f.write_str("#/score"),
            Self::Score(place) => write!(f, "#/score/{place}"),
            Self::Lessons(name) if name.is_empty() => f.write_str("#/lessons"),
            Self::Lessons(name) => write!(f, "#/lessons/{name}"),
            Self::Puzzles(kind) if kind.is_empty() => f.write_str("#/puzzles"),
            Self::Puzzles(kind) => write!(f, "#/puzzles/{kind}"),
            Self::Learn(name) => write!(f, "#/learn/{name}"),
            Self::Friends(rules) if rules.is_empty() => f.write_str("#/friends"),
            Self::Friends(rules) => write!(f, "#/friends/{rules}"),
            Self::Online(code) => write!(f, "#/t/{code}"),
            Self::Club(code) => write!(f, "#/c/{code}"),
            Self::Help => f.write_str("#/help"),
            Self::Training(path) | Self::Nowhere(path) => write!(f, "#/{path}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_room_has_an_address_that_leads_back_to_it() {
        let rules = "quebec-4".to_owned();
        let rooms = [
            Route::Home,
            Route::Table,
            Route::Match(1_795_411_200),
            Route::Play { rules: rules.clone(), seed: None },
            Route::Play { rules: rules.clone(), seed: Some("00ff".to_owned()) },
            Route::Before(rules.clone()),
            Route::Rules(String::new()),
            Route::Rules(rules.clone()),
            Route::Sheet(rules),
            Route::Settings,
            Route::History,
            Route::Game(7),
            Route::Referee(String::new()),
            Route::Referee("quebec-4/7H/lead:trick-down=no".to_owned()),
            Route::Score(String::new()),
            Route::Score("1795411200/fix/3".to_owned()),
            Route::Lessons(String::new()),
            Route::Lessons("revoke".to_owned()),
            Route::Learn("first-hand".to_owned()),
            Route::Puzzles(String::new()),
            Route::Puzzles("last-trump".to_owned()),
            Route::Training("figures".to_owned()),
            Route::Training("deal/1.quebec-4.AbC-_".to_owned()),
            Route::Training("day/quebec-4/2026-12-03".to_owned()),
            Route::Training("same/1.quebec-4+score=750.AbC-_".to_owned()),
            Route::Friends(String::new()),
            Route::Friends("quebec-4".to_owned()),
            Route::Online("k3v9xq".to_owned()),
            Route::Online("k3v9xq/me/2-00ff".to_owned()),
            Route::Club("k3v9xq".to_owned()),
            Route::Club("k3v9xq/evening/2".to_owned()),
            Route::Help,
            Route::Nowhere("nowhere/at/all".to_owned()),
        ];
        for room in rooms {
            assert_eq!(Route::of(&room.to_string()), room);
        }
    }

    #[test]
    fn an_address_that_leads_nowhere_is_not_the_first_room() {
        for address in ["", "#", "#/"] {
            assert_eq!(Route::of(address), Route::Home, "{address}");
        }
        for address in ["nowhere", "sheet", "play", "learn", "game/x", "game", "game/4294967296"] {
            assert_eq!(Route::of(&format!("#/{address}")), Route::Nowhere(address.to_owned()));
        }
    }
}
