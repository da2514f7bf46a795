"""The board game Fürstenfeld: rules, records, sentences, bots and a command line."""
