import { PAYMENT_KEY_PARAMETER } from '../../contract/checkout/payment-key.ts';
import { type PageName, pathTo } from '../../contract/page/pages.ts';
import { thankYouPage } from '../../contract/page/thank-you-page.ts';
import { isReceived, type PaymentState } from '../../domain/payment/payment-state.ts';
import type { Database } from '../db/database.ts';
import { isForInstalments } from '../instalment/due-queries.ts';
import { findPaymentByKey, type Payment } from '../payment/payment-queries.ts';
import { findGiftForm } from './fulfil/gift-order-queries.ts';

const PAGE_OF: Partial<Record<PaymentState, PageName>> = {
  pending: 'Payment_Pending',
  unknown: 'Payment_Pending',
  failed: 'Payment_Failed',
  cancelled: 'Payment_Cancelled',
};

/** A renewal returns to the card's page; a failed one to where it began. */
const PAGE_OF_RENEWAL: Partial<Record<PaymentState, PageName>> = {
  paid: 'My_Museum_Card',
  refundNeeded: 'My_Museum_Card',
  refunded: 'My_Museum_Card',
  failed: 'Extend_Validity',
  cancelled: 'Extend_Validity',
};

/** A holder who paid an instalment in person returns to where they began, however it ended, not to a thank-you page. */
const INSTALMENT_WORD: Partial<Record<PaymentState, string>> = {
  paid: 'maksettu',
  refundNeeded: 'palautetaan',
  refunded: 'palautetaan',
  failed: 'hylatty',
  cancelled: 'ei',
};

type Hint = 'Payment_Cancelled' | 'Payment_Failed';

/** Redirects to a clean address of ours, without the provider's parameters. */
export async function returnAddress(db: Database, returnKey: string, hint?: Hint): Promise<string> {
  const payment = await findPaymentByKey(db, returnKey);
  if (!payment) return pathTo('Home', 'fi');
  return addressOf(db, payment, hint);
}

export async function addressOf(db: Database, payment: Payment, hint?: Hint): Promise<string> {
  const { id, processType: kind, state, language, returnKey } = payment;
  // Only monthly payments can be for instalments, so others need no query.
  if (payment.billing === 'monthly' && (await isForInstalments(db, id))) {
    return `${pathTo('My_Plan', language)}?era=${INSTALMENT_WORD[state] ?? 'kesken'}`;
  }
  const ofRenewal = kind === 'renewal' ? PAGE_OF_RENEWAL[state] : null;
  const isDigitalGift = kind === 'gift' && isReceived(state) ? await findGiftForm(db, id) : null;
  // An invoice is usually pending: the company's thank-you page covers that.
  const isThanked = isReceived(state) || (kind === 'companyOrder' && state === 'pending');
  const ofPaid = isThanked ? thankYouPage({ kind, isDigitalGift }) : null;
  const page = ofRenewal ?? ofPaid ?? PAGE_OF[state] ?? hint ?? 'Payment_Return';
  return `${pathTo(page, language)}?${PAYMENT_KEY_PARAMETER}=${encodeURIComponent(returnKey)}`;
}
