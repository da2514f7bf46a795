"""A whole game played by weights: plain functions over a record, compiled for CPU and GPU.

They see what the seat to move may know and nothing else: its hand, the known end of its deck, and
what lies open. `g` is a game record, `e` an edition record, `w` a row of weights and `s` a row of
notes about the turn (`weights` names the places of both). All amounts are whole numbers, in
thousandths of a coin or of a round, so that every machine plays the same game.
"""
