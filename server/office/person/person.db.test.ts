import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import {
  anonymousBuyer,
  payAtPaytrail,
  signedInBuyer,
  startPurchase,
} from '../../../test/buyer.ts';
import { digitalInput, startGift } from '../../../test/gift-buyer.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../test/given.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { replaceNumber } from '../../card/replace-number.ts';
import { inTransaction } from '../../db/database.ts';
import { correlationIdOf } from '../../logging/correlation-id.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

async function staff(roles: readonly StaffRole[] = ['agent']) {
  const { pool, clock, url } = portal;
  const accountId = await givenAccount(pool, { role: 'staff', staffRoles: roles });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  return async (method: string, params: Record<string, string>) => {
    const query = new URLSearchParams(params);
    const response = await fetch(`${url}${LWR_PATH}/BackOfficeController/${method}?${query}`, {
      headers: { cookie: `session=${token}`, 'x-language': 'fi' },
    });
    // biome-ignore lint/suspicious/noExplicitAny: many calls answer here; each test says what it expects
    return { status: response.status, body: (await response.json()) as any };
  };
}

async function givenHolder() {
  const { pool } = portal;
  const accountId = await givenAccount(pool);
  const { cardId, customerNumber } = await givenCard(pool, { accountId, validUntil: '2030-05-05' });
  const museumId = await givenMuseum(pool);
  await pool.query(
    `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
     select gen_random_uuid(), $1, $2, date '2029-06-01' + n, timestamptz '2029-06-01' + n * interval '1 day'
       from generate_series(1, 20) n`,
    [cardId, museumId],
  );
  return { accountId, cardId, customerNumber };
}

test('a purchase forms one timeline: order, payment with every notification, card and letter', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });
  const { rows } = await portal.pool.query('select id from account where email_address = $1', [
    buyer.emailAddress,
  ]);
  const { id } = rows[0];
  const ask = await staff();
  const person = await ask('getPerson', { id });
  expect(person.body).toMatchObject({
    id,
    name: 'Aino Lahtinen',
    emailAddress: buyer.emailAddress,
    address: 'Puutarhakatu 12 B 7, 20100 Turku',
    card: { state: 'waitsForFirstVisit', isDiaryHidden: false },
  });
  expect(person.body.card.sentences.length).toBeGreaterThan(0);
  const { body } = await ask('getTimeOfPerson', { id });
  const whats = body.lines.map(({ what }: { what: string }) => what);
  expect(whats).toEqual(
    expect.arrayContaining([
      'order',
      'payment',
      'ledger',
      'registered',
      'letter',
      'signIn',
      'look',
    ]),
  );
  const shown = body.lines.map((line: { shown: string | null }) => line.shown);
  expect(shown).toContain('Tilausvahvistus');
  expect(shown).not.toContain('purchase-confirmation');
  // Accesses are many: one line groups them.
  await portal.pool.query(
    `insert into staff_look (account_id, staff_account_id, subject, looked_at)
     select account_id, staff_account_id, 'orders', looked_at - make_interval(mins => n)
       from staff_look, generate_series(1, 13) n where account_id = $1 and subject = 'details'`,
    [id],
  );
  const byStaff = await ask('getTimeOfPerson', { id, kind: 'staff' });
  const folded = byStaff.body.lines.filter(({ what }: { what: string }) => what === 'look');
  expect(folded).toMatchObject([{ count: 14, shown: null, looks: { length: 14 } }]);
  expect(folded[0].at).toBe(folded[0].looks[0].at);
  expect(folded[0].looks[0]).toMatchObject({ subject: 'details', by: expect.any(String) });
  const money = await ask('getTimeOfPerson', { id, kind: 'money' });
  const payment = money.body.lines.find(({ what }: { what: string }) => what === 'payment');
  expect(payment).toMatchObject({ amount: 79, state: 'paid', key: `payment-${started.paymentId}` });
  const story = await ask('getPaymentStory', { id: started.paymentId });
  expect(story.body).toMatchObject({
    state: 'paid',
    orders: [{ personId: id, isFulfilled: true, kind: 'standard' }],
  });
});

test('a payment forms one timeline: each notification with its effect, what was bought, and its letters', async () => {
  const buyer = await signedInBuyer(portal);
  const started = await startPurchase(buyer);
  const back = (await payAtPaytrail(started)) ?? '';
  await fetch(back, { redirect: 'manual' });
  await fetch(back, { redirect: 'manual' });
  const { paymentId: id } = started;
  const agent = await officeMember(portal, ['agent']);

  const { lines } = await agent.ask('getTimeOfPayment', { id }, 'GET');
  const whats = lines.map(({ what }) => what);
  expect(whats).toEqual(
    expect.arrayContaining([
      'payment',
      'payerReturned',
      'settled',
      'fulfilled',
      'ledger',
      'letter',
    ]),
  );
  const told = lines.filter(({ key }) => key.startsWith('told-'));
  // The sandbox notifies by callback and by browser: the one that settled keeps that effect when it is repeated.
  expect(told.filter(({ shown }) => shown === 'settled')).toMatchObject([{ state: 'ok' }]);
  expect(told.filter(({ what }) => what === 'toldAgain')).toMatchObject([{ state: 'nothing' }]);
  const { counts } = await agent.ask('getPaymentStory', { id }, 'GET');
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(lines.length);

  await vi.waitFor(async () => {
    const { lines: later } = await agent.ask('getTimeOfPayment', { id, kind: 'letters' }, 'GET');
    const letterId = later.find(({ what }) => what === 'letter')?.targetId ?? '';
    const read = { id: letterId, paymentId: id };
    const { letter } = await agent.ask('getLetterOfPayment', read, 'GET');
    expect(letter?.text).toContain('Aino');
    // Not accessible through another payment.
    const other = await agent.ask(
      'getLetterOfPayment',
      { id: letterId, paymentId: letterId },
      'GET',
    );
    expect(other.letter).toBeNull();
  });
});

test('every number of a card is shown with its origin and when it was blocked', async () => {
  const { accountId: id, cardId } = await givenHolder();
  await portal.pool.query(
    `with old as (insert into former_card_number (customer_number, card_id, why, blocked_at)
                  values ('012345678901', $1, 'lost', '2026-02-01')),
          older as (insert into former_card_number (customer_number, card_id, why, blocked_at)
                    select customer_number, id, 'stolen', '2026-03-01' from museum_card where id = $1)
     update museum_card set customer_number = '4000123412341234', created_at = '2026-01-01' where id = $1`,
    [cardId],
  );
  const agent = await officeMember(portal, ['agent']);
  const { card } = await agent.ask('getPerson', { id }, 'GET');
  expect(card?.numbers).toMatchObject([
    { customerNumber: '4000123412341234', origin: 'replaced', blockedAt: null },
    { origin: 'replaced', why: 'stolen', blockedAt: Date.parse('2026-03-01T00:00:00Z') },
    { customerNumber: '012345678901', origin: 'imported', why: 'lost' },
  ]);
  // A sixteen-digit number does not reveal its origin: the import stated it.
  await portal.pool.query(
    `with former as (update former_card_number set is_imported = true where why = 'stolen' and card_id = $1)
     update museum_card set is_number_imported = true where id = $1`,
    [cardId],
  );
  const brought = await agent.ask('getPerson', { id }, 'GET');
  const origins = brought.card?.numbers.map(({ origin }) => origin);
  expect(origins).toEqual(['imported', 'imported', 'imported']);
  await inTransaction(portal.pool, (tx) =>
    replaceNumber(tx, { cardId, why: 'lost', now: Date.parse('2026-04-01T00:00:00Z') }),
  );
  const replaced = await agent.ask('getPerson', { id }, 'GET');
  expect(replaced.card?.numbers.map(({ origin }) => origin)).toEqual([
    'replaced',
    'imported',
    'imported',
    'imported',
  ]);
  const { lines } = await agent.ask('getTimeOfPerson', { id, kind: 'card' }, 'GET');
  const given = lines.filter(({ what }) => what === 'numberGiven');
  expect(given.map(({ state }) => state).toSorted()).toEqual([
    'imported',
    'imported',
    'imported',
    'replaced',
  ]);
  const blocked = lines.filter(({ what }) => what === 'numberBlocked');
  expect(blocked.map(({ state }) => state)).toEqual(['lost', 'stolen', 'lost']);
});

test('logs of browsers a person is signed in with are in their timeline only', async () => {
  const [one, other] = [await signedInBuyer(portal), await givenHolder()];
  const { rows } = await portal.pool.query(
    `select session.id, account_id as "accountId" from account_session session
       join account on account.id = account_id where email_address = $1`,
    [one.emailAddress],
  );
  await portal.pool.query(
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level, developer_message,
                             error_message, stack_trace, source, received_at)
     values (gen_random_uuid(), now(), 0, $1, 'ERROR', 'the form did not answer', '', '', 'web', now())`,
    [correlationIdOf(rows[0].id, portal.settings.secretKey)],
  );
  const agent = await officeMember(portal, ['agent']);
  const logsOf = async (id: string) =>
    (await agent.ask('getTimeOfPerson', { id, kind: 'logs' }, 'GET')).lines;
  expect(await logsOf(rows[0].accountId)).toMatchObject([
    { what: 'clientLog', state: 'ERROR', shown: 'the form did not answer' },
  ]);
  expect(await logsOf(other.accountId)).toEqual([]);
});

test("a guest browser's log is with the payment it started and the person who gets the order", async () => {
  const guest = anonymousBuyer(portal);
  const { paymentId, orderIds } = await startGift(
    guest,
    'processDigitalGiftPurchase',
    digitalInput([{}]),
  );
  // The id of this browser's visit.
  const key = /buyer=([^;]+)/.exec(guest.cookie())?.[1] ?? '';
  const logged = correlationIdOf(decodeURIComponent(key), portal.settings.secretKey);
  await portal.pool.query(
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level, developer_message,
                             error_message, stack_trace, source, received_at)
     values (gen_random_uuid(), now(), 0, $1, 'ERROR', 'the bank did not open', '', '', 'web', now())`,
    [logged],
  );
  const agent = await officeMember(portal, ['agent']);
  const told = [{ what: 'clientLog', shown: 'the bank did not open' }];
  const ofPayment = await agent.ask('getTimeOfPayment', { id: paymentId, kind: 'logs' }, 'GET');
  expect(ofPayment.lines).toMatchObject(told);
  const [orderId] = orderIds;
  const ofOrder = await agent.ask('getTimeOfOrder', { id: orderId ?? '', kind: 'logs' }, 'GET');
  expect(ofOrder.lines).toMatchObject(told);

  const { accountId: id } = await givenHolder();
  const ofPerson = async () =>
    (await agent.ask('getTimeOfPerson', { id, kind: 'logs' }, 'GET')).lines;
  expect(await ofPerson()).toEqual([]);
  await portal.pool.query('update card_order set buyer_account_id = $2 where id = $1', [
    orderId,
    id,
  ]);
  expect(await ofPerson()).toMatchObject(told);
});

test('opening a person is recorded once a day per member', async () => {
  const { accountId: id } = await givenHolder();
  const looks = async () => {
    const { rows } = await portal.pool.query(
      'select subject from staff_look where account_id = $1',
      [id],
    );
    return rows.length;
  };
  const [one, other] = [await staff(), await staff(['viewer'])];
  await one('getPerson', { id });
  await one('getPerson', { id });
  expect(await looks()).toBe(1);
  await other('getPerson', { id });
  expect(await looks()).toBe(2);
  portal.clock.advance(25 * 60 * 60 * 1000);
  const again = await staff();
  await again('getPerson', { id });
  expect(await looks()).toBe(3);
});

test('for a hidden diary staff see a count but no museum or day', async () => {
  const { accountId: id, cardId } = await givenHolder();
  const ask = await staff();
  const open = await ask('getTimeOfPerson', { id, kind: 'visits' });
  expect(open.body.lines).toHaveLength(15);
  expect(open.body.lines[0]).toMatchObject({ what: 'visit', shown: 'Museo', state: '2029-06-21' });
  await portal.pool.query('insert into hidden_diary values ($1, now())', [cardId]);
  const hidden = await ask('getTimeOfPerson', { id, kind: 'visits' });
  expect(hidden.body).toMatchObject({
    lines: [{ what: 'hiddenVisits', count: 20, shown: null, state: null }],
    hasMore: false,
  });
});

test('paging through a timeline has no gap and no repeat', async () => {
  const { accountId: id } = await givenHolder();
  const ask = await staff();
  const first = await ask('getTimeOfPerson', { id });
  expect(first.body.hasMore).toBe(true);
  const { at, key } = first.body.lines.at(-1);
  const next = await ask('getTimeOfPerson', { id, beforeAt: String(at), beforeLine: key });
  const keys = [...first.body.lines, ...next.body.lines].map((line: { key: string }) => line.key);
  expect(new Set(keys).size).toBe(keys.length);
  const { body } = await ask('getPerson', { id });
  const all = Object.values<number>(body.counts).reduce((sum, count) => sum + count, 0);
  expect(keys).toHaveLength(all);
});

test('reading a timeline or letter is visible to the person, once a day', async () => {
  const { accountId: id } = await givenHolder();
  const ask = await staff();
  await ask('getTimeOfPerson', { id });
  await ask('getTimeOfPerson', { id });
  const { rows } = await portal.pool.query('select subject from staff_look where account_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ subject: 'details' }]);
});

test('a letter is shown as sent; a waiting one or another person’s is not', async () => {
  const { pool } = portal;
  const accountId = await givenAccount(pool);
  const { rows } = await pool.query(
    `insert into mail_outbox (idempotency_key, letter, language, address, data, sent_at, next_try_at)
     select key, 'deletion-requested', 'fi', email_address,
            '{"link": "https://example.fi/", "dueOn": "2030-01-02"}',
            case when key like 'sent%' then now() end, now() + interval '1 day'
       from account, unnest(array['sent' || $2, 'waits' || $2]) key where account.id = $1
     returning id`,
    [accountId, randomUUID()],
  );
  const [sent, waiting] = rows;
  const ask = await staff();
  const shown = await ask('getLetter', { id: sent.id, personId: accountId });
  expect(shown.body.letter.text).toContain('2.1.2030');
  expect((await ask('getLetter', { id: waiting.id, personId: accountId })).body.letter).toBeNull();
  const stranger = await givenAccount(pool);
  expect((await ask('getLetter', { id: sent.id, personId: stranger })).body.letter).toBeNull();
});

test('a member without the right sees no person, and a deleted person is not found', async () => {
  const { accountId: id } = await givenHolder();
  const auditor = await staff(['auditor']);
  for (const method of ['getPerson', 'getTimeOfPerson', 'getPaymentStory']) {
    expect((await auditor(method, { id })).status).toBe(403);
  }
  const ask = await staff();
  expect((await ask('getPerson', { id: randomUUID() })).status).toBe(404);
  expect((await ask('getPaymentStory', { id })).status).toBe(404);
});
