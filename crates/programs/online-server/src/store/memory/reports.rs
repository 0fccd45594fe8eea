//! What people report, in memory.

use async_trait::async_trait;
use online::Moment;

use super::{
    super::{
        Filed, NewReport, Party, Report, Reports, Result, SavedPerson,
        reports::{DAY, MOST_REPORTS},
    },
    Memory, Table,
};

/// A report, and what is saved of it besides.
#[derive(Debug)]
pub(super) struct Saved {
    by_key: String,
    id: String,
    about_key: String,
    report: Report,
}

/// The reports, and the number of the next one.
#[derive(Default, Debug)]
pub(super) struct All {
    made: i64,
    all: Vec<Saved>,
}

impl All {
    pub(super) fn forget(&mut self, key: &str) {
        self.all.retain(|saved| saved.by_key != key && saved.about_key != key);
    }

    fn report(&mut self, new: NewReport, table: Option<&Table>) -> Filed {
        let NewReport { at, key, id, about, said, words, .. } = new;
        if self.all.iter().any(|saved| saved.by_key == key && saved.id == id) {
            return Filed::Again;
        }
        let people = table.map(|table| &table.people);
        let by = people.and_then(|people| people.values().rev().find(|person| person.key == key));
        let about = people.and_then(|people| people.get(&about.0));
        let Some((table, (by, about))) = table.zip(by.zip(about).filter(|(by, about)| by != about)) else {
            return Filed::Nobody;
        };
        let texts = said.iter().filter_map(|seq| table.texts.get(seq));
        let said: Vec<String> =
            texts.filter(|text| text.by == Some(about.participant)).map(|text| text.text.clone()).collect();
        if said.is_empty() && words.is_empty() {
            return Filed::Empty;
        }
        let lately = self.all.iter().filter(|saved| saved.by_key == key && saved.report.at.after(DAY) > at);
        if lately.count() >= MOST_REPORTS as usize {
            return Filed::TooMany;
        }
        self.made += 1;
        let party =
            |person: &SavedPerson| Party { participant: person.participant, name: person.name.clone() };
        let (number, table) = (self.made, new.table);
        let report = Report { number, table, at, by: party(by), about: party(about), said, words };
        self.all.push(Saved { by_key: key, id, about_key: about.key.clone(), report });
        Filed::Saved
    }
}

#[async_trait]
impl Reports for Memory {
    async fn report(&self, new: NewReport) -> Result<Filed> {
        let super::Saved { tables, reports, .. } = &mut *self.saved();
        let table = tables.get(&new.table);
        Ok(reports.report(new, table))
    }

    async fn reports(&self) -> Result<Vec<Report>> {
        Ok(self.saved().reports.all.iter().map(|saved| saved.report.clone()).collect())
    }

    async fn forget_reports(&self, before: Moment) -> Result<u64> {
        let reports = &mut self.saved().reports.all;
        let had = reports.len();
        reports.retain(|saved| saved.report.at >= before);
        Ok((had - reports.len()) as u64)
    }
}
