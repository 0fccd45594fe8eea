//! What the rule sheet of Rummy 500 says, and when.
//!
//! Every axis has its place here and one sentence for each value, numbers one for all.

use rummy_500::{
    AXES, Axes, Rules,
    axis::{GoingOut, JokerUse, Jokers, RummyCall, Sides, UnplayableEnforcement, Win},
};

use crate::outline::{Item, Plan};

/// What the conditions ask about.
pub(crate) struct Facts {
    axes: Axes,
    /// Whether what nobody has told of the game is guessed.
    guessed: bool,
}

impl Facts {
    pub(crate) const fn of(rules: &Rules) -> Self {
        Self { axes: *rules.axes(), guessed: rules.spec().preset.guessed }
    }

    /// Whether the game would be the same with another value of the axis.
    pub(crate) fn has_effect(&self, axis: &str) -> bool {
        let limited = self.axes.hand_limit.get() > 0;
        match axis {
            "unplayable_enforcement" => self.axes.going_out == GoingOut::UnplayableDiscard,
            "joker_value" | "joker_use" => self.jokers(),
            "tie" => limited || self.axes.win == Win::HighestScore,
            "lay_off" => self.axes.first_meld.get() == 0,
            "win" | "target" | "reached" => !limited,
            _ => true,
        }
    }

    pub(crate) fn partners(&self) -> bool {
        self.axes.sides == Sides::Partners
    }

    pub(crate) fn jokers(&self) -> bool {
        self.axes.jokers != Jokers::Off
    }

    pub(crate) fn wild_jokers(&self) -> bool {
        self.jokers() && self.axes.joker_use == JokerUse::Wild
    }

    /// Whether a last discard can be called, even where nothing else can \[RM-UNPL-5\].
    pub(crate) fn last_call(&self) -> bool {
        self.axes.going_out == GoingOut::UnplayableDiscard
            && self.axes.unplayable_enforcement == UnplayableEnforcement::RummyCall
    }

    /// What the caller of a last discard does with it \[RM-UNPL-5\].
    pub(crate) const fn call(&self) -> RummyCall {
        self.axes.rummy_call
    }
}

const fn always(_: &Facts) -> bool {
    true
}

use Item::{Axis, Text};

/// The sections in the order in which a game goes.
pub(crate) const SECTIONS: &[Plan<Facts>] = &[
    Plan::new(
        "sheet-players",
        &[
            &[Text("sheet-guessed", |facts| facts.guessed)],
            &[Axis("players"), Axis("sides"), Axis("packs"), Axis("jokers")],
        ],
    ),
    Plan {
        heading: "sheet-values",
        table: true,
        paragraphs: &[&[Axis("card_values"), Axis("ace_value"), Axis("joker_value"), Axis("four_at_once")]],
    },
    Plan::new(
        "sheet-deal",
        &[
            &[Text("sheet-rummy-first-dealer", always), Axis("next_dealer")],
            &[Text("sheet-rummy-deal", always), Axis("first_turn"), Axis("hand_size")],
        ],
    ),
    Plan::new(
        "sheet-melds",
        &[
            &[Text("sheet-what-melds", always), Axis("run_length"), Axis("ace")],
            &[Text("sheet-joker-stands", Facts::wild_jokers), Axis("joker_use")],
            &[Text("sheet-lay-off", always), Axis("first_meld"), Axis("lay_off")],
        ],
    ),
    Plan::new(
        "sheet-turn",
        &[
            &[Text("sheet-rummy-turn", always)],
            &[
                Text("sheet-rummy-draw", always),
                Axis("discard_draw"),
                Axis("deepest_card"),
                Axis("deepest_when"),
            ],
            &[Text("sheet-no-dead-end", always)],
            &[Axis("empty_stock")],
        ],
    ),
    Plan::new("sheet-calls", &[&[Axis("rummy_call")]]),
    Plan::new("sheet-going-out", &[&[Axis("going_out"), Axis("unplayable_enforcement")]]),
    Plan::new(
        "sheet-scoring",
        &[
            &[Text("sheet-rummy-score", always), Axis("stock_end_hands"), Axis("out_bonus")],
            &[Text("sheet-rummy-partners", Facts::partners)],
        ],
    ),
    Plan::new(
        "sheet-end",
        &[&[Axis("target"), Axis("hand_limit"), Axis("reached"), Axis("win"), Axis("tie")]],
    ),
    Plan::new("sheet-seeing", &[&[Text("sheet-rummy-seeing", always)]]),
];

/// Whether a value says only that something is as in the plain game; then its sentence is left out.
pub(crate) fn is_silent(axis: &str, value: &str) -> bool {
    let told = ["next_dealer", "ace_value", "joker_value", "ace", "empty_stock", "tie", "first_turn"];
    let later = AXES.iter().skip_while(|known| known.name != "target").skip(1);
    let usual =
        |known: &rummy_500::table::Axis| known.values.first().map_or(value == "0", |first| *first == value);
    later.filter(|known| known.name == axis && !told.contains(&axis)).any(usual)
}
