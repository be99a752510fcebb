import { helsinkiDay } from '../../domain/base/local-date.ts';
import { isRepeatable } from '../../domain/withdrawal/withdrawal-statement.ts';
import type { Transaction } from '../db/database.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Deps } from '../platform/context.ts';
import { insertStatement, type Statement } from './statement-queries.ts';
import { withdrawalLink } from './withdrawal-link.ts';

type RecordedStatement = {
  statement: Statement;
  /** Limits mail to an address that a stranger may have typed. */
  mayWriteToBuyer: boolean;
};

/** Records a statement and notifies: the office once, the sender at most once a day. */
export async function confirmStatement(
  tx: Transaction,
  { statement, mayWriteToBuyer }: RecordedStatement,
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
    // Same key for the same statement: one letter to the office.
    key: `withdrawal-notice:${id}`,
    data: { ...told, statedBy: name, emailAddress },
  });
  if (!mayWriteToBuyer) return { statedAt };
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'withdrawal-statement',
    // The day in the key allows a repeat on another day, in case the letter was lost.
    key: `withdrawal-statement:${id}:${helsinkiDay(clock.now())}`,
    data: { ...told, statedBy: isRepeatable(name) ? name : '' },
  });
  return { statedAt };
}
