import type { Language } from '../../domain/base/language.ts';
import type { CompanyDelivery } from '../../domain/company/company-order-form.ts';
import type { Database, Transaction } from '../db/database.ts';

export type CompanyOrder = {
  companyOrderId: string;
  companyName: string;
  businessId: string;
  emailAddress: string;
  firstName: string;
  delivery: CompanyDelivery;
  units: number;
  language: Language;
  claimKey: string;
  claimDomain: string | null;
  sealedPortalKey: Buffer;
};

const SELECT = `
  select id as "companyOrderId", company_name as "companyName", business_id as "businessId",
         email_address as "emailAddress", contact_first_name as "firstName", delivery, units, language,
         claim_key as "claimKey", claim_domain as "claimDomain", sealed_desk_key as "sealedPortalKey"
    from company_order`;

export async function findOrderByPortalKey(
  db: Database,
  portalKeyHash: Buffer,
): Promise<CompanyOrder | null> {
  const { rows } = await db.query<CompanyOrder>(`${SELECT} where desk_key_hash = $1`, [
    portalKeyHash,
  ]);
  return rows[0] ?? null;
}

export async function findOrderByClaimKey(
  db: Database,
  claimKey: string,
): Promise<CompanyOrder | null> {
  const { rows } = await db.query<CompanyOrder>(`${SELECT} where claim_key = $1`, [claimKey]);
  return rows[0] ?? null;
}

export async function findCompanyOrderOf(
  db: Database,
  orderId: string,
): Promise<CompanyOrder | null> {
  const { rows } = await db.query<CompanyOrder>(`${SELECT} where card_order_id = $1`, [orderId]);
  return rows[0] ?? null;
}

export async function findOrderOfPayment(
  db: Database,
  paymentId: string,
): Promise<CompanyOrder | null> {
  const { rows } = await db.query<CompanyOrder>(
    `${SELECT} where card_order_id in (select card_order_id from payment_order where payment_id = $1)`,
    [paymentId],
  );
  return rows[0] ?? null;
}

/** Serialises changes to the seats of an order. */
export async function lockOrder(tx: Transaction, companyOrderId: string): Promise<void> {
  await tx.query('select 1 from company_order where id = $1 for update', [companyOrderId]);
}

export async function updateClaimDomain(
  db: Database,
  companyOrderId: string,
  claimDomain: string | null,
): Promise<void> {
  await db.query('update company_order set claim_domain = $2 where id = $1', [
    companyOrderId,
    claimDomain,
  ]);
}

export type SeatCounts = {
  isPaid: boolean;
  isPending: boolean;
  /** The order is being refunded in full, or was. */
  isRefunded: boolean;
  /** Claimed before the given instant. */
  claimed: number;
  /** Counts unassigned seats whether claimed or not: a difference would reveal who has claimed. */
  free: number;
  asCodes: number;
  named: number;
  invited: number;
};

export async function countSeats(
  db: Database,
  { companyOrderId, claimedBefore }: { companyOrderId: string; claimedBefore: number },
): Promise<SeatCounts> {
  const { rows } = await db.query<SeatCounts>(
    `select exists (select from order_fulfilment done
                     where done.card_order_id = ordered.card_order_id)
              or exists (select from card_order where id = ordered.card_order_id and is_imported) as "isPaid",
            exists (select from payment_order link join payment on payment.id = link.payment_id
                     where link.card_order_id = ordered.card_order_id and payment.state in ('pending', 'unknown'))
              as "isPending",
            exists (select from order_fulfilment done join payment on payment.id = done.payment_id
                     where done.card_order_id = ordered.card_order_id and payment.state in ('refundNeeded', 'refunded'))
              as "isRefunded",
            (count(*) filter (where redeemed.redeemed_at < $2))::integer as claimed,
            (count(*) filter (where seat.email_address is null and seat.handed_out_at is null
                                and seat.closed_at is null))::integer as free,
            (count(*) filter (where seat.handed_out_at is not null))::integer as "asCodes",
            (count(*) filter (where seat.email_address is not null))::integer as named,
            (count(*) filter (where seat.invited_at is not null))::integer as invited
       from company_order ordered
       join company_seat seat on seat.order_id = ordered.id
       left join card_redemption redeemed on redeemed.card_id = seat.card_id
      where ordered.id = $1
      group by ordered.card_order_id`,
    [companyOrderId, new Date(claimedBefore)],
  );
  if (!rows[0]) throw new Error('count returned no row');
  return rows[0];
}

/** Invited before the instant, activated or not; none when the order was reminded after it. */
export async function countRemindable(
  db: Database,
  { companyOrderId, before }: { companyOrderId: string; before: number },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count
       from company_seat seat
       join company_order ordered on ordered.id = seat.order_id
      where seat.order_id = $1 and seat.email_address is not null and seat.invited_at <= $2
        and (reminded_at is null or reminded_at <= $2)`,
    [companyOrderId, new Date(before)],
  );
  return rows[0]?.count ?? 0;
}

/** The order's payment, which is also the ledger cause of replacement cards. */
export async function findPaymentOfOrder(
  db: Database,
  companyOrderId: string,
): Promise<string | null> {
  const { rows } = await db.query<{ payment_id: string }>(
    `select done.payment_id from company_order ordered
       join order_fulfilment done on done.card_order_id = ordered.card_order_id
      where ordered.id = $1`,
    [companyOrderId],
  );
  return rows[0]?.payment_id ?? null;
}

/** The months that each card of a paid order got, for replacement cards. */
export async function findMonthsOfCard(db: Database, cardId: string): Promise<number> {
  const { rows } = await db.query<{ months: number }>(
    `select months from card_ledger_entry where card_id = $1 and kind = 'bought'`,
    [cardId],
  );
  return rows[0]?.months ?? 0;
}
