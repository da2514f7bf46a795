"""Tables and people in a database: SQLite or PostgreSQL by the same code."""
