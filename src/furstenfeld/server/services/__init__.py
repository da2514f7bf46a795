"""What people do, one database transaction each: tables, accounts, chat, studies."""
