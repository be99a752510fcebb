import { keptDays } from '../../domain/privacy/keeping-periods.ts';
import { deleteClaimableCards } from '../card/claimable-card-queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deleteOrders } from '../order/purchase-queries.ts';

/** An employee requests once per address; after this time the order is closed. */
const INVITED_DAYS = keptDays('invited');
const DAY_MS = 24 * 60 * 60 * 1000;

const IS_UNPAID = `card_order.forgotten_at is not null and not card_order.is_imported
  and not exists (select from order_fulfilment done where done.card_order_id = card_order.id)`;

/**
 * Deletes seats, cards and the order of an invoice that was never paid, and orders without a payment. Limited to one
 * batch; true when there may be more.
 */
export async function deleteUnpaidSeats(db: Database, batch: number): Promise<boolean> {
  const { rowCount: seats } = await db.query(
    `with gone as (
       select seat.order_id, seat.number, seat.card_id
         from card_order
         join company_order ordered on ordered.card_order_id = card_order.id
         join company_seat seat on seat.order_id = ordered.id
        where ${IS_UNPAID}
        limit $1
     ), ${deleteClaimableCards('gone')}
     delete from company_seat seat using gone
      where seat.order_id = gone.order_id and seat.number = gone.number`,
    [batch],
  );
  await db.query(
    `delete from company_order ordered
      using card_order
      where card_order.id = ordered.card_order_id and ${IS_UNPAID}
        and not exists (select from company_seat where order_id = ordered.id)`,
  );
  const { rowCount: orders } = await db.query(
    `with gone as (
       select card_order.id from card_order
        where card_order.kind = 'companyOrder' and ${IS_UNPAID}
          and not exists (select from payment_order where card_order_id = card_order.id)
          and not exists (select from company_order where card_order_id = card_order.id)
        limit $1
     ), ${deleteOrders('gone')}`,
    [batch],
  );
  return (seats ?? 0) >= batch || (orders ?? 0) >= batch;
}

/** Deletes the names of invited employees after two years, whether activated or not. */
export async function forgetInvited(db: Database, now: number, batch: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `update company_seat seat
        set person_name = null, email_address = null, invited_at = null, closed_at = $2
       from (select order_id, number
               from company_order ordered
               join company_seat old on old.order_id = ordered.id
              where ordered.created_at < $1 and old.email_address is not null
              limit $3) due
      where seat.order_id = due.order_id and seat.number = due.number`,
    [new Date(now - INVITED_DAYS * DAY_MS), new Date(now), batch],
  );
  return (rowCount ?? 0) >= batch;
}

/** On account deletion, removes the person as contact and invited employee. The company stays for bookkeeping. */
export async function forgetCompanyPerson(
  tx: Transaction,
  { accountId, emailAddress }: { accountId: string; emailAddress: string },
): Promise<void> {
  await tx.query(
    `update company_order ordered
        set email_address = '', phone = '', contact_first_name = '', contact_last_name = ''
       from card_order
      where card_order.id = ordered.card_order_id
        and (card_order.buyer_account_id = $1 or card_order.owner_account_id = $1
             or lower(ordered.email_address) = lower($2))`,
    [accountId, emailAddress],
  );
  await tx.query(
    `update company_seat
        set person_name = null, email_address = null, invited_at = null, closed_at = coalesce(closed_at, now())
      where lower(email_address) = lower($1)`,
    [emailAddress],
  );
}
