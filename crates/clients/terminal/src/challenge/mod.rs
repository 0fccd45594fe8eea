//! Challenges and the deal of the day in a terminal: the hands are played as any match is, but without undo, hints and
//! review; then it is told what came of them, with a text to paste.

mod saved;
mod table;
#[cfg(test)]
mod tests;

use std::{
    fs,
    io::{self, BufRead, Write},
    path::Path,
    rc::Rc,
};

use ::table::Seat;
use card_match::challenge;
use jiff::{Timestamp, tz::TimeZone};
use kookaburra::with_rules;
use learning::challenge::{Challenge, Date, Par, ParSearch};
use players::Level;
use texts::challenge::{Results, about, again, refused, results, to_paste};
use texts::narration::AskError;
use texts::{Texts, wrapped};

use crate::{
    PlayError, PlayOptions,
    authority::Terms,
    columns,
    games::{PlainGame, ScreenGame},
    has_screen, left,
    plain::Plain,
    store::player_folder,
    system_error,
    tui::{App, Pace, Theme, Tone, on_screen},
};
pub use saved::CHALLENGES_FILE;
use saved::Saved;
use table::{Hands, Progress};

/// What a player asks for.
#[derive(Clone, Debug)]
pub struct ChallengeOptions {
    /// The challenge.
    pub challenge: Challenge,
    /// The date whose deal it is, if it is one.
    pub date: Option<Date>,
    /// How the table looks, and what the players are called; everything else is as the challenge says.
    pub play: PlayOptions,
}

/// The date that the calendar of this computer shows.
#[must_use]
pub fn today() -> Date {
    date_at(Timestamp::now(), TimeZone::system())
}

/// The date that a calendar shows at a time; the first one there is if it is of no year that has deals.
fn date_at(time: Timestamp, zone: TimeZone) -> Date {
    let date = time.to_zoned_datetime(zone).date();
    let [year, month, day] = [date.year(), date.month().into(), date.day().into()];
    Date::new(year.unsigned_abs(), month.unsigned_abs() as u8, day.unsigned_abs() as u8)
        .unwrap_or(Date::FIRST)
}

/// Plays a challenge on this computer, and tells what came of it.
///
/// # Errors
/// Somebody plays it already, the table can't be opened as asked, or the terminal can't be used.
pub fn play_challenge(options: &ChallengeOptions) -> Result<(), PlayError> {
    let room = Room { options, folder: &player_folder(), today: today(), screen: has_screen(&options.play) };
    room.play(io::stdin().lock(), &mut io::stdout().lock())
}

/// What could have been made of each hand with all cards seen; nothing where that can't be told.
fn pars(challenge: &Challenge, me: Option<Seat>) -> Vec<Par> {
    let searches = (0..challenge.hands.into()).map_while(|hand| ParSearch::new(challenge, hand, me?));
    searches
        .map(|mut search| {
            while search.step() {}
            search.par().clone()
        })
        .collect()
}

/// Where a challenge is played.
struct Room<'a> {
    options: &'a ChallengeOptions,
    /// Where results are saved, and the hand that is being played.
    folder: &'a Path,
    today: Date,
    screen: bool,
}

impl Room<'_> {
    fn play(&self, input: impl BufRead, out: &mut impl Write) -> Result<(), PlayError> {
        let challenge = &self.options.challenge;
        with_rules!(challenge.rules, rules => self.play_by(rules, input, out))
    }

    fn play_by<G: PlainGame + ScreenGame>(
        &self,
        rules: &G,
        input: impl BufRead,
        out: &mut impl Write,
    ) -> Result<(), PlayError> {
        let ChallengeOptions { challenge, date, play } = self.options;
        let texts = Texts::for_rules(play.lang, rules);
        let saved = Saved::open(self.folder, challenge, (*date, self.today));
        let mut news = about(texts, challenge, *date);
        news.push(texts.get("challenge-how"));
        news.extend(saved.damage(texts));
        let first_try = saved.scores.len() < usize::from(challenge.hands);
        news.extend((!first_try).then(|| again(texts, &saved.scores)));
        let place = self.folder.join("challenges").join(challenge.id());
        let hands = Hands {
            rules: rules.clone(),
            challenge: challenge.clone(),
            people: play.setup.of(rules)?.people,
            place: place.clone(),
        };
        let hand = if first_try { saved.scores.len() } else { 0 };
        let (table, first) = hands.open(hand, first_try.then_some(saved), texts)?;
        if hand > 0 || table.goes_on {
            let args = [("hand", (hand + 1).into()), ("hands", challenge.hands.into())];
            news.push(texts.format("challenge-goes-on", &args));
        }
        let progress = Rc::clone(&table.progress);
        if self.screen {
            news.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            let pace = Pace { speed: play.speed, claim: play.pause };
            let look = (texts, Theme::of(play), pace);
            let mut app = App::of(Box::new(table), Terms::CHALLENGE, rules.clone(), look, first);
            app.narrator.sorting = play.sorting;
            app.say(news.join(" "), Tone::News);
            on_screen(&mut app)?;
        } else {
            let mut plain = Plain::of((table, first), rules.clone(), (texts, play.ascii), &mut *out)
                .sorted(play.sorting)
                .in_columns(columns());
            plain.terms = Terms::CHALLENGE;
            left(plain.play(None, &news, input))?;
        }
        let progress = progress.borrow();
        if progress.scores.len() == usize::from(challenge.hands) {
            // The hands have been played. Where their folder can't be taken away it does no harm.
            let _ = fs::remove_dir_all(place);
            self.tell(rules, &progress, first_try, out)?;
        }
        Ok(())
    }

    /// Tells what came of all hands, with the text to paste if it was the first try.
    fn tell<G: PlainGame>(
        &self,
        rules: &G,
        progress: &Progress,
        first_try: bool,
        out: &mut impl Write,
    ) -> Result<(), PlayError> {
        let ChallengeOptions { challenge, date, play } = self.options;
        let texts = Texts::for_rules(play.lang, rules);
        let say = |out: &mut dyn Write, text: &str| match columns() {
            Some(columns) => writeln!(out, "{}", wrapped(text, columns)),
            None => writeln!(out, "{text}"),
        };
        say(out, &texts.get("challenge-thinking"))?;
        out.flush()?;
        let mut expert = Vec::new();
        for hand in 0..usize::from(challenge.hands) {
            let played =
                challenge::played_by(rules, challenge, hand, Level::Expert).map_err(AskError::from)?;
            expert.push(played.unwrap_or_default());
        }
        let mine = &progress.scores;
        let late = date.is_some_and(|date| date < self.today);
        let par = pars(challenge, progress.seat);
        let came = Results { challenge, date: *date, mine, expert: &expert, par: &par, late };
        for line in results(texts, &came) {
            say(out, &line)?;
        }
        if !first_try {
            return Ok(());
        }
        let name = play.setup.you.clone().unwrap_or_default();
        match challenge.answered(&name, mine.clone()).link() {
            Ok(link) => {
                say(out, &texts.get("challenge-paste-title"))?;
                // As it is, so that it can be copied in one piece.
                writeln!(out, "{}", to_paste(texts, &came, &link))?;
            }
            Err(error) => say(out, &refused(texts, error))?,
        }
        if let Some(error) = &progress.unsaved {
            say(out, &texts.format("challenge-unsaved", &[("error", system_error(texts, error).into())]))?;
        }
        Ok(())
    }
}
