import { pathTo } from '../../contract/pages.ts';
import { times } from '../../domain/base/cents.ts';
import { addDays, addMonths, helsinkiDay } from '../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../domain/renewal/instalment-plan.ts';
import { findScheme } from '../catalog/scheme-queries.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Payment } from '../payment/payment-queries.ts';
import type { MadeCard } from './fulfil-own-card.ts';
import { type Order, ownCardDetails } from './order-queries.ts';
import { purchaseReceipt } from './purchase-receipt.ts';

/** Distance selling: fourteen days to change one's mind. */
export const WITHDRAWAL_DAYS = 14;

/** The confirmation is part of being paid: it is queued in the same transaction. */
export async function confirmPurchase(
  tx: Transaction,
  { payment, order, card }: { payment: Payment; order: Order; card: MadeCard },
  { clock, settings }: Deps,
): Promise<void> {
  const { language, billing, price } = order;
  const details = ownCardDetails(order);
  const { buyer } = details;
  const now = clock.now();
  const today = helsinkiDay(now);
  const scheme = await findScheme(tx);
  const page = (name: 'My_Museum_Card' | 'Help' | 'Terms') =>
    `${settings.publicUrl}${pathTo(name, language)}`;
  await queueMail(tx, {
    to: buyer.emailAddress,
    language,
    letter: 'purchase-confirmation',
    key: `purchase:${payment.id}`,
    data: {
      firstName: buyer.firstName,
      customerNumber: card.customerNumber,
      plasticCard: !details.plasticCardOptOut,
      monthlyPlan:
        billing === 'monthly'
          ? {
              instalment: price,
              total: times(price, INSTALMENT_COUNT),
              nextDueOn: addMonths(today, 1),
            }
          : null,
      withdrawUntil: addDays(today, WITHDRAWAL_DAYS),
      receipt: await purchaseReceipt(tx, { payment, orders: [order], scheme, paidAt: now }),
      links: { myCard: page('My_Museum_Card'), withdrawal: page('Help'), terms: page('Terms') },
    },
  });
}
