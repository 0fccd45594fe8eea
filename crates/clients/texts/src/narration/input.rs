//! What a player types, understood: the notation of the game in any case and with or without accents, the words of
//! their language for it, and the commands of the table. Used by the screen's command line and by the line mode.

use crate::{Texts, letters};
use cards::{Card, Rank, Suit, short};

use crate::narration::{Narrated, Reader, TypedIn};

/// A command about the table rather than about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypedCommand {
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
    /// The cards that everybody knows others to hold.
    Known,
    /// The score sheet.
    Score,
    /// The rules of the table.
    Rules,
    /// The choices weighed for a hint.
    Why,
    /// The rest of the hand is claimed.
    Claim,
    /// The last hand is looked at again.
    Review,
    /// To the end of a game that is only watched.
    Skip,
    /// Leave; the game is saved.
    Quit,
}

impl TypedCommand {
    /// Every command with its English word, which every language understands.
    pub const ALL: [(Self, &'static str); 14] = [
        (Self::Help, "help"),
        (Self::Hint, "hint"),
        (Self::Undo, "undo"),
        (Self::Hand, "hand"),
        (Self::Table, "table"),
        (Self::Last, "last"),
        (Self::Known, "known"),
        (Self::Score, "score"),
        (Self::Rules, "rules"),
        (Self::Why, "why"),
        (Self::Claim, "claim"),
        (Self::Review, "review"),
        (Self::Skip, "skip"),
        (Self::Quit, "quit"),
    ];
}

/// A typed text, understood.
#[derive(Clone, PartialEq, Debug)]
pub enum TypedInput<A> {
    /// A command.
    Command(TypedCommand),
    /// Something to do in the game.
    Action(A),
    /// One of several things that the words may mean.
    OneOf(Vec<A>),
    /// A card by itself where several are to be chosen.
    Card(Card),
}

/// Reads what was typed; `None` if it means nothing in this situation.
pub fn read<G: Narrated>(text: &str, view: &G::View, texts: &Texts, names: &[String]) -> Option<TypedIn<G>> {
    let text = plain_words(&text.replace(',', " "));
    let words = with_cards(canonical(&text, G::KEYWORDS, texts), texts);
    // Asked for a suit, `h` means hearts and not a hint.
    if let Some(entry) = G::short_form(&words, view, texts, names) {
        return Some(entry);
    }
    let mut commands = TypedCommand::ALL.into_iter().filter(|(command, _)| G::COMMANDS.contains(command));
    if let Some((command, _)) = commands.find(|(_, word)| is_command(&text, word, texts)) {
        return Some(TypedInput::Command(command));
    }
    let action = words.parse().ok()?;
    Some(TypedInput::Action(G::meant_in(view, action)))
}

/// Whether a text is a command: by its English word, or by one that the language has for it.
///
/// ```
/// use texts::narration::input::is_command;
/// use texts::{Lang, Texts};
///
/// let fr = Texts::new(Lang::Fr);
/// assert!(is_command("Quitter", "quit", &fr) && is_command("quit", "quit", &fr));
/// assert!(!is_command("quitter la table", "quit", &fr));
/// ```
#[must_use]
pub fn is_command(text: &str, word: &str, texts: &Texts) -> bool {
    let (text, key) = (plain_words(text), format!("word-{}", word.replace(' ', "-")));
    text == word || aliases(texts, &key).any(|alias| alias == text)
}

/// How cards are to be told from now on, if a text says that: `cards words`, `cards codes`.
#[must_use]
pub fn reader_wished(text: &str, texts: &Texts) -> Option<Reader> {
    let all = [("cards words", Reader::Listens), ("cards codes", Reader::ListensForCodes)];
    all.into_iter().find(|(word, _)| is_command(text, word, texts)).map(|(_, reader)| reader)
}

/// The fault of a text that begins like an action of the game, in a sentence; `None` if it does not.
pub fn misread<G: Narrated>(text: &str, texts: &Texts) -> Option<String> {
    let words = canonical(&plain_words(text), G::KEYWORDS, texts);
    let head = words.split(' ').next()?;
    let not = words.parse::<G::Action>().err()?;
    G::KEYWORDS.contains(&head).then(|| texts.not_an_action(&not))
}

/// Lower case, without accents, single spaces.
pub fn plain_words(text: &str) -> String {
    let plain: String = text.chars().map(letters::plain).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of a language for a keyword, separated by commas in its texts.
fn aliases(texts: &Texts, key: &str) -> impl Iterator<Item = String> {
    let list = if texts.has(key) { texts.get(key) } else { String::new() };
    list.split(',').map(plain_words).filter(|alias| !alias.is_empty()).collect::<Vec<_>>().into_iter()
}

/// Puts cards of the notation in the place of their names.
fn with_cards(words: String, texts: &Texts) -> String {
    if !words.contains(' ') && words.parse::<Card>().is_ok() {
        return words;
    }
    let suited = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    let mut named: Vec<(String, Card)> =
        suited.chain([Card::X, Card::Y]).map(|card| (plain_words(&texts.card(card)), card)).collect();
    short::sort_by_key(&mut named, |(name, _)| std::cmp::Reverse(name.len()));
    let words = named.iter().fold(format!(" {words} "), |words, (name, card)| {
        let code = plain_words(&card.to_string());
        words.replace(&format!(" {name} "), &format!(" {code} "))
    });
    words.trim().to_owned()
}

/// Puts the notation's keywords in the place of the language's words for them.
pub(crate) fn canonical(text: &str, keywords: &[&str], texts: &Texts) -> String {
    let mut words = format!(" {text} ");
    for keyword in keywords {
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
