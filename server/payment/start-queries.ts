import { payableUntil } from '../../domain/payment/payable.ts';
import type { Database } from '../db/database.ts';
import type { Owner } from '../platform/session.ts';
import { instant, type Payment } from './payment-queries.ts';

/** An attempt of a process that died during the call is free again after this. */
const CLAIM_SECONDS = 30;

export type Attempt = Pick<
  Payment,
  | 'id'
  | 'returnKey'
  | 'stamp'
  | 'reference'
  | 'providerType'
  | 'processType'
  | 'billing'
  | 'language'
  | 'receipt'
> & { amount: number };

/** For an order, or for instalments of the caller's contract. */
const OWN = `(exists (select from payment_order link
                        join card_order on card_order.id = link.card_order_id
                       where link.payment_id = payment.id
                         and (card_order.owner_account_id = $2 or card_order.owner_browser_hash = $3))
              or exists (select from instalment_charge share
                           join monthly_contract contract on contract.id = share.contract_id
                          where share.payment_id = payment.id and contract.account_id = $2))`;

/** Lets one process call the provider for an attempt; null when it is not the caller's, or claimed already. */
export async function claimAttempt(
  db: Database,
  asked: { paymentId: string; owner: Owner; now: number },
): Promise<Attempt | null> {
  const { rows } = await db.query<Attempt>(
    `update payment
        set asked_at = $4,
            -- A process that died during the call may have used the stamp, which the provider accepts once.
            stamp = case when asked_at is null then stamp else gen_random_uuid()::text end
      where id = $1 and state = 'created' and payable_until > $4 and ${OWN}
        and (asked_at is null or asked_at < $4::timestamptz - make_interval(secs => $5))
     returning id, return_key as "returnKey", stamp, reference, provider_type as "providerType",
               process_type as "processType", billing_type as billing, language,
               amount_cents as amount, receipt`,
    [
      asked.paymentId,
      asked.owner.accountId,
      asked.owner.browserHash,
      new Date(asked.now),
      CLAIM_SECONDS,
    ],
  );
  return rows[0] ?? null;
}

type OwnAttempt = Pick<
  Payment,
  'state' | 'providerType' | 'processType' | 'billing' | 'receipt'
> & { handOver: unknown };

export async function findOwnAttempt(
  db: Database,
  asked: { paymentId: string; owner: Owner },
): Promise<OwnAttempt | null> {
  const { rows } = await db.query<OwnAttempt>(
    `select state, hand_over as "handOver", provider_type as "providerType",
            process_type as "processType", billing_type as billing, receipt
       from payment
      where id = $1 and ${OWN}`,
    [asked.paymentId, asked.owner.accountId, asked.owner.browserHash],
  );
  return rows[0] ?? null;
}

/** The provider has accepted it. A callback may have been faster, so only the initial state is advanced. */
export async function openAttempt(
  db: Database,
  opened: {
    id: string;
    transactionId: string | null;
    handOver: object;
    now: number;
    checkAt: number | null;
  },
): Promise<void> {
  await db.query(
    `update payment
        set transaction_id = coalesce(transaction_id, $2),
            hand_over = case when state = 'created' then $3::json end,
            check_at = case when state = 'created' then $5::timestamptz else check_at end,
            state_at = case when state = 'created' then $4::timestamptz else state_at end,
            payable_until = case when state = 'created' then $6::timestamptz else payable_until end,
            state = case when state = 'created' then 'open' else state end
      where id = $1`,
    [
      opened.id,
      opened.transactionId,
      JSON.stringify(opened.handOver),
      new Date(opened.now),
      instant(opened.checkAt),
      instant(payableUntil('open', opened.now)),
    ],
  );
}

/** The handover failed: the attempt may be retried under a new stamp. */
export async function releaseAttempt(db: Database, id: string): Promise<void> {
  await db.query(
    `update payment set asked_at = null, stamp = gen_random_uuid()::text where id = $1 and state = 'created'`,
    [id],
  );
}
