-- What people wrote lies beside the log, and is deleted after a while.
CREATE TABLE texts (
    of_table BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    visitor BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (of_table, seq)
);
CREATE INDEX texts_by_age ON texts (at);
