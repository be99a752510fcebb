import type { CallInput } from '../../../contract/call/controllers.ts';
import type { GiftDraft } from '../../../contract/checkout/order-draft-calls.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { GiftForm } from '../../../domain/gift/gift-form.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import type { AddressCountry } from '../../../domain/person/country.ts';
import { addressToSend } from '../../parts/form/address-wire.ts';
import { emptyGiftForm, type GiftFormState } from './gift-form-state.ts';

type Guest = 'MuseumCardGuestController';
type DigitalInput = CallInput<Guest, 'processDigitalGiftPurchase'>['inputData'];
type EnvelopeInput = CallInput<Guest, 'processEnvelopeGiftPurchase'>['inputData'];

/** Input of the validation rules, which the server runs too. */
export function giftRulesInput(state: GiftFormState, isDigital: boolean): GiftForm {
  return {
    isDigital,
    giver: { ...state.giver, phone: '' },
    recipients: state.recipients.map(({ when, sendDay, sendHour, ...recipient }) => ({
      ...recipient,
      sendTime: when === 'later' ? { day: sendDay, hour: Number(sendHour) } : null,
    })),
    postedTo: state.postedTo,
    campaignCode: state.hasCampaignCode ? state.campaignCode : null,
    termsAccepted: state.termsAccepted,
  };
}

type Options = {
  language: Language;
  /** Version of the terms that the form showed. */
  terms: string;
  price?: number | undefined;
};

function common(state: GiftFormState, { price, terms }: Options) {
  return {
    ...(state.hasCampaignCode && { campaignCode: state.campaignCode.trim() }),
    museumCardConditionsAccepted: state.termsAccepted,
    conditionsVersion: terms,
    ...(price !== undefined && { purchasePrice: price }),
  };
}

export function digitalInput(state: GiftFormState, options: Options): DigitalInput {
  const { firstName, lastName, emailAddress } = state.giver;
  return {
    ...common(state, options),
    buyer: { firstName, lastName, emailAddress, language: options.language },
    recipients: state.recipients.map((recipient) => ({
      recipientName: recipient.recipientName,
      recipientEmail: recipient.recipientEmail,
      greeting: recipient.greeting,
      ...(recipient.when === 'later' && {
        deliveryDate: recipient.sendDay,
        deliveryHour: Number(recipient.sendHour),
      }),
    })),
  };
}

export function envelopeInput(state: GiftFormState, options: Options): EnvelopeInput {
  const toBuyer = state.postedTo === 'buyer';
  const { firstName, lastName, emailAddress } = state.giver;
  return {
    ...common(state, options),
    buyer: {
      firstName,
      lastName,
      emailAddress,
      language: options.language,
      ...(toBuyer && addressToSend(state.giver)),
    },
    deliverTo: state.postedTo,
    recipients: state.recipients.map((recipient) => ({
      recipientName: recipient.recipientName,
      greeting: recipient.greeting,
      ...(!toBuyer && addressToSend(recipient)),
    })),
  };
}

/** Draft of this browser, or an empty form. */
export function formOfDraft(draft: GiftDraft | null): GiftFormState {
  const empty = emptyGiftForm();
  if (!draft) return empty;
  const recipients = draft.recipients.map((recipient, key) => ({ ...recipient, key }));
  return { ...empty, ...draft, recipients };
}

export function draftOfForm(state: GiftFormState): GiftDraft {
  const { faults: _faults, termsAccepted: _consent, giver, recipients, ...form } = state;
  return {
    ...form,
    giver: withCountry(giver),
    recipients: recipients.map(({ key: _, ...recipient }) => withCountry(recipient)),
  };
}

/** A country of the list, as stored in the draft. */
const withCountry = <Values extends PostalAddress>(values: Values) => ({
  ...values,
  country: values.country as AddressCountry,
});
