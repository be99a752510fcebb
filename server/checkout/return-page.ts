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

/** A renewal ends on the card's own page, and is tried again where it began. */
const PAGE_OF_RENEWAL: Partial<Record<PaymentState, PageName>> = {
  paid: 'My_Museum_Card',
  refundNeeded: 'My_Museum_Card',
  refunded: 'My_Museum_Card',
  failed: 'Extend_Validity',
  cancelled: 'Extend_Validity',
};

/** An instalment confirmed in person ends where the holder began, and not with thanks for an order. */
const INSTALMENT_WORD: Partial<Record<PaymentState, string>> = {
  paid: 'maksettu',
  refundNeeded: 'palautetaan',
  refunded: 'palautetaan',
  failed: 'hylatty',
  cancelled: 'ei',
};

type Hint = 'Payment_Cancelled' | 'Payment_Failed';

/** A clean address of ours for a browser that comes back: nothing of the provider's parameters stays in it. */
export async function returnAddress(db: Database, returnKey: string, hint?: Hint): Promise<string> {
  const payment = await findPaymentByKey(db, returnKey);
  if (!payment) return pathTo('Home', 'fi');
  return addressOf(db, payment, hint);
}

export async function addressOf(db: Database, payment: Payment, hint?: Hint): Promise<string> {
  const { id, processType: kind, state, language, returnKey } = payment;
  // Only monthly payments can be for instalments: all others are spared the question.
  if (payment.billing === 'monthly' && (await isForInstalments(db, id))) {
    return `${pathTo('My_Plan', language)}?era=${INSTALMENT_WORD[state] ?? 'kesken'}`;
  }
  const ofRenewal = kind === 'renewal' ? PAGE_OF_RENEWAL[state] : null;
  const isDigitalGift = kind === 'gift' && isReceived(state) ? await findGiftForm(db, id) : null;
  // An invoice is pending as a rule: the page that thanks a company is written for that.
  const isThanked = isReceived(state) || (kind === 'companyOrder' && state === 'pending');
  const ofPaid = isThanked ? thankYouPage({ kind, isDigitalGift }) : null;
  const page = ofRenewal ?? ofPaid ?? PAGE_OF[state] ?? hint ?? 'Payment_Return';
  return `${pathTo(page, language)}?${PAYMENT_KEY_PARAMETER}=${encodeURIComponent(returnKey)}`;
}
