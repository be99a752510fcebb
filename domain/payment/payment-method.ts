import type { BillingType } from '../order/billing-type.ts';
import { PROVIDERS, type ProviderType } from './provider.ts';
import { type PaymentSection, sectionOf } from './provider-group.ts';

type Paid = {
  providerType: ProviderType;
  /** Method chosen at the card provider; null until it reports one. */
  providerId: string | null;
  billing: BillingType;
};

/** Payment card, online bank or cultural voucher, wherever a payment is shown. Null: unknown so far. */
export function paymentMethod({ providerType, providerId, billing }: Paid): PaymentSection | null {
  if (PROVIDERS[providerType].isVoucher) return 'culture';
  if (providerId) return sectionOf(providerId);
  return billing === 'monthly' ? 'card' : null;
}
