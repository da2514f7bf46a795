"""Tables and people in a SQLite or PostgreSQL database."""
