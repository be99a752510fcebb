import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityFact } from '../../../../domain/office/identity-facts.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../../test/given.ts';
import { givenPaidOrder } from '../../../../test/given-order.ts';
import { mailedCode } from '../../../../test/mailed-secrets.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { makeVisitor } from '../../../../test/visitor.ts';
import { deleteAccounts } from '../../../privacy/delete-account.ts';
import { findHeldData } from '../../../privacy/held-data-queries.ts';
import { ACCOUNT_REFERENCES, CARD_REFERENCES } from './merge-references.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

describe('every foreign key in the database catalogue', () => {
  test.each([
    ['account', ACCOUNT_REFERENCES],
    ['museum_card', CARD_REFERENCES],
  ])('to %s is handled by a merge', async (table, handled) => {
    const { rows } = await running.pool.query<{ reference: string }>(
      `select distinct conrelid::regclass || '.' || attname as reference
         from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = any (conkey)
        where contype = 'f' and confrelid = $1::regclass
        order by 1`,
      [table],
    );
    // On failure: add the new reference to merge-references.ts with its handling.
    expect(Object.keys(handled).toSorted()).toEqual(
      rows.map(({ reference }) => reference).toSorted(),
    );
  });
});

/** Facts that can be asked about the card of `givenCard`. */
const FACTS: IdentityFact[] = ['fullName', 'yearOfBirth', 'customerNumber'];
const KEPT = { email: 'kept', name: 'kept', contact: 'kept' } as const;

async function givenTwo({ firstVisitOn = null as string | null } = {}) {
  const kept = await signedIn(running);
  const other = await signedIn(running);
  const card = await givenCard(running.pool, { accountId: kept.accountId });
  const spare = await givenCard(running.pool, { accountId: other.accountId, firstVisitOn });
  const now = running.clock.now();
  const order = await givenPaidOrder(running.pool, { accountId: other.accountId, now });
  return { kept, other, card, spare, order };
}

async function join(input: object) {
  const member = await officeMember(running, ['seniorAgent']);
  const { previewed } = await member.ask('previewMergePeople', { input } as never);
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'sama ihminen, kaksi tiliä', previewed };
  await member.ask('performMergePeople', actionRequest as never);
  return { member, undo: { actionId, undoId: randomUUID(), reason: 'eri ihmiset' } };
}

/** All rows of the two people except what cannot be restored. */
async function everythingOf(ids: string[]) {
  const { rows } = await running.pool.query(
    `select (select json_agg(json_build_array(id, email_address, first_name, last_name, merged_into) order by id)
               from account where id = any ($1)) as people,
            (select json_agg(json_build_array(id, buyer_account_id, owner_account_id) order by id)
               from card_order where buyer_account_id = any ($1)) as orders,
            (select json_agg(json_build_array(card.id, holder_account_id, holder_first_name, valid_until,
                                              waits_for_first_visit) order by card.id)
               from museum_card card join card_validity on card_id = card.id
              where holder_account_id = any ($1)) as cards`,
    [ids],
  );
  return rows[0];
}

async function toldTo(people: { emailAddress: string }[], letter: string) {
  const told = people.map(async ({ emailAddress }) => {
    const { rowCount } = await running.pool.query(
      'select from mail_outbox where letter = $1 and address = $2',
      [letter, emailAddress],
    );
    return rowCount;
  });
  return Promise.all(told);
}

async function signInByCode(emailAddress: string) {
  const visitor = makeVisitor(running.app, { address: randomUUID() });
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(running.pool, emailAddress);
  return visitor.post('loginWithCode', { emailAddress, code });
}

describe('merging two people', () => {
  test('gives one account with everything and added time, and undoing restores both', async () => {
    const { kept, other, card, spare, order } = await givenTwo();
    const ids = [kept.accountId, other.accountId];
    const before = await everythingOf(ids);
    const input = {
      personId: kept.accountId,
      otherId: other.accountId,
      keep: KEPT,
      facts: FACTS,
    };
    const { member, undo } = await join(input);
    const { rows } = await running.pool.query(
      `select card.id, holder_account_id as holder, valid_until::text as until
         from museum_card card join card_validity on card_id = card.id where card.id = any ($1)`,
      [[card.cardId, spare.cardId]],
    );
    const now = Object.fromEntries(rows.map(({ id, holder, until }) => [id, { holder, until }]));
    expect(now[card.cardId]).toEqual({ holder: kept.accountId, until: '2029-01-15' });
    expect(now[spare.cardId]).toEqual({ holder: other.accountId, until: null });
    const bought = await running.pool.query(
      'select buyer_account_id from card_order where id = $1',
      [order.orderId],
    );
    expect(bought.rows[0].buyer_account_id).toBe(kept.accountId);
    await member.ask('undoAction', undo);
    await member.ask('undoAction', undo);
    expect(await everythingOf(ids)).toEqual(before);
    expect(await toldTo([kept, other], 'accounts-parted')).toEqual([1, 1]);
    // An undone merge can be repeated.
    await join(input);
  });

  test.each<['card' | 'spare']>([['card'], ['spare']])(
    'who forgot the diary of one %s has it forgotten on both until the undo',
    async (forgetful) => {
      const { pool } = running;
      const { kept, other, ...two } = await givenTwo();
      const daysOf = async () => {
        const { rows } = await pool.query<{ id: string; day: string | null }>(
          `select id, diary_forgotten_on::text as day from museum_card where id = any ($1)`,
          [[two.card.cardId, two.spare.cardId]],
        );
        return Object.fromEntries(rows.map(({ id, day }) => [id, day]));
      };
      await pool.query(`update museum_card set diary_forgotten_on = '2027-01-10' where id = $1`, [
        two[forgetful].cardId,
      ]);
      const before = await daysOf();
      const [personId, otherId] = [kept.accountId, other.accountId];

      const { member, undo } = await join({ personId, otherId, keep: KEPT, facts: FACTS });
      expect(Object.values(await daysOf())).toEqual(['2027-01-10', '2027-01-10']);

      await member.ask('undoAction', undo);
      expect(await daysOf()).toEqual(before);
    },
  );

  test('forgets visits with both cards', async () => {
    const { pool } = running;
    const { kept, other, card, spare } = await givenTwo();
    const cardIds = [card.cardId, spare.cardId];
    await pool.query(
      `insert into visit (id, card_id, museum_id, visited_on)
       select gen_random_uuid(), card_id, $2, '2027-01-05' from unnest($1::uuid[]) card_id`,
      [cardIds, await givenMuseum(pool)],
    );
    await join({ personId: kept.accountId, otherId: other.accountId, keep: KEPT, facts: FACTS });
    running.clock.advance(24 * 60 * 60 * 1000);
    const person = await signedIn(running, kept.emailAddress);

    expect((await person.change('forgetDiary')).body).toEqual({ forgotten: 2 });

    const { rows } = await pool.query('select from visit where card_id = any ($1)', [cardIds]);
    expect(rows).toEqual([]);
  });

  test('notifies both addresses, ends all sessions and lets the kept address sign in a day later', async () => {
    const { kept, other } = await givenTwo();
    const keep = { ...KEPT, email: 'other' };
    await join({ personId: kept.accountId, otherId: other.accountId, keep, facts: FACTS });
    expect(await toldTo([kept, other], 'accounts-joined')).toEqual([1, 1]);
    for (const { visitor } of [kept, other]) {
      expect((await visitor.read('getSession')).body).toMatchObject({ isLoggedIn: false });
    }
    expect((await signInByCode(other.emailAddress)).status).toBe(403);
    running.clock.advance(24 * 60 * 60 * 1000);
    expect((await signInByCode(other.emailAddress)).status).toBe(200);
    const { rows } = await running.pool.query(
      'select account_id from account_session where account_id = any ($1)',
      [[kept.accountId, other.accountId]],
    );
    expect(rows).toEqual([{ account_id: kept.accountId }]);
  });

  test('is refused: oneself, a colleague, two cards in use, already merged', async () => {
    const { kept, other } = await givenTwo({ firstVisitOn: '2027-02-01' });
    const member = await officeMember(running, ['seniorAgent']);
    const refusalOf = async (personId: string, otherId: string) => {
      const input = { personId, otherId, keep: KEPT, facts: FACTS };
      return (await member.ask('previewMergePeople', { input })).refusal?.key;
    };
    const colleague = await givenAccount(running.pool, { role: 'staff' });
    expect(await refusalOf(kept.accountId, kept.accountId)).toBe('same');
    expect(await refusalOf(kept.accountId, randomUUID())).toBe('gone');
    expect(await refusalOf(kept.accountId, colleague)).toBe('works');
    expect(await refusalOf(kept.accountId, member.accountId)).toBe('yourself');
    expect(await refusalOf(kept.accountId, other.accountId)).toBe('bothInUse');
    const empty = await givenAccount(running.pool);
    await join({ personId: kept.accountId, otherId: empty, keep: KEPT, facts: [] });
    expect(await refusalOf(other.accountId, empty)).toBe('joined');
  });
});

describe('the caller who requests a merge', () => {
  test.each<[string, 'kept' | 'other', IdentityFact[], string | undefined]>([
    ['three facts, one of their own', 'kept', FACTS, undefined],
    ['two facts', 'kept', ['fullName', 'customerNumber'], 'tooFewFacts'],
    ['the same fact three times', 'kept', ['phone', 'phone', 'phone'], 'notKnown'],
    ['facts that we do not hold of the account', 'kept', [...FACTS, 'lastVisit'], 'notKnown'],
    ['nothing, where the address with less is given up', 'other', [], undefined],
  ])(
    'must know facts about the account whose address is dropped: %s',
    async (_, email, facts, refusal) => {
      const kept = await givenAccount(running.pool);
      const other = await givenAccount(running.pool);
      await givenCard(running.pool, { accountId: other, firstVisitOn: null });
      const member = await officeMember(running, ['seniorAgent']);
      const input = { personId: kept, otherId: other, keep: { ...KEPT, email }, facts };

      expect((await member.ask('previewMergePeople', { input })).refusal?.key).toBe(refusal);
    },
  );
});

test('data left in the emptied account is exported and deleted with the person', async () => {
  const { kept, other, spare } = await givenTwo();
  const { pool, clock } = running;
  await pool.query(
    `insert into newsletter_consent (account_id, given_at) values ($1, '2027-01-05 10:00+02')`,
    [other.accountId],
  );
  const staff = await givenAccount(pool, { role: 'staff' });
  await pool.query(
    `insert into staff_look (account_id, staff_account_id, subject, looked_at) values ($1, $2, 'card', now())`,
    [other.accountId, staff],
  );
  await join({ personId: kept.accountId, otherId: other.accountId, keep: KEPT, facts: FACTS });

  const held = await findHeldData(pool, kept.accountId);

  expect(held.newsletter).toMatchObject([{ givenAt: '2027-01-05 10:00' }]);
  expect(held.looks).toMatchObject([{ subject: 'card' }]);
  expect(held.card.map(({ customerNumber }) => customerNumber)).toContain(spare.customerNumber);

  await pool.query(
    'insert into account_deletion (account_id, requested_at, due_at) values ($1, now(), $2)',
    [kept.accountId, new Date(clock.now())],
  );
  await deleteAccounts({ pool, clock });

  const { rows } = await pool.query(
    `select holder_first_name as name, (select count(*)::int from account where id = any ($2)) as accounts
       from museum_card where id = $1`,
    [spare.cardId, [kept.accountId, other.accountId]],
  );
  expect(rows).toEqual([{ name: '–', accounts: 0 }]);
});
