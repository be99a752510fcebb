import type { Language } from '../../domain/base/language.ts';
import type { Transaction } from '../db/database.ts';
import { spokenLanguage } from '../platform/scheme-today.ts';
import { isLetterName, type LetterData, type LetterName, letterKind } from './letters.ts';
import { insertMails, type NewMail } from './outbox-queries.ts';

export const SEND_MAIL = 'send-mail';

type MailOrder<Name extends LetterName> = {
  to: string;
  language: Language;
  letter: Name;
  /** Names the event: a second order with the same key sends nothing. */
  key: string;
  /** The card that hangs above the letter. */
  cardId?: string | null;
  /** The letter that this one repeats. */
  resentFrom?: string | null;
  data: LetterData<Name>;
};

/** The mail leaves exactly when the caller's transaction commits, and once for its key. */
export function queueMail<Name extends LetterName>(
  tx: Transaction,
  order: MailOrder<Name>,
): Promise<void> {
  return queueMails(tx, [order]);
}

/** As one mail, for any number of them at the cost of one statement. */
export async function queueMails<Name extends LetterName>(
  tx: Transaction,
  orders: MailOrder<Name>[],
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const job = { task: SEND_MAIL, priority: sendPriority(first.letter) };
  await insertMails(tx, job, orders.map(checked));
}

/** The smaller is sent first. */
export function sendPriority(letter: string): number {
  return isLetterName(letter) && letterKind(letter).isBulk ? 10 : 0;
}

function checked<Name extends LetterName>({
  to,
  language,
  letter,
  key,
  cardId = null,
  resentFrom = null,
  data,
}: MailOrder<Name>): NewMail {
  if (!isPlainAddress(to)) throw new Error('not one plain mail address');
  const kind = letterKind(letter);
  // Faults in the data show here, in the caller's transaction, and not in the night when it is sent.
  const parsed = kind.data.parse(data);
  const usefulForSeconds = kind.usefulForSeconds(parsed);
  const mail = { key, letter, address: to, cardId, data: parsed };
  return { ...mail, language: spokenLanguage(language), usefulForSeconds, resentFrom };
}

// The signs that mean something in a header, and all that could end one.
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()",;:\\@]+@[^\s\p{Cc}<>()",;:\\@]+$/u;

/** One address and nothing else: what passes can be written into an envelope and a header as it is. */
export function isPlainAddress(text: string): boolean {
  return PLAIN_ADDRESS.test(text);
}
