import type { BillingType } from '../../../domain/order/billing-type.ts';
import type { Step } from '../../../domain/order/step.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import type { Fault } from '../../parts/form/form-faults.ts';
import {
  type CardFormEvent,
  type CardFormState,
  cardForm,
} from '../../parts/order/card-form-state.ts';
import { formOfDraft } from '../../parts/order/card-form-wire.ts';
import type { PurchaseDraft } from './buy-card-data.ts';

export type BuyCardState = {
  form: CardFormState;
  billing: BillingType;
  /** From the press of the button until the answer. */
  isChecking: boolean;
  /** What the server would charge for this very form, in euros. Null: there is nothing to pay for yet. */
  acceptedPrice: number | null;
  /** How long the accepted card lasts. */
  acceptedMonths: number;
  /** What the server said against the form, in its own words. */
  refusal: { title: string; messages: string[]; pendingPaymentUrl: string | null } | null;
  /** The campaign code that the server would not have: it is not remembered. */
  refusedCode: string | null;
  /** Payment was under way when the page was left: all but the passwords is back. */
  isPasswordAsked: boolean;
};

export type BuyCardEvent =
  | { type: 'form'; event: CardFormEvent }
  /** What this tab remembers (spec 4), known once the page runs in the browser. */
  | { type: 'remembered'; billing: BillingType | null; campaignCode: string | null }
  | { type: 'billingChosen'; billing: BillingType }
  | { type: 'faulty'; faults: Fault[] }
  | { type: 'checking' }
  | { type: 'accepted'; price: number; months: number }
  | {
      type: 'refused';
      title: string;
      messages: string[];
      faults: Fault[];
      pendingPaymentUrl: string | null;
    }
  /** The person would rather not confirm who they are. */
  | { type: 'left' };

type Opening = {
  emailAddress: string;
  /** The address names a step: the person has been here before. */
  isUnderWay: boolean;
  asked: Step;
};

export function openBuyCard(
  { form }: PurchaseDraft,
  { emailAddress, isUnderWay, asked }: Opening,
): BuyCardState {
  return {
    form: formOfDraft(form, emailAddress),
    // What was being paid by the month still is; a purchase that begins anew is annual.
    billing: (isUnderWay && form?.paymentBillingType) || 'annually',
    isChecking: false,
    acceptedPrice: null,
    acceptedMonths: CARD_MONTHS,
    refusal: null,
    refusedCode: null,
    isPasswordAsked: asked === 1 && form !== null,
  };
}

export function buyCard(state: BuyCardState, event: BuyCardEvent): BuyCardState {
  switch (event.type) {
    case 'form':
      // What is changed must be checked again, so the selector is out of reach until then.
      return { ...state, form: cardForm(state.form, event.event), acceptedPrice: null };
    case 'remembered':
      return remembered(state, event);
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
        isPasswordAsked: false,
      };
    case 'refused': {
      const { title, messages, faults, pendingPaymentUrl } = event;
      const refused = faults.find(({ field }) => field === 'campaignCode')?.refusedValue;
      const refusedCode = refused ?? state.refusedCode;
      return {
        ...withFaults(passed(state), faults),
        refusal: { title, messages, pendingPaymentUrl },
        refusedCode,
      };
    }
    case 'left':
      return { ...state, isChecking: false };
  }
}

/** spec 2: step 1 is only for a form that the server accepted. */
export function shownStep({ acceptedPrice }: BuyCardState, asked: Step): Step {
  return acceptedPrice === null ? 0 : asked;
}

/** spec 2: hidden while loading, and at the payment step of a monthly order. */
export function headingOf(
  { billing, isChecking }: BuyCardState,
  step: Step,
): 'annual' | 'monthly' | 'payment' | null {
  if (isChecking) return null;
  if (step === 1) return billing === 'monthly' ? null : 'payment';
  return billing === 'monthly' ? 'monthly' : 'annual';
}

/** The form without faults, at rest, not accepted. */
function passed(state: BuyCardState): BuyCardState {
  const form = cardForm(state.form, { type: 'passed' });
  return { ...state, form, isChecking: false, acceptedPrice: null };
}

function withFaults(state: BuyCardState, faults: Fault[]): BuyCardState {
  if (faults.length === 0) return state;
  return { ...state, form: cardForm(state.form, { type: 'faulted', faults }) };
}

function remembered(
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
