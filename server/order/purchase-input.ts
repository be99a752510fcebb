import type { z } from 'zod';
import type { purchaseInputSchema } from '../../contract/purchase-calls.ts';
import type { PurchaseForm } from '../../domain/order/purchase-form.ts';

export type PurchaseInput = z.output<typeof purchaseInputSchema>;

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
