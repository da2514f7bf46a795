### What the rules and the tutorial say, in English; loaded only there.
