"""The game on flat records: plain functions, compiled for CPU and GPU from this one source.

Transitions are those of `furstenfeld.rules`, written a second time over numbers; all tables come
from there. `g` is a game record, `e` an edition record (`fast.layout`). Nothing here checks what it
is given: `fast.batch` does. `fast.targets` reads these files, in this order, into one namespace for
each target and compiles what they define.
"""
