"""The compiled part of the search: candidates for a turn, their plans, and simulations.

Built on the kernel of the scripted policy; `g`, `e`, `w` and `s` mean the same as there. A
candidate is a row of numbers that describes a turn (`candidate`). A plan is a row of action
numbers that ends with NONE.
"""
