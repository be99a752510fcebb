import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { type LetterName, letters } from '../server/letter/letters.ts';
import { queueMail } from '../server/letter/queue-mail.ts';

type Sent = { to: string; letter?: LetterName; keepsWords?: boolean };

/** A sent letter, without a mail server; one with a secret has lost its text as usual. */
export async function givenSentLetter(
  pool: Pool,
  { to, letter = 'payment-pending', keepsWords = true }: Sent,
): Promise<string> {
  const key = `given:${randomUUID()}`;
  const data = letters[letter].example;
  return inTransaction(pool, async (tx) => {
    await queueMail(tx, { to, language: 'fi', letter, key, data } as Parameters<
      typeof queueMail
    >[1]);
    const { rows } = await tx.query<{ id: string }>(
      `update mail_outbox set sent_at = now(), attempts = 1, data = case when $2 then data end
        where idempotency_key = $1 returning id`,
      [key, keepsWords],
    );
    return rows[0]?.id ?? '';
  });
}

/** A bounced letter on the office's list. */
export async function givenReturnedLetter(pool: Pool): Promise<string> {
  const address = `${randomUUID()}@example.fi`;
  const mailId = await givenSentLetter(pool, { to: address });
  await pool.query(
    `insert into mail_bounce (mail_id, email_address, source, cause, bounced_at)
     values ($1, $2, 'report', 'other', now())`,
    [mailId, address],
  );
  return mailId;
}
