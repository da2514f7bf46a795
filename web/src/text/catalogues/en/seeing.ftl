### What log, end and replay say, in English.
