//! Where tables are saved, as it is written on a command line.

use std::{fmt, path::PathBuf, str::FromStr, sync::Arc};

use super::{Postgres, Result, Sqlite, Store};

/// Where tables are saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// The address of a database of Postgres.
    Postgres(String),
}

/// A text that says of no database where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a database is sqlite:FILE or postgres://…")]
pub struct NotADatabase;

impl FromStr for Database {
    type Err = NotADatabase;

    fn from_str(text: &str) -> std::result::Result<Self, NotADatabase> {
        if let Some(file) = text.strip_prefix("sqlite:").filter(|file| !file.is_empty()) {
            return Ok(Self::Sqlite(file.into()));
        }
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|begin| text.starts_with(begin));
        is_postgres.then(|| Self::Postgres(text.to_owned())).ok_or(NotADatabase)
    }
}

impl Database {
    /// Opens the store; what is missing there is made, and what an earlier version made is brought up to date.
    ///
    /// # Errors
    /// It can’t be opened, or is of a later version.
    pub async fn open(&self) -> Result<Arc<dyn Store>> {
        Ok(match self {
            Self::Sqlite(file) => Arc::new(Sqlite::open(file)?),
            Self::Postgres(url) => Arc::new(Postgres::open(url).await?),
        })
    }

    /// How many changes made a store of this kind what it is.
    pub const fn version(&self) -> usize {
        match self {
            Self::Sqlite(_) => Sqlite::version(),
            Self::Postgres(_) => Postgres::version(),
        }
    }

    /// Whether this is a database on this computer that is not there yet.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::Sqlite(file) if !file.exists())
    }
}

impl fmt::Display for Database {
    /// As it may be shown: without a name and a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => write!(f, "{}", file.display()),
            Self::Postgres(url) => {
                let place = url.split_once("://").map_or(url.as_str(), |(_, place)| place);
                let place = place.split('?').next().unwrap_or_default();
                write!(f, "postgres://{}", place.rsplit('@').next().unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_known_by_its_first_word() {
        assert_eq!("sqlite:a/b.sqlite".parse(), Ok(Database::Sqlite("a/b.sqlite".into())));
        for url in ["postgres://host/kook", "postgresql://me@host/kook"] {
            assert_eq!(url.parse(), Ok(Database::Postgres(url.to_owned())));
        }
        let secret = Database::Postgres("postgresql://me:s@cret@host:5432/kook?password=x".to_owned());
        assert_eq!(secret.to_string(), "postgres://host:5432/kook");
        for text in ["", "sqlite:", "mysql://host/kook", "tables.sqlite"] {
            assert_eq!(text.parse::<Database>(), Err(NotADatabase), "{text}");
        }
    }
}
