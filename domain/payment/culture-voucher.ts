import type { MethodRules } from './offered-method.ts';
import { type Purchase, sectionsFor } from './provider-group.ts';

export const CULTURE_VOUCHERS = ['epassi', 'smartum', 'edenred', 'zevoy'] as const;
export type CultureVoucher = (typeof CULTURE_VOUCHERS)[number];

/** Vouchers and their payment channels. Edenred and Zevoy cards are charged by the card provider. */
export const PROVIDER_TYPES = ['paytrail', ...CULTURE_VOUCHERS] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

const CHARGED_AS_CARD: readonly ProviderType[] = ['edenred', 'zevoy'];

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

/** The integration that takes the payment. */
export function channelOf(provider: ProviderType): 'paytrail' | 'epassi' | 'smartum' {
  if (provider === 'epassi' || provider === 'smartum') return provider;
  return 'paytrail';
}

/** An Edenred or Zevoy card is paid on the ordinary card page. */
export function isChargedAsCard(provider: ProviderType): boolean {
  return CHARGED_AS_CARD.includes(provider);
}
