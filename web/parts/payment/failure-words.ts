import type { texts as fi } from '../../texts/fi/parts/payment.ts';
import type { PaymentChoice } from './hand-over.ts';

/** What to do next. A monthly order has no method to choose again, and a guest no orders to look at. */
export function failureWords(
  { body, guestBody, monthlyBody }: (typeof fi)['failed'],
  { choice, isSignedIn }: { choice: PaymentChoice; isSignedIn: boolean },
): string {
  if (choice.way === 'monthly') return monthlyBody;
  return isSignedIn ? body : guestBody;
}
