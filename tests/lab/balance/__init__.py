"""The balance lab: every figure on games worked out by hand, pairing, the page, the command."""
