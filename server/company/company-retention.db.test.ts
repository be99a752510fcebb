import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousBuyer, payAtPaytrail, signedInBuyer } from '../../test/buyer.ts';
import { companyInput, startCompanyOrder } from '../../test/company-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { linesWith, wholeDatabase } from '../../test/whole-database.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { forgetUnpaidOrders } from '../jobs/forget-orders-queries.ts';
import { deleteAccounts } from '../privacy/delete-account.ts';
import { deleteUnpaidSeats, forgetInvited } from './company-retention-queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 2;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
afterAll(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
  await portal.stop();
});

async function countOf(table: string): Promise<number> {
  const { rows } = await portal.pool.query(`select count(*)::integer as count from ${table}`);
  return rows[0].count;
}
const TABLES = ['company_order', 'company_seat', 'claimable_card', 'museum_card'];
const counts = () => Promise.all(TABLES.map(countOf));

async function pay(
  started: Parameters<typeof payAtPaytrail>[0],
  outcome: 'ok' | 'pending' | 'fail',
) {
  const back = await payAtPaytrail(started, { method: 'walleyb2b', outcome });
  await fetch(back ?? '', { redirect: 'manual' });
}

/** Runs the clean-up in batches, so many days ahead. */
async function cleanUp(days: number): Promise<void> {
  const now = portal.clock.now() + days * DAY;
  await forgetUnpaidOrders(portal.pool, now);
  while (await deleteUnpaidSeats(portal.pool, BATCH));
  while (await forgetInvited(portal.pool, now, BATCH));
}

test('deletes seats and cards of an unpaid invoice and keeps a paid order', async () => {
  await pay(await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 3 }), 'ok');
  const before = await counts();
  const orders = await countOf('card_order');
  const invoiced = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 5 });
  await pay(invoiced, 'pending');
  expect(await countOf('company_seat')).toBe(3 + 5);
  await pay(invoiced, 'fail');
  await anonymousBuyer(portal).call('processMuseumCardCompanyOrder', {
    inputData: companyInput({ numberOfUnits: 4 }),
    validateOnly: false,
  });

  await cleanUp(29);
  expect(await countOf('company_seat')).toBe(3 + 5);
  await cleanUp(31);

  expect(await counts()).toEqual(before);
  // The order with a payment stays without a name, in case its money comes late.
  expect(await countOf('card_order')).toBe(orders + 1);
});

test('deletes invited employees after two years', async () => {
  const started = await startCompanyOrder(anonymousBuyer(portal), { numberOfUnits: 3 });
  await pay(started, 'ok');
  await portal.pool.query(
    `update company_seat set email_address = 'kutsuttu' || number || '@aamu.example', person_name = 'Kutsuttu'`,
  );

  await cleanUp(729);
  expect(linesWith(await wholeDatabase(portal.pool), ['kutsuttu'])).not.toEqual([]);
  await cleanUp(731);
  expect(linesWith(await wholeDatabase(portal.pool), ['kutsuttu', 'Kutsuttu'])).toEqual([]);
});

test('removes a deleted account as contact and invited employee', async () => {
  const buyer = await signedInBuyer(portal);
  const { emailAddress } = buyer;
  const ordered = { numberOfUnits: 3, buyer: { firstName: 'Lähtijä', emailAddress } };
  await pay(await startCompanyOrder(buyer, ordered), 'ok');
  await portal.pool.query(
    `update company_seat set email_address = $1, person_name = 'Lähtijä'
      where number = 1 and order_id = (select id from company_order where email_address = $1)`,
    [emailAddress],
  );
  await portal.pool.query(
    `insert into account_deletion (account_id, requested_at, due_at)
     select id, now(), now() - interval '1 minute' from account where email_address = $1`,
    [emailAddress],
  );

  await deleteAccounts(portal);

  const { rows } = await portal.pool.query(
    `select (select count(*) from company_order
              where email_address = $1 or contact_first_name = 'Lähtijä')::integer as contacts,
            (select count(*) from company_seat
              where email_address = $1 or person_name = 'Lähtijä')::integer as invited,
            (select count(*) from account where email_address = $1)::integer as accounts`,
    [emailAddress],
  );
  expect(rows[0]).toEqual({ contacts: 0, invited: 0, accounts: 0 });
});
