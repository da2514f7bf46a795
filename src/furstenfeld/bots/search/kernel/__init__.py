"""Whole turns as lists of answers, and what becomes of them: compiled loops of the search.

Built on the policy's kernel as that is on the engine's; `g`, `e`, `w` and `s` are what they are
there. A wish is a row that says what a turn is to be (`wishes` names its places), a plan is
a row of action numbers that ends with NONE.
"""
