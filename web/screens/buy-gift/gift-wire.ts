import type { CallInput, CallOutput } from '../../../contract/controllers.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { GiftForm } from '../../../domain/gift/gift-form.ts';
import { emptyGiftForm, emptyRecipient, type GiftFormState } from './gift-form-state.ts';

type Guest = 'MuseumCardGuestController';
type DigitalInput = CallInput<Guest, 'processDigitalGiftPurchase'>['inputData'];
type EnvelopeInput = CallInput<Guest, 'processEnvelopeGiftPurchase'>['inputData'];
export type OpenGift = CallOutput<Guest, 'getOpenGift'>;

/** The form as the rules know it: the very ones that the server runs. */
export function judgedGift(state: GiftFormState, isDigital: boolean): GiftForm {
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

type Asked = { language: Language; price?: number | undefined };

function common(state: GiftFormState, { price }: Asked) {
  return {
    ...(state.hasCampaignCode && { campaignCode: state.campaignCode.trim() }),
    museumCardConditionsAccepted: state.termsAccepted,
    ...(price !== undefined && { purchasePrice: price }),
  };
}

export function digitalInput(state: GiftFormState, asked: Asked): DigitalInput {
  const { firstName, lastName, emailAddress } = state.giver;
  return {
    ...common(state, asked),
    buyer: { firstName, lastName, emailAddress, language: asked.language },
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

export function envelopeInput(state: GiftFormState, asked: Asked): EnvelopeInput {
  const toBuyer = state.postedTo === 'buyer';
  const { firstName, lastName, emailAddress, ...home } = state.giver;
  return {
    ...common(state, asked),
    buyer: {
      firstName,
      lastName,
      emailAddress,
      language: asked.language,
      ...(toBuyer && home),
    },
    deliverTo: state.postedTo,
    recipients: state.recipients.map(
      ({ recipientName, greeting, streetAddress, zipCode, city }) => ({
        recipientName,
        greeting,
        ...(!toBuyer && { streetAddress, zipCode, city }),
      }),
    ),
  };
}

/** What this browser was about to pay for; the terms are ticked anew. */
export function formOfOpenGift(open: OpenGift): GiftFormState {
  const empty = emptyGiftForm();
  if (!open) return empty;
  const { language: _, phone: __, ...giver } = open.buyer;
  return {
    ...empty,
    giver,
    postedTo: open.deliverTo,
    recipients: open.recipients.map(({ deliveryDate, deliveryHour, ...recipient }, key) => ({
      ...emptyRecipient(key),
      ...recipient,
      when: deliveryDate ? 'later' : 'now',
      sendDay: deliveryDate ?? '',
      sendHour: String(deliveryHour ?? 9),
    })),
  };
}
