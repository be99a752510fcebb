import type { CallInput } from '../../../contract/call/controllers.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { phoneToSend } from '../../../domain/person/phone-number.ts';
import { countryToSend } from '../form/address-wire.ts';
import type { CardFormState } from './card-form-state.ts';

type PurchaseInput = CallInput<'MuseumCardGuestController', 'processMuseumCard'>['inputData'];
type Sent = {
  billing: BillingType;
  language: Language;
  price?: number | undefined;
  /** Version of the terms that the form showed. */
  terms: string;
  /** Registration only: the card that is being activated. */
  cardId?: string;
};

/** Input of the purchase call. The checked price is sent back to be compared. */
export function purchaseInput(
  { values, choices }: CardFormState,
  { billing, language, price, terms, cardId }: Sent,
): PurchaseInput {
  const { confirmPassword: _typedTwice, campaignCode, country, ...buyer } = values;
  return {
    buyer: {
      ...buyer,
      ...countryToSend(country),
      phone: phoneToSend(values.phone),
      language,
    },
    ...(choices.hasCampaignCode && { campaignCode }),
    ...(cardId && { cardAssetId: cardId }),
    subscribedNewsletter: choices.subscribedNewsletter,
    museumCardConditionsAccepted: choices.termsAccepted,
    conditionsVersion: terms,
    plasticCardOptOut: choices.plasticCardOptOut,
    paymentBillingType: billing,
    ...(price !== undefined && { purchasePrice: price }),
  };
}
