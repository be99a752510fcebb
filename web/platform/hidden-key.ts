import { PAYMENT_KEY_PARAMETER } from '../../contract/checkout/payment-key.ts';

/** Takes a payment's key out of the address before a script that measures can read it there; a reload finds it again. */
export function hidePaymentKey(): void {
  const url = new URL(window.location.href);
  const paymentKey = url.searchParams.get(PAYMENT_KEY_PARAMETER);
  if (paymentKey === null) return;
  url.searchParams.delete(PAYMENT_KEY_PARAMETER);
  window.history.replaceState({ ...window.history.state, paymentKey }, '', url);
}

export function hiddenPaymentKey(): string | null {
  const { paymentKey } = (window.history.state ?? {}) as { paymentKey?: unknown };
  return typeof paymentKey === 'string' ? paymentKey : null;
}
