### What the screens around the table say, in German.
