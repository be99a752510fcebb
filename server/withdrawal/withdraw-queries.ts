import type { Cents } from '../../domain/base/cents.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { PaidPart } from '../../domain/withdrawal/refund-shares.ts';
import type { Transaction } from '../db/database.ts';
import { markRefundNeeded } from '../payment/payment-state-queries.ts';

export async function insertWithdrawal(
  tx: Transaction,
  done: { paymentId: string; orderIds: string[]; paid: Cents; used: Cents; now: number },
): Promise<void> {
  await tx.query(
    'insert into withdrawal (payment_id, withdrawn_at, paid_cents, used_cents) values ($1, $2, $3, $4)',
    [done.paymentId, new Date(done.now), done.paid, done.used],
  );
  await tx.query(
    'insert into withdrawn_order (card_order_id, payment_id) select unnest($2::uuid[]), $1',
    [done.paymentId, done.orderIds],
  );
}

/** Payments of later instalments keep their state until the refund, so that their locks are not needed here. */
export async function insertRefundNeeds(
  tx: Transaction,
  { shares, orderPaymentId, now }: { shares: PaidPart[]; orderPaymentId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into refund_need (id, payment_id, reason, amount_cents, flagged_at)
     select payment_id, payment_id, 'withdrawn', amount, $3
       from unnest($1::uuid[], $2::int[]) as share (payment_id, amount)`,
    [shares.map(({ paymentId }) => paymentId), shares.map(({ amount }) => amount), new Date(now)],
  );
  await markRefundNeeded(tx, { paymentId: orderPaymentId, now });
}

/** Ends all charges, and an entry hold for debts that no longer exist. */
export async function endContracts(
  tx: Transaction,
  { orderIds, now }: { orderIds: string[]; now: number },
): Promise<void> {
  await tx.query(
    `with ended as (
       update monthly_contract
          set withdrawn_at = $2, next_try_at = null, failing_since = null, noticed_on = null
        where card_order_id = any ($1::uuid[])
       returning id
     )
     update contract_hold set lifted_at = $2
      where contract_id in (select id from ended) and lifted_at is null`,
    [orderIds, new Date(now)],
  );
}

/** The codes of the cards become invalid; plastic cards that are not in the post yet are cancelled. */
export async function revokeCards(
  tx: Transaction,
  { cardIds, cause, now }: { cardIds: string[]; cause: string; now: number },
): Promise<void> {
  await tx.query('update claimable_card set taken_back_at = $2 where card_id = any ($1::uuid[])', [
    cardIds,
    new Date(now),
  ]);
  await tx.query(
    `update plastic_card_order set cancelled_at = $3
      where card_id = any ($1::uuid[]) and cause = $2 and posted_at is null`,
    [cardIds, cause, new Date(now)],
  );
}

/** Cancels the plastic card of a recipient whose card has no other validity. */
export async function revokeUselessPlastic(
  tx: Transaction,
  { cardIds, today, now }: { cardIds: string[]; today: LocalDate; now: number },
): Promise<void> {
  await tx.query(
    `update plastic_card_order ordered set cancelled_at = $3
       from card_validity validity
      where ordered.card_id = any ($1::uuid[]) and ordered.cause = 'registration:' || ordered.card_id
        and ordered.posted_at is null and ordered.cancelled_at is null
        and validity.card_id = ordered.card_id and not waits_for_first_visit
        and (valid_until is null or valid_until < $2)`,
    [cardIds, today, new Date(now)],
  );
}

/** The address is unverified, and nothing is left to activate. */
export async function deleteOpenRegistration(tx: Transaction, cardId: string): Promise<void> {
  await tx.query('delete from registration_confirmation where card_id = $1', [cardId]);
}
