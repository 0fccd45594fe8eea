//! Whether bots decide as they did, on every platform: digests of what they decide in a few hands of seven games, with
//! chance that follows from seed, hand, seat and number of actions, as it does in a match.
//!
//! Somebody who plays a deal again wants to meet the same bots. Tests compare the digests on Linux, macOS and Windows
//! and in a browser.

use table::{Game, Recall, Seat, Table, Viewer};

use crate::{Agents, Level, Playable, Player, play_to_table};

/// The number of the bots: those of another number may decide otherwise with the same cards and the same chance.
pub const BOTS: u16 = 1;

/// Of each game and level, how many hands are played and what they give.
const DIGESTS: &[(&str, Level, u32, u64)] = &[
    ("australian-4", Level::Club, 12, 0x58f35ecc8a4c7a8c),
    ("australian-4", Level::Strong, 4, 0xda6d449f51ef8b9f),
    ("australian-4", Level::Expert, 1, 0x276b7a5706b36897),
    ("australian-3", Level::Club, 12, 0xb0c200de8308c03d),
    ("australian-3", Level::Strong, 4, 0xff8029ba71f2b5f9),
    ("australian-3", Level::Expert, 1, 0xfc92c844cca53fbe),
    ("australian-5", Level::Club, 12, 0x37c883ded2e65582),
    ("australian-5", Level::Strong, 4, 0xa0974f9fecde6885),
    ("australian-5", Level::Expert, 1, 0xb797113451ca7218),
    ("australian-2", Level::Club, 12, 0xc053eaa61492587c),
    ("australian-2", Level::Strong, 4, 0xaed0632f96f0ee94),
    ("australian-2", Level::Expert, 1, 0x9fab69e476040918),
    ("american-4", Level::Club, 12, 0x862fc7bc7badff74),
    ("american-4", Level::Strong, 4, 0xcfcfc83577b3f11e),
    ("american-4", Level::Expert, 1, 0xa57ed7f1e0b91b1c),
    ("quebec-4", Level::Club, 12, 0x211b4308382a5ce4),
    ("quebec-4", Level::Strong, 4, 0x65c1521a8e278d88),
    ("quebec-4", Level::Expert, 1, 0x36440824b9f65f5d),
    ("rummy-500", Level::Club, 12, 0x28cd9e9fa5da4838),
    ("rummy-500", Level::Strong, 4, 0x96b80411f75c21ff),
    ("rummy-500", Level::Expert, 1, 0x8b544e6690a03888),
];

/// The differences from the digests of [`BOTS`]: a sentence for each game and level, none if all is alike.
#[must_use]
pub fn differences() -> Vec<String> {
    (0..series()).filter_map(difference).collect()
}

/// How many series of hands there are.
#[must_use]
pub const fn series() -> usize {
    DIGESTS.len()
}

/// The difference from the digest of one series, in a sentence.
#[must_use]
pub fn difference(series: usize) -> Option<String> {
    let &(preset, level, hands, expected) = DIGESTS.get(series)?;
    let digest = digest_of(preset, level, hands);
    (digest != expected).then(|| {
        format!(
            "{preset} at {level} gives {digest:#018x}, not {expected:#018x}: these are other bots. \
             Raise BOTS, and write its new digests."
        )
    })
}

/// The digest of some hands of a game.
fn digest_of(preset: &str, level: Level, hands: u32) -> u64 {
    match five_hundred::Rules::preset(preset) {
        Ok(rules) => digest(&rules, level, hands),
        Err(_) => rummy_500::Rules::preset(preset).map_or(0, |rules| digest(&rules, level, hands)),
    }
}

fn digest<G: Playable>(rules: &G, level: Level, hands: u32) -> u64 {
    let mut bots = Watched { level, digest: Digest::default() };
    play_to_table(rules, &mut bots, 1, hands);
    bots.digest.0
}

/// A bot of a level at the first seat and Club bots at the others, all made anew for each decision.
struct Watched {
    level: Level,
    digest: Digest,
}

impl Watched {
    fn bot<G: Playable>(&self, table: &Table<G>, seat: Seat) -> (Box<dyn Player<G>>, G::View) {
        let mut chance = Digest::default();
        for number in [table.hands().len(), table.actions().len(), seat.index()] {
            chance.add(&(number as u64).to_le_bytes());
        }
        let level = if seat == Seat(0) { self.level } else { Level::Club };
        (level.player(chance.0), table.view(Viewer::Seat(seat), Recall::Perfect))
    }

    fn note<G: Game>(&mut self, seat: Seat, action: G::Action) -> G::Action {
        self.digest.add(format!("{seat} {action}\n").as_bytes());
        action
    }
}

impl<G: Playable> Agents<G> for Watched {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.bot(table, seat);
        let claim = bot.call(table.game(), &view)?.action;
        Some(self.note::<G>(seat, claim))
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.bot(table, seat);
        let action = bot.decide(table.game(), &view).action;
        Some(self.note::<G>(seat, action))
    }
}

/// The 64 bits of FNV-1a, which tell one text from another and keep nothing secret.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_decision_and_another_chance_give_another_digest() {
        let digest = |preset, level| digest_of(preset, level, 2);
        let of_club = digest("australian-4", Level::Club);
        assert_ne!(of_club, digest("australian-4", Level::Beginner));
        assert_ne!(of_club, digest("australian-4-blind", Level::Club));
    }

    #[test]
    fn bots_decide_as_their_number_says() {
        assert_eq!(differences(), Vec::<String>::new());
    }
}
