import type { CompanyDraft } from '../../../contract/checkout/order-draft-calls.ts';
import type {
  CompanyDelivery,
  CompanyOrderForm,
} from '../../../domain/company/company-order-form.ts';
import type { Step } from '../../../domain/order/step.ts';
import type { AddressCountry } from '../../../domain/person/country.ts';
import { NO_PHONE, type PhoneValue } from '../../../domain/person/phone-number.ts';
import { NO_ADDRESS } from '../../../domain/person/postal-address.ts';
import {
  type Fault,
  type FormFaults,
  NO_FAULTS,
  submitFailed,
  withoutHighlights,
} from '../../parts/form/form-faults.ts';

export type CompanyField = Exclude<
  keyof CompanyOrderForm,
  'phone' | 'delivery' | 'campaignCode' | 'termsAccepted'
>;

type Accepted = { unitPrice: number; purchasePrice: number; validityMonths: number };

export type CompanyState = {
  values: Record<CompanyField, string> & { phone: PhoneValue };
  delivery: CompanyDelivery | null;
  hasCampaignCode: boolean;
  campaignCode: string;
  termsAccepted: boolean;
  faults: FormFaults;
  isChecking: boolean;
  /** Price that the server would charge for this form, in euros. Null: not accepted yet. */
  accepted: Accepted | null;
  refusal: { title: string; messages: string[] } | null;
};

export type CompanyEvent =
  | { type: 'typed'; field: CompanyField; value: string }
  | { type: 'phoneTyped'; value: PhoneValue }
  | { type: 'deliveryChosen'; delivery: CompanyDelivery }
  | { type: 'campaignToggled'; isOpen: boolean }
  | { type: 'campaignTyped'; value: string }
  | { type: 'termsTicked'; isTicked: boolean }
  | { type: 'faulty'; faults: Fault[] }
  | { type: 'checking' }
  | ({ type: 'accepted' } & Accepted)
  | { type: 'refused'; title: string; messages: string[] };

const EMPTY_FORM: CompanyState = {
  values: {
    companyName: '',
    businessId: '',
    firstName: '',
    lastName: '',
    emailAddress: '',
    phone: NO_PHONE,
    billingReference: '',
    numberOfUnits: '1',
    ...NO_ADDRESS,
  },
  delivery: null,
  hasCampaignCode: false,
  campaignCode: '',
  termsAccepted: false,
  faults: NO_FAULTS,
  isChecking: false,
  accepted: null,
  refusal: null,
};

/** Draft of this browser, or an empty form. */
export function openForm(draft: CompanyDraft | null): CompanyState {
  return { ...EMPTY_FORM, ...draft };
}

export function draftOf(state: CompanyState): CompanyDraft {
  const { values, delivery, hasCampaignCode, campaignCode } = state;
  const { phone, country } = values.phone;
  return {
    values: {
      ...values,
      country: values.country as AddressCountry,
      phone: { phone, country },
    },
    delivery,
    hasCampaignCode,
    campaignCode,
  };
}

export function companyOrder(state: CompanyState, event: CompanyEvent): CompanyState {
  switch (event.type) {
    case 'typed':
      return changed(state, { values: { ...state.values, [event.field]: event.value } });
    case 'phoneTyped':
      return changed(state, { values: { ...state.values, phone: event.value } });
    case 'deliveryChosen':
      return changed(state, { delivery: event.delivery });
    case 'campaignToggled':
      return changed(state, { hasCampaignCode: event.isOpen, campaignCode: '' });
    case 'campaignTyped':
      return changed(state, { campaignCode: event.value });
    case 'termsTicked':
      return changed(state, { termsAccepted: event.isTicked });
    case 'faulty':
      return { ...state, faults: submitFailed(state.faults, event.faults), refusal: null };
    case 'checking':
      return { ...state, isChecking: true, faults: NO_FAULTS, refusal: null };
    case 'accepted': {
      const { type: _, ...accepted } = event;
      return { ...state, isChecking: false, accepted };
    }
    case 'refused': {
      const { title, messages } = event;
      return { ...state, isChecking: false, accepted: null, refusal: { title, messages } };
    }
  }
}

/** A changed form must be checked again before it can be paid. */
function changed(state: CompanyState, change: Partial<CompanyState>): CompanyState {
  return { ...state, ...change, faults: withoutHighlights(state.faults), accepted: null };
}

export function shownStep({ accepted }: CompanyState, requested: Step): Step {
  return accepted === null ? 0 : requested;
}
