import { HOME_COUNTRY } from '../../../domain/person/country.ts';
import { NO_PHONE, type PhoneValue } from '../../../domain/person/phone-number.ts';
import {
  type Fault,
  type FormFaults,
  NO_FAULTS,
  submitFailed,
  withoutHighlights,
} from '../form/form-faults.ts';

/** The text values of the form, the phone with its country. */
export type TextField =
  | 'firstName'
  | 'lastName'
  | 'yearOfBirth'
  | 'streetAddress'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'emailAddress'
  | 'password'
  | 'confirmPassword'
  | 'campaignCode';
export type CardFormValues = Record<TextField, string> & { phone: PhoneValue };

export type CardFormChoices = {
  hasCampaignCode: boolean;
  plasticCardOptOut: boolean;
  subscribedNewsletter: boolean;
  termsAccepted: boolean;
  monthlyConsent: boolean;
};
export type Choice = keyof CardFormChoices;

export type CardFormState = {
  values: CardFormValues;
  choices: CardFormChoices;
  faults: FormFaults;
};

export type CardFormEvent =
  | { type: 'typed'; field: TextField; value: string }
  | { type: 'phoneTyped'; value: PhoneValue }
  | { type: 'ticked'; choice: Choice; isTicked: boolean }
  | { type: 'faulted'; faults: Fault[] }
  | { type: 'passed' };

export function emptyCardForm(emailAddress: string): CardFormState {
  return {
    values: {
      firstName: '',
      lastName: '',
      yearOfBirth: '',
      streetAddress: '',
      zipCode: '',
      city: '',
      country: HOME_COUNTRY,
      emailAddress,
      phone: NO_PHONE,
      password: '',
      confirmPassword: '',
      campaignCode: '',
    },
    choices: {
      hasCampaignCode: false,
      plasticCardOptOut: false,
      subscribedNewsletter: false,
      termsAccepted: false,
      monthlyConsent: false,
    },
    faults: NO_FAULTS,
  };
}

/** A plastic card is made when it is wanted and the country has postal delivery. */
export const wantsPlasticCard = (
  { values, choices }: Pick<CardFormState, 'values' | 'choices'>,
  plasticCountries: readonly string[],
) => !choices.plasticCardOptOut && plasticCountries.includes(values.country);

export function cardForm(state: CardFormState, event: CardFormEvent): CardFormState {
  switch (event.type) {
    case 'typed':
      return withChange(state, { values: { ...state.values, [event.field]: event.value } });
    case 'phoneTyped':
      return withChange(state, { values: { ...state.values, phone: event.value } });
    case 'ticked':
      return ticked(state, event.choice, event.isTicked);
    case 'faulted':
      return { ...state, faults: submitFailed(state.faults, event.faults) };
    case 'passed':
      return { ...state, faults: NO_FAULTS };
  }
}

function ticked(state: CardFormState, choice: Choice, isTicked: boolean): CardFormState {
  const choices = { ...state.choices, [choice]: isTicked };
  if (choice !== 'hasCampaignCode') return withChange(state, { choices });
  // Ticking and unticking both clear the code.
  return withChange(state, { choices, values: { ...state.values, campaignCode: '' } });
}

function withChange(state: CardFormState, change: Partial<CardFormState>): CardFormState {
  return { ...state, ...change, faults: withoutHighlights(state.faults) };
}
