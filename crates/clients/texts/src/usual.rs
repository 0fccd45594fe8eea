//! What most people play, rule by rule: told of the presets themselves, which follow their sources, so that a table
//! that argues can look it up and nothing is said twice.

use kookaburra::COUNTRIES;
use table::{Axis, Spec, Variants};

use crate::{Spoken, Texts};

/// The families of the [`COUNTRIES`].
const PLACES: [&str; 3] = ["family-australian", "family-quebec", "family-american"];

/// The games named for one value of an axis; of more only these are told.
const MOST_NAMED: usize = 2;

/// A named game whose rules can be asked.
struct Known<G: Spoken> {
    preset: &'static G::Preset,
    rules: G,
}

impl<G: Spoken> Known<G> {
    /// Its value for an axis; none where the axis decides nothing.
    fn value(&self, axis: &Axis) -> Option<String> {
        let value = || G::Preset::get(&self.rules.spec().axes, axis.name);
        self.rules.has_effect(axis.name).then(value).flatten().map(Into::into)
    }
}

impl Texts {
    /// For every axis of a game that decides something in its usual games: what they play, country by country where
    /// that differs, and which other games play otherwise.
    ///
    /// ```
    /// use texts::{Lang, Texts};
    ///
    /// let usual = Texts::new(Lang::En).usual::<five_hundred::Rules>();
    /// let (_, said) = usual.iter().find(|(axis, _)| axis.name == "players").unwrap();
    /// assert!(said.starts_with("Usual: four. Also played: three ("), "{said}");
    /// ```
    #[must_use]
    pub fn usual<G: Spoken>(&self) -> Vec<(&'static Axis, String)> {
        let presets = G::Preset::all().iter();
        let games: Vec<Known<G>> = presets
            .filter_map(|preset| Some(Known { preset, rules: G::build(Spec::from(preset)).ok()? }))
            .collect();
        let in_country = |place: usize| games.iter().find(|game| game.preset.name() == COUNTRIES[place][0]);
        let mut usual: Vec<(&str, &Known<G>)> =
            (0..PLACES.len()).filter_map(|place| Some((PLACES[place], in_country(place)?))).collect();
        // A game without countries has one that it begins with.
        if usual.is_empty() {
            usual.extend(games.first().map(|game| ("", game)));
        }
        G::Preset::AXES.iter().filter_map(|axis| Some((axis, self.usual_of(axis, &usual, &games)?))).collect()
    }

    /// Of one axis.
    fn usual_of<G: Spoken>(
        &self,
        axis: &'static Axis,
        usual: &[(&str, &Known<G>)],
        games: &[Known<G>],
    ) -> Option<String> {
        let held: Vec<(&str, String)> =
            usual.iter().filter_map(|(place, game)| Some((*place, game.value(axis)?))).collect();
        let mut said = vec![self.usual_values(axis, &held)?];
        let mut others: Vec<(String, Vec<String>)> = Vec::new();
        for game in games {
            let Some(value) = game.value(axis) else { continue };
            if held.iter().any(|(_, usual)| *usual == value) {
                continue;
            }
            let (name, _) = Self::for_rules(self.lang(), &game.rules).preset(game.preset);
            match others.iter_mut().find(|(other, _)| *other == value) {
                Some((_, names)) => names.push(name),
                None => others.push((value, vec![name])),
            }
        }
        if !others.is_empty() {
            let other = |(value, mut names): (String, Vec<String>)| {
                if names.len() > MOST_NAMED {
                    names.truncate(MOST_NAMED);
                    names.push("…".to_owned());
                }
                let value = self.axis_value(axis.name, &value);
                self.format("usual-games", &[("value", value.into()), ("games", names.join("; ").into())])
            };
            let list = others.into_iter().map(other).collect::<Vec<_>>().join(", ");
            said.push(self.format("usual-also", &[("list", list.into())]));
        }
        Some(said.join(" "))
    }

    /// What the usual games have: one value, or one in each country.
    fn usual_values(&self, axis: &'static Axis, held: &[(&str, String)]) -> Option<String> {
        let (_, first) = held.first()?;
        if held.iter().all(|(_, value)| value == first) {
            let value = self.axis_value(axis.name, first);
            return Some(self.format("usual-everywhere", &[("value", value.into())]));
        }
        let country = |(place, value): &(&str, String)| {
            let value = self.axis_value(axis.name, value);
            self.format("usual-in", &[("country", self.get(place).into()), ("value", value.into())])
        };
        let list = held.iter().map(country).collect::<Vec<_>>().join("; ");
        Some(self.format("usual-apart", &[("list", list.into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn said<G: Spoken>(lang: Lang, axis: &str) -> String {
        let usual = Texts::new(lang).usual::<G>();
        usual.into_iter().find(|(other, _)| other.name == axis).map(|(_, said)| said).unwrap_or_default()
    }

    #[test]
    fn what_is_usual_is_told_country_by_country() {
        let text = said::<five_hundred::Rules>(Lang::En, "auction");
        assert!(text.starts_with("Usual: Australia and New Zealand: "), "{text}");
        let once = said::<five_hundred::Rules>(Lang::En, "six_bids");
        assert!(once.starts_with("Usual: ") && once.contains("Also played: "), "{once}");
        let rummy = said::<rummy_500::Rules>(Lang::Fr, "going_out");
        assert!(rummy.starts_with("D’habitude"), "{rummy}");
    }

    #[test]
    fn every_axis_that_decides_something_is_told_of() {
        for lang in Lang::ALL {
            let usual = Texts::new(lang).usual::<five_hundred::Rules>();
            assert!(usual.iter().all(|(_, said)| !said.contains('⟨')), "{usual:?}");
            assert!(usual.len() * 10 > five_hundred::axis::AXES.len() * 7, "{}", usual.len());
        }
    }
}
