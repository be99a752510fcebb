import type { z } from 'zod';
import type { digitalGiftInput, envelopeGiftInput } from '../../contract/gift/gift-calls.ts';
import type { Language } from '../../domain/base/language.ts';
import type { GiftForm, Recipient } from '../../domain/gift/gift-form.ts';
import { NO_ADDRESS } from '../../domain/person/postal-address.ts';

export type DigitalInput = z.output<typeof digitalGiftInput>;
export type EnvelopeInput = z.output<typeof envelopeGiftInput>;

/** The gift form and the fields that the browser sends with it. */
export type GiftRequest = {
  form: GiftForm;
  language: Language;
  /** In euros, as returned by the check. */
  purchasePrice: number | undefined;
  /** Version of the terms shown in the form. */
  conditionsVersion: string | undefined;
};

/** The wire's names in, the form's names out. */
export function digitalGift(input: DigitalInput): GiftRequest {
  const { language, ...giver } = input.buyer;
  const recipients = input.recipients.map(
    ({ recipientName, recipientEmail, greeting, deliveryDate, deliveryHour }): Recipient => ({
      ...NO_ADDRESS,
      recipientName,
      recipientEmail,
      greeting,
      sendTime: deliveryDate ? { day: deliveryDate, hour: deliveryHour ?? -1 } : null,
    }),
  );
  return giftRequest(input, language, {
    isDigital: true,
    giver: { ...giver, ...NO_ADDRESS },
    recipients,
    postedTo: null,
  });
}

export function envelopeGift(input: EnvelopeInput): GiftRequest {
  const { language, ...giver } = input.buyer;
  const recipients = input.recipients.map(
    (recipient): Recipient => ({ ...recipient, recipientEmail: '', sendTime: null }),
  );
  return giftRequest(input, language, {
    isDigital: false,
    giver,
    recipients,
    postedTo: input.deliverTo ?? null,
  });
}

function giftRequest(
  input: DigitalInput | EnvelopeInput,
  language: Language,
  form: Omit<GiftForm, 'campaignCode' | 'termsAccepted'>,
): GiftRequest {
  return {
    language,
    purchasePrice: input.purchasePrice,
    conditionsVersion: input.conditionsVersion,
    form: {
      ...form,
      campaignCode: input.campaignCode ?? null,
      termsAccepted: input.museumCardConditionsAccepted,
    },
  };
}
