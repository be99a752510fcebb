import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

const STATUS = {
  cardNotFound: ['NOT_FOUND', 404],
  paymentNotFound: ['NOT_FOUND', 404],
  paymentDone: ['ALREADY_PAID', 409],
  paymentBeingConfirmed: ['PAYMENT_BEING_CONFIRMED', 409],
  paymentNotPaid: ['NOT_PAID', 409],
  paymentNotStarted: ['PROVIDER_UNAVAILABLE', 503],
  noSavedCard: ['NO_SAVED_CARD', 409],
  instalmentsPaid: ['ALREADY_PAID', 409],
  sumChanged: ['SUM_CHANGED', 409],
} as const;

export function renewalRefusal(
  key: keyof typeof STATUS,
  { language }: Pick<GuestContext, 'language'>,
  ...args: string[]
): Refusal {
  const [errorCode, status] = STATUS[key];
  return new Refusal(errorCode, refusalText(key, language, ...args), status);
}
