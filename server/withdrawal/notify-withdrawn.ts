import { totalOf } from '../../domain/withdrawal/refund-shares.ts';
import type { Deps } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Assessment } from './assess-order.ts';
import { withdrawalLink } from './withdrawal-link.ts';
import type { PaidOrder } from './withdrawal-queries.ts';

/** The receipt that the law asks for: what was withdrawn from, and the moment. */
export async function notifyWithdrawn(
  tx: Transaction,
  { order, things, paid, used, shares }: Assessment,
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
      orderedAt: order.paidAt,
      withdrawnAt: now,
      paid,
      used: used.value,
      refund: totalOf(shares),
    },
  });
}

/** The way in for who has no account, or is not signed in: whoever reads the buyer's mail. */
export async function mailWithdrawalLink(
  order: PaidOrder,
  { pool, clock, settings }: Deps,
): Promise<void> {
  const { paymentId: id, orderNumber, language, emailAddress } = order;
  await inTransaction(pool, (tx) =>
    queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'withdrawal-link',
      key: `withdrawal-link:${id}:${clock.now()}`,
      data: {
        orderNumber,
        link: withdrawalLink({ payment: { id, reference: orderNumber }, language }, settings),
      },
    }),
  );
}
