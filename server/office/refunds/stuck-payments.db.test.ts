import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { MOST_LISTED } from '../../../domain/office/work-list.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { inTransaction } from '../../db/database.ts';
import { insertPayment } from '../../payment/payment-queries.ts';
import { updateState } from '../../payment/payment-state-queries.ts';
import { findStuckPayments, type StuckPayment } from './stuck-payment-queries.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.now();

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function givenStuck(count: number, to: StuckPayment['state'], hours: number): Promise<void> {
  await inTransaction(database.pool, async (tx) => {
    for (let made = 0; made < count; made += 1) {
      const id = await insertPayment(tx, {
        ...{ orderIds: [], providerType: 'paytrail', processType: 'standard', billing: 'monthly' },
        ...{ language: 'fi', amount: cents(690), receipt: null, now },
      });
      await updateState(tx, { id, to, now: now - hours * HOUR, checkAt: null });
    }
  });
}

test('many unanswered charges do not hide payments unconfirmed by their bank', async () => {
  await givenStuck(MOST_LISTED + 2, 'unknown', 50);
  await givenStuck(2, 'pending', 30);

  const stuck = await findStuckPayments(database.pool, now);

  const count = (state: string) => stuck.filter((one) => one.state === state).length;
  expect(count('pending')).toBe(2);
  // One above the page size, to show that more exist.
  expect(count('unknown')).toBe(MOST_LISTED + 1);
});
