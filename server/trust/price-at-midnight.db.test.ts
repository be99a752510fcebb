import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import {
  anonymousBuyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';

const MINUTE_MS = 60_000;
let portal: TestPortal;

/** Shortly before the day on which price and tax change, with time for a slow machine. */
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
  const { pool, clock } = portal;
  const day = addDays(helsinkiDay(clock.now()), 1);
  await pool.query(
    `insert into price (kind, valid_from, amount_cents) values ('annual', $1, 8400)`,
    [day],
  );
  await pool.query('insert into vat_rate (valid_from, basis_points) values ($1, 1400)', [day]);
  clock.advance(dayBegins(day) - 10 * MINUTE_MS - clock.now());
});
afterAll(() => portal?.stop());

const charged = async (paymentId: string) => {
  const { rows } = await portal.pool.query(
    `select state, amount_cents as amount, receipt #>> '{lines,0,vatBasisPoints}' as vat
       from payment where id = $1`,
    [paymentId],
  );
  return rows[0];
};

test('a purchase begun before midnight costs the shown price whenever it is paid, the next one the new price', async () => {
  const early = await signedInBuyer(portal);
  const begun = await startPurchase(early, { purchasePrice: 79 });
  const late = await signedInBuyer(portal);
  const ordered = await late.call('processMuseumCard', {
    inputData: purchaseInput(late.emailAddress, { purchasePrice: 79 }),
    validateOnly: false,
  });
  const tooLate = await signedInBuyer(portal);
  portal.clock.advance(11 * MINUTE_MS);

  const back = await payAtPaytrail(begun);
  await fetch(back ?? '', { redirect: 'manual' });
  expect(await charged(begun.paymentId)).toEqual({ state: 'paid', amount: 7900, vat: '1350' });

  // Ordered before midnight, payment method chosen after it: the shown price, and the tax of the payment's day.
  const { body: paymentId } = await late.call('createPaymentRecord', {
    museumCardEventIds: ordered.body.purchaseMuseumCardEventIds,
    language: 'FI',
    personAccountId: ordered.body.buyerPersonAccountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'standard',
    paymentBillingType: 'annually',
  });
  expect(await charged(paymentId)).toEqual({ state: 'created', amount: 7900, vat: '1400' });

  // The form stayed open over midnight with the old price: reported, never charged silently.
  const inputData = purchaseInput(tooLate.emailAddress, { purchasePrice: 79 });
  const answer = await tooLate.call('processMuseumCard', { inputData, validateOnly: true });
  expect(answer.body.validationError).toContain('84,00');
  const { body } = await anonymousBuyer(portal).read('getWebShopData');
  expect(body.cardPersonalPrice).toBe(84);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
