import type { Language } from '../../../domain/base/language.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { chargesSavedCard } from '../../../domain/renewal/payment-scenario.ts';
import { type SavingForm, startSavingCard } from '../../parts/payment/save-payment-card.ts';
import { callServer } from '../../platform/call-server.ts';
import { removeValue, storedValue, storeValue } from '../../platform/session-store.ts';
import type { RenewalOffer } from './renewal-data.ts';

const USER = 'MuseumCardUserController';
const WIRE_LANGUAGE = { fi: 'FI', sv: 'SV', en: 'EN' } as const;

export type RenewalOrder =
  | { isMade: true; eventId: string; price: number; hasSavedCard: boolean }
  | { isMade: false; message: string };

/** Orders a renewal at the price shown on the page. */
export async function orderRenewal(
  offer: RenewalOffer,
  billing: BillingType,
  { campaignCode, terms }: { campaignCode: string | null; terms: string },
): Promise<RenewalOrder> {
  const made = await callServer(USER, 'renewMuseumCard', {
    userDetails: {
      museumCard: { Id: offer.assetId },
      renewalPriceValue: offer[billing].price,
    },
    // A code may apply to one payment type only.
    campaignCode: offer[billing].isCodeGood ? campaignCode : null,
    paymentBillingType: billing,
    conditionsVersion: terms,
  });
  const { validationError, renewalMuseumCardEventId: eventId, purchasePrice } = made;
  if (validationError) return { isMade: false, message: validationError };
  if (!eventId || purchasePrice === null) throw new Error('no renewal was made');
  storeValue('renewalPending', true);
  const scenario = made.renewalPaymentScenario;
  const hasSavedCard = scenario !== null && chargesSavedCard(scenario);
  return { isMade: true, eventId, price: purchasePrice, hasSavedCard };
}

export type Charged = 'renewed' | 'declined' | 'pending' | { redirectUrl: string };

/** Assigns the saved card to the payment, charges it, and stores the result for the card page. */
export async function chargeRenewal(
  { assetId, personAccountId }: RenewalOffer,
  eventId: string,
  language: Language,
): Promise<Charged> {
  const paymentId = await callServer('MuseumCardGuestController', 'createPaymentRecord', {
    museumCardEventIds: [eventId],
    language: WIRE_LANGUAGE[language],
    personAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'renewal',
    paymentBillingType: 'monthly',
  });
  await callServer(USER, 'assignActivePaytrailTokenToPayment', { assetId, paymentId });
  const charged = chargeResult(await callServer(USER, 'chargeToken', { paymentId }));
  if (charged !== 'renewed') return charged;
  storeValue('paymentResult', { paymentId, success: true });
  storeValue('assetId', assetId);
  return charged;
}

type Answer = { success: boolean; redirectUrl: string | null; isPending: boolean };

function chargeResult({ success, redirectUrl, isPending }: Answer): Charged {
  if (redirectUrl) return { redirectUrl };
  if (success) return 'renewed';
  return isPending ? 'pending' : 'declined';
}

/** Both ids are stored in the tab while the browser is at the provider. */
export async function saveCardForRenewal(
  { assetId }: RenewalOffer,
  eventId: string | null,
  language: Language,
): Promise<SavingForm> {
  const form = await startSavingCard({ assetId, isForPlan: false }, language);
  storeValue('assetId', assetId);
  if (eventId) storeValue('renewalEventId', eventId);
  else removeValue('renewalEventId');
  return form;
}

/** The renewal that the card was saved for. Removed from the tab, since it is completed once. */
export function popSavedRenewal({ assetId }: RenewalOffer): string | null {
  const isThisCard = storedValue('assetId') === assetId;
  const eventId = storedValue('renewalEventId');
  removeValue('renewalEventId');
  removeValue('assetId');
  return isThisCard ? eventId : null;
}
