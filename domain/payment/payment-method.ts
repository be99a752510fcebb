import type { BillingType } from '../order/billing-type.ts';
import type { ProviderType } from './culture-voucher.ts';
import { type PaymentSection, sectionOf } from './provider-group.ts';

type Paid = {
  providerType: ProviderType;
  /** What was chosen at the card provider; null until it has told. */
  providerId: string | null;
  billing: BillingType;
};

/** spec 3: a payment card, an online bank or a cultural voucher, wherever a payment is told of. Null: not known yet. */
export function paymentMethod({ providerType, providerId, billing }: Paid): PaymentSection | null {
  if (providerType !== 'paytrail') return 'culture';
  if (providerId) return sectionOf(providerId);
  return billing === 'monthly' ? 'card' : null;
}
