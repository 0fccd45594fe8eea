//! Tables that give a day for a move go on when it is over, though nobody is there.

use super::Hub;
use crate::StoreError;

/// How many are entered together.
const TOGETHER: u32 = 64;
/// How long another program leaves a table to the one that took it, in milliseconds; one that can’t go on is tried
/// again then.
const TAKEN_FOR: u64 = 15 * 60_000;

impl Hub {
    /// Lets every table go on that waited for somebody until now: its room does what is due, and stays as long as an
    /// empty one does. Says how many they are.
    ///
    /// # Errors
    /// The store.
    pub async fn wake(&self) -> Result<usize, StoreError> {
        let mut woken = 0;
        loop {
            let now = self.now();
            let turns = self.settings().store.turns();
            let tables = turns.fallen_due(now, now.after(TAKEN_FOR), TOGETHER).await?;
            for &table in &tables {
                if let Err(error) = self.room_of(table).await {
                    tracing::warn!(table = table.0, %error, "a table does not go on");
                }
            }
            woken += tables.len();
            if tables.len() < TOGETHER as usize {
                return Ok(woken);
            }
        }
    }
}
