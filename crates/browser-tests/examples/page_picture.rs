//! Makes the picture of the README: the table in the middle of a hand.
//! `cargo run -p browser-tests --example page_picture` writes `docs/table.webp`, or the file that is named.

use std::{env, path::PathBuf};

use browser_tests::{House, Programs, Size};

const SCREEN: Size = Size { name: "picture", width: 1120, height: 700, mobile: false };

fn main() -> anyhow::Result<()> {
    let file = env::args_os().nth(1).map_or_else(|| "docs/table.webp".into(), PathBuf::from);
    let house = House::new(Programs::find()?)?;
    {
        let user = house.user();
        user.resize(SCREEN);
        let table = user.sit_down("australian-4", "505");
        // Somebody else has led: there are cards on the table area, and the hand is still full.
        table.play_until("cards on the felt", |now| {
            !now.legal.is_empty() && now.legal.len() < now.hand.len() && now.hand.len() < 10
        });
        std::fs::write(&file, user.small_picture())?;
    }
    house.leave();
    Ok(())
}
