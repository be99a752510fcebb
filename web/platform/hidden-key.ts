import { PAYMENT_KEY_PARAMETER } from '../../contract/checkout/payment-key.ts';

/** Removes a payment's key from the URL before an analytics script can read it; it survives a reload. */
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
