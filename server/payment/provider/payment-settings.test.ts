import { expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { paymentSettings } from './payment-settings.ts';

const environment = {
  MODE: 'development',
  PAYTRAIL_PREVIOUS_SECRET: 'paytrail before',
  EPASSI_PREVIOUS_KEY: 'epassi before',
  SMARTUM_PREVIOUS_KEY_ID: 'key-0',
  SMARTUM_PREVIOUS_PUBLIC_KEY: 'smartum before',
  PREVIOUS_SECRETS_UNTIL: '2026-12-31',
};

test('previous secrets expire at the end of their last day in Finland, and only verify', () => {
  const settings = readSettings(environment);
  const at = (time: string) => paymentSettings(settings, Date.parse(time));
  const lastMinute = at('2026-12-31T21:59:00Z');

  expect(lastMinute.paytrail.previousSecret).toBe('paytrail before');
  expect(lastMinute.epassi.previousKey).toBe('epassi before');
  expect(lastMinute.smartum.previous).toEqual({ keyId: 'key-0', publicKey: 'smartum before' });
  for (const none of [at('2026-12-31T22:00:00Z'), paymentSettings(settings)]) {
    expect(none.paytrail.previousSecret).toBeUndefined();
    expect(none.epassi.previousKey).toBeUndefined();
    expect(none.smartum.previous).toBeUndefined();
  }
});

test('a previous secret without an end date stops the start', () => {
  expect(() => readSettings({ ...environment, PREVIOUS_SECRETS_UNTIL: '' })).toThrow(
    'PREVIOUS_SECRETS_UNTIL must say until which day',
  );
});
