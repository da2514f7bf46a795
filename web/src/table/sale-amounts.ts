// Calculations for the planned sale: goods after a trade, amounts on offer, the good of the office; and moving a card in a row.

import { parse } from "../game/actions";
import { GOODS, type Good, type PerGood } from "../game/things";

/** The goods after a trade. */
export function goodsAfter(goods: PerGood<number>, trade: string | null): PerGood<number> {
  const action = trade === null ? null : parse(trade);
  if (action?.kind !== "trade") return goods;
  return perGood((index) => {
    const amount = goods[index] ?? 0;
    if (GOODS[index] === action.from) return amount - action.count;
    return GOODS[index] === action.to ? amount + action.count : amount;
  });
}

/** The amounts on offer after a trade: "all" stays "all", and no amount exceeds the goods. */
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

/** The good of the office: the wanted one if it is sold, null if wanted, else the good sold most. */
export function bonus(wanted: Good | null | undefined, sell: PerGood<number>): Good | null {
  if (wanted === null || (wanted && (sell[GOODS.indexOf(wanted)] ?? 0) > 0)) return wanted;
  const most = Math.max(...sell);
  return most > 0 ? (GOODS[sell.indexOf(most)] ?? null) : null;
}

/** The row with one item moved; the same row if nothing changes. */
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
