import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedEventIds, unitEventIds } from './unit-event-ids.ts';

test('every card of an order has an id of its own, the same each time', () => {
  const order = { eventId: randomUUID(), units: 5_000 };
  const ids = unitEventIds(order);

  expect(new Set(ids).size).toBe(5_000);
  expect(unitEventIds(order)).toEqual(ids);
  expect(unitEventIds({ ...order, eventId: randomUUID() })).not.toContain(ids[1]);
  expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true);
});

test('only the first has a row', () => {
  const ids = unitEventIds({ eventId: randomUUID(), units: 3 });

  expect(storedEventIds(ids.toReversed())).toEqual([ids[0]]);
});
