import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import { planInstalments } from '../../../domain/instalment/instalment-plan.ts';
import { renewalEntry } from '../../../domain/renewal/renewal.ts';
import { lockCard } from '../../card/card-queries.ts';
import { findLedger } from '../../card/ledger-queries.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import type { Transaction } from '../../db/database.ts';
import { insertContract } from '../../instalment/contract-queries.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { confirmRenewal } from './confirm-card.ts';
import { insertFulfilment } from './fulfilment-queries.ts';

type Paid = { payment: Payment; order: Order };

/** Adds a year to the same card; a monthly renewal starts a new contract. */
export async function fulfilRenewal(
  tx: Transaction,
  { payment, order }: Paid,
  deps: Deps,
): Promise<void> {
  const { orderId, renewsCardId: cardId, buyerAccountId: accountId } = order;
  if (!cardId) throw new Error(`the renewal ${orderId} names no card`);
  const now = deps.clock.now();
  const today = helsinkiDay(now);
  const validUntil = await prolong(tx, { payment, order, cardId, today });
  if (order.billing === 'monthly') {
    const plan = planInstalments(order.price, today);
    await insertContract(tx, { orderId, cardId, accountId, plan, paidBy: payment.id, now });
  }
  await insertFulfilment(tx, { orderId, paymentId: payment.id, cardId, now });
  await confirmRenewal(tx, { payment, order, cardId, validUntil }, deps);
}

async function prolong(
  tx: Transaction,
  { payment, order, cardId, today }: Paid & { cardId: string; today: LocalDate },
): Promise<LocalDate | null> {
  // Before the ledger is read, so that two renewals of a card run one after the other.
  await lockCard(tx, cardId);
  const before = cardValidity(await findLedger(tx, cardId));
  const cause = `payment:${payment.id}`;
  const { validUntil } = await addLedgerEntry(tx, cardId, renewalEntry(before, { cause, today }));
  if (order.extraMonths === 0) return validUntil;
  const after = await addLedgerEntry(tx, cardId, {
    kind: 'campaignMonths',
    cause: `campaign:${payment.id}`,
    occurredOn: today,
    months: order.extraMonths,
  });
  return after.validUntil;
}
