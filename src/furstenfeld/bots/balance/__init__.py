"""The balance lab: what an edition does when bots play it, and how two editions differ."""

from furstenfeld.bots.balance.plan import Plan, Setting
from furstenfeld.bots.balance.report import Report, report
from furstenfeld.bots.balance.running import Lab
from furstenfeld.bots.balance.sheets import chapters, tables

__all__ = ["Lab", "Plan", "Report", "Setting", "chapters", "report", "tables"]
