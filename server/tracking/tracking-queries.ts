import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { Database } from '../db/database.ts';
import type { Owner } from '../platform/session.ts';

/** Settled purchases come from the settlements: the view `funnel` has all three steps. */
export type FunnelStep = { kind: PurchaseKind } & (
  | { step: 'formOpened'; billing: 'undecided' }
  | { step: 'checkAccepted'; billing: BillingType }
);

export type Counted = FunnelStep & { day: LocalDate; count: number };

export async function incrementFunnelCounts(db: Database, counted: Counted[]): Promise<void> {
  await db.query(
    `insert into funnel_count (day, step, kind, billing, count)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[])
     on conflict (day, step, kind, billing) do update set count = funnel_count.count + excluded.count`,
    [
      counted.map(({ day }) => day),
      counted.map(({ step }) => step),
      counted.map(({ kind }) => kind),
      counted.map(({ billing }) => billing),
      counted.map(({ count }) => count),
    ],
  );
}

/** By the key in its page's URL, or by its id. */
type Claim = { returnKey: string | null; paymentId: string | null; owner: Owner; now: number };

/** The payment, for its owner's first claim after settlement; otherwise null. */
export async function claimTrackedPurchase(
  db: Database,
  { returnKey, paymentId, owner, now }: Claim,
): Promise<string | null> {
  const { rows } = await db.query<{ payment_id: string }>(
    `insert into tracked_purchase (payment_id, claimed_at)
     select payment.id, $5
       from payment
       join payment_settlement on payment_settlement.payment_id = payment.id
      where (payment.return_key = $1 or payment.id = $2)
        and exists (
          select from payment_order link
            join card_order on card_order.id = link.card_order_id
           where link.payment_id = payment.id
             and (card_order.owner_account_id = $3 or card_order.owner_browser_hash = $4))
     on conflict do nothing
     returning payment_id`,
    [returnKey, paymentId, owner.accountId, owner.browserHash, new Date(now)],
  );
  return rows[0]?.payment_id ?? null;
}

export type PaidLine = {
  reference: string;
  kind: PurchaseKind;
  billing: BillingType;
  language: Language;
  /** Per piece and payment. */
  priceCents: number;
  units: number;
  campaignCode: string | null;
  isPosted: boolean;
};

/** As paid, regardless of later changes of the order. */
export async function findPaidLines(db: Database, paymentId: string): Promise<PaidLine[]> {
  const { rows } = await db.query<PaidLine>(
    `select payment.reference, payment.process_type as kind, payment.billing_type as billing,
            payment.language, link.price_cents as "priceCents", sum(link.units)::int as units,
            campaign.code as "campaignCode",
            coalesce(not gift.is_digital, company.delivery = 'envelope', false) as "isPosted"
       from payment
       join payment_order link on link.payment_id = payment.id
       left join campaign_code campaign on campaign.id = link.campaign_code_id
       left join gift on gift.card_order_id = link.card_order_id
       left join company_order company on company.card_order_id = link.card_order_id
      where payment.id = $1
      group by payment.id, link.price_cents, campaign.code, "isPosted"
      order by link.price_cents desc, "isPosted"`,
    [paymentId],
  );
  return rows;
}
