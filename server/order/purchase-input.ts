import type { z } from 'zod';
import type { purchaseInputSchema } from '../../contract/checkout/purchase-calls.ts';
import type { PurchaseForm } from '../../domain/order/purchase-form.ts';
import type { Settings } from '../settings/settings.ts';

export type PurchaseInput = z.output<typeof purchaseInputSchema>;

/** Not wanted, or not posted to where the buyer lives; the form has said so. */
export const isWithoutPlastic = (
  { plasticCardOptOut, buyer }: PurchaseInput,
  { plasticCountries }: Pick<Settings, 'plasticCountries'>,
): boolean => plasticCardOptOut || !plasticCountries.includes(buyer.country);

/** The wire's names in, the form's names out. What only the browser sees is not there to be judged. */
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
