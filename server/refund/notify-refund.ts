import { cents } from '../../domain/base/cents.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { findRefundPayer, type RefundState } from './refund-queries.ts';

type RefundChange = {
  needId: string;
  state: RefundState;
  /** A person paid it, to the account that we asked for. */
  toAccount?: boolean;
};

/** The payer hears when the money has left, or when we must ask where to. Each once, whoever tells of it again. */
export async function notifyRefundState(
  tx: Transaction,
  { needId, state, toAccount = false }: RefundChange,
): Promise<void> {
  if (state !== 'done' && state !== 'byHand') return;
  const payer = await findRefundPayer(tx, needId);
  if (!payer?.emailAddress) return;
  const { emailAddress: to, language, orderNumber, amount } = payer;
  await queueMail(tx, {
    to,
    language,
    letter: state === 'done' ? 'refund-sent' : 'refund-by-hand',
    key: `refund-${state}:${needId}`,
    data: { orderNumber, amount: cents(amount), toAccount },
  });
}
