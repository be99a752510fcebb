import { pathTo } from '../../../contract/page/pages.ts';
import type { Cents } from '../../../domain/base/cents.ts';
import { paymentMethod } from '../../../domain/payment/payment-method.ts';
import { PROVIDER_NAMES } from '../../../domain/payment/provider.ts';
import type { RefundReason } from '../../../domain/payment/refund-reason.ts';
import { refundWay } from '../../../domain/payment/refund-way.ts';
import type { Transaction } from '../../db/database.ts';
import type { DueInstalment } from '../../instalment/instalment-queries.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';

type PaidFor = { payment: Payment; orders: Order[]; instalments?: DueInstalment[] };

/** The payer and the language of the order; null when the payer's data has been deleted. */
function payerOf({ orders, instalments = [] }: PaidFor) {
  const [order] = orders;
  const [instalment] = instalments;
  if (instalment?.holder.emailAddress) {
    return { to: instalment.holder.emailAddress, language: instalment.holder.language };
  }
  // The order's personal data has been deleted.
  if (!order?.details.buyer?.emailAddress) return null;
  return { to: order.details.buyer.emailAddress, language: order.language };
}

const isInvoice = (payment: Payment) => paymentMethod(payment) === 'company';

export async function notifyPending(tx: Transaction, paidFor: PaidFor): Promise<void> {
  const { payment } = paidFor;
  const payer = payerOf(paidFor);
  if (!payer) return;
  await queueMail(tx, {
    ...payer,
    letter: 'payment-pending',
    key: `pending:${payment.id}`,
    data: {
      orderNumber: payment.reference,
      amount: payment.amount,
      isInvoice: isInvoice(payment),
    },
  });
}

/** Finally failed. Not sent when the order was paid another way meanwhile. */
export async function notifyPendingFailed(
  tx: Transaction,
  paidFor: PaidFor,
  publicUrl: string,
): Promise<void> {
  const { payment, orders, instalments = [] } = paidFor;
  const payer = payerOf(paidFor);
  const page = instalments.length > 0 ? 'My_Plan' : 'Home';
  if (!payer || orders.some(({ isFulfilled }) => isFulfilled)) return;
  await queueMail(tx, {
    ...payer,
    letter: 'payment-failed',
    key: `pending-failed:${payment.id}`,
    data: {
      orderNumber: payment.reference,
      amount: payment.amount,
      isInvoice: isInvoice(payment),
      link: `${publicUrl}${pathTo(page, payer.language)}`,
    },
  });
}

type Returned = PaidFor & { reason: RefundReason; amount: Cents };

/** All other reasons are shown as a double payment. */
const EXPLAINED_REASONS = ['codeUsedUp', 'codeUsedByBuyer', 'otherSum'] as const;

/** Explains an automatic refund. */
export async function notifyRefund(
  tx: Transaction,
  { reason, amount, ...paidFor }: Returned,
): Promise<void> {
  const { payment } = paidFor;
  const payer = payerOf(paidFor);
  if (!payer) return;
  const told = EXPLAINED_REASONS.find((one) => one === reason) ?? 'paidTwice';
  await queueMail(tx, {
    ...payer,
    letter: 'payment-returned',
    key: told === 'paidTwice' ? `duplicate:${payment.id}` : `returned:${payment.id}`,
    data: {
      orderNumber: payment.reference,
      amount,
      method: paymentMethod(payment),
      reason: told,
      way: refundWay({ ...payment, amount, paid: payment.amount }),
      site: PROVIDER_NAMES[payment.providerType],
    },
  });
}

type Unmatched = PaidFor & { id: string; amount: Cents };

/** Money that staff will refund by hand. The key limits it to one letter, however often the money is reported. */
export async function notifyUnmatched(
  tx: Transaction,
  { id, amount, ...paidFor }: Unmatched,
): Promise<void> {
  const { payment } = paidFor;
  const payer = payerOf(paidFor);
  if (!payer) return;
  await queueMail(tx, {
    ...payer,
    letter: 'payment-returned',
    key: `unmatched:${id}`,
    data: {
      orderNumber: payment.reference,
      amount,
      method: paymentMethod(payment),
      reason: 'unmatched',
      way: 'site',
      site: PROVIDER_NAMES[payment.providerType],
    },
  });
}
