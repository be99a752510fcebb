import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

const STATUS = {
  paymentNotFound: ['NOT_FOUND', 404],
  paymentDone: ['ALREADY_PAID', 409],
  paymentBeingConfirmed: ['PAYMENT_BEING_CONFIRMED', 409],
  orderTooOld: ['ORDER_TOO_OLD', 409],
  paymentMethodNotAllowed: ['METHOD_NOT_ALLOWED_FOR_ORDER', 400],
  methodClosed: ['METHOD_CLOSED', 409],
  campaignUsedUp: ['CAMPAIGN_USED_UP', 409],
  campaignUsedByBuyer: ['CAMPAIGN_USED_UP', 409],
  paymentBeingStarted: ['PAYMENT_BEING_STARTED', 409],
  paymentNotStarted: ['PROVIDER_UNAVAILABLE', 503],
} as const;

export function paymentRefusal(
  key: keyof typeof STATUS,
  { language }: Pick<GuestContext, 'language'>,
): Refusal {
  const [errorCode, status] = STATUS[key];
  return new Refusal(errorCode, refusalText(key, language), status);
}
