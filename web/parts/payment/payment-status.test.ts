import { describe, expect, test } from 'vitest';
import { PAYMENT_VIEWS } from '../../../contract/checkout/payment-calls.ts';
import { redirectPage } from './payment-status.ts';

const PAGES = [
  'Payment_Return',
  'Payment_Pending',
  'Payment_Cancelled',
  'Payment_Failed',
  'Thank_You_Purchase',
] as const;

describe('a paid payment', () => {
  test.each(PAGES.slice(0, -1))('redirects from %s to the thank-you page', (page) => {
    expect(redirectPage(page, 'paid')).toBe('Thank_You_Purchase');
    expect(redirectPage(page, 'alreadyPaid')).toBe('Thank_You_Purchase');
  });
});

test.each(['checking', 'pending', 'cancelled', 'failed'] as const)(
  'the thank-you page does not show a payment that is %s',
  (view) => {
    expect(redirectPage('Thank_You_Purchase', view)).not.toBeNull();
  },
);

test('a payment that may still be paid offers no other method', () => {
  expect(redirectPage('Payment_Cancelled', 'pending')).toBe('Payment_Pending');
  expect(redirectPage('Payment_Failed', 'pending')).toBe('Payment_Pending');
});

test('a card declined later shows the declined message', () => {
  expect(redirectPage('Payment_Cancelled', 'failed')).toBe('Payment_Failed');
});

test('cancelling at a provider without notifications stays a cancelled payment', () => {
  expect(redirectPage('Payment_Cancelled', 'checking')).toBeNull();
});

test('no page redirects to one that redirects back', () => {
  for (const page of PAGES) {
    for (const view of PAYMENT_VIEWS) {
      const next = redirectPage(page, view);
      if (next) expect(redirectPage(next, view)).toBeNull();
    }
  }
});
