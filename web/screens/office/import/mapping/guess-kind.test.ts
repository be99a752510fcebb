import { expect, test } from 'vitest';
import { guessKind } from './guess-kind.ts';

test.each([
  ['people.csv', 'people'],
  ['PersonAccount.csv', 'people'],
  ['Asset_export.csv', 'cards'],
  ['kortit 2026.csv', 'cards'],
  ['company-orders.csv', 'companyOrders'],
  ['seats.csv', 'seats'],
  ['gift_cards.csv', 'gifts'],
  ['Subscription__c.csv', 'contracts'],
  ['käynnit.csv', 'visits'],
  ['coupons.csv', 'campaigns'],
  ['export (1).csv', 'people'],
])('%s holds %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});
