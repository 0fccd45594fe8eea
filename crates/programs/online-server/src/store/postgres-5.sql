-- When tables that give a day for a move go on without those whom they wait for.
CREATE TABLE deadlines (
    of_table BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL
);
CREATE INDEX deadlines_by_moment ON deadlines (at);

-- What people report to whoever runs the server, with what it is about: the table, its texts and the names there may go before it.
CREATE TABLE reports (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    of_table BIGINT NOT NULL,
    by_key TEXT NOT NULL,
    request TEXT NOT NULL,
    by_visitor BIGINT NOT NULL,
    by_name TEXT NOT NULL,
    about_key TEXT NOT NULL,
    about_visitor BIGINT NOT NULL,
    about_name TEXT NOT NULL,
    said TEXT[] NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (by_key, request)
);
CREATE INDEX reports_by_age ON reports (at);
