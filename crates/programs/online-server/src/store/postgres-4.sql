-- What signs knocks at browsers.
CREATE TABLE signs (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    secret BYTEA NOT NULL
);

-- Browsers that want to be knocked at. A knock is out while it is later than the last look.
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY,
    by_key TEXT NOT NULL,
    kept BIGINT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_to BIGINT NOT NULL,
    ahead BIGINT NOT NULL,
    due BIGINT,
    tried BIGINT NOT NULL DEFAULT 0,
    knocked BIGINT NOT NULL DEFAULT 0,
    looked BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX browsers_by_key ON browsers (by_key);
CREATE INDEX browsers_by_due ON browsers (due) WHERE due IS NOT NULL;

-- Whom tables wait for that give a day for a move: since when, and from when on their time runs.
CREATE TABLE awaited (
    of_table BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    visitor BIGINT NOT NULL,
    since BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    missed BOOLEAN NOT NULL,
    PRIMARY KEY (of_table, visitor)
);
