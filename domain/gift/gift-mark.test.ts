import { expect, test } from 'vitest';
import { giftMark } from './gift-mark.ts';

const GIFT = {
  recipientName: 'Aino',
  greeting: 'Hei!',
  recipientEmail: 'aino@example.fi',
  sendAt: 1_800_000_000_000,
  addressee: 'Aino Lahtinen',
  streetAddress: 'Katu 1',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
};

test.each(Object.keys(GIFT))('gift mark changes with another %s', (field) => {
  expect(giftMark({ ...GIFT, [field]: 'other' })).not.toBe(giftMark(GIFT));
});

test('gift mark treats an emptied greeting as none and separates its fields', () => {
  expect(giftMark({ ...GIFT, greeting: null })).toBe(giftMark({ ...GIFT, greeting: '' }));
  expect(giftMark({ ...GIFT, recipientName: 'AinoHei!', greeting: '' })).not.toBe(giftMark(GIFT));
});
