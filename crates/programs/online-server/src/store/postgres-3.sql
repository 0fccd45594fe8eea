-- Codes to say, and the tables that they lead to for a while.
CREATE TABLE codes_to_say (
    number BIGINT PRIMARY KEY,
    of_table BIGINT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
);

-- Those who typed a code that led nowhere, by their key, and all together without one: when all of it is forgiven.
CREATE TABLE wrong_codes (
    by_key TEXT PRIMARY KEY,
    forgiven BIGINT NOT NULL
);

-- The tables that are open to anyone, as the program saw them that looked last.
CREATE TABLE lobby (
    of_table BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    node BIGINT NOT NULL,
    listed TEXT NOT NULL
);
