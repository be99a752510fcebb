import type { Database } from '../../db/database.ts';

export type UnreturnedPayment = {
  paymentId: string;
  orderNumber: string;
  stamp: string;
  amount: number;
  openedAt: number;
};

/** Smartum tells of money through the buyer's browser alone: who closed it may have paid. */
export async function findUnreturnedPayments(
  db: Database,
  { openedBefore, now }: { openedBefore: number; now: number },
): Promise<UnreturnedPayment[]> {
  const { rows } = await db.query<UnreturnedPayment>(
    `select id as "paymentId", reference as "orderNumber", stamp, amount_cents as amount,
            (extract(epoch from state_at) * 1000)::float8 as "openedAt"
       from payment
      where provider_type = 'smartum' and state = 'open'
        and state_at <= $1 and payable_until > $2
      order by state_at
      limit 500`,
    [new Date(openedBefore), new Date(now)],
  );
  return rows;
}
