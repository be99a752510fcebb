import type { Language } from '../../domain/base/language.ts';
import type { Transaction } from '../db/database.ts';
import { type LetterData, type LetterName, letterKind } from './letters.ts';
import { isPlainAddress } from './mail-address.ts';
import { insertMail } from './outbox-queries.ts';

export const SEND_MAIL = 'send-mail';

export type MailOrder<Name extends LetterName> = {
  to: string;
  language: Language;
  letter: Name;
  /** Names the event: a second order with the same key sends nothing. */
  key: string;
  data: LetterData<Name>;
};

/** The mail leaves exactly when the caller's transaction commits, and once for its key. */
export async function queueMail<Name extends LetterName>(
  tx: Transaction,
  { to, language, letter, key, data }: MailOrder<Name>,
): Promise<void> {
  if (!isPlainAddress(to)) throw new Error('not one plain mail address');
  const kind = letterKind(letter);
  // Faults in the data show here, in the caller's transaction, and not in the night when it is sent.
  const checked = kind.data.parse(data);

  await insertMail(tx, SEND_MAIL, {
    key,
    letter,
    language,
    address: to,
    data: checked,
    usefulForSeconds: kind.usefulForSeconds(checked),
  });
}
