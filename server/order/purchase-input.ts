import type { z } from 'zod';
import type { purchaseInputSchema } from '../../contract/checkout/purchase-calls.ts';
import type { PurchaseForm } from '../../domain/order/purchase-form.ts';
import type { Settings } from '../settings/settings.ts';

export type PurchaseInput = z.output<typeof purchaseInputSchema>;

/** Not wanted, or not available at the buyer's address. */
export const isWithoutPlastic = (
  { plasticCardOptOut, buyer }: PurchaseInput,
  { plasticCountries }: Pick<Settings, 'plasticCountries'>,
): boolean => plasticCardOptOut || !plasticCountries.includes(buyer.country);

/** Maps wire names to form names; browser-only fields are absent. */
export function formOf(input: PurchaseInput): PurchaseForm {
  const { language: _siteLanguage, ...buyer } = input.buyer;
  return {
    ...buyer,
    billing: input.paymentBillingType,
    campaignCode: input.campaignCode ?? null,
    termsAccepted: input.museumCardConditionsAccepted,
    confirmPassword: null,
    monthlyConsent: null,
  };
}
