import { accountAddress } from '../../domain/account/email-address.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import {
  cleanOrderNumber,
  isRepeatable,
  type WithdrawnKind,
} from '../../domain/withdrawal/withdrawal-statement.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { findLetterhead } from '../letter/letterhead-queries.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { consumeRateLimit } from '../platform/rate-limit.ts';
import { insertStatement } from './statement-queries.ts';
import { withdrawalLink } from './withdrawal-link.ts';
import { findPaidOrder, type PaidOrder } from './withdrawal-queries.ts';

/** A stranger may type anybody's address: more letters than this it does not get. */
const LETTERS = { scope: 'withdrawal-letter', limit: 5, windowSeconds: 24 * 60 * 60 };

type Stated = { name: string; orderNumber: string; emailAddress: string; what: WithdrawnKind };

/**
 * Records the statement with its moment before anybody asks whose order it is, and confirms it by mail. The buyer's own
 * address gets the link that carries it out; any other only reads what was stated. The answer is the same for both.
 */
export async function stateWithdrawal(
  typed: Stated,
  context: GuestContext,
): Promise<{ statedAt: number }> {
  const { pool, clock, language, settings } = context;
  const now = clock.now();
  const today = helsinkiDay(now);
  const emailAddress = accountAddress(typed.emailAddress);
  const orderNumber = cleanOrderNumber(typed.orderNumber);
  const letters = { ...LETTERS, key: emailAddress, now };
  const { allowed } = await consumeRateLimit(pool, letters);
  return inTransaction(pool, async (tx) => {
    const order = await findBoughtOrder(tx, { orderNumber, emailAddress });
    const paymentId = order?.paymentId ?? null;
    const stated = { ...typed, orderNumber, emailAddress, language, paymentId };
    const kept = await insertStatement(tx, { ...stated, statedAt: now, statedOn: today });
    const { id, statedAt } = kept;
    const payment = order && { id: order.paymentId, reference: orderNumber };
    const link = payment ? withdrawalLink({ payment, language }, settings) : null;
    const told = { orderNumber, what: typed.what, statedAt, link };
    const { serviceEmail } = await findLetterhead(tx, 'fi');
    // The same key for the same statement: the office reads it once.
    await queueMail(tx, {
      to: serviceEmail,
      language: 'fi',
      letter: 'withdrawal-notice',
      key: `withdrawal-notice:${id}`,
      data: { ...told, statedBy: typed.name, emailAddress },
    });
    if (!allowed) return { statedAt };
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'withdrawal-statement',
      // Stated again on another day, the letter may have been lost.
      key: `withdrawal-statement:${id}:${today}`,
      data: { ...told, statedBy: isRepeatable(typed.name) ? typed.name : '' },
    });
    return { statedAt };
  });
}

/** Null also where there is such an order, but another address bought it. */
async function findBoughtOrder(
  tx: Transaction,
  { orderNumber, emailAddress }: { orderNumber: string; emailAddress: string },
): Promise<PaidOrder | null> {
  const order = orderNumber === '' ? null : await findPaidOrder(tx, orderNumber);
  return order && accountAddress(order.emailAddress) === emailAddress ? order : null;
}
