import { PAYMENT_KEY_PARAMETER } from '../../contract/checkout/payment-key.ts';
import { pathTo } from '../../contract/page/pages.ts';
import type { Language } from '../../domain/base/language.ts';

/** Status page of a pending payment, by the key in its return URL. */
export function pendingPage(returnKey: string, language: Language): string {
  const query = new URLSearchParams({ [PAYMENT_KEY_PARAMETER]: returnKey });
  return `${pathTo('Payment_Pending', language)}?${query}`;
}
