import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { helsinkiDay, localDate } from '../../domain/base/local-date.ts';
import type { CardStateName } from '../../domain/card/card-state.ts';
import { fetchList, listedVerdict } from '../../test/desk-list.ts';
import { givenAccount, givenCard, givenMuseum } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { type CardFields, cardFields } from '../../web/parts/my-card/card-fields.ts';
import type { MyCardData } from '../../web/parts/my-card/my-card-data.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { inTransaction } from '../db/database.ts';
import { cardStatusOf } from '../letter/blocks/card-line.ts';
import { exampleLetterhead } from '../letter/dev/example-facts.ts';
import { writeLetter } from '../letter/write-letter.ts';
import { newTillKey, tillKeyHash } from '../till-api/till-key.ts';
import { insertTillKey } from '../till-api/till-key-queries.ts';
import { blockCard, unblockCard } from './block-card.ts';
import { findCardState } from './find-card-state.ts';
import { addLedgerEntry } from './write-ledger.ts';

// The clock of the tests stands at noon on 1 March 2027 in Helsinki.
let portal: TestApp;
let desk: string;
let tillKey: string;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
  const museumId = await givenMuseum(portal.pool);
  desk = await sessionOf(await givenAccount(portal.pool, { role: 'desk', museumId }));
  tillKey = newTillKey(false);
  await insertTillKey(portal.pool, { museumId, keyHash: tillKeyHash(tillKey), madeFor: 'Kassa' });
});
afterAll(() => portal.stop());

async function sessionOf(accountId: string): Promise<string> {
  const token = newToken();
  const now = portal.clock.now();
  await insertSession(portal.pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  return `session=${token}`;
}

type HeldCard = { cardId: string; customerNumber: string; accountId: string };

async function given(card: Parameters<typeof givenCard>[1] = {}): Promise<HeldCard> {
  const accountId = await givenAccount(portal.pool);
  return { accountId, ...(await givenCard(portal.pool, { accountId, ...card })) };
}

async function onHold(): Promise<HeldCard> {
  const { secretKey } = portal.settings;
  const now = portal.clock.now();
  const made = await givenContract(portal.pool, { now, secretKey, token: randomUUID() });
  await portal.pool.query(
    `insert into contract_hold (contract_id, card_id, placed_at)
     select id, card_id, $2 from monthly_contract where card_id = $1`,
    [made.cardId, new Date(now)],
  );
  return made;
}

async function refunded(card: Parameters<typeof givenCard>[1]): Promise<HeldCard> {
  const made = await given(card);
  await inTransaction(portal.pool, (tx) =>
    addLedgerEntry(tx, made.cardId, {
      kind: 'refund',
      cause: 'refund:given',
      occurredOn: localDate('2027-03-01'),
      months: 12,
      refunds: 'payment:given',
    }),
  );
  return made;
}

async function blocked(): Promise<HeldCard> {
  const made = await given();
  const { customerNumber } = await givenCard(portal.pool);
  const now = portal.clock.now();
  await inTransaction(portal.pool, async (tx) => {
    const own = made.customerNumber as typeof customerNumber;
    expect(await blockCard(tx, { customerNumber: own, now })).toBe(true);
    expect(await blockCard(tx, { customerNumber: own, now })).toBe(false);
    // A blocked and unblocked card must look as before.
    await blockCard(tx, { customerNumber, now });
    expect(await unblockCard(tx, customerNumber)).toBe(true);
  });
  expect(await atDesk(customerNumber)).toBe('valid');
  return made;
}

async function atHolder({ accountId }: HeldCard): Promise<CardFields['view']['state'] | null> {
  const { body } = await portal.app.inject({
    url: '/lwr/apex/v65.0/MyMuseumCardController/getMyCard',
    headers: { cookie: await sessionOf(accountId) },
  });
  const { card } = JSON.parse(body) as MyCardData;
  return card && cardFields(card.record, helsinkiDay(portal.clock.now())).view.state;
}

async function atDesk(customerNumber: string): Promise<string> {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/DeskController/checkCustomerNumber',
    headers: { cookie: desk, 'sec-fetch-site': 'same-origin' },
    payload: { customerNumber },
  });
  return response.json().verdict;
}

async function inList(number: string): Promise<string> {
  const list = await fetchList(portal, desk);
  return (await listedVerdict(portal, desk, { list, number })).verdict;
}

async function atTill(customerNumber: string): Promise<string> {
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/desk/v1/checks',
    headers: { authorization: `Bearer ${tillKey}` },
    payload: { customerNumber },
  });
  return response.json().code ?? response.json().verdict;
}

async function inLetter(cardId: string): Promise<{ state: CardStateName; text: string }> {
  const state = await findCardState(portal.pool, cardId, helsinkiDay(portal.clock.now()));
  const data = { firstName: 'Aino', card: cardStatusOf(state) };
  const { text } = await writeLetter('instalments-in-order', data, 'fi', exampleLetterhead);
  return { state: state.state, text };
}

const rows: [CardStateName, () => Promise<HeldCard>, ShownStates][] = [
  [
    'waitsForRegistration',
    () => given({ accountId: null, holder: null, firstVisitOn: null }),
    [null, 'notActive', 'card-not-active', 'ei ole vielä aktivoitu'],
  ],
  [
    'waitsForFirstVisit',
    () => given({ firstVisitOn: null }),
    ['waiting', 'valid', 'valid', 'aika alkaa ensimmäisestä käynnistäsi'],
  ],
  [
    'valid',
    () => given({ validUntil: '2027-03-01' }),
    ['expiring', 'valid', 'valid', 'on voimassa 1.3.2027 asti'],
  ],
  ['onHold', onHold, ['onHold', 'onHold', 'card-on-hold', 'ei ole nyt käytössä']],
  [
    'ended',
    () => given({ validUntil: '2027-02-28' }),
    ['expired', 'expired', 'card-expired', 'päättyi 28.2.2027'],
  ],
  ['blocked', blocked, ['blocked', 'blocked', 'card-blocked', 'on suljettu']],
  [
    'refunded',
    () => refunded({ firstVisitOn: null }),
    ['refunded', 'refunded', 'card-refunded', 'tilaus on peruutettu'],
  ],
  [
    'refunded',
    () => refunded({ boughtOn: '2027-02-20' }),
    ['refunded', 'refunded', 'card-refunded', 'tilaus on peruutettu'],
  ],
  [
    'refunded',
    () => refunded({ accountId: null, holder: null, firstVisitOn: null }),
    [null, 'refunded', 'card-refunded', 'tilaus on peruutettu'],
  ],
];
/** Shown to the holder, at a desk with and without network, at a till, in a letter. */
type ShownStates = [holder: string | null, desk: string, till: string, letter: string];

test.each(rows)(
  'shows a card that is %s the same to its holder, desk, list, till and in letters',
  async (state, make, [holder, verdict, till, letter]) => {
    const card = await make();

    expect(await atHolder(card)).toBe(holder);
    expect(await atDesk(card.customerNumber)).toBe(verdict);
    expect(await inList(card.customerNumber)).toBe(verdict);
    expect(await atTill(card.customerNumber)).toBe(till);
    const told = await inLetter(card.cardId);
    expect(told.state).toBe(state);
    expect(told.text.replace(/\s+/g, ' ')).toContain(letter);
  },
);

test('notifies the holder of a blocked card', async () => {
  const { rows: mails } = await portal.pool.query(
    `select count(*)::int from mail_outbox where letter = 'card-blocked'`,
  );
  expect(mails).toEqual([{ count: 1 }]);
});
