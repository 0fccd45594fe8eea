//! A scene put together from its parts.

use crate::wire::{Ask, Can, Cut, Moment, Panel, Points, Scene, TableArea, Total};
use card_match::{MatchGame, PlayerState, Winner};
use table::SeatSet;
use texts::Texts;
use texts::narration::Narrator;

use crate::game::{Look, OnDesk};

/// What a scene needs besides the look at the table.
pub(crate) struct Frame<'a> {
    /// The name of the table.
    pub title: &'a str,
    /// How many games of the match are over.
    pub games_before: u32,
    /// The question, or what is waited for.
    pub ask: String,
    /// The running scores.
    pub totals: Vec<Total>,
    /// What else can be asked for.
    pub can: Can,
    /// Whether the only card that may be played is played by itself.
    pub forced: bool,
    /// Whether guidance is wanted.
    pub guidance: bool,
}

impl Frame<'_> {
    /// The scene of a table on which a hand has been dealt.
    pub(crate) fn scene<G: OnDesk>(self, look: &Look<'_, G>) -> Scene {
        Scene {
            game: G::GAME,
            title: self.title.to_owned(),
            hand: self.hand(look),
            moment: look.moment,
            contract: G::contract_panel(look),
            fools: look.rules.has_fools(),
            target: look.rules.winning_score(),
            totals: self.totals,
            waiting: None,
            players: look.clockwise().map(|seat| G::player_panel(look, seat)).collect(),
            table_area: G::table_area(look),
            hand_view: G::hand_view(look),
            ask: Ask { text: self.ask, mine: matches!(look.moment, Moment::Mine | Moment::Claim) },
            panel: G::panel(look),
            can: self.can,
            forced: self.forced,
            guidance: if self.guidance { G::guidance(look) } else { String::new() },
            open: None,
            lesson: None,
        }
    }

    fn hand<G: OnDesk>(&self, look: &Look<'_, G>) -> String {
        let texts = &look.narrator.texts;
        let hand = texts.format("header-hand", &[("number", (G::hand_number(look.view) + 1).into())]);
        if self.games_before == 0 {
            return Texts::capitalised(&hand);
        }
        let args = [("game", (self.games_before + 1).into()), ("hand", hand.into())];
        texts.format("desk-game-and-hand", &args)
    }
}

/// The cards on the table, in a line: which hand it is, and how it stands.
pub(crate) fn in_words(
    title: &str,
    number: u32,
    scores: impl Iterator<Item = Total>,
    narrator: &Narrator,
) -> String {
    let scores = scores.map(|total| format!("{} {}", total.name, narrator.texts.said(total.score)));
    let args = [
        ("title", title.into()),
        ("number", number.into()),
        ("scores", scores.collect::<Vec<_>>().join(", ").into()),
    ];
    narrator.texts.format("desk-in-words", &args)
}

/// The running scores of a match.
pub(crate) fn totals<G: MatchGame>(rules: &G, at: &PlayerState, narrator: &Narrator) -> Vec<Total> {
    let (won, seated) = (&at.won, &at.people.seated);
    let games = |side: SeatSet| {
        let people: Vec<usize> = side.iter().map(|seat| seated[seat.index()]).collect();
        let theirs = won.iter().find(|(winner, _)| match winner {
            Winner::Side(winner) => *winner == side,
            Winner::Person(person) => people.contains(person),
        });
        theirs.map_or(0, |(_, games)| *games)
    };
    let mut totals = totals_of(&rules.sides(), &at.scores, narrator);
    for (total, side) in totals.iter_mut().zip(rules.sides()) {
        total.games = games(side);
    }
    totals
}

/// The running scores of a game.
pub(crate) fn totals_of(columns: &[SeatSet], scores: &[i32], narrator: &Narrator) -> Vec<Total> {
    let total = |&side: &SeatSet| Total {
        name: narrator.side(side),
        score: of_side(scores, side),
        mine: narrator.is_mine(side),
        games: 0,
    };
    columns.iter().map(total).collect()
}

/// The score of a side among those of the seats.
pub(crate) fn of_side(scores: &[i32], side: SeatSet) -> i32 {
    side.first().and_then(|seat| scores.get(seat.index())).copied().unwrap_or_default()
}

/// What a finished hand came to; nothing while it is played.
pub(crate) fn result<G: OnDesk>(
    look: &Look<'_, G>,
    winners: Option<SeatSet>,
    cut: Option<Cut>,
) -> Option<Panel> {
    let (points, scores) = (G::outcome(look.view)?, G::scores(look.view));
    let mut words = vec![G::hand_over(look.narrator, look.view)];
    words.extend(winners.map(|winners| look.narrator.game_over(winners)));
    let columns = look.rules.sides().into_iter().map(|side| Points {
        name: look.narrator.side(side),
        points: of_side(points, side),
        total: of_side(scores, side),
        mine: look.narrator.is_mine(side),
    });
    let points = columns.collect();
    let next = look.label(if winners.is_some() { "key-next-game" } else { "key-next-hand" });
    Some(Panel::Result { words, points, next, cut })
}

/// A table on which nothing has been dealt in this game: everybody on their seat, and the draw if there was one.
pub(crate) fn undealt<G: OnDesk>(
    look: &Look<'_, G>,
    frame: Frame<'_>,
    table_area: TableArea,
    cut: Option<Cut>,
) -> Scene {
    let panel = match cut {
        Some(cut) => Panel::Cut(cut),
        None => Panel::Next { label: look.label("key-deal"), offers: Vec::new() },
    };
    let guide = if matches!(panel, Panel::Cut(_)) { "guide-cut" } else { "guide-deal" };
    let guidance = if frame.guidance { look.text(guide) } else { String::new() };
    let scene = frame.scene(look);
    let players = scene.players.into_iter().map(|mut player| {
        (player.dealer, player.cards, player.tricks, player.laid, player.row) = (false, 0, None, None, None);
        // The dealer is still to be found, and there are no cards to tell of.
        player.words.clone_from(&player.name);
        player
    });
    Scene { players: players.collect(), table_area, hand_view: None, panel, guidance, ..scene }
}
