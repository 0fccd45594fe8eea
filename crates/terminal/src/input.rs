//! What a player types, understood: the notation of the game in any case and with or without accents, the words of
//! his language for it, and the commands of the table. Used by the screen's command line and by the line mode.

use cards::{Card, Suit};
use five_hundred::{Action, Choices, View};
use table::{Seat, SeatSet};
use texts::Texts;

/// A wish about the table rather than about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// What can be typed.
    Help,
    /// What a good player would do.
    Hint,
    /// Back to the last decision.
    Undo,
    /// One's own cards.
    Hand,
    /// Everything that lies on the table.
    Table,
    /// The last trick.
    Last,
    /// The score sheet.
    Score,
    /// The rules of the table.
    Rules,
    /// Leave; the game is saved.
    Quit,
}

impl Command {
    /// Every command with its English word, which every language understands.
    pub(crate) const ALL: [(Self, &'static str); 9] = [
        (Self::Help, "help"),
        (Self::Hint, "hint"),
        (Self::Undo, "undo"),
        (Self::Hand, "hand"),
        (Self::Table, "table"),
        (Self::Last, "last"),
        (Self::Score, "score"),
        (Self::Rules, "rules"),
        (Self::Quit, "quit"),
    ];
}

/// What was typed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Entry {
    /// A command.
    Command(Command),
    /// Something to do in the game.
    Action(Action),
    /// A card by itself where several are to be chosen.
    Card(Card),
}

/// The keywords of the notation that a language may have words of its own for.
const KEYWORDS: [&str; 16] = [
    "super-open-misere",
    "blind-misere",
    "open-misere",
    "misere",
    "nullo",
    "sans-kitty",
    "partners",
    "partner",
    "partie",
    "nominate",
    "discard",
    "alone",
    "call",
    "give",
    "look",
    "pass",
];

/// Reads what was typed; `None` if it means nothing in this situation.
pub(crate) fn read(text: &str, view: &View, texts: &Texts, names: &[String]) -> Option<Entry> {
    let text = plain_words(text);
    let is_command =
        |word: &str| text == word || aliases(texts, &format!("word-{word}")).any(|alias| alias == text);
    if let Some((command, _)) = Command::ALL.into_iter().find(|(_, word)| is_command(word)) {
        return Some(Entry::Command(command));
    }
    let words = canonical(&text, texts);
    short_form(&words, view, texts, names).or_else(|| {
        let action: Action = words.parse().ok()?;
        let in_auction = matches!(view.choices, Choices::Auction { .. });
        Some(Entry::Action(if in_auction { action } else { action.in_play() }))
    })
}

/// Lower case, without accents, single spaces.
fn plain_words(text: &str) -> String {
    let plain: String = text.to_lowercase().chars().map(without_accent).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

const fn without_accent(c: char) -> char {
    match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    }
}

/// The words of a language for a keyword, separated by commas in its texts.
fn aliases(texts: &Texts, key: &str) -> impl Iterator<Item = String> {
    let list = if texts.has(key) { texts.get(key) } else { String::new() };
    list.split(',').map(plain_words).filter(|alias| !alias.is_empty()).collect::<Vec<_>>().into_iter()
}

/// Puts the notation's keywords in the place of the language's words for them.
fn canonical(text: &str, texts: &Texts) -> String {
    let mut words = format!(" {text} ");
    for keyword in KEYWORDS {
        let spaced = keyword.replace('-', " ");
        let mut phrases: Vec<String> = aliases(texts, &format!("word-{keyword}")).collect();
        phrases.push(spaced);
        phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
        for phrase in phrases {
            words = words.replace(&format!(" {phrase} "), &format!(" {keyword} "));
        }
    }
    let none =
        aliases(texts, "word-none").fold(words, |words, none| words.replace(&format!(" {none} "), " none "));
    none.trim().to_owned()
}

/// What a card, a suit, a seat or a name means by itself in this situation.
fn short_form(words: &str, view: &View, texts: &Texts, names: &[String]) -> Option<Entry> {
    let card = || words.parse::<Card>().ok();
    match &view.choices {
        Choices::Give(_) => card().map(Action::Give).map(Entry::Action),
        Choices::Discard { .. } => card().map(Entry::Card),
        Choices::Nominate if words == "none" => Some(Entry::Action(Action::Nominate(None))),
        Choices::Nominate => suit_named(words, texts).map(|suit| Entry::Action(Action::Nominate(Some(suit)))),
        Choices::Partners { .. } => {
            let by_name = || partners_named(words, names);
            card().map(Action::Call).or_else(by_name).map(Entry::Action)
        }
        _ => None,
    }
}

/// A suit by its letter, its sign or its name.
fn suit_named(words: &str, texts: &Texts) -> Option<Suit> {
    let named = || Suit::ALL.into_iter().find(|&suit| plain_words(&texts.suit(suit)) == words);
    words.parse().ok().or_else(named)
}

/// `3`, `2 4`, `mae`, `partner mae`, `mae bo`.
fn partners_named(words: &str, names: &[String]) -> Option<Action> {
    let mut seats = SeatSet::EMPTY;
    let words = words.strip_prefix("partners ").or_else(|| words.strip_prefix("partner ")).unwrap_or(words);
    for word in words.split(' ') {
        let by_name = || names.iter().position(|name| plain_words(name) == word);
        let seat = word.parse().ok().filter(|&seat| seat < names.len()).or_else(by_name)?;
        seats.insert(Seat(seat as u8));
    }
    (1..=2).contains(&seats.len()).then_some(Action::Partners(seats))
}

/// The key of the sentence that says what may be typed now.
pub(crate) const fn expected(view: &View) -> &'static str {
    match view.choices {
        Choices::None => "expected-nothing",
        Choices::Auction { .. } => "expected-call",
        Choices::Give(_) => "expected-give",
        Choices::Discard { .. } => "expected-discard",
        Choices::Nominate => "expected-nominate",
        Choices::Partners { .. } => "expected-partners",
        Choices::Play { .. } => "expected-play",
    }
}
