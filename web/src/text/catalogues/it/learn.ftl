### What the rules and the tutorial say, in Italian; loaded only there.
