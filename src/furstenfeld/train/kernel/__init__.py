"""What training adds to the engine: plain functions over records, compiled for CPU and GPU.

They are built on the engine's kernel and on that of the scripted policy, and compiled like them
(`fast.targets`). `g` is a game record, `e` an edition record.
"""
