import type { Language } from '../../../domain/base/language.ts';
import type { BounceCause } from '../../../domain/office/bounce-cause.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

/** A subquery per waiting row: a join scanned every letter ever sent. */
const LETTER = '(select letter from mail_outbox where id = bounce.mail_id)';

export function countWaitingBounces(db: Database, waits: Waits): Promise<WaitingCount> {
  const from = `from mail_bounce bounce where bounce.ended_at is null and ${LETTER} <> 'gift'`;
  return countWaiting(db, waits, { since: 'bounced_at', from });
}

/** Paid gifts unsent for an hour, though the worker polls every minute. */
const UNSENT_GIFTS = (dueBefore: string) => `
       from gift
       join order_fulfilment done on done.card_order_id = gift.card_order_id
       join claimable_card claimable on claimable.card_id = done.card_id
      where gift.is_digital and gift.is_waiting and coalesce(gift.send_at, done.fulfilled_at) <= ${dueBefore}
        and claimable.taken_back_at is null
        and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)`;

const HOUR_MS = 60 * 60 * 1000;

/** Gifts not delivered: the letter bounced or was never sent. */
export function countUndeliveredGifts(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'since',
    from: `from (select bounce.bounced_at as since
                   from mail_bounce bounce
                  where bounce.ended_at is null and ${LETTER} = 'gift'
                 union all
                 select coalesce(gift.send_at, done.fulfilled_at) ${UNSENT_GIFTS('$3')}) undelivered`,
    params: [new Date(waits.now - HOUR_MS)],
  });
}

export type UnsentGift = { orderId: string; orderNumber: string; dueAt: number };

/** Longest waiting first. */
export async function findUnsentGifts(
  db: Database,
  { now, most }: { now: number; most: number },
): Promise<UnsentGift[]> {
  const { rows } = await db.query<UnsentGift>(
    `select unsent.id as "orderId", payment.reference as "orderNumber",
            (extract(epoch from unsent.due_at) * 1000)::float8 as "dueAt"
       from (select gift.card_order_id as id, done.payment_id, coalesce(gift.send_at, done.fulfilled_at) as due_at
             ${UNSENT_GIFTS('$1')}) unsent
       join payment on payment.id = unsent.payment_id
      order by unsent.due_at, unsent.id
      limit $2`,
    [new Date(now - HOUR_MS), most],
  );
  return rows;
}

export type BounceRow = {
  id: string;
  letter: string;
  language: Language;
  emailAddress: string;
  cause: BounceCause;
  status: string | null;
  bouncedAt: number;
  orderNumber: string | null;
  person: { id: string; name: string; emailAddress: string } | null;
  canResend: boolean;
};

/** The gift's order id is in the letter's key; its data was erased with the code. */
export const GIFT_ORDER = `case when mail.letter = 'gift' and mail.idempotency_key ~ '^gift:[0-9a-f-]{36}:'
                         then split_part(mail.idempotency_key, ':', 2)::uuid end`;

const PERSON_OF_ADDRESS = `coalesce(
  (select id from account where lower(email_address) = bounce.email_address),
  (select account_id from former_email where lower(email_address) = bounce.email_address
    order by ended_at desc limit 1))`;

/** Longest waiting first. A former owner of the address counts as the person. */
export async function findWaitingBounces(db: Database, most: number): Promise<BounceRow[]> {
  const { rows } = await db.query<BounceRow>(
    `select mail.id, mail.letter, mail.language, bounce.email_address as "emailAddress", bounce.cause, bounce.status,
            (extract(epoch from bounce.bounced_at) * 1000)::float8 as "bouncedAt",
            coalesce(mail.data ->> 'orderNumber', mail.data #>> '{receipt,orderNumber}', paid.reference) as "orderNumber",
            case when account.id is not null then json_build_object(
              'id', account.id, 'emailAddress', account.email_address,
              'name', concat_ws(' ', coalesce(card.holder_first_name, account.first_name),
                                     coalesce(card.holder_last_name, account.last_name))) end as person,
            mail.data is not null or paid.id is not null as "canResend"
       from mail_bounce bounce
       join mail_outbox mail on mail.id = bounce.mail_id
       left join account on account.id = ${PERSON_OF_ADDRESS}
       left join museum_card card on card.holder_account_id = account.id
       left join order_fulfilment done on done.card_order_id = ${GIFT_ORDER}
       left join payment paid on paid.id = done.payment_id
      where bounce.ended_at is null
      order by bounce.bounced_at, bounce.mail_id
      limit $1`,
    [most],
  );
  return rows;
}

type LockedBounce = {
  letter: string;
  emailAddress: string;
  /** Null: still waiting. */
  outcome: 'resent' | 'done' | null;
  personId: string | null;
};

export async function lockBounce(tx: Transaction, mailId: string): Promise<LockedBounce | null> {
  const { rows } = await tx.query<LockedBounce>(
    `select mail.letter, bounce.email_address as "emailAddress", bounce.outcome, ${PERSON_OF_ADDRESS} as "personId"
       from mail_bounce bounce
       join mail_outbox mail on mail.id = bounce.mail_id
      where bounce.mail_id = $1
        for update of bounce`,
    [mailId],
  );
  return rows[0] ?? null;
}
