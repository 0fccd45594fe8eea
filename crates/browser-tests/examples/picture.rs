//! Makes the picture of the README: the table in the middle of a hand.
//! `cargo run -p browser-tests --example picture` writes `docs/table.png`, or the file that is named.

use std::{env, path::PathBuf};

use browser_tests::{House, Programs, Size};

const SCREEN: Size = Size { name: "picture", width: 1200, height: 760, mobile: false };

fn main() -> anyhow::Result<()> {
    let file = env::args_os().nth(1).map_or_else(|| "docs/table.png".into(), PathBuf::from);
    let house = House::new(Programs::find()?)?;
    {
        let visitor = house.visitor();
        visitor.resize(SCREEN);
        let table = visitor.sit_down("australian-4", "500");
        let mut now = table.play_until("a trick that is under way", |now| !now.legal.is_empty());
        for _ in 0..3 {
            now = table.do_anything(&now);
        }
        // Somebody else has led: there are cards on the felt.
        table
            .play_until("cards on the felt", |now| !now.legal.is_empty() && now.legal.len() < now.hand.len());
        visitor.picture_to(&file);
    }
    house.leave();
    Ok(())
}
