import { LETTER_TOPICS, type LetterTopic } from '../../../domain/account/letter-topic.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Stop = { emailAddress: string; topic: LetterTopic; now: number };

/** Idempotent: repeated stops of one topic are one row. */
export async function insertLetterStop(
  db: Database,
  { emailAddress, topic, now }: Stop,
): Promise<void> {
  await db.query(
    `insert into letter_stop (email_address, topic, stopped_at) values (lower($1), $2, $3)
     on conflict (email_address, topic) do nothing`,
    [emailAddress, topic, new Date(now)],
  );
}

export async function deleteLetterStop(
  db: Database,
  { emailAddress, topic }: Omit<Stop, 'now'>,
): Promise<void> {
  await db.query('delete from letter_stop where email_address = lower($1) and topic = $2', [
    emailAddress,
    topic,
  ]);
}

/** Opt-outs move with the person; earlier ones of the new address are kept. */
export async function moveLetterStops(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.query(
    `insert into letter_stop (email_address, topic, stopped_at)
     select lower($2), topic, stopped_at from letter_stop where email_address = lower($1)
     on conflict (email_address, topic) do nothing`,
    [from, to],
  );
}

export async function deleteLetterStops(tx: Transaction, emailAddress: string): Promise<void> {
  await tx.query('delete from letter_stop where email_address = lower($1)', [emailAddress]);
}

/** The topics that the person still receives. */
export async function findLetterTopics(
  db: Database,
  emailAddress: string,
): Promise<Record<LetterTopic, boolean>> {
  const { rows } = await db.query<{ topic: LetterTopic }>(
    'select topic from letter_stop where email_address = lower($1)',
    [emailAddress],
  );
  const stopped = new Set(rows.map(({ topic }) => topic));
  const chosen = LETTER_TOPICS.map((topic) => [topic, !stopped.has(topic)]);
  return Object.fromEntries(chosen) as Record<LetterTopic, boolean>;
}
