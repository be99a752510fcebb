import type { CallOutput } from '../../../contract/call/controllers.ts';
import { PAYMENT_KEY_PARAMETER } from '../../../contract/checkout/payment-key.ts';
import type { PageName } from '../../../contract/page/pages.ts';
import { thankYouPage } from '../../../contract/page/thank-you-page.ts';
import { statusOf } from '../../platform/call-error.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';

export type PaymentStatus = CallOutput<'MuseumCardGuestController', 'getPaymentStatus'>;

export type PaymentStatusData = {
  key: string;
  /** Null: the server did not answer. `missing`: no such payment. */
  status: PaymentStatus | 'missing' | null;
};

export function withKey(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ [PAYMENT_KEY_PARAMETER]: key })}`;
}

/** The payment pages open also when the status cannot be loaded. */
export async function loadPaymentStatus(
  read: ReadFromServer,
  { search }: { search: string },
): Promise<PaymentStatusData> {
  const key = new URLSearchParams(search).get(PAYMENT_KEY_PARAMETER) ?? '';
  return { key, status: key === '' ? 'missing' : await fetchStatus(read, key) };
}

export async function fetchStatus(
  read: ReadFromServer,
  paymentKey: string,
): Promise<PaymentStatusData['status']> {
  try {
    return await read('MuseumCardGuestController', 'getPaymentStatus', { paymentKey });
  } catch (error) {
    const status = statusOf(error);
    return status >= 400 && status < 500 ? 'missing' : null;
  }
}

type View = PaymentStatus['view'];
type PaidFor = Pick<PaymentStatus, 'paymentProcessType' | 'isDigitalGift'>;

const PAGE_OF_VIEW: Record<Exclude<View, 'paid' | 'alreadyPaid'>, PageName> = {
  checking: 'Payment_Return',
  pending: 'Payment_Pending',
  cancelled: 'Payment_Cancelled',
  failed: 'Payment_Failed',
  returned: 'Payment_Failed',
};

/** Views of each page; any other redirects to the page of that view. */
const SHOWN_ON: Partial<Record<PageName, View[]>> = {
  Payment_Return: ['checking'],
  Payment_Pending: ['pending', 'checking'],
  // A cancelled payment may still be open at its provider.
  Payment_Cancelled: ['cancelled', 'checking'],
  Payment_Failed: ['failed', 'returned', 'cancelled', 'checking'],
  Pay_Again: ['failed', 'cancelled', 'checking'],
};

/** A renewal ends on the card page and is retried on the renewal page. */
const PAGE_OF_RENEWAL: Partial<Record<View, PageName>> = {
  paid: 'My_Museum_Card',
  alreadyPaid: 'My_Museum_Card',
  cancelled: 'Extend_Validity',
  failed: 'Extend_Validity',
};

/** The page of this view, or null when it is the current one. A late `paid` is legal, so every page checks. */
export function redirectPage(
  page: PageName,
  view: View,
  paidFor?: PaidFor | null,
): PageName | null {
  const kind = paidFor?.paymentProcessType ?? null;
  if (page === 'Pay_Again' && SHOWN_ON.Pay_Again?.includes(view)) return null;
  const renewed = kind === 'renewal' ? PAGE_OF_RENEWAL[view] : undefined;
  if (renewed) return renewed;
  const isInvoiced = kind === 'companyOrder' && view === 'pending';
  if (view === 'paid' || view === 'alreadyPaid' || isInvoiced) {
    const thanks = thankYouPage({ kind, isDigitalGift: paidFor?.isDigitalGift ?? null });
    return page === thanks ? null : thanks;
  }
  return SHOWN_ON[page]?.includes(view) ? null : PAGE_OF_VIEW[view];
}

/** The form of this order's kind. */
export function pageOfForm(paidFor: PaidFor | null): PageName {
  if (paidFor?.paymentProcessType === 'renewal') return 'Extend_Validity';
  if (paidFor?.paymentProcessType === 'companyOrder') return 'Company_Order';
  if (paidFor?.paymentProcessType !== 'gift') return 'Buy_Museum_Card';
  return paidFor.isDigitalGift ? 'Gift_Digital' : 'Gift_Envelope';
}
