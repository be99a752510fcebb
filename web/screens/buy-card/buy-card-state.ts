import type { BillingType } from '../../../domain/order/billing-type.ts';
import type { Step } from '../../../domain/order/step.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import type { Fault } from '../../parts/form/form-faults.ts';
import {
  type CardFormEvent,
  type CardFormState,
  cardForm,
} from '../../parts/order/card-form-state.ts';
import { formOfDraft } from '../../parts/order/card-form-wire.ts';
import type { Refusal } from '../../parts/order/order-refusal.ts';
import type { PurchaseDraft } from './buy-card-data.ts';

export type BuyCardState = {
  form: CardFormState;
  billing: BillingType;
  /** From the submit until the answer. */
  isChecking: boolean;
  /** Price that the server would charge for this form, in euros. Null: not accepted yet. */
  acceptedPrice: number | null;
  /** Validity of the accepted card in months. */
  acceptedMonths: number;
  /** Lowest price before the reduction, in words. */
  acceptedNote: string | null;
  refusal: Refusal | null;
  /** The campaign code that the server refused; it is not stored. */
  refusedCode: string | null;
  /** The page was left during the payment: everything except the passwords is restored. */
  isPasswordNeeded: boolean;
};

export type BuyCardEvent =
  | { type: 'form'; event: CardFormEvent }
  /** What this tab has stored, known once the page runs in the browser. */
  | { type: 'restored'; billing: BillingType | null; campaignCode: string | null }
  | { type: 'billingChosen'; billing: BillingType }
  | { type: 'faulty'; faults: Fault[] }
  | { type: 'checking' }
  | { type: 'accepted'; price: number; months: number; note: string | null }
  | { type: 'refused'; refusal: Refusal; faults: Fault[] }
  /** The user cancelled the sign-in. */
  | { type: 'cancelled' };

type Opening = {
  emailAddress: string;
  /** The URL has a step: the user has been here before. */
  hasStep: boolean;
  requested: Step;
};

export function openBuyCard(
  { form }: PurchaseDraft,
  { emailAddress, hasStep, requested }: Opening,
): BuyCardState {
  return {
    form: formOfDraft(form, emailAddress),
    // A monthly purchase continues as monthly; a new one starts as annual.
    billing: (hasStep && form?.paymentBillingType) || 'annually',
    isChecking: false,
    acceptedPrice: null,
    acceptedMonths: CARD_MONTHS,
    acceptedNote: null,
    refusal: null,
    refusedCode: null,
    isPasswordNeeded: requested === 1 && form !== null,
  };
}

export function buyCard(state: BuyCardState, event: BuyCardEvent): BuyCardState {
  switch (event.type) {
    case 'form':
      // A changed form must be checked again before it can be paid.
      return { ...state, form: cardForm(state.form, event.event), acceptedPrice: null };
    case 'restored':
      return restored(state, event);
    case 'billingChosen':
      return { ...state, billing: event.billing, acceptedPrice: null };
    case 'faulty':
      return { ...withFaults(state, event.faults), refusal: null };
    case 'checking':
      return { ...state, isChecking: true, refusal: null };
    case 'accepted':
      return {
        ...passed(state),
        acceptedPrice: event.price,
        acceptedMonths: event.months,
        acceptedNote: event.note,
        isPasswordNeeded: false,
      };
    case 'refused': {
      const { refusal, faults } = event;
      const refused = faults.find(({ field }) => field === 'campaignCode')?.refusedValue;
      const refusedCode = refused ?? state.refusedCode;
      return {
        ...withFaults(passed(state), faults),
        refusal,
        refusedCode,
      };
    }
    case 'cancelled':
      return { ...state, isChecking: false };
  }
}

/** The payment step needs a form that the server accepted. */
export function shownStep({ acceptedPrice }: BuyCardState, requested: Step): Step {
  return acceptedPrice === null ? 0 : requested;
}

/** Hidden while loading, and at the payment step of a monthly order. */
export function headingOf(
  { billing, isChecking }: BuyCardState,
  step: Step,
): 'annual' | 'monthly' | 'payment' | null {
  if (isChecking) return null;
  if (step === 1) return billing === 'monthly' ? null : 'payment';
  return billing === 'monthly' ? 'monthly' : 'annual';
}

/** A valid form, neither being checked nor accepted. */
function passed(state: BuyCardState): BuyCardState {
  const form = cardForm(state.form, { type: 'passed' });
  return { ...state, form, isChecking: false, acceptedPrice: null };
}

function withFaults(state: BuyCardState, faults: Fault[]): BuyCardState {
  if (faults.length === 0) return state;
  return { ...state, form: cardForm(state.form, { type: 'faulted', faults }) };
}

function restored(
  state: BuyCardState,
  { billing, campaignCode }: { billing: BillingType | null; campaignCode: string | null },
): BuyCardState {
  const { values, choices } = state.form;
  const form = campaignCode
    ? {
        ...state.form,
        values: { ...values, campaignCode },
        choices: { ...choices, hasCampaignCode: true },
      }
    : state.form;
  return { ...state, form, billing: billing ?? state.billing };
}
