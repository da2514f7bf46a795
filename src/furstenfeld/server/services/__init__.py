"""The actions of people, each the work of one database transaction."""
