### What the rules and the tutorial say, in German; loaded only there.
