import type { Transaction } from '../db/database.ts';
import { isLetterName, type LetterData, type LetterName } from './letters.ts';
import { findMailWithWords } from './outbox-queries.ts';
import { queueMail } from './queue-mail.ts';

type Resending = { mailId: string; to: string; key: string; resentFrom: string };

/** The same letter once more, in the same words. False: its words are gone, because they held a secret or are too old. */
export async function resendLetter(
  tx: Transaction,
  { mailId, to, key, resentFrom }: Resending,
): Promise<boolean> {
  const sent = await findMailWithWords(tx, mailId);
  if (!sent || !isLetterName(sent.letter)) return false;
  const { letter, language, cardId } = sent;
  const data = sent.data as LetterData<LetterName>;
  await queueMail(tx, { to, language, letter, key, cardId, resentFrom, data });
  return true;
}
