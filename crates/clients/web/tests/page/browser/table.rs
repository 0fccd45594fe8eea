//! The table as its player sees it.

use serde::Deserialize;

use crate::browser::BrowserUser;

/// The table that a visitor sits at.
#[derive(Debug)]
pub(crate) struct Table<'a> {
    user: &'a BrowserUser<'a>,
}

/// The state of the table at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Now {
    /// The kind of the moment: `mine`, `theirs`, `claim`, `deal`, `over`, `pass`.
    pub(crate) moment: String,
    /// The question.
    pub(crate) ask: String,
    /// What the live buttons do, in notation.
    pub(crate) actions: Vec<String>,
    /// The cards of the hand.
    pub(crate) hand: Vec<String>,
    /// Those that may be played now.
    pub(crate) legal: Vec<String>,
    /// How many cards of the row before the player may be played now.
    pub(crate) of_row: usize,
    /// Whether cards are to be chosen.
    pub(crate) choosing: bool,
    /// Those that are chosen.
    pub(crate) chosen: Vec<String>,
    /// Whether cards are to be put away.
    pub(crate) discard: bool,
}

const LOOK: &str = r"
const all = (selector) => [...document.querySelectorAll(selector)];
const live = (element) => element.getAttribute('aria-disabled') !== 'true';
const card = (element) => element.dataset.card;
return {
  moment: document.querySelector('.table')?.dataset.moment ?? '',
  ask: document.querySelector('.ask')?.innerText ?? '',
  actions: all('[data-action]').filter(live).map((element) => element.dataset.action),
  hand: all('.hand [data-card]').map(card),
  legal: all('.hand .held.legal').map(card),
  of_row: all('.row button.up.legal').length,
  choosing: document.querySelector('.hand [aria-pressed]') !== null,
  chosen: all('.hand [aria-pressed=true]').map(card),
  discard: document.querySelector('.discard button') !== null,
};";

/// What has been told, once nothing waits to be told any more.
const TOLD: &str = r"
const told = document.querySelector('#told');
return told?.dataset.gathers === 'true' ? null : told?.innerText ?? '';";

impl<'a> Table<'a> {
    pub(crate) fn new(user: &'a BrowserUser<'a>) -> Self {
        Self { user }
    }

    /// The visitor who sits here.
    #[must_use]
    pub(crate) fn user(&self) -> &BrowserUser<'a> {
        self.user
    }

    /// The state of the table at this moment.
    #[must_use]
    pub(crate) fn look(&self) -> Now {
        self.user.ask(LOOK)
    }

    /// What has been told so far; what was gathered a moment ago is waited for.
    #[must_use]
    pub(crate) fn told(&self) -> String {
        self.user.until("all that is told", || self.user.ask(TOLD))
    }

    /// Waits until the player is asked, or the hand is over.
    pub(crate) fn mine(&self) -> Now {
        self.user.until("my turn", || Some(self.look()).filter(Now::is_mine))
    }

    /// Has the first hand dealt, if that is what is asked.
    pub(crate) fn deal(&self) -> Now {
        let now = self.mine();
        if now.moment == "deal" { self.onward() } else { now }
    }

    /// Waits until something else is asked than before.
    pub(crate) fn after(&self, before: &Now) -> Now {
        self.user.until("an effect", || Some(self.look()).filter(|now| now != before && now.is_mine()))
    }

    /// Clicks on what does this action.
    pub(crate) fn act(&self, action: &str) -> Now {
        let before = self.look();
        self.user.click(&format!("[data-action={action:?}]:not([aria-disabled=true])"));
        self.after(&before)
    }

    /// Plays a card.
    pub(crate) fn play(&self, card: &str) -> Now {
        let before = self.look();
        self.user.click(&held(card));
        self.user.until("an effect", || {
            let now = self.look();
            (now != before && (now.is_mine() || self.user.sees(".which"))).then_some(())
        });
        // A joker is asked which suit it is.
        if self.user.sees(".which") {
            self.user.click(".which [data-action]");
        }
        self.after(&before)
    }

    /// Chooses a card of the hand, or lets it go.
    pub(crate) fn choose(&self, card: &str) {
        let before = self.look().chosen;
        self.user.click(&held(card));
        self.user.until("a chosen card", || (self.look().chosen != before).then_some(()));
    }

    /// Puts the chosen cards away.
    pub(crate) fn put_away(&self) -> Now {
        let before = self.look();
        self.user.click(".discard button");
        self.after(&before)
    }

    /// Goes on: to the next hand, or with the device in hand.
    pub(crate) fn onward(&self) -> Now {
        let before = self.look();
        self.user.click(".panel button.primary");
        self.after(&before)
    }

    /// Does something that may be done at a table where others go on in the meantime: what comes too late is done next
    /// time.
    pub(crate) fn do_something(&self, now: &Now) {
        let user = self.user;
        let click = |selector: &str| {
            let script = format!("document.querySelector({selector:?})?.click()");
            user.run(&script);
        };
        if now.discard {
            if user.sees(".discard button[aria-disabled=true]") {
                let free = now.hand.iter().rev().find(|card| !now.chosen.contains(card));
                free.into_iter().for_each(|card| click(&held(card)));
            } else {
                click(".discard button");
            }
        } else if user.sees(".which [data-action]") {
            click(".which [data-action]");
        } else if let Some(action) = now.some_action() {
            click(&format!("[data-action={action:?}]"));
        } else if let Some(card) = now.legal.first() {
            click(&held(card));
        } else if now.choosing {
            // Rummy: one card after the other, until there is one that can be discarded.
            let chosen =
                now.chosen.first().and_then(|chosen| now.hand.iter().position(|card| card == chosen));
            let next = now.hand.get(chosen.map_or(0, |at| at + 1)).or(now.hand.first());
            now.chosen.iter().chain(next).for_each(|card| click(&held(card)));
        }
    }

    /// Does the first thing that may be done: passes, puts the last cards away, plays the first legal card.
    pub(crate) fn do_anything(&self, now: &Now) -> Now {
        if matches!(now.moment.as_str(), "deal" | "over" | "pass") {
            return self.onward();
        }
        if now.discard {
            return self.discard_last(now);
        }
        if let Some(card) = now.legal.first() {
            return self.play(card);
        }
        if now.of_row > 0 {
            self.user.click(".row button.up.legal");
            return self.after(now);
        }
        if now.choosing && now.actions.is_empty() {
            return self.get_rid_of_one(now);
        }
        let action = now.some_action().unwrap_or_else(|| panic!("nothing can be done: {now:?}"));
        self.act(action)
    }

    fn discard_last(&self, now: &Now) -> Now {
        for card in now.hand.iter().rev() {
            if !now.chosen.contains(card) && self.user.sees(".discard button[aria-disabled=true]") {
                self.choose(card);
            }
        }
        self.put_away()
    }

    /// Rummy: any card that may be discarded ends the turn.
    fn get_rid_of_one(&self, now: &Now) -> Now {
        for card in &now.hand {
            self.choose(card);
            self.user.see(".picked");
            let found = self.look().actions.into_iter().find(|action| action.starts_with("discard"));
            if let Some(action) = found {
                return self.act(&action);
            }
            self.choose(card);
        }
        panic!("no card can be discarded: {now:?}")
    }

    /// Plays on until a condition holds.
    pub(crate) fn play_until(&self, what: &str, holds: impl Fn(&Now) -> bool) -> Now {
        let mut now = self.mine();
        // Longer than any game.
        for _ in 0..5_000 {
            if holds(&now) {
                return now;
            }
            now = self.do_anything(&now);
        }
        panic!("played for ever and never saw {what}: {now:?}")
    }
}

impl Now {
    /// Any action on offer, soonest one that brings the hand to its end: with an empty stock players of Rummy who
    /// always take from the pile play for ever \[RM-DRAW-8\].
    fn some_action(&self) -> Option<&String> {
        let ends = |action: &&String| ["pass", "end"].contains(&action.as_str());
        self.actions.iter().find(ends).or(self.actions.first())
    }

    /// Whether the player is asked, and can answer: what some games are answered with is fetched apart, and comes
    /// later.
    fn is_mine(&self) -> bool {
        match self.moment.as_str() {
            "deal" | "over" | "pass" => true,
            "mine" | "claim" => {
                let cards = !self.legal.is_empty() || self.of_row > 0 || self.choosing || self.discard;
                cards || !self.actions.is_empty()
            }
            _ => false,
        }
    }
}

fn held(card: &str) -> String {
    format!(".hand [data-card={card:?}]")
}
