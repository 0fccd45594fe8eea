-- The program that a person was connected to last.
ALTER TABLE people ADD COLUMN node INTEGER NOT NULL DEFAULT 0;
CREATE INDEX people_by_key ON people (key);

-- The programs that serve tables, and when each said last that it does.
CREATE TABLE nodes (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
INSERT INTO nodes (id, at) SELECT 0, at FROM beats;
DROP TABLE beats;

-- Times in which no program did.
CREATE TABLE gaps (
    begun INTEGER NOT NULL,
    ended INTEGER NOT NULL
) STRICT;

-- The first entries of tables that nobody has touched for long, as one record.
CREATE TABLE packed (
    of_table INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    next INTEGER NOT NULL,
    at INTEGER NOT NULL,
    lines BLOB NOT NULL
) STRICT;
