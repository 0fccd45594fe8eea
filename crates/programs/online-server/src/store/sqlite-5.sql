-- What signs knocks at browsers.
CREATE TABLE signs (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL
) STRICT;

-- Browsers that want to be knocked at. A knock is out while it is later than the last look.
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY,
    by_key TEXT NOT NULL,
    kept INTEGER NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_to INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    due INTEGER,
    tried INTEGER NOT NULL DEFAULT 0,
    knocked INTEGER NOT NULL DEFAULT 0,
    looked INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX browsers_by_key ON browsers (by_key);
CREATE INDEX browsers_by_due ON browsers (due) WHERE due IS NOT NULL;

-- Whom tables wait for that give a day for a move: since when, and from when on their time runs.
CREATE TABLE awaited (
    of_table INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    visitor INTEGER NOT NULL,
    since INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (of_table, visitor)
) STRICT, WITHOUT ROWID;
