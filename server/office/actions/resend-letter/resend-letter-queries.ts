import type { Language } from '../../../../domain/base/language.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { GIFT_ORDER } from '../../bounces/bounce-queries.ts';

export type OldLetter = {
  /** The first letter of a chain of resends. */
  firstId: string;
  letter: string;
  language: Language;
  address: string;
  /** Null: it held a secret or is too old. */
  data: unknown;
  hasLeft: boolean;
  giftId: string | null;
  /** The account of the recipient address; for a gift, of its order. Null without an account. */
  personId: string | null;
  personEmail: string | null;
  isBounceOpen: boolean;
};

/** Locked for the transaction. Null when missing or its recipient was erased. */
export async function lockLetter(tx: Transaction, mailId: string): Promise<OldLetter | null> {
  const { rows } = await tx.query<OldLetter>(
    `select coalesce(mail.resent_from, mail.id) as "firstId", mail.letter, mail.language, mail.address, mail.data,
            coalesce(mail.sent_at, mail.given_up_at) is not null as "hasLeft", ${GIFT_ORDER} as "giftId",
            person.id as "personId", person.email_address as "personEmail",
            exists (select from mail_bounce where mail_id = mail.id and ended_at is null) as "isBounceOpen"
       from mail_outbox mail
       left join account person on person.id = case
         when mail.letter = 'gift' then (select buyer_account_id from card_order where id = ${GIFT_ORDER})
         else coalesce((select id from account where lower(email_address) = lower(mail.address)),
                       (select account_id from former_email where lower(email_address) = lower(mail.address)
                         order by ended_at desc limit 1)) end
      where mail.id = $1 and mail.address is not null
        for update of mail`,
    [mailId],
  );
  return rows[0] ?? null;
}

export type Resends = { all: number; lately: number };

/** Number of resends: ever, and within the last day. */
export async function countResends(db: Database, firstId: string): Promise<Resends> {
  const { rows } = await db.query<Resends>(
    `select count(*)::int as all, count(*) filter (where queued_at > now() - interval '1 day')::int as lately
       from mail_outbox where resent_from = $1`,
    [firstId],
  );
  return rows[0] ?? { all: 0, lately: 0 };
}

/** The first sending belongs to the order; the rest were requested by giver or staff. */
export async function countGiftResends(
  db: Database,
  { giftId, since }: { giftId: string; since: number },
): Promise<number> {
  const { rows } = await db.query<{ lately: number }>(
    `select count(*)::int as lately from gift_sending
      where card_order_id = $1 and number > 1 and sent_at > $2`,
    [giftId, new Date(since)],
  );
  return rows[0]?.lately ?? 0;
}

/** Whether an optional letter to this address would be held back. */
export async function isHeldBack(
  db: Database,
  { address, topic, exceptMail }: { address: string; topic: string; exceptMail: string },
): Promise<boolean> {
  const { rows } = await db.query<{ held: boolean }>(
    `select exists (select from letter_stop where email_address = lower($1) and topic = $2)
            or exists (select from mail_bounce
                        where email_address = lower($1) and outcome is distinct from 'resent'
                          and mail_id <> $3) as held`,
    [address, topic, exceptMail],
  );
  return rows[0]?.held ?? false;
}
