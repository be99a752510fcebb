import type { z } from 'zod';
import type { companyOrderSchema } from '../../contract/company/company-calls.ts';
import type { CompanyOrderForm } from '../../domain/company/company-order-form.ts';

export type CompanyInput = z.output<typeof companyOrderSchema>;

/** The wire's names in, the form's names out. */
export function companyFormOf(input: CompanyInput): CompanyOrderForm {
  const { language: _siteLanguage, ...contact } = input.buyer;
  return {
    ...contact,
    companyName: input.companyName,
    businessId: input.businessId,
    billingReference: input.billingReference,
    numberOfUnits: String(input.numberOfUnits),
    delivery: input.deliveryType,
    campaignCode: input.campaignCode ?? null,
    termsAccepted: input.museumCardConditionsAccepted,
  };
}
