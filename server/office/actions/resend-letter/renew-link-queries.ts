import type { Transaction } from '../../../db/database.ts';
import type { GiverOrder } from '../../../gift/gift-links.ts';

/** The subject of a letter, parsed from its idempotency key. */
export type LetterKey = {
  paymentId: string | null;
  giftId: string | null;
  giftOrderId: string | null;
};

/** For a bounce notice: the gift of the bounced letter. */
export async function findLetterKey(tx: Transaction, mailId: string): Promise<LetterKey> {
  const id = '([0-9a-f-]{36})';
  const part = (key: string, pattern: string) => `substring(${key} from '^${pattern}$')::uuid`;
  const { rows } = await tx.query<LetterKey>(
    `select ${part('mail.idempotency_key', `purchase:${id}`)} as "paymentId",
            coalesce(${part('mail.idempotency_key', `gift-(?:activated|unopened):${id}`)},
                     ${part('returned.idempotency_key', `gift:${id}:\\d+`)}) as "giftId",
            ${part('mail.idempotency_key', `envelope-posted:[0-9a-f-]{36}:${id}`)} as "giftOrderId"
       from mail_outbox mail
       left join mail_outbox returned
         on returned.id = ${part('mail.idempotency_key', `gift-bounced:${id}`)}
      where mail.id = $1`,
    [mailId],
  );
  return rows[0] ?? { paymentId: null, giftId: null, giftOrderId: null };
}

export async function findGiverOrder(
  tx: Transaction,
  { paymentId, giftId, giftOrderId }: LetterKey,
): Promise<GiverOrder | null> {
  const { rows } = await tx.query<GiverOrder>(
    `select id as "giftOrderId", giver_key_hash as "giverKeyHash", sealed_giver_key as "sealedGiverKey"
       from gift_order
      where id = coalesce($1::uuid,
              (select order_id from gift where card_order_id = $2),
              (select order_id from payment_order link join gift on gift.card_order_id = link.card_order_id
                where link.payment_id = $3 limit 1))`,
    [giftOrderId, giftId, paymentId],
  );
  return rows[0] ?? null;
}

export async function findPaymentNamed(
  tx: Transaction,
  { paymentId, orderNumber }: { paymentId: string | null; orderNumber: string | null },
): Promise<{ id: string; reference: string } | null> {
  const { rows } = await tx.query<{ id: string; reference: string }>(
    'select id, reference from payment where id = $1 or reference = $2 limit 1',
    [paymentId, orderNumber],
  );
  return rows[0] ?? null;
}
