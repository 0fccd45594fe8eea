//! The keys of Rummy 500 that answer the question of the moment.

use rummy_500::Choices;

use super::screen::Screen;

/// The keys that work now, the most useful first.
pub(super) fn keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
    let enter = app.theme.sign("⏎", "Enter");
    let across = app.theme.sign("←→", "arrows");
    if app.ui.menu.is_some() {
        return vec![(app.theme.sign("↑↓", "arrows"), "key-choose"), (enter, "key-do"), ("Esc", "key-back")];
    }
    let hint = if app.has_more_to_say() { "key-why" } else { "key-hint" };
    match &app.view.choices {
        Choices::Draw(draws) => {
            let mut keys = Vec::new();
            if app.spots().0.len() > 1 {
                keys.push((across, "key-choose"));
            }
            if draws.calls != 0 {
                keys.push(("!", "key-call"));
            }
            keys.push((enter, if app.draws_himself() { "key-draw" } else { "key-let-go" }));
            keys.push(("h", hint));
            keys
        }
        Choices::Turn(_) => {
            let do_it = if app.ui.picked.len() >= 2 { "key-meld" } else { "key-this-card" };
            vec![
                (across, "key-choose"),
                (app.theme.sign("␣", "Space"), "key-pick"),
                (enter, do_it),
                ("d", "key-throw"),
                ("h", hint),
                ("o", "key-order"),
            ]
        }
        Choices::None => vec![(enter, "key-hurry"), ("o", "key-order")],
    }
}
