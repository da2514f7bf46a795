"""The compiled engine's rules: plain functions over flat records, one source for CPU and GPU.

They do what `furstenfeld.rules` does, with numbers instead of values. Each module is named after
the module of the rules that it follows, and all constants come from there. `g` is a game record
and `e` an edition record (`fast.layout`). No function checks its arguments: `fast.batch` does.
"""
