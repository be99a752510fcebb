import { helsinkiDay } from '../../domain/base/local-date.ts';
import { isRepeatable } from '../../domain/withdrawal/withdrawal-statement.ts';
import type { Transaction } from '../db/database.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Deps } from '../platform/context.ts';
import { insertStatement, type Statement } from './statement-queries.ts';
import { withdrawalLink } from './withdrawal-link.ts';

type Stated = {
  statement: Statement;
  /** A stranger may type anybody's address: there is an end to what it gets. */
  mayWriteToBuyer: boolean;
};

/** Records a statement and tells of it: the office once, whoever stated it at most once a day. */
export async function confirmStatement(
  tx: Transaction,
  { statement, mayWriteToBuyer }: Stated,
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
): Promise<{ statedAt: number }> {
  const { orderNumber, emailAddress, what, name, language, paymentId } = statement;
  const { id, statedAt } = await insertStatement(tx, statement);
  const payment = paymentId === null ? null : { id: paymentId, reference: orderNumber };
  const link = payment && withdrawalLink({ payment, language }, settings);
  const told = { orderNumber, what, statedAt, link };
  const { serviceEmail } = await findLetterhead(tx, 'fi');
  await queueMail(tx, {
    to: serviceEmail,
    language: 'fi',
    letter: 'withdrawal-notice',
    // The same key for the same statement: the office reads it once.
    key: `withdrawal-notice:${id}`,
    data: { ...told, statedBy: name, emailAddress },
  });
  if (!mayWriteToBuyer) return { statedAt };
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'withdrawal-statement',
    // Stated again on another day, the letter may have been lost.
    key: `withdrawal-statement:${id}:${helsinkiDay(clock.now())}`,
    data: { ...told, statedBy: isRepeatable(name) ? name : '' },
  });
  return { statedAt };
}
