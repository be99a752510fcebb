import type { Transaction } from '../db/database.ts';
import { isLetterName, type LetterData, type LetterName } from './letters.ts';
import { findSentMail } from './outbox-queries.ts';
import { queueMail } from './queue-mail.ts';

type Resending = { mailId: string; to: string; key: string; resentFrom: string; data: unknown };

/** Queues a sent letter again; in `data` the caller has put its links back. */
export async function resendLetter(
  tx: Transaction,
  { mailId, to, key, resentFrom, data }: Resending,
): Promise<void> {
  const sent = await findSentMail(tx, mailId);
  if (!sent || !isLetterName(sent.letter)) throw new Error('no letter to send again');
  const { letter, language, cardId } = sent;
  const again = data as LetterData<LetterName>;
  await queueMail(tx, { to, language, letter, key, cardId, resentFrom, data: again });
}
