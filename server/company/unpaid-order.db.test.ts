import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousBuyer, type Buyer, payAtPaytrail } from '../../test/buyer.ts';
import { companyInput, startCompanyOrder } from '../../test/company-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
  await portal.stop();
});

const TABLES = ['card_order', 'company_order', 'company_seat', 'museum_card', 'gift'];

/** Rows of all tables that a company order may write. */
async function countRows(): Promise<number> {
  const counts = TABLES.map((table) => `(select count(*) from ${table})`).join(' + ');
  const { rows } = await portal.pool.query(`select (${counts})::integer as count`);
  return rows[0].count;
}

const order = (buyer: Buyer, changes: object) =>
  buyer.call('processMuseumCardCompanyOrder', {
    inputData: companyInput({ numberOfUnits: 5000, ...changes }),
    validateOnly: false,
  });

describe('unpaid company order', () => {
  test('is one row for five thousand cards', async () => {
    const before = await countRows();

    const { body } = await order(anonymousBuyer(portal), {});

    expect(body.purchaseMuseumCardEventIds).toHaveLength(5000);
    expect((await countRows()) - before).toBe(1);
  });

  test('is still one row after a hundred changed references', async () => {
    const buyer = anonymousBuyer(portal);
    const before = await countRows();

    for (let turn = 0; turn < 100; turn += 1) await order(buyer, { billingReference: `${turn}` });

    expect((await countRows()) - before).toBe(1);
  });

  test('creates its cards once, when it is paid', async () => {
    const started = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 3 });
    const before = await countRows();
    const back = (await payAtPaytrail(started)) ?? '';
    await fetch(back, { redirect: 'manual' });
    await fetch(back, { redirect: 'manual' });

    // The order, plus a seat and a card for each unit.
    expect((await countRows()) - before).toBe(1 + 2 * 3);
  });

  test('is refused beyond ten per browser, and allowed again after one is paid', async () => {
    const buyer = anonymousBuyer(portal);
    const first = await startCompanyOrder(buyer, { billingReference: 'first' });
    for (let turn = 2; turn <= 10; turn += 1) {
      await startCompanyOrder(buyer, { billingReference: `${turn}` });
    }

    const before = await countRows();
    const refused = await order(buyer, { billingReference: 'one more' });
    expect(refused.body.validationError).toBe(
      'Sinulla on jo 10 tilausta, joita ei ole maksettu. Maksa jokin niistä, tai tee uusi tilaus huomenna.',
    );
    expect((await countRows()) - before).toBe(0);
    const again = await order(buyer, { billingReference: 'first', numberOfUnits: 3 });
    expect(again.body.purchaseMuseumCardEventIds).toEqual(first.made.purchaseMuseumCardEventIds);
    await fetch((await payAtPaytrail(first)) ?? '', { redirect: 'manual' });
    expect((await order(buyer, { billingReference: 'one more' })).body.validationError).toBeNull();
  });

  test('is created once by ten concurrent equal calls', async () => {
    const buyer = anonymousBuyer(portal);
    await order(buyer, { numberOfUnits: 1 });
    const before = await countRows();

    const made = await Promise.all(Array.from({ length: 10 }, () => order(buyer, {})));

    expect(new Set(made.map(({ body }) => body.purchaseMuseumCardEventIds[0])).size).toBe(1);
    expect((await countRows()) - before).toBe(0);
  });
});

test('is limited per IP address, whatever number of browsers it fakes', async () => {
  portal.clock.advance(2 * 60 * 60 * 1000);
  const before = await countRows();
  const answers = [];
  for (let turn = 0; turn < 60; turn += 1) {
    answers.push(await order(anonymousBuyer(portal), { billingReference: `${turn}` }));
  }

  expect((await countRows()) - before).toBe(50);
  expect(answers.at(-1)?.body.validationError).toContain('Verkostasi on tehty paljon tilauksia');
});
