import { type Cents, cents, sum } from '../base/cents.ts';

export type PaidPart = { paymentId: string; amount: Cents };

/** Refund for each payment: used value is deducted from the first ones, and no refund exceeds its payment. */
export function refundShares(paid: PaidPart[], used: Cents): PaidPart[] {
  let left: number = used;
  const shares = paid.map(({ paymentId, amount }) => {
    const kept = Math.min(left, amount);
    left -= kept;
    return { paymentId, amount: cents(amount - kept) };
  });
  return shares.filter(({ amount }) => amount > 0);
}

export function totalOf(parts: PaidPart[]): Cents {
  return sum(parts.map(({ amount }) => amount));
}
