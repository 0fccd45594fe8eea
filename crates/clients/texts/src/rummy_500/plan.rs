//! What the rule sheet of Rummy 500 says, and when.
//!
//! Every axis has its place here and one sentence for each value, numbers one for all.

use rummy_500::{
    Axes, Rules,
    axis::{GoingOut, Jokers, RummyCall, UnplayableEnforcement},
};

use crate::outline::{Item, Plan};

/// What the conditions ask about.
pub(crate) struct Facts {
    axes: Axes,
}

impl Facts {
    pub(crate) const fn of(rules: &Rules) -> Self {
        Self { axes: *rules.axes() }
    }

    /// Whether the game would be the same with another value of the axis.
    pub(crate) fn has_effect(&self, axis: &str) -> bool {
        axis != "unplayable_enforcement" || self.axes.going_out == GoingOut::UnplayableDiscard
    }

    pub(crate) fn jokers(&self) -> bool {
        self.axes.jokers == Jokers::On
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
    Plan::new("sheet-players", &[&[Axis("players"), Axis("jokers")]]),
    Plan {
        heading: "sheet-values",
        table: true,
        paragraphs: &[&[Axis("card_values"), Text("sheet-joker-value", Facts::jokers)]],
    },
    Plan::new("sheet-deal", &[&[Text("sheet-rummy-dealer", always)], &[Text("sheet-rummy-deal", always)]]),
    Plan::new(
        "sheet-melds",
        &[
            &[Text("sheet-what-melds", always)],
            &[Text("sheet-joker-stands", Facts::jokers)],
            &[Text("sheet-lay-off", always)],
        ],
    ),
    Plan::new(
        "sheet-turn",
        &[
            &[Text("sheet-rummy-turn", always)],
            &[Text("sheet-rummy-draw", always), Axis("discard_draw"), Axis("deepest_card")],
            &[Text("sheet-no-dead-end", always)],
            &[Text("sheet-empty-stock", always)],
        ],
    ),
    Plan::new("sheet-calls", &[&[Axis("rummy_call")]]),
    Plan::new("sheet-going-out", &[&[Axis("going_out"), Axis("unplayable_enforcement")]]),
    Plan::new("sheet-scoring", &[&[Text("sheet-rummy-score", always)]]),
    Plan::new("sheet-end", &[&[Axis("target"), Axis("reached"), Axis("win")]]),
    Plan::new("sheet-seeing", &[&[Text("sheet-rummy-seeing", always)]]),
];
