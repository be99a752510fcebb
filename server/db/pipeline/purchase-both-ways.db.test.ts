import { expect, test } from 'vitest';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { wholeDatabase } from '../../../test/whole-database.ts';

/** Row counts of all tables, and the states of the payment and its order. */
async function footprint({ pool }: TestPortal): Promise<Record<string, number>> {
  const rows = (await wholeDatabase(pool)).split('\n');
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const table = row.slice(0, row.indexOf(' '));
    const { state = '' } = JSON.parse(row.slice(row.indexOf(' ')));
    counts[`${table} ${state}`] = (counts[`${table} ${state}`] ?? 0) + 1;
  }
  return counts;
}

async function buy(DATABASE_PIPELINE: 'yes' | 'no') {
  const portal = await startPortal({ DATABASE_PIPELINE });
  try {
    const buyer = await signedInBuyer(portal);
    const started = await startPurchase(buyer);
    const back = (await payAtPaytrail(started)) ?? '';
    const callback = back.replace('/return/', '/callback/');
    // Concurrently, as browser and provider may come.
    const answers = await Promise.all(
      [back, callback, back, callback].map((url) => fetch(url, { redirect: 'manual' })),
    );
    // The letters are sent: no job is running.
    await expect.poll(async () => (await portal.mails()).length, { timeout: 30_000 }).toBe(2);
    await expect
      .poll(async () => (await footprint(portal))['graphile_worker._private_jobs '] ?? 0)
      .toBe(0);
    return {
      statuses: answers.map(({ status }) => status),
      pages: answers.map(({ headers }) => headers.get('location')?.replace(/\?.*/, '')),
      footprint: await footprint(portal),
    };
  } finally {
    await portal.stop();
  }
}

test('a purchase leaves the same rows over plain pg as in a pipeline', async () => {
  const expected = await buy('no');

  expect(await buy('yes')).toEqual(expected);
  expect(expected.footprint).toMatchObject({ 'public.payment paid': 1 });
});
