import { pathTo } from '../../contract/pages.ts';
import { times } from '../../domain/base/cents.ts';
import { addMonths, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../domain/instalment/instalment-plan.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import { findCardState } from '../card/find-card-state.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { toldStateOf } from '../letter/letters/card-line.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Order } from '../order/order-queries.ts';
import { purchaseReceipt } from '../order/purchase-receipt.ts';
import type { Payment } from '../payment/payment-queries.ts';
import { withdrawalPage } from '../withdrawal/withdrawal-link.ts';

type Renewed = { payment: Payment; order: Order; cardId: string; validUntil: LocalDate | null };

/** Queued in the transaction that prolongs the card. */
export async function confirmRenewal(
  tx: Transaction,
  { payment, order, cardId, validUntil }: Renewed,
  { clock, settings }: Deps,
): Promise<void> {
  const { language, billing, price } = order;
  const { firstName, emailAddress } = order.details.buyer;
  const now = clock.now();
  const today = helsinkiDay(now);
  const page = (name: 'My_Museum_Card' | 'Terms') =>
    `${settings.publicUrl}${pathTo(name, language)}`;
  const total = times(price, INSTALMENT_COUNT);
  const nextDueOn = addMonths(today, 1);
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'renewal-confirmation',
    key: `purchase:${payment.id}`,
    data: {
      firstName,
      validUntil,
      monthlyPlan: billing === 'monthly' ? { instalment: price, total, nextDueOn } : null,
      withdrawUntil: lastWithdrawalDay(today),
      receipt: purchaseReceipt(payment, now),
      card: toldStateOf(await findCardState(tx, cardId, today)),
      links: {
        myCard: page('My_Museum_Card'),
        withdrawal: withdrawalPage({ orderNumber: payment.reference, language }, settings),
        terms: page('Terms'),
      },
    },
  });
}
