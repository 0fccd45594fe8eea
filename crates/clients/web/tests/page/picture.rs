//! The picture of the README: the table in the middle of a hand.

use std::{env, path::PathBuf};

use crate::browser::{House, Size};

const SCREEN: Size = Size { name: "picture", width: 1120, height: 700, mobile: false };

/// The file that the picture is wanted in, relative to the crate; there is one instead of tests then.
pub(crate) fn wanted() -> Option<PathBuf> {
    env::var_os("KOOK_PICTURE").map(PathBuf::from)
}

pub(crate) fn take(house: &House, file: PathBuf) {
    let user = house.user();
    user.resize(SCREEN);
    let table = user.sit_down("australian-4", "505");
    // Somebody else has led: there are cards on the table area, and the hand is still full.
    table.play_until("cards on the felt", |now| {
        !now.legal.is_empty() && now.legal.len() < now.hand.len() && now.hand.len() < 10
    });
    std::fs::write(file, user.small_picture()).unwrap();
}
