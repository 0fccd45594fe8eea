//! The file of what was computed: a line of JSON for each game.

use std::collections::BTreeMap;

use super::game::GameFigures;

/// The version of what is computed: it grows when a hand is looked at in another way, and games of an earlier one are
/// looked at again.
pub const VERSION: u16 = 1;

/// What was computed, by game. Of several lines of a game the last one counts that says more.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Book {
    games: BTreeMap<String, GameFigures>,
    /// How many lines can't be read: they are damaged.
    pub unread: usize,
    /// How many lines are of a later version.
    pub later: usize,
}

impl Book {
    /// Reads the lines of a file. What can't be read is counted, and the rest is there.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut book = Self::default();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match serde_json::from_str::<GameFigures>(line) {
                Ok(figures) if figures.version <= VERSION => book.add(figures),
                _ if version(line).is_some_and(|version| version > u64::from(VERSION)) => book.later += 1,
                _ => book.unread += 1,
            };
        }
        book
    }

    /// Adds a line. What an earlier version computed is forgotten, and what it noted stays.
    pub fn add(&mut self, mut figures: GameFigures) {
        if figures.version < VERSION {
            figures = GameFigures { version: VERSION, hands: None, ..figures };
        }
        let known = self.games.get(&figures.game);
        if figures.hands.is_some() || known.is_none_or(|known| known.hands.is_none()) {
            self.games.insert(figures.game.clone(), figures);
        }
    }

    /// The line of a game.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<&GameFigures> {
        self.games.get(game)
    }

    /// The games, those that ended first first.
    #[must_use]
    pub fn games(&self) -> Vec<&GameFigures> {
        let mut games: Vec<&GameFigures> = self.games.values().collect();
        games.sort_by_key(|game| game.ended);
        games
    }
}

/// The version that a line says it is of.
fn version(line: &str) -> Option<u64> {
    serde_json::from_str::<serde_json::Value>(line).ok()?["v"].as_u64()
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn noted(game: &str) -> GameFigures {
        GameFigures {
            version: VERSION,
            game: game.to_owned(),
            ended: 1,
            rules: "australian-4".to_owned(),
            seat: Seat(0),
            partners: Vec::new(),
            level: None,
            left_out: vec![2],
            hands: None,
        }
    }

    fn line(figures: &GameFigures) -> String {
        serde_json::to_string(figures).unwrap() + "\n"
    }

    #[test]
    fn lines_are_added_and_what_says_more_counts() {
        let done = GameFigures { hands: Some(Vec::new()), ..noted("a") };
        let text = line(&noted("a")) + &line(&done) + &line(&noted("a")) + &line(&noted("b"));
        let book = Book::read(&text);
        assert_eq!((book.of("a"), book.of("b"), book.games().len()), (Some(&done), Some(&noted("b")), 2));
        assert_eq!((book.unread, book.later), (0, 0));
    }

    #[test]
    fn damaged_lines_and_those_of_other_versions_cost_nothing_else() {
        let later = line(&noted("c")).replace("\"v\":1", "\"v\":9");
        let other = "{\"v\":9,\"holograms\":[]}\n";
        let whole = line(&noted("a"));
        let book = Book::read(&(later + other + &whole[..20] + "\n" + &whole));
        assert_eq!((book.games().len(), book.unread, book.later), (1, 1, 2));
        let early = GameFigures { version: 0, hands: Some(Vec::new()), ..noted("a") };
        let book = Book::read(&line(&early));
        assert_eq!(book.of("a"), Some(&noted("a")), "it is looked at again, and the hands left out stay so");
    }
}
