import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymousBuyer, payAtPaytrail, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { startCompanyOrder } from '../../test/company-buyer.ts';
import { digitalInput, envelopeInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { linesWith, wholeDatabase } from '../../test/whole-database.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { cleanUp as runHourlyJob } from './clean-up.ts';
import { forgetUnpaidOrders } from './forget-orders-queries.ts';
import { forgetUnpaidPayments } from './forget-payments-queries.ts';

const DAY = 24 * 60 * 60 * 1000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
});
afterAll(() => portal.stop());

const named = (who: string) => ({
  buyer: { firstName: who, lastName: who, emailAddress: `${who}@aamu.example`, language: 'fi' },
});
const linesAbout = async (...words: string[]) => linesWith(await wholeDatabase(portal.pool), words);
const cleanUp = async (days: number) => {
  const later = portal.clock.now() + days * DAY;
  await forgetUnpaidOrders(portal.pool, later);
  await forgetUnpaidPayments(portal.pool, later, 1_000);
  // Search words of a name go with the next run, once nobody has that name.
  const deps = { pool: portal.pool, clock: { now: () => later }, log: makeLogger('silent') };
  await runHourlyJob({ ...deps, sessionIdleSeconds: 1800 });
};

test('removes personal data of unpaid orders after thirty days and keeps paid ones', async () => {
  const guest = anonymousBuyer(portal);
  const unpaid = digitalInput([{ recipientName: 'Unohdettava' }], named('unohtuva'));
  await startGift(guest, 'processDigitalGiftPurchase', unpaid);
  const posted = envelopeInput([{ recipientName: 'Unohdettava Olli' }]);
  await startGift(anonymousBuyer(portal), 'processEnvelopeGiftPurchase', posted);
  const buyer = await signedInBuyer(portal);
  await startPurchase(buyer, { buyer: { streetAddress: 'Unohdettava 3' } });
  await startCompanyOrder(guest, { companyName: 'Unohdettava Oy', ...named('unohtuva') });
  const paid = digitalInput([{ recipientName: 'Muistettava' }], named('muistuva'));
  const started = await startGift(anonymousBuyer(portal), 'processDigitalGiftPurchase', paid);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });

  await cleanUp(29);
  expect((await linesAbout('Unohdettava')).length).toBeGreaterThan(3);
  await cleanUp(31);

  expect(await linesAbout('Unohdettava', 'unohtuva')).toEqual([]);
  expect(await linesAbout('Muistettava')).not.toEqual([]);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('refunds money for an order whose data was removed', async () => {
  const guest = anonymousBuyer(portal);
  const started = await startGift(guest, 'processDigitalGiftPurchase', digitalInput([{}]));
  await cleanUp(31);

  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });

  const { rows } = await portal.pool.query('select state from payment where id = $1', [
    started.paymentId,
  ]);
  expect(rows[0]?.state).toMatch(/^refund/);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('keeps an order whose payment is being confirmed', async () => {
  const started = await startCompanyOrder(anonymousBuyer(portal), named('odottava'));
  await payAtPaytrail(started, { method: 'walleyb2b', outcome: 'pending' }).then((back) =>
    fetch(back ?? '', { redirect: 'manual' }),
  );

  await cleanUp(31);

  expect(await linesAbout('odottava@aamu.example')).not.toEqual([]);
});
