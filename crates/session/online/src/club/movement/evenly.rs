//! Who sits out when: as evenly as can be.

/// A round: the meeting that it is, and those who sit out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    pub(super) meeting: usize,
    pub(super) out: Vec<usize>,
}

/// For each meeting the sets of people of whom one sits out.
pub(super) type Ways = Vec<Vec<Vec<usize>>>;

/// How often a search begins anew.
const SEARCHES: u64 = 100;

/// How many steps each of them takes: of more people there are more ways, and nobody is to wait for them.
const fn steps(people: usize) -> usize {
    let steps = 20_000_000 / (people * people * people + 1);
    if steps > 3_000 { 3_000 } else { steps + 100 }
}

/// The meetings of `count` rounds: nobody sits out twice more than anybody else, and every meeting comes once before
/// one comes again. Where no such order is found the first holds all the same, with one of the `other` ways to sit out.
pub(super) fn evenly(people: usize, count: usize, ways: &Ways, other: impl Fn() -> Ways) -> Vec<Turn> {
    if ways.is_empty() {
        // So few meet nobody.
        return vec![Turn { meeting: 0, out: (0..people).collect() }; count];
    }
    let mut best = Vec::new();
    for chance in 0..SEARCHES {
        let (waits, turns, steps) = (vec![0; people], Vec::new(), steps(people));
        let mut search = Search { ways, count, waits, turns, steps, chance };
        if search.goes_on(&mut best) {
            return search.turns;
        }
    }
    let all = ways.iter().zip(other()).map(|(ways, other)| ways.iter().cloned().chain(other).collect());
    complete(people, count, &all.collect(), best)
}

struct Search<'a> {
    ways: &'a Ways,
    count: usize,
    /// How often each has sat out.
    waits: Vec<usize>,
    turns: Vec<Turn>,
    steps: usize,
    /// At 0 the first way is tried first.
    chance: u64,
}

impl Search<'_> {
    /// Finds the rounds that are left; keeps the most that were found.
    fn goes_on(&mut self, best: &mut Vec<Turn>) -> bool {
        if self.turns.len() > best.len() {
            best.clone_from(&self.turns);
        }
        if self.turns.len() == self.count {
            return true;
        }
        let cycle = self.turns.len() / self.ways.len() * self.ways.len();
        let come = |meeting: usize| self.turns[cycle..].iter().any(|turn| turn.meeting == meeting);
        let waited = Waited::of(&self.waits);
        let mut open: Vec<(usize, usize)> = Vec::new();
        for meeting in (0..self.ways.len()).filter(|&meeting| !come(meeting)) {
            let fitting = self.ways[meeting].iter().enumerate();
            let fitting = fitting.filter(|(_, out)| waited.spread(&self.waits, out) <= 1);
            open.extend(fitting.map(|(way, _)| (meeting, way)));
        }
        if self.chance > 0 && !open.is_empty() {
            let by = self.next() as usize % open.len();
            open.rotate_left(by);
        }
        for (meeting, way) in open {
            let Some(left) = self.steps.checked_sub(1) else { return false };
            self.steps = left;
            let out = self.ways[meeting][way].clone();
            out.iter().for_each(|&person| self.waits[person] += 1);
            self.turns.push(Turn { meeting, out: out.clone() });
            if self.goes_on(best) {
                return true;
            }
            self.turns.pop();
            out.iter().for_each(|&person| self.waits[person] -= 1);
        }
        false
    }

    /// A number; the same search goes the same way everywhere.
    const fn next(&mut self) -> u64 {
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.chance >> 33
    }
}

/// How often people have sat out: at least, how many that are, and at most.
struct Waited {
    least: usize,
    count: usize,
    most: usize,
}

impl Waited {
    fn of(waits: &[usize]) -> Self {
        let least = waits.iter().copied().min().unwrap_or_default();
        let count = waits.iter().filter(|&&often| often == least).count();
        Self { least, count, most: waits.iter().copied().max().unwrap_or_default() }
    }

    /// How much more often somebody has sat out than somebody else once these have, or more.
    fn spread(&self, waits: &[usize], out: &[usize]) -> usize {
        let most = out.iter().map(|&person| waits[person] + 1).max().unwrap_or_default().max(self.most);
        let rise = out.iter().filter(|&&person| waits[person] == self.least).count() == self.count;
        most - self.least - usize::from(rise)
    }
}

/// Adds the rounds that are missing, one after the other.
fn complete(people: usize, count: usize, ways: &Ways, mut turns: Vec<Turn>) -> Vec<Turn> {
    let mut waits = vec![0; people];
    turns.iter().flat_map(|turn| &turn.out).for_each(|&person| waits[person] += 1);
    while turns.len() < count {
        let waited = Waited::of(&waits);
        let come: Vec<usize> =
            (0..ways.len()).map(|it| turns.iter().filter(|turn| turn.meeting == it).count()).collect();
        let all = ways.iter().enumerate();
        let all =
            all.flat_map(|(meeting, all)| all.iter().enumerate().map(move |(way, out)| (meeting, way, out)));
        let Some((meeting, _, out)) =
            all.min_by_key(|&(meeting, way, out)| (waited.spread(&waits, out), come[meeting], way, meeting))
        else {
            break;
        };
        out.iter().for_each(|&person| waits[person] += 1);
        turns.push(Turn { meeting, out: out.clone() });
    }
    turns
}
