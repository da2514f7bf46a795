"""The scripted policy: plays a game by weights, as plain functions for CPU and GPU.

The functions use only what the seat to move can know: its hand, the known end of its deck, and
what everybody sees. `g` is a game record, `e` an edition record, `w` a row of weights, and `s`
scratch memory for one turn; `weights` names the entries of both. All amounts are whole numbers, in
thousandths of a coin or of a round, so the policy plays the same on every machine.
"""
