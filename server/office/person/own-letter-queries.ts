import type { Database } from '../../db/database.ts';
import type { SentLetter } from '../time/letter-as-sent.ts';

/** The addresses of the account $1: what it has now, and what it had until a day. */
export const OWN_ADDRESSES = `own_address as (
         select lower(email_address) as address, null::timestamptz as until from account where id = $1
         union all
         select lower(email_address), ended_at from former_email where account_id = $1)`;

/** What was sent to a former address later was sent to somebody else. */
export const SENT_TO_OWN = `lower(mail.address) = own_address.address
     and (own_address.until is null or mail.queued_at <= own_address.until)`;

/** Only to this person, and only what has left: one that waits may hold a secret. */
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
