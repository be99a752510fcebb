import type { CallInput } from '../../../contract/call/controllers.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  type CompanyOrderForm,
  companyOrderErrors,
} from '../../../domain/company/company-order-form.ts';
import type { FieldError } from '../../../domain/person/field-error.ts';
import { phoneToSend, phoneToValidate } from '../../../domain/person/phone-number.ts';
import { countryToSend } from '../../parts/form/address-wire.ts';
import type { CompanyState } from './company-state.ts';

type CompanyInput = CallInput<
  'MuseumCardGuestController',
  'processMuseumCardCompanyOrder'
>['inputData'];

/** Same rules as on the server. */
export function companyFormErrors(
  state: CompanyState,
  context: Parameters<typeof companyOrderErrors>[1],
): FieldError[] {
  return companyOrderErrors(formOf(state), context);
}

/** Null: the box is not ticked. */
export function campaignCodeOf({ hasCampaignCode, campaignCode }: CompanyState): string | null {
  return hasCampaignCode ? campaignCode.trim() : null;
}

function formOf(state: CompanyState): CompanyOrderForm {
  const { values, delivery, termsAccepted } = state;
  return {
    ...values,
    phone: phoneToValidate(values.phone),
    delivery,
    campaignCode: campaignCodeOf(state),
    termsAccepted,
  };
}

/** Units and the checked price, which is sent back to be compared. */
export function companyInput(
  state: CompanyState,
  { language, terms }: { language: Language; terms: string },
): CompanyInput {
  const { values, delivery, termsAccepted, accepted } = state;
  const { companyName, businessId, billingReference, numberOfUnits, country, ...contact } = values;
  const campaignCode = campaignCodeOf(state);
  return {
    companyName,
    businessId,
    billingReference,
    buyer: {
      ...contact,
      ...countryToSend(country),
      phone: phoneToSend(values.phone),
      language,
    },
    numberOfUnits: Number(numberOfUnits),
    deliveryType: delivery ?? 'digital',
    ...(campaignCode !== null && { campaignCode }),
    museumCardConditionsAccepted: termsAccepted,
    conditionsVersion: terms,
    ...(accepted && { purchasePrice: accepted.purchasePrice }),
  };
}
