-- When tables that give a day for a move go on without those whom they wait for.
CREATE TABLE deadlines (
    of_table INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX deadlines_by_moment ON deadlines (at);

-- What people report to whoever runs the server, with what it is about: the table, its texts and the names there may go before it.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    of_table INTEGER NOT NULL,
    by_key TEXT NOT NULL,
    request TEXT NOT NULL,
    by_visitor INTEGER NOT NULL,
    by_name TEXT NOT NULL,
    about_key TEXT NOT NULL,
    about_visitor INTEGER NOT NULL,
    about_name TEXT NOT NULL,
    said TEXT NOT NULL,
    words TEXT NOT NULL,
    UNIQUE (by_key, request)
) STRICT;
CREATE INDEX reports_by_age ON reports (at);
