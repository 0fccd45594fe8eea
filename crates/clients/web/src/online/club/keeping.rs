//! What this browser keeps of clubs.

use online_client::participant::club::ClubMemory;

use crate::online::keeping::Remembered;

impl Remembered for ClubMemory {
    const PREFIX: &'static str = "kookaburra-club-";

    fn read(text: &str) -> Self {
        Self::read(text)
    }

    fn write(&self) -> String {
        self.write()
    }
}

/// The club in whose evening somebody sits at a table.
pub fn club_of(table: &str) -> Option<String> {
    let all = ClubMemory::all().into_iter();
    all.filter(|(_, memory)| memory.table.as_deref() == Some(table)).map(|(code, _)| code).next()
}
