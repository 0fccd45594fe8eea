//! Reading a view of an open table back.

use five_hundred::Rules;
use serde::Deserialize;
use serde_json::Value;
use table::{Seat, SeatSet, ViewError};

use crate::open_table::show::{Told, View};

/// A view as it was written; its cards and calls are read by the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    phase: Option<String>,
    to_act: SeatSet,
    legal: Vec<String>,
    in_turn: Vec<String>,
    scores: Vec<i32>,
    game: Option<Value>,
    laws: Option<Told>,
}

impl View {
    /// Reads a view that was written. Of an open table any is possible that speaks of seats and cards that there are:
    /// what was done there need not have been lawful.
    ///
    /// # Errors
    /// The first place that no view of these rules has, and what is wrong there.
    pub fn read(rules: &Rules, view: &Value) -> Result<Self, ViewError> {
        let Written { phase, to_act, legal, in_turn, scores, game, laws } = ViewError::read(view)?;
        let seats = rules.seats();
        let has_seat = |place: &str, seat: Seat| ViewError::seat(place, seat, seats);
        let phase = phase.map(|text| text.parse().map_err(|_| ViewError::unlawful("phase", &text)));
        let phase = phase.transpose()?;
        to_act.iter().try_for_each(|seat| has_seat("to_act", seat))?;
        ViewError::count("scores", scores.len(), seats)?;
        scores.iter().try_for_each(|&score| ViewError::number("scores", score))?;
        let laid_away = laws.as_ref().map_or(0, |laws| laws.on_table.1);
        let game = game.map(|game| rules.read_any_view(&game, laid_away)).transpose()?;
        if let Some(laws) = &laws {
            laws.seats().into_iter().try_for_each(|seat| has_seat("laws", seat))?;
            if let Some(sheet) = &laws.sheet {
                ViewError::count("laws.sheet", sheet.len(), seats)?;
                sheet.iter().flatten().try_for_each(|&points| ViewError::number("laws.sheet", points))?;
            }
        }
        let view = Self { phase, to_act, legal, in_turn, scores, game, laws };
        if let Some(game) = &view.game {
            game.choices_of_lines(&view.in_turn)?;
        }
        Ok(view)
    }
}
