import { accountAddress } from '../../domain/account/email-address.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import {
  cleanOrderNumber,
  type WithdrawnKind,
} from '../../domain/withdrawal/withdrawal-statement.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import { confirmStatement } from './confirm-statement.ts';
import { findPaidOrder, type PaidOrder } from './withdrawal-queries.ts';

/** Limits mail to an address that a stranger may have typed. */
const LETTERS = { scope: 'withdrawal-letter', limit: 5, windowSeconds: 24 * 60 * 60 };

type StatementInput = {
  name: string;
  orderNumber: string;
  emailAddress: string;
  what: WithdrawnKind;
};

/**
 * Records the statement with its time before the order is identified, and confirms it by mail. The buyer's address gets
 * the link that carries it out; any other only a copy. The response is the same for both.
 */
export async function stateWithdrawal(
  typed: StatementInput,
  context: GuestContext,
): Promise<{ statedAt: number }> {
  const { pool, clock, language } = context;
  const now = clock.now();
  const emailAddress = accountAddress(typed.emailAddress);
  const orderNumber = cleanOrderNumber(typed.orderNumber);
  const letters = { ...LETTERS, key: emailAddress, now };
  const { allowed } = await consumeRateLimit(pool, letters);
  return inTransaction(pool, async (tx) => {
    const order = await findBoughtOrder(tx, { orderNumber, emailAddress });
    const statement = {
      ...typed,
      orderNumber,
      emailAddress,
      language,
      paymentId: order?.paymentId ?? null,
      statedAt: now,
      statedOn: helsinkiDay(now),
    };
    return confirmStatement(tx, { statement, mayWriteToBuyer: allowed }, context);
  });
}

/** Also null when the order was bought with another address. */
async function findBoughtOrder(
  tx: Transaction,
  { orderNumber, emailAddress }: { orderNumber: string; emailAddress: string },
): Promise<PaidOrder | null> {
  const order = orderNumber === '' ? null : await findPaidOrder(tx, orderNumber);
  return order && accountAddress(order.emailAddress) === emailAddress ? order : null;
}
