import { expect, test } from 'vitest';
import { texts } from '../../texts/fi/ticket-desk.ts';
import { offlineReadiness } from './ticket-desk-status.tsx';

const { offline } = texts;
const checkedAt = Date.parse('2027-03-01T10:05:00Z');

test.each([
  [{ page: 'preparing', listCheckedAt: null }, offline.preparing],
  [{ page: 'preparing', listCheckedAt: checkedAt }, offline.preparing],
  [{ page: 'kept', listCheckedAt: null }, offline.preparing],
  [{ page: 'notKept', listCheckedAt: checkedAt }, offline.notReady],
  [
    { page: 'kept', listCheckedAt: checkedAt },
    'Toimii myös ilman yhteyttä: korttilista päivitetty klo 12.05.',
  ],
] as const)('with %o the desk shows the matching offline status', (kept, words) => {
  expect(offlineReadiness(offline, kept, 'fi')).toBe(words);
});
