//! Stronger bots for somebody who has outgrown theirs.

use std::{io, path::Path};

use learning::figures::Outgrown;
use texts::Texts;

use crate::{Usual, figures::SavedFigures, finished::noted_games, store::player_folder};

/// That the player is surely ahead of the bots they play against, and how they meet stronger ones; nothing if they
/// aren't, or were told before.
///
/// # Errors
/// It can't be noted that they are told.
pub fn outgrown(texts: Texts) -> io::Result<Option<String>> {
    told_of_outgrown(texts, &player_folder())
}

fn told_of_outgrown(texts: Texts, folder: &Path) -> io::Result<Option<String>> {
    let mut usual = Usual::in_folder(folder);
    let games = noted_games(folder, &SavedFigures::open(folder)).into_iter();
    let found = Outgrown::of(&games.map(|(finished, game)| (finished.record, game)).collect::<Vec<_>>());
    let Some(found) = found.filter(|found| !usual.outgrown.contains(&found.level)) else { return Ok(None) };
    usual.outgrown.push(found.level);
    usual.write(folder)?;
    let [sentence, _] = texts::figures::outgrown(texts, &found);
    let command = format!("kook play --level {}", found.next.name());
    Ok(Some(format!(
        "{sentence} {}",
        texts.format("figures-outgrown-command", &[("command", command.into())])
    )))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]

    use std::fs;

    use card_match::Level;
    use five_hundred::{Action, Rules};
    use learning::figures::{Game, GameFigures};
    use players::{Agents, Player, RandomPlayer, play_to_table};
    use table::{Games, PlayedGame, Recall, Seat, Table, Viewer};
    use tempfile::TempDir;
    use texts::Lang;

    use super::*;
    use crate::GAMES_FOLDER;

    /// Bots by seat.
    struct Bots(Vec<Box<dyn Player<Rules>>>);

    impl Agents<Rules> for Bots {
        fn claim(&mut self, _: &Table<Rules>, _: Seat) -> Option<Action> {
            None
        }

        fn act(&mut self, table: &Table<Rules>, seat: Seat) -> Option<Action> {
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            Some(self.0[seat.index()].decide(table.game(), &view).action)
        }
    }

    #[test]
    fn somebody_ahead_of_the_bots_is_told_once() {
        let rules = Rules::preset("australian-4").unwrap();
        let folder = TempDir::new().unwrap();
        let games = folder.path().join(GAMES_FOLDER);
        fs::create_dir_all(&games).unwrap();
        let mut saved = SavedFigures::open(folder.path());
        let texts = Texts::new(Lang::En);
        assert_eq!(told_of_outgrown(texts, folder.path()).unwrap(), None, "nothing was played");
        for number in 0..40 {
            // The player and their partner play as Club does, the others do anything.
            let bot = |seat: Seat| -> Box<dyn Player<Rules>> {
                match seat.0 % 2 {
                    0 => Level::Club.player(u64::from(seat.0)),
                    _ => Box::new(RandomPlayer::new(seat.0.into())),
                }
            };
            let bots = Seat::all(4).map(bot).collect();
            let record = play_to_table(&rules, &mut Bots(bots), number, 40).1.to_record(None);
            let game =
                Game { ended: number, seat: Seat(0), level: Some(Level::Beginner), left_out: Vec::new() };
            saved.add(GameFigures::noted(&record, &game).unwrap()).unwrap();
            let played = PlayedGame { ended: Some(number), seat: Some(Seat(0)), record };
            let text = Games { games: vec![played], ..Games::default() }.to_json();
            fs::write(games.join(format!("{number}.json")), text).unwrap();
        }
        let told = told_of_outgrown(texts, folder.path()).unwrap().unwrap();
        assert!(
            told.contains("ahead of Beginner bots") && told.ends_with("kook play --level casual"),
            "{told}"
        );
        assert_eq!(told_of_outgrown(texts, folder.path()).unwrap(), None, "once is enough");
        assert_eq!(Usual::in_folder(folder.path()).outgrown, [Level::Beginner]);
    }
}
