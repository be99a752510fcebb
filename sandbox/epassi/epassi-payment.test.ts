import { expect, test } from 'vitest';
import { epassiMac } from './epassi-payment.ts';

test('MACs match the documented examples, with and without a fee, and of a receipt', () => {
  expect(epassiMac('MK2026000123', '77190', '82.00')).toBe(
    '66fd908edec6b262162f3208d4b73efe639dd50eb3f0c20cf6a9cffaf94a3485428385606d41913ae47e274b58f2579114b7adbae0d74f4779ae1fb3ea53b933',
  );
  expect(epassiMac('MK2026000123', '77190', '82.00', '3.80', '')).toBe(
    'a9207dd888a6be5638c57c41451dc0c5db687768ae2fdf0661593f2ba02efcb3b741879ce4f0da2a07990bfa67ec2ae78a2abc1743fa4391a03717a66cbbad1a',
  );
  expect(epassiMac('MK2026000123', '82.00')).toBe(
    '731a66f3de7c528360e8b1dbfb2de82bf64339ae3a3be8b2a89923afd02d4fb5404fbfa1fe9a0551dcb98ffbbcaad4f9e772d49b085236ddf1714d4c5c1368b7',
  );
});
