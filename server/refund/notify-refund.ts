import { cents } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import {
  PROVIDER_NAMES,
  type RefundWay,
  refundWay,
  wayByHand,
} from '../../domain/payment/refund-way.ts';
import { refundDueOn } from '../../domain/withdrawal/withdrawal-time.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { findRefundPayer, type RefundState } from './refund-queries.ts';

type RefundChange = {
  needId: string;
  state: RefundState;
  /** It went another way than it was paid. */
  way?: Exclude<RefundWay, 'site' | 'account'> | 'byHand' | undefined;
  now: number;
};

/** The payer hears when the money has left, and when a person sees to it. Each once, whoever tells of it again. */
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
      // A refund that its provider gave up on late: no day that has passed is promised.
      ...(dueOn > helsinkiDay(now) && { dueOn }),
    },
  });
}
