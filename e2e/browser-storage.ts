import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Browser storage holds ids, codes and prices only. */
export const SESSION_KEYS = [
  'items',
  'renewalPending',
  'campaignCode',
  'paymentResult',
  'billingType',
  'assetId',
  'renewalEventId',
].map((name) => `museumCard.${name}`);

/** spec 9: after a journey the browser keeps the named keys at most, and nothing of the people in it. */
export async function expectNothingPersonalKept(page: Page, personal: string[]): Promise<void> {
  const { keys, text } = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const stores = { ...sessionStorage, ...localStorage, databases };
    return { keys: Object.keys(sessionStorage), text: JSON.stringify(stores) };
  });
  expect(keys.filter((key) => !SESSION_KEYS.includes(key))).toEqual([]);
  expect(personal.filter((word) => text.includes(word))).toEqual([]);
  expect(text).toContain('"databases":[]');
}
