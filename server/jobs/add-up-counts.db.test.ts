import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../domain/base/cents.ts';
import { localDate } from '../../domain/base/local-date.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { givenCard, givenMuseum } from '../../test/given.ts';
import { pagesRead } from '../../test/pages-read.ts';
import { prepareOrders } from '../../test/prepared-orders.ts';
import { inTransaction } from '../db/database.ts';
import { COUNT_INVARIANTS } from '../invariants/count-invariant-queries.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { findVisitMonths } from '../office/museum/museum-page-queries.ts';
import { findFunnel } from '../office/sales/funnel-queries.ts';
import { insertPayment } from '../payment/payment-queries.ts';
import { updateState } from '../payment/payment-state-queries.ts';
import { detachVisits } from '../privacy/delete-account-queries.ts';
import { deleteVisit, insertVisit } from '../ticket-desk/visit-queries.ts';
import { addUpCounts } from './add-up-counts.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  expect(await checkInvariants(database.pool, COUNT_INVARIANTS)).toEqual([]);
});
afterAll(() => database.drop());

async function givenVisit(museumId: string, day: string) {
  const visitId = randomUUID();
  const { cardId } = await givenCard(database.pool);
  await inTransaction(database.pool, (tx) =>
    insertVisit(tx, {
      ...{ visitId, cardId, museumId, visitedOn: localDate(day), repeatNumber: 0 },
      ...{ recordedAt: Date.now(), recordedBy: null, offlineVerdict: null },
    }),
  );
  return { visitId, cardId, museumId };
}

const addUp = () => addUpCounts(database);
const monthsOf = (museumId: string) => findVisitMonths(database.pool, museumId);

describe('monthly visits of a museum', () => {
  test('are the same before and after aggregation, whatever happens to a visit', async () => {
    const museumId = await givenMuseum(database.pool);
    const other = await givenMuseum(database.pool);
    const undone = await givenVisit(museumId, '2026-10-30');
    const forgotten = await givenVisit(museumId, '2026-10-31');
    const moved = await givenVisit(museumId, '2026-11-01');
    const counted = [
      { month: '2026-11', visits: 1 },
      { month: '2026-10', visits: 2 },
    ];
    expect(await monthsOf(museumId)).toEqual(counted);
    await addUp();
    expect(await monthsOf(museumId)).toEqual(counted);

    await inTransaction(database.pool, async (tx) => {
      await deleteVisit(tx, { ...undone, recordedAfter: 0 });
      await detachVisits(tx, forgotten.cardId);
      await tx.query(`update visit set museum_id = $2, visited_on = '2026-05-02' where id = $1`, [
        moved.visitId,
        other,
      ]);
    });
    const left = [{ month: '2026-10', visits: 1 }];
    expect(await monthsOf(museumId)).toEqual(left);
    expect(await monthsOf(other)).toEqual([{ month: '2026-05', visits: 1 }]);
    await addUp();
    expect(await monthsOf(museumId)).toEqual(left);
    expect(await monthsOf(other)).toEqual([{ month: '2026-05', visits: 1 }]);
  });

  test('can be recorded by two desks at once and during aggregation', async () => {
    const museumId = await givenMuseum(database.pool);
    await givenVisit(museumId, '2026-10-30');
    const { cardId } = await givenCard(database.pool);
    const recorded = (day: string) =>
      `insert into visit (id, card_id, museum_id, visited_on) values (gen_random_uuid(), '${cardId}', '${museumId}', '${day}')`;
    await inTransaction(database.pool, async (first) => {
      await first.query(recorded('2026-10-01'));
      await addUpCounts({ pool: first as never });
      // Fails instead of waiting for a lock.
      await inTransaction(database.pool, async (second) => {
        await second.query(`set local lock_timeout = '1ms'`);
        await second.query(recorded('2026-10-02'));
      });
      expect(await monthsOf(museumId)).toEqual([{ month: '2026-10', visits: 2 }]);
    });
    expect(await monthsOf(museumId)).toEqual([{ month: '2026-10', visits: 3 }]);
  });

  test('cost the same to read however many there were', async () => {
    const [few, many] = [await givenMuseum(database.pool), await givenMuseum(database.pool)];
    for (const [museumId, visits] of [
      [few, 10],
      [many, 20_000],
    ] as const) {
      await database.pool.query(
        `insert into visit (id, museum_id, visited_on)
         select gen_random_uuid(), $1, date '2026-10-01' + n % 10 from generate_series(1, $2::int) n`,
        [museumId, visits],
      );
    }
    await addUp();
    await database.pool.query('vacuum analyze visit');
    expect(await monthsOf(many)).toEqual([{ month: '2026-10', visits: 20_000 }]);
    const pages = (museumId: string) =>
      pagesRead(database.pool, (db) => findVisitMonths(db, museumId));
    await pages(many);
    expect(await pages(many)).toBeLessThanOrEqual(2 * (await pages(few)));
  });

  test('leave out a deleted museum', async () => {
    const museumId = await givenMuseum(database.pool);
    const undone = await givenVisit(museumId, '2026-10-30');
    await addUp();
    await inTransaction(database.pool, (tx) => deleteVisit(tx, { ...undone, recordedAfter: 0 }));
    await database.pool.query('delete from museum where id = $1', [museumId]);
    await addUp();
    expect(await monthsOf(museumId)).toEqual([]);
  });
});

describe('daily purchases', () => {
  const period = { from: localDate('2027-01-01'), to: localDate('2027-01-30') };
  const bought = async () =>
    (await findFunnel(database.pool, period)).map(({ day, purchaseSettled }) => [
      day,
      purchaseSettled,
    ]);

  async function settle(count: number, day: string) {
    const now = Date.parse(`${day}T22:30:00+02:00`);
    const orders = await prepareOrders(database.pool, count);
    await inTransaction(database.pool, async (tx) => {
      for (const { orderId } of orders) {
        const id = await insertPayment(tx, {
          ...{ orderIds: [orderId], providerType: 'paytrail', processType: 'standard' },
          ...{ billing: 'annually', language: 'fi', amount: cents(7900), receipt: null, now },
        });
        await updateState(tx, { id, to: 'paid', now, checkAt: null });
      }
    });
  }

  test('are the same before and after aggregation, whatever the batch size', async () => {
    await settle(5, '2027-01-10');
    await settle(2, '2027-01-11');
    const counted = [
      ['2027-01-10', 5],
      ['2027-01-11', 2],
    ];
    expect(await bought()).toEqual(counted);
    await addUpCounts(database, undefined, 2);
    expect(await bought()).toEqual(counted);
    await settle(1, '2027-01-11');
    expect(await bought()).toEqual([
      ['2027-01-10', 5],
      ['2027-01-11', 3],
    ]);
  });

  test('cost the same to read however many there were', async () => {
    await settle(1, '2027-01-20');
    await addUp();
    const pages = () => pagesRead(database.pool, (db) => findFunnel(db, period));
    await pages();
    const before = await pages();
    await settle(300, '2027-01-20');
    await addUp();
    await database.pool.query('vacuum analyze payment, payment_order, payment_settlement');
    expect(await pages()).toBeLessThanOrEqual(2 * before);
  });
});
