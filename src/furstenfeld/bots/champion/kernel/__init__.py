"""What follows from an observation, as compiled functions for CPU and GPU.

`row` is an input of a network (`bots.champion.inputs`) whose first part is an observation, so
nothing here can know what its seat does not; `e` is the edition, and `s` are notes, an array of
small numbers whose places `noting` names. Seats count from the observer.
"""
