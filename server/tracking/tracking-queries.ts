import type { LocalDate } from '../../domain/base/local-date.ts';
import type { BillingType } from '../../domain/purchase/billing-type.ts';
import type { Database } from '../db/database.ts';

/** Settled purchases are counted from the payments themselves: the view `funnel` has all three steps. */
export type FunnelStep =
  | { step: 'formOpened'; billing: 'undecided' }
  | { step: 'checkAccepted'; billing: BillingType };

export type Counted = FunnelStep & { day: LocalDate; count: number };

export async function raiseFunnelCounts(db: Database, counted: Counted[]): Promise<void> {
  await db.query({
    name: 'raise-funnel-counts',
    text: `insert into funnel_count (day, step, billing, count)
           select * from unnest($1::date[], $2::text[], $3::text[], $4::int[])
           on conflict (day, step, billing) do update set count = funnel_count.count + excluded.count`,
    values: [
      counted.map(({ day }) => day),
      counted.map(({ step }) => step),
      counted.map(({ billing }) => billing),
      counted.map(({ count }) => count),
    ],
  });
}

type Claim = { returnKey: string; accountId: string; now: number };

/** True for the first claim of a settled payment by the one whose it is. */
export async function claimTrackedPurchase(db: Database, claim: Claim): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into tracked_purchase (payment_id, claimed_at)
     select payment.id, $3
       from payment
       join payment_settlement on payment_settlement.payment_id = payment.id
      where payment.return_key = $1
        and exists (
          select from payment_event link
            join museum_card_event event on event.id = link.event_id
           where link.payment_id = payment.id and event.owner_account_id = $2)
     on conflict do nothing`,
    [claim.returnKey, claim.accountId, new Date(claim.now)],
  );
  return rowCount === 1;
}
