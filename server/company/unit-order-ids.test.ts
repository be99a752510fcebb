import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedOrderIds, unitOrderIds } from './unit-order-ids.ts';

test('every card of an order has its own stable id', () => {
  const order = { orderId: randomUUID(), units: 5_000 };
  const ids = unitOrderIds(order);

  expect(new Set(ids).size).toBe(5_000);
  expect(unitOrderIds(order)).toEqual(ids);
  expect(unitOrderIds({ ...order, orderId: randomUUID() })).not.toContain(ids[1]);
  expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true);
});

test('only the first id has a row', () => {
  const ids = unitOrderIds({ orderId: randomUUID(), units: 3 });

  expect(storedOrderIds(ids.toReversed())).toEqual([ids[0]]);
});
