import { randomUUID } from 'node:crypto';
import { givenAccount, givenCard } from './given.ts';
import { givenContract } from './given-contract.ts';
import { givenReturnedLetter, givenSentLetter } from './given-letter.ts';
import { givenPaidOrder } from './given-order.ts';
import { givenPurchase } from './given-purchase.ts';
import { givenRefundByHand } from './given-refund.ts';
import type { TestApp } from './test-app.ts';

/** Input of an action, and the ids it refers to. */
export type ActedOn = { input: object; names?: Record<string, string> };

const PURCHASED = Date.UTC(2027, 0, 15, 10);

/** Reads Swedish, unlike everybody who acts in these tests. */
async function givenPerson({ pool }: TestApp, name: string) {
  const address = `${name}.${randomUUID()}@example.fi`;
  const id = await givenAccount(pool, { emailAddress: address });
  await pool.query(
    `with reader as (update account set language = 'sv', first_name = 'Aino', last_name = 'Lahtinen', password_hash = 'a hash' where id = $1),
          stop as (insert into letter_stop (email_address, topic, stopped_at) values ($2, 'reminders', now())),
          wish as (insert into email_change (account_id, new_email_address, token_hash, expires_at)
                   values ($1, 'wish.' || $2, sha256($2::bytea), now() + interval '1 year')),
          session as (
            insert into account_session (token_hash, account_id, created_at, last_seen_at, reauthenticated_at, expires_at)
            values (sha256($2::bytea), $1, now(), now(), now(), now() + interval '1 year'))
     insert into contact_details (account_id, street_address, zip_code, city, phone, country, changed_at)
     values ($1, $3, '00100', 'Helsinki', '+358 40 123', 'FI', now())`,
    [id, address, `${name}katu 1`],
  );
  return { id, address, names: { [id]: name, [address]: `${name}@` } };
}

async function givenHolder(
  running: TestApp,
  { firstVisitOn = '2027-02-01' as string | null } = {},
) {
  const { pool } = running;
  const person = await givenPerson(running, 'holder');
  const card = await givenCard(pool, {
    accountId: person.id,
    boughtOn: '2027-01-31',
    firstVisitOn,
  });
  await pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city)
     values ($1, 'given', 'Aino Lahtinen', 'holderkatu 1', '00100', 'Helsinki')`,
    [card.cardId],
  );
  const names = { ...person.names, [card.cardId]: 'card', [card.customerNumber]: 'number' };
  return { ...person, ...card, names };
}

/** Pays monthly; February's instalment is long overdue, so the card is on hold. */
async function givenPayer({ pool, settings }: TestApp) {
  const made = await givenContract(pool, {
    now: PURCHASED,
    secretKey: settings.secretKey,
    token: randomUUID(),
  });
  const { rows } = await pool.query<{ id: string; address: string }>(
    `with reader as (update account set language = 'sv' where id = $1 returning id, email_address),
          failing as (
            update monthly_contract
               set failing_since = '2027-02-15', noticed_on = '2027-02-20', next_try_at = '2027-03-05T06:00Z'
             where account_id = $1 returning id, card_id),
          held as (insert into contract_hold (contract_id, card_id, placed_at)
                   select id, card_id, '2027-02-28T10:00Z' from failing)
     select failing.id, email_address as address from failing, reader`,
    [made.accountId],
  );
  const { id: contractId = '', address = '' } = rows[0] ?? {};
  return {
    input: { personId: made.accountId, contractId },
    names: { [made.accountId]: 'payer', [address]: 'payer@', [made.cardId]: 'card' },
  };
}

/** Samples of every action on a person, card, payment or letter that needs no provider. */
export const PEOPLE_ACTED_ON = {
  async changeAddress(running) {
    const { id, names } = await givenHolder(running);
    const place = { streetAddress: 'Uusikatu 5', zipCode: '20100', city: 'Turku' };
    return { input: { personId: id, ...place }, names };
  },
  async changeEmail(running) {
    const { id, names } = await givenHolder(running);
    const newAddress = `uusi.${randomUUID()}@example.fi`;
    return {
      input: { personId: id, newAddress, facts: ['fullName', 'yearOfBirth', 'customerNumber'] },
      names: { ...names, [newAddress]: 'new@' },
    };
  },
  async correct(running) {
    const { id, names } = await givenHolder(running);
    const corrected = { firstName: 'Åsa', lastName: 'Lahtinen', bornIn: 1950 };
    return { input: { personId: id, ...corrected }, names };
  },
  endBounce: async ({ pool }) => ({ input: { mailId: await givenReturnedLetter(pool) } }),
  endContract: givenPayer,
  async moveDue(running) {
    const { input, names } = await givenPayer(running);
    return { input: { ...input, to: '2027-03-20' }, names };
  },
  retryCharge: givenPayer,
  async goodwill(running) {
    const { id, names } = await givenHolder(running);
    return { input: { personId: id, unit: 'days', amount: 14 }, names };
  },
  async mergePeople(running) {
    const { pool } = running;
    const kept = await givenHolder(running);
    const other = await givenPerson(running, 'other');
    const unused = { boughtOn: '2027-01-20', firstVisitOn: null };
    const { cardId } = await givenCard(pool, { accountId: other.id, ...unused });
    await givenPaidOrder(pool, { accountId: other.id, cardId, now: PURCHASED });
    const facts = ['fullName', 'yearOfBirth', 'customerNumber'];
    const keep = { email: 'kept', name: 'kept', contact: 'other' };
    return {
      input: { personId: kept.id, otherId: other.id, keep, facts },
      names: { ...kept.names, ...other.names, [cardId]: 'spare card' },
    };
  },
  async moveCard(running) {
    const from = await givenHolder(running, { firstVisitOn: null });
    const to = await givenPerson(running, 'other');
    const holder = { firstName: 'Eino', lastName: 'Lahtinen', bornIn: 1985 };
    const { customerNumber } = from;
    return {
      input: { personId: from.id, customerNumber, toAddress: to.address, ...holder },
      names: { ...from.names, ...to.names },
    };
  },
  async moveOrder(running) {
    const from = await givenPerson(running, 'holder');
    const to = await givenPerson(running, 'other');
    const { orderNumber } = await givenPaidOrder(running.pool, {
      accountId: from.id,
      now: PURCHASED,
    });
    return {
      input: { personId: from.id, orderNumber, toAddress: to.address },
      names: { ...from.names, ...to.names },
    };
  },
  async note(running) {
    const { id, names } = await givenHolder(running);
    return { input: { personId: id, words: 'Soittaa uudelleen' }, names };
  },
  async refund({ pool }) {
    const personId = await givenAccount(pool);
    const { paymentId } = await givenPurchase(pool, { personId });
    return { input: { paymentId, part: null } };
  },
  async payRefund({ pool }) {
    const { refundId } = await givenRefundByHand(pool, { now: Date.UTC(2027, 1, 1, 10) });
    return { input: { refundId, reference: 'ARKISTO 0201', paidOn: '2027-02-02' } };
  },
  async replaceNumber(running) {
    const { id, names } = await givenHolder(running);
    return { input: { personId: id, why: 'stolen', wantsPlastic: true }, names };
  },
  async resendLetter(running) {
    const { address, names } = await givenHolder(running);
    const mailId = await givenSentLetter(running.pool, { to: address });
    return { input: { mailId, to: null }, names };
  },
} satisfies Record<string, (running: TestApp) => Promise<ActedOn>>;
