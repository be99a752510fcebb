import { type PageName, pathTo } from '../../contract/pages.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import type { Database } from '../db/database.ts';
import { findPaymentByKey } from '../payment/payment-queries.ts';

/** The name of the return key in the addresses of our own pages. */
const KEY_PARAMETER = 'maksu';

const PAGE_OF: Partial<Record<PaymentState, PageName>> = {
  paid: 'Thank_You_Purchase',
  refundNeeded: 'Thank_You_Purchase',
  refunded: 'Thank_You_Purchase',
  pending: 'Payment_Pending',
  unknown: 'Payment_Pending',
  failed: 'Payment_Failed',
  cancelled: 'Payment_Cancelled',
};

/** A renewal ends on the card's own page, and is tried again where it began. */
const PAGE_OF_RENEWAL: Partial<Record<PaymentState, PageName>> = {
  paid: 'My_Museum_Card',
  refundNeeded: 'My_Museum_Card',
  refunded: 'My_Museum_Card',
  failed: 'Extend_Validity',
  cancelled: 'Extend_Validity',
};

/** A clean address of ours for a browser that comes back: nothing of the provider's parameters stays in it. */
export async function returnAddress(
  db: Database,
  returnKey: string,
  hint?: 'Payment_Cancelled' | 'Payment_Failed',
): Promise<string> {
  const payment = await findPaymentByKey(db, returnKey);
  if (!payment) return pathTo('Home', 'fi');
  const ofRenewal = payment.processType === 'renewal' ? PAGE_OF_RENEWAL[payment.state] : null;
  const page = ofRenewal ?? PAGE_OF[payment.state] ?? hint ?? 'Payment_Return';
  return `${pathTo(page, payment.language)}?${KEY_PARAMETER}=${encodeURIComponent(returnKey)}`;
}
