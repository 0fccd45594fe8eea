-- Codes to say, and the tables that they lead to for a while.
CREATE TABLE codes_to_say (
    number INTEGER PRIMARY KEY,
    of_table INTEGER NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT;

-- Those who typed a code that led nowhere, by their key, and all together without one: when all of it is forgiven.
CREATE TABLE wrong_codes (
    by_key TEXT PRIMARY KEY,
    forgiven INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The tables that are open to anyone, as the program saw them that looked last.
CREATE TABLE lobby (
    of_table INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    node INTEGER NOT NULL,
    listed TEXT NOT NULL
) STRICT;
