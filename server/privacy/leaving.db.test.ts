import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Buyer,
  payAtPaytrail,
  purchaseInput,
  signedInBuyer,
  startPurchase,
} from '../../test/buyer.ts';
import { startCompanyOrder } from '../../test/company-buyer.ts';
import { digitalInput, envelopeInput, startGift } from '../../test/gift-buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { linesWith, wholeDatabase } from '../../test/whole-database.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { SCHEDULE } from '../jobs/schedule.ts';
import { type Mailer, openMailer } from '../letter/mailer.ts';
import { makeLogger } from '../platform/logger.ts';
import { makeTasks } from '../start/tasks.ts';

const DAY = 24 * 60 * 60 * 1000;
let portal: TestPortal;
let mailer: Mailer;
beforeAll(async () => {
  portal = await startPortal();
  mailer = openMailer(portal.settings.smtpUrl, portal.settings.mailFrom);
});
afterAll(async () => {
  mailer.close();
  await portal.stop();
});

type Started = Parameters<typeof payAtPaytrail>[0];

async function pay(started: Started, paying: Parameters<typeof payAtPaytrail>[1] = {}) {
  await fetch((await payAtPaytrail(started, paying)) ?? '', { redirect: 'manual' });
}

const from = ({ emailAddress }: Buyer) => ({
  buyer: { firstName: 'Aino', lastName: 'Lahtinen', emailAddress, phone: '', language: 'fi' },
});

async function buyWithdrawn(buyer: Buyer): Promise<void> {
  const started = await startPurchase(buyer);
  await pay(started);
  const { rows } = await portal.pool.query('select reference from payment where id = $1', [
    started.paymentId,
  ]);
  const withdrawal = { orderNumber: rows[0].reference, refund: 79, withdrawalKey: '' };
  const { body } = await buyer.call('withdrawOrder', withdrawal, 'WithdrawalController');
  expect(body).toMatchObject({ order: { state: 'withdrawn' } });
}

async function renew(buyer: Buyer): Promise<void> {
  await pay(await startPurchase(buyer));
  const { rows } = await portal.pool.query(
    `select account.id as "accountId", card.id as "cardId"
       from account join museum_card card on holder_account_id = account.id
      where email_address = $1`,
    [buyer.emailAddress],
  );
  const { accountId, cardId } = rows[0];
  const userDetails = { museumCard: { Id: cardId } };
  const renewal = { userDetails, paymentBillingType: 'annually' };
  const { body } = await buyer.call('renewMuseumCard', renewal, 'MuseumCardUserController');
  const record = await buyer.call('createPaymentRecord', {
    museumCardEventIds: [body.renewalMuseumCardEventId],
    language: 'FI',
    personAccountId: accountId,
    paymentProviderType: 'paytrail',
    paymentProcessType: 'renewal',
    paymentBillingType: 'annually',
  });
  const started = await buyer.call('createPaytrailPayment', { paymentRecordId: record.body });
  await pay({ paymentId: record.body, body: started.body });
}

/** One of the gifts paid for earlier. */
async function register(buyer: Buyer): Promise<void> {
  const { rows } = await portal.pool.query(
    'select card_id, sealed_code from claimable_card limit 1',
  );
  const code = unsealCode(rows[0].sealed_code, portal.settings.secretKey);
  await buyer.call('checkActivation', { code }, 'CardActivationController');
  const inputData = { ...purchaseInput(buyer.emailAddress), cardAssetId: rows[0].card_id };
  const made = await buyer.call('processMuseumCard', { inputData, validateOnly: false });
  expect(made.status).toBe(200);
}

const JOURNEYS: Record<string, (buyer: Buyer) => Promise<void>> = {
  'a card of one’s own': async (buyer) => pay(await startPurchase(buyer)),
  'a card paid monthly': async (buyer) => {
    const monthly = { call: 'createPaytrailPaymentAndTokenize', paymentBillingType: 'monthly' };
    await pay(await startPurchase(buyer, monthly), { method: 'creditcard', card: '0024' });
  },
  'an order that was never paid': async (buyer) => {
    await startPurchase(buyer);
  },
  'gifts by mail': async (buyer) =>
    pay(await startGift(buyer, 'processDigitalGiftPurchase', digitalInput([{}, {}], from(buyer)))),
  'a gift in an envelope': async (buyer) => {
    const { buyer: giver } = from(buyer);
    const address = { streetAddress: 'Puutarhakatu 12 B 7', zipCode: '20100', city: 'Turku' };
    const input = envelopeInput([{}], { buyer: { ...giver, ...address } });
    await pay(await startGift(buyer, 'processEnvelopeGiftPurchase', input));
  },
  'cards for a company': async (buyer) => pay(await startCompanyOrder(buyer, from(buyer))),
  'a renewal': renew,
  'a card that was given': register,
  'an order that was withdrawn': buyWithdrawn,
};

async function runAllJobs(): Promise<void> {
  const { pool, clock, settings } = portal;
  const tasks = makeTasks({
    pool,
    clock,
    settings,
    mailer,
    log: makeLogger('silent'),
    mailDomain: 'portal.example',
    publicUrl: settings.publicUrl,
    sessionIdleSeconds: 1800,
    stopping: new AbortController().signal,
  });
  for (const { task } of SCHEDULE) await tasks[task]?.({});
}

const agreed = async (when: string) =>
  expect({ when, broken: await checkInvariants(portal.pool) }).toEqual({ when, broken: [] });

async function laterBy(days: number): Promise<void> {
  portal.clock.advance(days * DAY);
  await runAllJobs();
  await agreed(`${days} days later`);
}

const linesAbout = async (words: string[]) => linesWith(await wholeDatabase(portal.pool), words);

test('after any journey and account deletion, ledger and cards agree and no personal data is left', async () => {
  const people: Buyer[] = [];
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const buyer = await signedInBuyer(portal);
    await journey(buyer);
    people.push(buyer);
    await agreed(name);
  }
  await portal.pool.query(
    `insert into account_deletion (account_id, requested_at, due_at)
     select id, $1, $2 from account where role = 'customer'`,
    [new Date(portal.clock.now()), new Date(portal.clock.now() + 14 * DAY)],
  );
  await runAllJobs();
  await agreed('while all wait to leave');
  // Waiting period, unpaid order, letters; then each month of the plan, after which its payer is deleted too.
  for (const days of [15, 16, 61, ...Array.from({ length: 12 }, () => 31)]) await laterBy(days);

  const { rows } = await portal.pool.query(`select count(*)::int as left from account`);
  expect(rows).toEqual([{ left: 0 }]);
  // Until then the goodbye letter is kept.
  await laterBy(91);
  const addresses = people.map(({ emailAddress }) => emailAddress);
  expect(await linesAbout(addresses)).toEqual([]);

  await laterBy(401);
  await laterBy(7 * 366);
  expect(await linesAbout(['Lahtinen', 'Puutarhakatu'])).toEqual([]);
}, 240_000);
