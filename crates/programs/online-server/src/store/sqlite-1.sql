CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    opened INTEGER NOT NULL
) STRICT;

-- The number of an entry is free once: that decides which of two writers was first.
CREATE TABLE entries (
    of_table INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by_visitor INTEGER,
    request TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (of_table, seq)
) STRICT, WITHOUT ROWID;

-- A request becomes one entry, however often it is sent.
CREATE UNIQUE INDEX requests ON entries (of_table, by_visitor, request) WHERE request IS NOT NULL;

-- Names and keys lie beside the log, and can be forgotten.
CREATE TABLE people (
    of_table INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    visitor INTEGER NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (of_table, visitor)
) STRICT, WITHOUT ROWID;

CREATE TABLE beats (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
