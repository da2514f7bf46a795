"""The balance lab: how games of an edition go, and how two editions differ."""

from furstenfeld.lab.balance.plan import BalancePlan, BalanceSetting
from furstenfeld.lab.balance.played_games import BalanceRun
from furstenfeld.lab.balance.report import BalanceReport, report
from furstenfeld.lab.balance.report_tables import sections, tables

__all__ = [
    "BalancePlan",
    "BalanceReport",
    "BalanceRun",
    "BalanceSetting",
    "report",
    "sections",
    "tables",
]
