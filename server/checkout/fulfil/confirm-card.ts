import { pathTo } from '../../../contract/page/pages.ts';
import { times } from '../../../domain/base/cents.ts';
import { addMonths, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { lastWithdrawalDay } from '../../../domain/withdrawal/withdrawal-time.ts';
import { findCardState } from '../../card/find-card-state.ts';
import type { NewCard } from '../../card/make-card.ts';
import type { Transaction } from '../../db/database.ts';
import { cardStatusOf } from '../../letter/blocks/card-line.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { type Order, ownCardDetails } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { withdrawalPage } from '../../withdrawal/withdrawal-link.ts';
import { purchaseReceipt } from './purchase-receipt.ts';

type Paid = { payment: Payment; order: Order };

/** Queued in the transaction that makes the card. */
export async function confirmPurchase(
  tx: Transaction,
  { card, ...paid }: Paid & { card: NewCard },
  deps: Deps,
): Promise<void> {
  const { order } = paid;
  await queueMail(tx, {
    ...envelopeOf(paid),
    letter: 'purchase-confirmation',
    cardId: card.cardId,
    data: {
      ...sharedData(paid, deps),
      customerNumber: card.customerNumber,
      plasticCard: !ownCardDetails(order).plasticCardOptOut,
      months: CARD_MONTHS + order.extraMonths,
    },
  });
}

/** Queued in the transaction that prolongs the card. */
export async function confirmRenewal(
  tx: Transaction,
  { cardId, validUntil, ...paid }: Paid & { cardId: string; validUntil: LocalDate | null },
  deps: Deps,
): Promise<void> {
  const today = helsinkiDay(deps.clock.now());
  await queueMail(tx, {
    ...envelopeOf(paid),
    letter: 'renewal-confirmation',
    cardId,
    data: {
      ...sharedData(paid, deps),
      validUntil,
      card: cardStatusOf(await findCardState(tx, cardId, today)),
    },
  });
}

const envelopeOf = ({ payment, order }: Paid) => ({
  to: order.details.buyer.emailAddress,
  language: order.language,
  key: `purchase:${payment.id}`,
});

function sharedData({ payment, order }: Paid, { clock, settings }: Deps) {
  const { language, price } = order;
  const now = clock.now();
  const today = helsinkiDay(now);
  const page = (name: 'My_Museum_Card' | 'My_Orders' | 'Terms') =>
    `${settings.publicUrl}${pathTo(name, language)}`;
  const monthlyPlan = {
    instalment: price,
    total: times(price, INSTALMENT_COUNT),
    nextDueOn: addMonths(today, 1),
  };
  return {
    firstName: order.details.buyer.firstName,
    monthlyPlan: order.billing === 'monthly' ? monthlyPlan : null,
    withdrawUntil: lastWithdrawalDay(today),
    startWording: order.startWording,
    receipt: purchaseReceipt(payment, now),
    termsVersion: order.conditionsVersion,
    links: {
      myCard: page('My_Museum_Card'),
      orders: page('My_Orders'),
      withdrawal: withdrawalPage({ orderNumber: payment.reference, language }, settings),
      terms: page('Terms'),
    },
  };
}
