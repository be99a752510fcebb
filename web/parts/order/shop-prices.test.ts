import { expect, test, vi } from 'vitest';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { loadPrices } from './shop-prices.ts';

const PRICES = {
  cardPersonalPrice: 79,
  cardPersonalMonthlyPrice: 6.9,
  cardPersonalMonthlyPriceTotal: 82.8,
};

function answering(answer: () => Promise<unknown>): ReadFromServer {
  return answer as ReadFromServer;
}

test('prices that load in time are rendered into the page', async () => {
  const prices = await loadPrices(answering(async () => PRICES));

  expect(prices).toEqual({ annual: 79, monthly: 6.9, monthlyTotal: 82.8 });
});

test('a page does not wait for late prices', async () => {
  vi.useFakeTimers();
  const prices = loadPrices(answering(() => new Promise(() => undefined)));

  await vi.advanceTimersByTimeAsync(80);

  expect(await prices).toBe('late');
  vi.useRealTimers();
});

test('failed prices do not break the page', async () => {
  const prices = await loadPrices(
    answering(async () => {
      throw new Error('no database');
    }),
  );

  expect(prices).toBe('failed');
});
