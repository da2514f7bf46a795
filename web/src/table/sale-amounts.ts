// Small sums behind the gestures: goods after a trade, amounts that follow it, what the office pays for, a card moved in a row.

import { parse } from "../game/actions";
import { GOODS, type Good, type PerGood } from "../game/things";

/** Goods after the trade that a text says. */
export function goodsAfter(goods: PerGood<number>, trade: string | null): PerGood<number> {
  const action = trade === null ? null : parse(trade);
  if (action?.kind !== "trade") return goods;
  return perGood((index) => {
    const amount = goods[index] ?? 0;
    if (GOODS[index] === action.from) return amount - action.count;
    return GOODS[index] === action.to ? amount + action.count : amount;
  });
}

/** Amounts on offer after the goods became others: all stays all, and nothing exceeds what there is. */
export function exchanged(
  offered: PerGood<number>,
  before: PerGood<number>,
  after: PerGood<number>,
): PerGood<number> {
  return perGood((index) => {
    const amount = offered[index] ?? 0;
    const isAll = amount === (before[index] ?? 0);
    return isAll ? (after[index] ?? 0) : Math.min(amount, after[index] ?? 0);
  });
}

/** What the office pays for: what is wanted while it is sold, nothing if that is wanted, else what is sold most. */
export function bonus(wanted: Good | null | undefined, sell: PerGood<number>): Good | null {
  if (wanted === null || (wanted && (sell[GOODS.indexOf(wanted)] ?? 0) > 0)) return wanted;
  const most = Math.max(...sell);
  return most > 0 ? (GOODS[sell.indexOf(most)] ?? null) : null;
}

/** The row with one of its things at another place; the same row where nothing changes. */
export function moved<T>(row: readonly T[], thing: T, place: number): readonly T[] {
  const from = row.indexOf(thing);
  const to = Math.max(0, Math.min(row.length - 1, place));
  if (from < 0 || from === to) return row;
  const others = row.filter((other) => other !== thing);
  return [...others.slice(0, to), thing, ...others.slice(to)];
}

export function perGood<T>(make: (index: number) => T): PerGood<T> {
  return [make(0), make(1), make(2)];
}
