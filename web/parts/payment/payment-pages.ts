import type { PageName } from '../../../contract/pages.ts';
import { thankYouPage } from '../../../contract/thank-you-page.ts';
import type { PaymentStatus } from './payment-status-data.ts';

type View = PaymentStatus['view'];
type PaidFor = Pick<PaymentStatus, 'paymentProcessType' | 'isDigitalGift'>;

const PAGE_OF: Record<Exclude<View, 'paid' | 'alreadyPaid'>, PageName> = {
  checking: 'Payment_Return',
  pending: 'Payment_Pending',
  cancelled: 'Payment_Cancelled',
  failed: 'Payment_Failed',
  returned: 'Payment_Failed',
};

/** Views that each page can tell of itself; any other leads to the page of that view. */
const TOLD_HERE: Partial<Record<PageName, View[]>> = {
  Payment_Return: ['checking'],
  Payment_Pending: ['pending', 'checking'],
  // A payment that was turned back from may still be open at its provider.
  Payment_Cancelled: ['cancelled', 'checking'],
  Payment_Failed: ['failed', 'returned', 'cancelled', 'checking'],
};

/** A renewal ends on the card's own page, and is tried again where it began. */
const PAGE_OF_RENEWAL: Partial<Record<View, PageName>> = {
  paid: 'My_Museum_Card',
  alreadyPaid: 'My_Museum_Card',
  cancelled: 'Extend_Validity',
  failed: 'Extend_Validity',
};

/** Where a payment's page should be left for, or null when it may stay: a late ok is legal, so every page looks. */
export function pageToLeaveFor(
  page: PageName,
  view: View,
  paidFor?: PaidFor | null,
): PageName | null {
  const kind = paidFor?.paymentProcessType ?? null;
  const renewed = kind === 'renewal' ? PAGE_OF_RENEWAL[view] : undefined;
  if (renewed) return renewed;
  const isInvoiced = kind === 'companyOrder' && view === 'pending';
  if (view === 'paid' || view === 'alreadyPaid' || isInvoiced) {
    const thanks = thankYouPage({ kind, isDigitalGift: paidFor?.isDigitalGift ?? null });
    return page === thanks ? null : thanks;
  }
  return TOLD_HERE[page]?.includes(view) ? null : PAGE_OF[view];
}

/** Where one chooses again how to pay. A gift's page still knows what was typed. */
export function pageToPayAgain(paidFor: PaidFor | null): PageName {
  if (paidFor?.paymentProcessType === 'companyOrder') return 'Company_Order';
  if (paidFor?.paymentProcessType !== 'gift') return 'Buy_Museum_Card';
  return paidFor.isDigitalGift ? 'Gift_Digital' : 'Gift_Envelope';
}
