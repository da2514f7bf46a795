"""Players that follow written rules: random play, the stewards and the compiled policy."""
