import { cents } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { PROVIDER_NAMES } from '../../domain/payment/provider.ts';
import { type RefundWay, refundWay, wayByHand } from '../../domain/payment/refund-way.ts';
import { refundDueOn } from '../../domain/withdrawal/withdrawal-time.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { findRefundPayer, type RefundState } from './refund-queries.ts';

type RefundChange = {
  needId: string;
  state: RefundState;
  /** Set when it was refunded another way than it was paid. */
  way?: Exclude<RefundWay, 'site' | 'account'> | 'byHand' | undefined;
  now: number;
};

/** Tells the payer when the money has left, and when staff handle it. Idempotent: each letter is sent once. */
export async function notifyRefundState(
  tx: Transaction,
  { needId, state, way, now }: RefundChange,
): Promise<void> {
  if (state !== 'done' && state !== 'byHand') return;
  const payer = await findRefundPayer(tx, needId);
  if (!payer?.emailAddress) return;
  const { emailAddress: to, language, orderNumber, amount, providerType } = payer;
  const dueOn = refundDueOn(helsinkiDay(payer.since));
  const isByHand = state === 'byHand' || way === 'byHand';
  await queueMail(tx, {
    to,
    language,
    letter: state === 'done' ? 'refund-sent' : 'refund-by-hand',
    key: `refund-${state}:${needId}`,
    data: {
      orderNumber,
      amount: cents(amount),
      way: isByHand ? wayByHand(providerType) : (way ?? refundWay(payer)),
      site: PROVIDER_NAMES[providerType],
      // The provider may give up late: never promise a day that has passed.
      ...(dueOn > helsinkiDay(now) && { dueOn }),
    },
  });
}
