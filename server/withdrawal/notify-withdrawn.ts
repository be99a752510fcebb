import { PROVIDER_NAMES } from '../../domain/payment/provider.ts';
import { totalOf } from '../../domain/withdrawal/refund-shares.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { type Assessment, endedGifts } from './assess-order.ts';

/** The legal confirmation of receipt: what was withdrawn, and when. */
export async function notifyWithdrawn(
  tx: Transaction,
  { order, things, paid, used, shares, way }: Assessment,
  now: number,
): Promise<void> {
  await queueMail(tx, {
    to: order.emailAddress,
    language: order.language,
    letter: 'withdrawal-receipt',
    key: `withdrawal:${order.paymentId}`,
    data: {
      firstName: order.firstName,
      orderNumber: order.orderNumber,
      kind: order.kind,
      isMonthly: order.billing === 'monthly',
      recipients: things.flatMap(({ recipientName }) => recipientName ?? []),
      ended: endedGifts({ things }).length,
      orderedAt: order.paidAt,
      withdrawnAt: now,
      paid,
      used: used.value,
      refund: totalOf(shares),
      way,
      site: PROVIDER_NAMES[order.providerType],
    },
  });
}
