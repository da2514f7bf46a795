"""The balance lab: what an edition does when bots play it, and how two editions differ."""

from furstenfeld.lab.balance.plan import Plan, Setting
from furstenfeld.lab.balance.played_games import Lab
from furstenfeld.lab.balance.report import Report, report
from furstenfeld.lab.balance.report_tables import chapters, tables

__all__ = ["Lab", "Plan", "Report", "Setting", "chapters", "report", "tables"]
