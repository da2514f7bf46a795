// Amounts as coins.

/** The fewest coins of 5 and 1 that make up an amount, large ones first. */
export function change(amount: number): (1 | 5)[] {
  const fives = Math.floor(amount / 5);
  return [...Array<5>(fives).fill(5), ...Array<1>(amount - fives * 5).fill(1)];
}
