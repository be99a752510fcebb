import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ActionKind } from '../domain/office/actions.ts';
import type { Sample } from './action-sample.ts';
import { CAMPAIGN_SAMPLES } from './campaign-samples.ts';
import { DOCUMENT_SAMPLES } from './document-samples.ts';
import { FACT_SAMPLES } from './fact-samples.ts';
import { givenAccount, givenCard } from './given.ts';
import { givenContract } from './given-contract.ts';
import { givenReturnedLetter, givenSentLetter } from './given-letter.ts';
import { givenPaidOrder } from './given-order.ts';
import { MUSEUM_SAMPLES } from './museum-samples.ts';
import { PRICE_SAMPLES } from './price-samples.ts';
import { REFUND_SAMPLES } from './refund-samples.ts';
import type { TestApp } from './test-app.ts';

async function givenHolder({ pool }: TestApp) {
  const personId = await givenAccount(pool);
  await givenCard(pool, { accountId: personId, boughtOn: '2027-01-31' });
  return { personId };
}

/** Ordered, or already printed. */
async function givenHolderWithPlastic(running: TestApp) {
  const { personId } = await givenHolder(running);
  await givenPlastic(running, personId, Math.random() < 0.5 ? new Date() : null);
  return { personId };
}

async function givenPlastic({ pool }: TestApp, personId: string, madeAt: Date | null = null) {
  await pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, sent_to_production_at)
     select id, 'given', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', $2
       from museum_card where holder_account_id = $1`,
    [personId, madeAt],
  );
}

/** Pays monthly since January; February's instalment is unpaid. */
async function givenPayer({ pool, settings }: TestApp) {
  const { secretKey } = settings;
  const now = Date.UTC(2027, 0, 15, 10);
  const token = randomUUID();
  const { accountId: personId } = await givenContract(pool, { now, secretKey, token });
  const { rows } = await pool.query(
    `update monthly_contract set failing_since = '2027-02-15', next_try_at = null where account_id = $1 returning id`,
    [personId],
  );
  return { personId, contractId: rows[0].id as string };
}

/** No provider to query: their answers have other tests. */
async function givenVoucherPayment({ pool }: TestApp) {
  const { rows } = await pool.query(
    `insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents, state,
                          created_at, state_at)
     values ($1, $1, 'epassi', 'standard', 'annually', 'fi', 7900, 'pending', now(), now()) returning id`,
    [randomUUID()],
  );
  return { paymentId: rows[0].id as string };
}

/** To an account, or to a guest. */
async function givenLetter({ pool }: TestApp) {
  const address = `${randomUUID()}@example.fi`;
  if (Math.random() < 0.5) await givenAccount(pool, { emailAddress: address });
  return { mailId: await givenSentLetter(pool, { to: address }), address };
}

/** Samples for the property tests of all actions. A new action is a row here. */
export const ACTION_SAMPLES: Record<ActionKind, Sample> = {
  ...MUSEUM_SAMPLES,
  ...FACT_SAMPLES,
  ...PRICE_SAMPLES,
  ...DOCUMENT_SAMPLES,
  changeAddress: {
    given: givenHolderWithPlastic,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        streetAddress: fc.constantFrom('Uusikatu 5 A', 'Museokatu 1', 'K'),
        zipCode: fc.constantFrom('20100', '00100', '1'),
        city: fc.constantFrom('Turku', 'Helsinki', '5'),
      }),
  },
  changeEmail: {
    given: givenHolder,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        facts: fc.constantFrom(
          ['fullName', 'yearOfBirth', 'customerNumber'],
          ['fullName', 'yearOfBirth'],
          ['phone', 'fullName', 'customerNumber'],
        ),
        newAddress: fc.uuid().map((id) => `Uusi.${id}@example.fi `),
      }),
  },
  changeRefundLimit: {
    given: () => Promise.resolve({}),
    inputs: () =>
      fc.record({
        role: fc.constantFrom('agent', 'seniorAgent', 'finance', 'viewer'),
        limit: fc.constantFrom(0, 1, 2500, 10_000, 100_000, 100_001),
      }),
  },
  correct: {
    given: givenHolderWithPlastic,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        firstName: fc.constantFrom('Aino', 'Åsa-Maria', 'Bo'),
        lastName: fc.constantFrom('Lahtinen', 'af Hällström', '5'),
        bornIn: fc.constantFrom(1987, 1950, 2100),
      }),
  },
  endBounce: {
    given: async ({ pool }) => ({ mailId: await givenReturnedLetter(pool) }),
    inputs: ({ mailId }) => fc.constant({ mailId }),
  },
  ...CAMPAIGN_SAMPLES,
  endContract: { given: givenPayer, inputs: (given) => fc.constant(given) },
  freePayment: {
    given: givenVoucherPayment,
    inputs: (given) => fc.constant(given),
  },
  goodwill: {
    given: givenHolder,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        unit: fc.constantFrom('days', 'months'),
        amount: fc.integer({ min: 1, max: 15 }),
      }),
  },
  replaceNumber: {
    given: givenHolder,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        why: fc.constantFrom('lost', 'stolen', 'misused'),
        wantsPlastic: fc.boolean(),
      }),
  },
  mergePeople: {
    async given(running) {
      const { pool } = running;
      const { personId } = await givenHolder(running);
      const otherId = await givenAccount(pool);
      await givenCard(pool, { accountId: otherId, boughtOn: '2027-01-31', firstVisitOn: null });
      await givenPaidOrder(pool, { accountId: otherId, now: Date.UTC(2027, 0, 15, 10) });
      return { personId, otherId };
    },
    inputs: ({ personId, otherId }) => {
      const side = fc.constantFrom('kept', 'other');
      return fc.record({
        personId: fc.constant(personId),
        otherId: fc.constant(otherId),
        keep: fc.record({ email: side, name: side, contact: side }),
        facts: fc.constantFrom(
          ['fullName', 'yearOfBirth', 'customerNumber'],
          ['fullName', 'yearOfBirth'],
        ),
      });
    },
  },
  moveCard: {
    async given(running) {
      const personId = await givenAccount(running.pool);
      const { customerNumber } = await givenCard(running.pool, {
        accountId: personId,
        firstVisitOn: Math.random() < 0.8 ? null : '2027-02-01',
      });
      await givenPlastic(running, personId);
      return { personId, customerNumber };
    },
    inputs: ({ personId, customerNumber }) =>
      fc.record({
        personId: fc.constant(personId),
        customerNumber: fc.constant(customerNumber),
        toAddress: fc.uuid().map((id) => `Toinen.${id}@example.fi`),
        firstName: fc.constantFrom('Eino', 'Bo'),
        lastName: fc.constantFrom('Lahtinen', 'af Hällström', '5'),
        bornIn: fc.constantFrom(1985, 2100),
      }),
  },
  moveOrder: {
    async given({ pool }) {
      const personId = await givenAccount(pool);
      const now = Date.UTC(2027, 0, 15, 10);
      const { orderNumber } = await givenPaidOrder(pool, { accountId: personId, now });
      return { personId, orderNumber };
    },
    inputs: ({ personId, orderNumber }) =>
      fc.record({
        personId: fc.constant(personId),
        orderNumber: fc.constant(orderNumber),
        toAddress: fc.uuid().map((id) => `Toinen.${id}@example.fi`),
      }),
  },
  moveDue: {
    given: givenPayer,
    inputs: (given) =>
      fc.record({
        personId: fc.constant(given.personId),
        contractId: fc.constant(given.contractId),
        to: fc.constantFrom('2027-03-20', '2027-04-15', '2027-02-01', '2028-01-01'),
      }),
  },
  note: {
    given: givenHolder,
    inputs: ({ personId }) =>
      fc.record({
        personId: fc.constant(personId),
        words: fc.constantFrom('Soittaa uudelleen', 'Ei halua uutiskirjettä', 'Åsa ❤ museo'),
      }),
  },
  openScheme: { given: async () => ({}), inputs: () => fc.constant({}) },
  resendLetter: {
    given: givenLetter,
    inputs: ({ mailId, address }) =>
      fc.record({
        mailId: fc.constant(mailId),
        to: fc.constantFrom(null, address, 'toinen@example.fi', 'ei osoite'),
      }),
  },
  ...REFUND_SAMPLES,
  rewordText: {
    given: async () => ({ key: 'letter/year-added:title' }),
    inputs: ({ key }) => {
      const text = fc.constantFrom('Aika on nyt kortillasi', null, '{0} puuttuu', 'Uusi otsikko');
      return fc.record({
        key: fc.constant(key),
        from: fc.constantFrom('2027-06-01', '2028-06-01', '2028-06-02', '2020-01-01'),
        texts: fc.record({ fi: text, sv: text, en: text }, { requiredKeys: [] }),
      });
    },
  },
  retryCharge: { given: givenPayer, inputs: (given) => fc.constant(given) },
};
