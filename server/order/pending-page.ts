import { PAYMENT_KEY_PARAMETER } from '../../contract/checkout/payment-key.ts';
import { pathTo } from '../../contract/page/pages.ts';
import type { Language } from '../../domain/base/language.ts';

/** The page of a payment that waits, by the key in its return address. */
export function pendingPage(returnKey: string, language: Language): string {
  const query = new URLSearchParams({ [PAYMENT_KEY_PARAMETER]: returnKey });
  return `${pathTo('Payment_Pending', language)}?${query}`;
}
