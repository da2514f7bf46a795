### What the table says while one plays, in Italian.
