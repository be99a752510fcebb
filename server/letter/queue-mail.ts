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
  /** Idempotency key, named after the event. */
  key: string;
  /** The card pictured above the letter. */
  cardId?: string | null;
  /** The letter resent by this one. */
  resentFrom?: string | null;
  data: LetterData<Name>;
};

/** Queues in the caller's transaction: sent if it commits, once per key. */
export function queueMail<Name extends LetterName>(
  tx: Transaction,
  order: MailOrder<Name>,
): Promise<void> {
  return queueMails(tx, [order]);
}

/** As `queueMail` for many at the cost of one statement. */
export async function queueMails<Name extends LetterName>(
  tx: Transaction,
  orders: MailOrder<Name>[],
): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const job = { task: SEND_MAIL, priority: sendPriority(first.letter) };
  await insertMails(tx, job, orders.map(checked));
}

/** Lower is sent first. */
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
  // Invalid data fails here, in the caller's transaction, not later when the mail is sent.
  const parsed = kind.data.parse(data);
  const usefulForSeconds = kind.usefulForSeconds?.(parsed) ?? null;
  const mail = { key, letter, address: to, cardId, data: parsed };
  return { ...mail, language: spokenLanguage(language), usefulForSeconds, resentFrom };
}

// No character with a meaning in a header and none that could end one.
const PLAIN_ADDRESS = /^[^\s\p{Cc}<>()",;:\\@]+@[^\s\p{Cc}<>()",;:\\@]+$/u;

/** Exactly one address: whatever passes is safe in an envelope and a header. */
export function isPlainAddress(text: string): boolean {
  return PLAIN_ADDRESS.test(text);
}
