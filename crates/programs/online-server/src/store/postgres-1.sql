CREATE TABLE tables (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    header TEXT NOT NULL,
    opened BIGINT NOT NULL,
    -- How many of its first entries are one record. Whoever adds an entry looks at this under a lock.
    packed BIGINT NOT NULL DEFAULT 0
);

-- The number of an entry is free once: that decides which of two writers was first.
CREATE TABLE entries (
    of_table BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    by_visitor BIGINT,
    request TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (of_table, seq)
);

-- A request becomes one entry, however often it is sent.
CREATE UNIQUE INDEX requests ON entries (of_table, by_visitor, request) WHERE request IS NOT NULL;

-- Names and keys lie beside the log, and can be forgotten.
CREATE TABLE people (
    of_table BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    visitor BIGINT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    node BIGINT NOT NULL,
    PRIMARY KEY (of_table, visitor)
);
CREATE INDEX people_by_key ON people (key);

-- The programs that serve tables, and when each said last that it does.
CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Times in which no program did.
CREATE TABLE gaps (
    begun BIGINT NOT NULL,
    ended BIGINT NOT NULL
);

-- The first entries of tables that nobody has touched for long, as one record.
CREATE TABLE packed (
    of_table BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    lines BYTEA NOT NULL
);
