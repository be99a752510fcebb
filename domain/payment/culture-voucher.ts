import type { MethodRules } from './offered-method.ts';
import { CULTURE_VOUCHERS, type CultureVoucher, type ProviderType } from './provider.ts';
import { type Purchase, sectionsFor } from './provider-group.ts';

/** A benefit is personal: for one's own card and its renewal, never for gifts or companies. */
export function vouchersFor(purchase: Purchase, rules: MethodRules): CultureVoucher[] {
  if (!sectionsFor(purchase, rules).includes('culture')) return [];
  return CULTURE_VOUCHERS.filter((voucher) => !rules.closed.includes(voucher));
}

export function mayPayWith(
  provider: ProviderType,
  purchase: Purchase,
  rules: MethodRules,
): boolean {
  if (provider !== 'paytrail') return vouchersFor(purchase, rules).includes(provider);
  return sectionsFor(purchase, rules).some((section) => section !== 'culture');
}
