import type { CallInput } from '../../../contract/call/controllers.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { statusOf } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import { logStep } from '../../platform/logging/flow-log.ts';

type PurchaseInput = CallInput<'MuseumCardGuestController', 'processMuseumCard'>['inputData'];
type Processed =
  | {
      isAccepted: true;
      price: number;
      months: number;
      note: string | null;
      order: CreatedOrder;
    }
  | { isAccepted: false; messages: string[]; pendingPaymentUrl: string | null };

/** The purchase call, as a check or to create the order. Throws when the answer lacks a price or the order. */
export async function processMuseumCard(
  inputData: PurchaseInput,
  validateOnly: boolean,
): Promise<Processed> {
  const answer = await callServer('MuseumCardGuestController', 'processMuseumCard', {
    inputData,
    validateOnly,
  });
  const { validationError, purchasePrice, validityMonths, priorPriceNote, pendingPaymentUrl } =
    answer;
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
  const months = validityMonths ?? CARD_MONTHS;
  return { isAccepted: true, price: purchasePrice, months, note: priorPriceNote, order };
}

export function isSignedOut(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** Ids of the created order. */
export type CreatedOrder = { eventIds: string[]; accountId: string | null };
