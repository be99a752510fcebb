import type { DraftForm } from '../../../contract/checkout/draft-calls.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import type { AddressCountry } from '../../../domain/person/country.ts';
import { type CardFormState, emptyCardForm } from './card-form-state.ts';

/** The part of the form that the server stores: no passwords, codes or consents. */
export function draftOf({ values, choices }: CardFormState, billing: BillingType): DraftForm {
  const {
    emailAddress: _ofTheAccount,
    password: _secret,
    confirmPassword: _typedTwice,
    campaignCode: _code,
    phone: { phone, country },
    ...stored
  } = values;
  return {
    ...stored,
    country: values.country as AddressCountry,
    phone: { phone, country },
    plasticCardOptOut: choices.plasticCardOptOut,
    subscribedNewsletter: choices.subscribedNewsletter,
    paymentBillingType: billing,
  };
}

export function formOfDraft(draft: DraftForm | null, emailAddress: string): CardFormState {
  const empty = emptyCardForm(emailAddress);
  if (!draft) return empty;
  const {
    plasticCardOptOut,
    subscribedNewsletter,
    paymentBillingType: _billing,
    ...values
  } = draft;
  return {
    ...empty,
    values: { ...empty.values, ...values, country: values.country ?? empty.values.country },
    choices: { ...empty.choices, plasticCardOptOut, subscribedNewsletter },
  };
}
