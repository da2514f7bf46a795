### What log, end and replay say, in Italian.
