//! What people type on a sheet, understood: players by their names or numbers, contracts, tricks, cards, and a whole
//! hand in one line.

use five_hundred::{Bid, Rules};
use kookaburra::AnyRules;
use sheet::{Ask, Cards, Out, Told, worth};
use table::{Seat, name::Found};
use texts::narration::{five_hundred::read_bid, input::plain_words};
use texts::{Texts, whole};

use crate::lines::{found, pick, several};

/// All that an answer is understood by.
pub(super) struct Typed<'a> {
    pub(super) rules: &'a AnyRules,
    pub(super) names: &'a [String],
    pub(super) texts: Texts,
}

impl Typed<'_> {
    /// A player by their number, from 1, by their name or its beginning.
    pub(super) fn player(&self, typed: &str) -> Option<Seat> {
        pick(self.names, typed).map(|index| Seat(index as u8))
    }

    /// That a line begins with what may be the name of several players: which, in a sentence.
    pub(super) fn several_players(&self, line: &str) -> Option<String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        (1..=words.len()).rev().find_map(|end| {
            let typed = words[..end].join(" ");
            match found(self.names, &typed) {
                Found::Several(places) => Some(several(self.names, &places, &typed, self.texts)),
                Found::One(_) | Found::None => None,
            }
        })
    }

    /// The answer to a question of a hand.
    pub(super) fn answer(&self, ask: Ask, typed: &str) -> Option<Told> {
        let number = || whole::read(typed).map(Told::Number);
        match ask {
            Ask::Who => self.player(typed).map(Told::Seat),
            Ask::Contract => read_bid(typed, &self.texts).map(Told::Bid),
            Ask::Partners(_) => self.partners(typed).map(Told::Partners),
            Ask::Made => self.made(typed).map(Told::Made),
            Ask::Tricks(_) | Ask::CardPoints(_) => number(),
            Ask::Points(_) => number().or_else(|| self.cards(typed)),
            Ask::Out => {
                let choices: Vec<String> =
                    self.names.iter().cloned().chain([self.texts.get("pad-nobody")]).collect();
                let chosen = pick(&choices, typed)?;
                let is_player = chosen < self.names.len();
                Some(Told::Out(if is_player { Out::Seat(Seat(chosen as u8)) } else { Out::Nobody }))
            }
        }
    }

    /// The choices of a question that has some.
    pub(super) fn choices(&self, ask: Ask) -> Vec<String> {
        let names = self.names.iter().cloned();
        match ask {
            Ask::Who => names.collect(),
            Ask::Partners(_) => names.chain([self.texts.get("pad-alone")]).collect(),
            Ask::Made => ["pad-made", "pad-failed"].map(|key| self.texts.get(key)).into(),
            Ask::Out => names.chain([self.texts.get("pad-nobody")]).collect(),
            Ask::Contract | Ask::Tricks(_) | Ask::CardPoints(_) | Ask::Points(_) => Vec::new(),
        }
    }

    fn made(&self, typed: &str) -> Option<bool> {
        pick(&self.choices(Ask::Made), typed).map(|chosen| chosen == 0)
    }

    /// `2`, `mae`, `mae bo`, or alone.
    fn partners(&self, typed: &str) -> Option<Vec<Seat>> {
        if pick(&self.choices(Ask::Partners(1)), typed) == Some(self.names.len()) {
            return Some(Vec::new());
        }
        typed.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| self.player(word)).collect()
    }

    /// `K K K / 9 X`: what lies on the table, and what was held.
    fn cards(&self, typed: &str) -> Option<Told> {
        let AnyRules::Rummy500(rules) = self.rules else { return None };
        let (laid, held) = typed.split_once('/').unwrap_or((typed, ""));
        let ranks = |ranks: &str, on_table| {
            let cards = Cards::Ranks(ranks.trim().to_uppercase());
            worth(rules, &cards, on_table).is_ok().then_some(cards)
        };
        Some(Told::Cards(ranks(laid, true)?, ranks(held, false)?))
    }

    /// A contractor, a contract, and perhaps how it ended: `mae 7h`, `mae 7h 8`, `mae open misère failed`.
    pub(super) fn hand(&self, typed: &str) -> Option<(Seat, Bid, Option<Told>)> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        let bid = |words: &[&str]| read_bid(&words.join(" "), &self.texts);
        (1..words.len()).find_map(|end| {
            let seat = self.player(&words[..end].join(" "))?;
            if let Some(bid) = bid(&words[end..]) {
                return Some((seat, bid, None));
            }
            let (last, contract) = words[end..].split_last()?;
            let result = whole::read(last).map(Told::Number).or_else(|| self.made(last).map(Told::Made))?;
            Some((seat, bid(contract)?, Some(result)))
        })
    }
}

/// The contracts of these rules, in a line for each number of tricks, as they are typed and read.
pub(super) fn contracts(rules: &Rules, texts: Texts) -> String {
    let all = Bid::all().filter(|&bid| rules.bids.binds(bid));
    texts.list(all.map(|bid| plain(bid, texts)).collect())
}

fn plain(bid: Bid, texts: Texts) -> String {
    match bid.kind() {
        five_hundred::BidKind::Tricks(..) if !bid.is_sans_kitty() => bid.to_string(),
        _ => texts.bid(bid),
    }
}

/// Whether a text begins like one of the words for something, which stand in its text with commas between them; what
/// follows it.
pub(super) fn after_word<'t>(texts: Texts, key: &str, typed: &'t str) -> Option<&'t str> {
    let words = texts.get(key);
    words.split(',').find_map(|word| {
        let count = word.split_whitespace().count();
        let mut rest = typed.trim_start();
        let mut begin = Vec::new();
        for _ in 0..count {
            let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
            begin.push(&rest[..end]);
            rest = rest[end..].trim_start();
        }
        (plain_words(&begin.join(" ")) == plain_words(word)).then_some(rest)
    })
}
