import { pathTo } from '../../contract/pages.ts';
import { times } from '../../domain/base/cents.ts';
import { addMonths, helsinkiDay } from '../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../domain/scheme/campaign.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import type { NewCard } from '../card/make-card.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { type Order, ownCardDetails } from '../order/order-queries.ts';
import { purchaseReceipt } from '../order/purchase-receipt.ts';
import type { Payment } from '../payment/payment-queries.ts';
import { withdrawalPage } from '../withdrawal/withdrawal-link.ts';

type Confirmed = { payment: Payment; order: Order; card: NewCard };

/** The confirmation is part of being paid: it is queued in the same transaction. */
export async function confirmPurchase(
  tx: Transaction,
  { payment, order, card }: Confirmed,
  { clock, settings }: Deps,
): Promise<void> {
  const { language, billing, price } = order;
  const details = ownCardDetails(order);
  const { buyer } = details;
  const now = clock.now();
  const today = helsinkiDay(now);
  const page = (name: 'My_Museum_Card' | 'Terms') =>
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
      months: CARD_MONTHS + order.extraMonths,
      monthlyPlan:
        billing === 'monthly'
          ? {
              instalment: price,
              total: times(price, INSTALMENT_COUNT),
              nextDueOn: addMonths(today, 1),
            }
          : null,
      withdrawUntil: lastWithdrawalDay(today),
      receipt: purchaseReceipt(payment, now),
      links: {
        myCard: page('My_Museum_Card'),
        withdrawal: withdrawalPage({ orderNumber: payment.reference, language }, settings),
        terms: page('Terms'),
      },
    },
  });
}
