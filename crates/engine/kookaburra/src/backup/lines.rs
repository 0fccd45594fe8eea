//! Texts of which each line is an item: answers to puzzles, hands of challenges, figures of games.

use serde_json::Value;

use super::{
    contents::Contents,
    item::{Item, Kind},
};

impl Kind {
    /// The kinds that devices keep in texts of lines.
    pub const LINES: [Self; 3] = [Self::Answer, Self::Challenge, Self::Figures];
}

impl Item {
    /// The item that a line is, in a text of this kind; nothing if it is none, as a line that was cut.
    ///
    /// ```
    /// use kookaburra::backup::{Item, Kind};
    ///
    /// let line = r#"{"puzzle":"0123456789ab","at":5}"#;
    /// assert!(Item::of_line(&Kind::Answer, line).is_some());
    /// assert_eq!(Item::of_line(&Kind::Answer, &line[..9]), None);
    /// ```
    #[must_use]
    pub fn of_line(kind: &Kind, line: &str) -> Option<Self> {
        let value = serde_json::from_str::<Value>(line).ok().filter(Value::is_object)?;
        match kind {
            Kind::Answer => Some(Self::answer(value)),
            Kind::Challenge => Some(Self::challenge(value)),
            Kind::Figures => Self::figures(value),
            _ => None,
        }
    }
}

/// The items of a text of lines.
pub fn items_of<'a>(kind: &'a Kind, text: &'a str) -> impl Iterator<Item = Item> + use<'a> {
    text.lines().filter_map(|line| Item::of_line(kind, line))
}

/// A text of lines once its device keeps `target`: items that come stand behind those that stay. A line that is no item
/// stays.
#[must_use]
pub fn text_after(kind: &Kind, text: &str, target: &Contents) -> String {
    let is = |one: &Item, other: &Item| one.id == other.id && one.body == other.body;
    let here: Vec<Item> = items_of(kind, text).collect();
    let stays = |line: &&str| {
        let item = Item::of_line(kind, line);
        item.is_none_or(|item| target.get(kind, &item.id).iter().any(|kept| is(kept, &item)))
    };
    let stay = text.lines().filter(stays).map(str::to_owned);
    let come = target.of(kind).filter(|item| !here.iter().any(|known| is(known, item)));
    stay.chain(come.map(|item| item.body.to_string())).map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_behind_those_that_stay_and_damage_stays() {
        let [one, two, three] = [1, 2, 3].map(|number| format!("{{\"at\":{number},\"puzzle\":\"a\"}}"));
        let text = format!("{one}\n{{\"cut\n{two}\n");
        let target: Contents =
            [&two, &three].into_iter().filter_map(|line| Item::of_line(&Kind::Answer, line)).collect();
        assert_eq!(text_after(&Kind::Answer, &text, &target), format!("{{\"cut\n{two}\n{three}\n"));
        // Nothing of another kind is touched.
        assert_eq!(text_after(&Kind::Setting, &text, &target), text);
        for kind in Kind::LINES {
            let line = r#"{"game":"a","ended":5}"#;
            assert_eq!(Item::of_line(&kind, line).map(|item| item.kind), Some(kind.clone()));
        }
    }
}
