"""Tables for people: storage, live updates, bots at the table; the only asynchronous code.

`core` holds the rules of a table as pure functions over values, `storage` keeps the values in a
database, `web` lets people in, and what stands beside them joins the three.
"""
