import type { Database } from '../../db/database.ts';
import type { SentLetter } from '../time/letter-as-sent.ts';

/** Addresses of account $1: the current one, and former ones until their last day. */
export const OWN_ADDRESSES = `own_address as (
         select lower(email_address) as address, null::timestamptz as until from account where id = $1
         union all
         select lower(email_address), ended_at from former_email where account_id = $1)`;

/** A letter sent to a former address after that day was for somebody else. */
export const SENT_TO_OWN = `lower(mail.address) = own_address.address
     and (own_address.until is null or mail.queued_at <= own_address.until)`;

/** Only this person's letters and only sent ones: a waiting one may hold a secret. */
export async function findSentLetter(
  db: Database,
  { id, personId }: { id: string; personId: string },
): Promise<SentLetter | null> {
  const { rows } = await db.query<SentLetter>(
    `with ${OWN_ADDRESSES}
     select mail.letter, mail.language, mail.data
       from own_address join mail_outbox mail on ${SENT_TO_OWN}
      where mail.id = $2 and mail.data is not null and coalesce(mail.sent_at, mail.given_up_at) is not null`,
    [personId, id],
  );
  return rows[0] ?? null;
}
