import type { CallInput } from '../../../contract/controllers.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { logStep } from '../../platform/logging/flow-log.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import type { texts as buyCard } from '../../texts/fi/buy-card.ts';
import type { CreatedOrder } from '../payment/start-payment.ts';

export type PurchaseToasts = (typeof buyCard)['toast'];
type PurchaseInput = CallInput<'MuseumCardGuestController', 'processMuseumCard'>['inputData'];
type Processed =
  | { isAccepted: true; price: number; months: number; order: CreatedOrder }
  | { isAccepted: false; messages: string[]; pendingPaymentUrl: string | null };

/** spec 7: the purchase action, as a check or to make the order. An answer that makes no sense is thrown. */
export async function processMuseumCard(
  inputData: PurchaseInput,
  validateOnly: boolean,
): Promise<Processed> {
  const answer = await callServer('MuseumCardGuestController', 'processMuseumCard', {
    inputData,
    validateOnly,
  });
  const { validationError, purchasePrice, validityMonths, pendingPaymentUrl } = answer;
  if (validationError) {
    logStep(validateOnly ? 'check refused' : 'order refused', 'card-form', 'WARN');
    return { isAccepted: false, messages: validationError.split('\n'), pendingPaymentUrl };
  }
  if (typeof purchasePrice !== 'number') throw new Error('accepted without a price');
  const { purchaseMuseumCardEventIds: eventIds, buyerPersonAccountId } = answer;
  const accountId = buyerPersonAccountId ?? '';
  const isRegistration = inputData.cardAssetId !== undefined;
  if (!validateOnly && !isRegistration && (eventIds.length === 0 || !accountId)) {
    throw new Error('no order was made');
  }
  const order = { eventIds, accountId };
  return { isAccepted: true, price: purchasePrice, months: validityMonths ?? CARD_MONTHS, order };
}

/** With the page to go to instead, where there is one. */
export type Problem = { title: string; messages: string[]; pendingPaymentUrl?: string | null };

/** spec 8: what is said when the purchase action throws. It is logged; nothing of the form is in the log. */
export function problemOf(error: unknown, toast: PurchaseToasts): Problem {
  log('ERROR', 'purchase check failed', { error, source: 'card-form' });
  endFlow();
  if (error instanceof CallError && error.status === 0) {
    return { title: toast.registration, messages: [toast.offline] };
  }
  if (error instanceof CallError && error.isReadable) {
    return { title: toast.registration, messages: error.messages };
  }
  return { title: toast.unexpected.label, messages: [toast.unexpected.body] };
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
