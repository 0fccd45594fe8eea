-- What people wrote lies beside the log, and is deleted after a while.
CREATE TABLE texts (
    of_table INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    visitor INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (of_table, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX texts_by_age ON texts (at);
