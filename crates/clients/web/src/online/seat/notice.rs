//! What is to be read for a while, and goes by itself.

/// Something to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Tells it from others.
    pub number: u32,
    /// Why it is there.
    pub(super) kind: Kind,
    /// The words.
    pub words: String,
}

/// Why something is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Something happened that everybody is told.
    News,
    /// Something was refused: until something else is done.
    Refused,
    /// What one has missed: until something is done.
    Back,
    /// One was reminded that it is one’s turn: until it is no more.
    Reminded,
}

/// How many news stand there at a time.
const MOST_NEWS: usize = 2;

impl Kind {
    /// How long it stays, in milliseconds.
    pub(super) const fn lasts(self) -> u32 {
        match self {
            Self::News | Self::Refused => 10_000,
            Self::Back | Self::Reminded => 30_000,
        }
    }
}

/// Adds something in the place of what it overtakes: a refusal that before it, and the oldest news if there are enough.
pub(super) fn add_notice(all: &mut Vec<Notice>, notice: Notice) {
    let most = if notice.kind == Kind::News { MOST_NEWS } else { 1 };
    let mut over = (all.iter().filter(|other| other.kind == notice.kind).count() + 1).saturating_sub(most);
    all.retain(|other| {
        let goes = other.kind == notice.kind && over > 0;
        over -= usize::from(goes);
        !goes
    });
    all.push(notice);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_overtaken_by_what_comes_after_it() {
        let mut all = Vec::new();
        let told = [
            (Kind::Refused, "taken"),
            (Kind::News, "Bo left"),
            (Kind::Refused, "full"),
            (Kind::News, "not undone"),
            (Kind::News, "Ned is the host"),
        ];
        for (number, (kind, words)) in (0..).zip(told) {
            add_notice(&mut all, Notice { number, kind, words: words.to_owned() });
        }
        let words: Vec<_> = all.iter().map(|notice| notice.words.as_str()).collect();
        assert_eq!(words, ["full", "not undone", "Ned is the host"]);
        assert!(all.iter().all(|notice| notice.kind.lasts() <= 30_000));
    }
}
