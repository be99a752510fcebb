import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, helsinkiDay, localDate } from '../../../domain/base/local-date.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../test/given.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import { inTransaction } from '../../db/database.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { workGoodwillRuns } from './work-runs.ts';

const DAY = 24 * 60 * 60 * 1000;

let running: TestApp;
let senior: OfficeMember;
let finance: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
// Signs in for each test, since some advance the clock by days.
beforeEach(async () => {
  senior = await officeMember(running, ['seniorAgent']);
  finance = await officeMember(running, ['finance']);
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

const today = () => helsinkiDay(running.clock.now());

/** Cards of a separate museum, so that tests do not interfere. */
async function givenVisitors(count: number) {
  const { pool } = running;
  const museumId = await givenMuseum(pool);
  const people: { personId: string; cardId: string; until: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const personId = await givenAccount(pool);
    const until = addDays(today(), 30 + number);
    const { cardId } = await givenCard(pool, { accountId: personId, validUntil: until });
    await pool.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [randomUUID(), cardId, museumId, addDays(today(), -10)],
    );
    people.push({ personId, cardId, until });
  }
  return { museumId, people };
}

type Wanted = Parameters<typeof senior.ask<'countGoodwill'>>[1];

function wantedOf(museumId: string, changes: Partial<Wanted> = {}): Wanted {
  const days = { from: addDays(today(), -30), to: today() };
  return {
    filter: {
      valid: days,
      visits: { kind: 'visited', museumId, days },
      bought: null,
      postalCodes: [],
      origins: [],
      languages: [],
    },
    unit: 'days',
    amount: 14,
    cause: `Remontti ${museumId}`,
    ...changes,
  };
}

async function ask(wanted: Wanted, who = senior) {
  const counted = await who.ask('countGoodwill', wanted);
  const id = randomUUID() as string;
  const asked = { ...wanted, id, reason: 'Museo oli kiinni', previewed: counted.previewed };
  await who.ask('askGoodwillRun', asked);
  return { id, counted, asked };
}

async function givenRun(count: number, changes: Partial<Wanted> = {}) {
  const visitors = await givenVisitors(count);
  const made = await ask(wantedOf(visitors.museumId, changes));
  expect((await finance.ask('approveGoodwillRun', { id: made.id })).isDone).toBe(true);
  return { ...visitors, ...made };
}

async function untilOf(cardId: string): Promise<string> {
  const { rows } = await running.pool.query<{ until: string }>(
    'select valid_until::text as until from card_validity where card_id = $1',
    [cardId],
  );
  return rows[0]?.until ?? '';
}

async function stateOf(id: string) {
  const { runs } = await senior.ask('getGoodwillRuns', {}, 'GET');
  const run = runs.find((one) => one.id === id);
  if (!run) throw new Error('no such run');
  return run;
}

describe('counting goodwill', () => {
  test('shows the number, the cost, and who is left out and why', async () => {
    const { pool } = running;
    const { museumId, people } = await givenVisitors(6);
    const [blocked, gone, ended, staff, limited, given] = people.map(({ cardId }) => cardId);
    await pool.query('update museum_card set blocked_at = now() where id = $1', [blocked]);
    await pool.query('update museum_card set holder_account_id = null where id = $1', [gone]);
    await pool.query('update card_validity set valid_until = $2 where card_id = $1', [
      ended,
      addDays(today(), -1),
    ]);
    await pool.query('update museum_card set holder_account_id = $2 where id = $1', [
      staff,
      (await officeMember(running, ['agent'])).accountId,
    ]);
    const had = {
      kind: 'goodwill' as const,
      cause: 'staff:before',
      occurredOn: today(),
      months: 6,
    };
    await inTransaction(pool, (tx) => addLedgerEntry(tx, limited ?? '', had));

    const counted = await senior.ask('countGoodwill', wantedOf(museumId));
    expect(counted).toMatchObject({ count: 1, annualPrice: 79, limitDays: 186 });
    // 79 € / 365 per day, rounded once.
    expect(counted.cost).toBe(3.03);
    expect(counted.leftOut).toEqual(
      ['noAccount', 'blocked', 'ended', 'staff', 'overLimit'].map((why) => ({ why, count: 1 })),
    );
    const until = people[5]?.until ?? '';
    expect(counted.sample).toEqual([
      expect.objectContaining({
        personId: people[5]?.personId,
        before: until,
        after: addDays(localDate(until), 14),
      }),
    ]);
    // A sampled person has a recorded access.
    const looks = await pool.query('select from staff_look where account_id = $1', [
      people[5]?.personId,
    ]);
    expect(looks.rowCount).toBe(1);
    expect(given).toBeDefined();
    // A database invariant checks the stored end against the ledger.
    await pool.query('update card_validity set valid_until = $2 where card_id = $1', [
      ended,
      people[2]?.until,
    ]);
  });

  test('combines filters by validity, visits, purchase, postal code, origin and language', async () => {
    const { pool } = running;
    const { museumId, people } = await givenVisitors(3);
    const [one, two, three] = people.map(({ personId }) => personId);
    await pool.query(
      `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at)
       values ($1, 'Katu 1', '20100', 'Turku', '', now()), ($2, 'Katu 2', '00100', 'Helsinki', '', now())`,
      [one, two],
    );
    await pool.query(`update account set language = 'sv' where id = $1`, [three]);
    const wanted = wantedOf(museumId);
    const count = async (changes: object) => {
      const filter = { ...wanted.filter, ...changes };
      return (await senior.ask('countGoodwill', { ...wanted, filter })).count;
    };
    const long = { from: addMonths(today(), -24), to: today() };
    const before = { from: addMonths(today(), -24), to: addMonths(today(), -23) };
    expect(await count({})).toBe(3);
    expect(await count({ postalCodes: ['20', '3'] })).toBe(1);
    expect(await count({ postalCodes: ['20', '00100'] })).toBe(2);
    expect(await count({ languages: ['sv', 'en'] })).toBe(1);
    expect(await count({ origins: ['own'] })).toBe(3);
    expect(await count({ origins: ['gift', 'company'] })).toBe(0);
    expect(await count({ bought: long })).toBe(3);
    expect(await count({ bought: before })).toBe(0);
    expect(await count({ valid: before })).toBe(0);
    expect(await count({ languages: ['sv'], postalCodes: ['20'] })).toBe(0);
    const visits = { museumId, days: { from: today(), to: today() } };
    expect(await count({ visits: { ...visits, kind: 'visited' } })).toBe(0);
    const rest = await count({ visits: { ...visits, kind: 'notVisited' } });
    expect(rest).toBe((await count({ visits: null })) as number);
  });

  test('does not reveal a visit of a holder with a hidden diary', async () => {
    const { museumId, people } = await givenVisitors(1);
    await running.pool.query('insert into hidden_diary (card_id, hidden_at) values ($1, now())', [
      people[0]?.cardId,
    ]);
    const { count, sample } = await senior.ask('countGoodwill', wantedOf(museumId));
    expect({ count, sample }).toEqual({ count: 1, sample: [] });
  });

  test.each([
    ['a range that runs backwards', { valid: { from: '2026-02-01', to: '2026-01-01' } }],
    ['a day that is none', { valid: { from: '2026-02-30', to: '2026-03-01' } }],
    ['a range of ten years', { valid: { from: '2016-01-01', to: '2026-01-01' } }],
    ['another century', { valid: { from: '1926-01-01', to: '1926-02-01' } }],
    ['a postal code with a pattern in it', { postalCodes: ['.*'] }],
    ['too many postal codes', { postalCodes: Array.from({ length: 51 }, () => '2') }],
    ['an unknown language', { languages: ['de'] }],
  ])('refuses %s', async (_, changes) => {
    const wanted = wantedOf(randomUUID());
    const filter = { ...wanted.filter, ...changes };
    expect((await senior.refusal('countGoodwill', { ...wanted, filter })).status).toBe(400);
  });

  test.each([
    { unit: 'months', amount: 13 },
    { amount: 0 },
    { amount: 367 },
    { amount: 1.5 },
    { cause: 'ab' },
    { cause: 'puolikas \ud83d' },
  ])('refuses %o', async (changes) => {
    const wanted = { ...wantedOf(randomUUID()), ...changes };
    expect((await senior.refusal('countGoodwill', wanted)).status).toBe(400);
  });
});

describe('requesting and approving goodwill', () => {
  test('nothing is added before approval, and then exactly what was shown', async () => {
    const { museumId, people } = await givenVisitors(5);
    const { id, counted, asked } = await ask(wantedOf(museumId, { unit: 'months', amount: 1 }));
    // A retry is the same request; the id with other data is refused.
    await senior.ask('askGoodwillRun', asked);
    const other = await senior.refusal('askGoodwillRun', { ...asked, reason: 'muu syy' });
    expect(other.errorCode).toBe('ACTION_ID_USED');
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'asked', count: 5, given: 0 });

    expect(await finance.ask('previewGoodwillRun', { id })).toMatchObject({
      isChanged: false,
      counted: { count: 5, cost: counted.cost },
    });
    const tabs = await Promise.allSettled([
      finance.ask('approveGoodwillRun', { id }),
      finance.ask('approveGoodwillRun', { id }),
      (await officeMember(running, ['finance'])).ask('approveGoodwillRun', { id }),
    ]);
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await workGoodwillRuns(running, undefined, 2);
    expect(await stateOf(id)).toMatchObject({ state: 'done', given: 5, skipped: 0 });
    // The preview equals the effect, card by card.
    for (const { personId, before, after } of counted.sample) {
      const person = people.find((one) => one.personId === personId);
      expect([before, after]).toEqual([person?.until, await untilOf(person?.cardId ?? '')]);
    }
    expect(counted.sample).toHaveLength(5);
    const { rows } = await running.pool.query(
      'select kind, member_id as by, approved_by is not null as approved, reason from staff_action where id = $1',
      [id],
    );
    expect(rows).toEqual([
      { kind: 'goodwillRun', by: senior.accountId, approved: true, reason: 'Museo oli kiinni' },
    ]);
    const time = { id: people[0]?.personId ?? '', kind: 'staff' as const };
    const { lines } = await senior.ask('getTimeOfPerson', time, 'GET');
    expect(lines.find(({ what }) => what === 'goodwillRun')).toMatchObject({
      state: 'given',
      shown: `Remontti ${museumId}`,
    });
  });

  test('requesters never approve their own: not with new roles or by SQL', async () => {
    const { museumId } = await givenVisitors(1);
    const both = await officeMember(running, ['seniorAgent', 'finance']);
    const { id } = await ask(wantedOf(museumId), both);
    expect((await senior.refusal('approveGoodwillRun', { id })).status).toBe(403);
    expect((await both.refusal('approveGoodwillRun', { id })).errorCode).toBe('OWN_APPROVAL');
    const answer = 'oma pyyntö';
    expect((await both.refusal('refuseGoodwillRun', { id, answer })).status).toBe(403);
    await expect(
      running.pool.query(
        `update goodwill_run set state = 'running', decided_at = now(), decided_by = asked_by where id = $1`,
        [id],
      ),
    ).rejects.toThrow('asker_never_approves');
    expect((await stateOf(id)).state).toBe('asked');
  });

  test('a changed set of cards is refused with the difference', async () => {
    const { museumId, people } = await givenVisitors(3);
    const { id, asked } = await ask(wantedOf(museumId));
    await running.pool.query('update museum_card set blocked_at = now() where id = $1', [
      people[0]?.cardId,
    ]);
    const again = { ...asked, id: randomUUID() };
    expect((await senior.refusal('askGoodwillRun', again)).errorCode).toBe('ACTION_CHANGED');
    expect((await finance.ask('previewGoodwillRun', { id })).isChanged).toBe(true);
    expect((await finance.ask('approveGoodwillRun', { id })).isDone).toBe(false);
    expect(await stateOf(id)).toMatchObject({ state: 'changed', found: { count: 2, cost: 6.06 } });
    await workGoodwillRuns(running);
    expect(await untilOf(people[1]?.cardId ?? '')).toBe(people[1]?.until);
  });

  test('one cause applies once per card, even when two runs are approved concurrently', async () => {
    const { museumId, people } = await givenVisitors(4);
    const wanted = wantedOf(museumId);
    const first = await ask(wanted);
    const second = await ask({ ...wanted, cause: wanted.cause.toUpperCase(), amount: 7 });
    const decided = await Promise.all(
      [first, second].map(({ id }) => finance.ask('approveGoodwillRun', { id })),
    );
    expect(decided.filter(({ isDone }) => isDone)).toHaveLength(1);
    await workGoodwillRuns(running);
    const { count, leftOut } = await senior.ask('countGoodwill', wanted);
    expect({ count, leftOut }).toEqual({ count: 0, leftOut: [{ why: 'hadIt', count: 4 }] });
    const { rows } = await running.pool.query(
      `select count(*)::int as entries from card_ledger_entry where kind = 'goodwill' and card_id = any ($1)`,
      [people.map(({ cardId }) => cardId)],
    );
    expect(rows).toEqual([{ entries: 4 }]);
    const none = { ...wanted, id: randomUUID(), reason: 'uudestaan', previewed: 'x' };
    expect((await senior.refusal('askGoodwillRun', none)).errorCode).toBe('NO_CARDS');
  });

  test('a refusal is answered, a requester can withdraw, and a request expires after seven days', async () => {
    const { museumId } = await givenVisitors(1);
    const refused = await ask(wantedOf(museumId));
    await finance.ask('refuseGoodwillRun', { id: refused.id, answer: 'Liian kallis' });
    expect(await stateOf(refused.id)).toMatchObject({ state: 'refused', answer: 'Liian kallis' });
    const { id } = await ask(wantedOf(museumId));
    const stranger = await officeMember(running, ['seniorAgent']);
    expect((await stranger.refusal('withdrawGoodwillRun', { id })).status).toBe(409);
    await senior.ask('withdrawGoodwillRun', { id });
    expect((await finance.refusal('approveGoodwillRun', { id })).errorCode).toBe(
      'APPROVAL_DECIDED',
    );
    const old = await ask(wantedOf(museumId));
    await running.pool.query(`update goodwill_run set expires_at = asked_at where id = $1`, [
      old.id,
    ]);
    expect((await finance.refusal('approveGoodwillRun', { id: old.id })).status).toBe(409);
    expect((await stateOf(old.id)).state).toBe('expired');
  });
});

/** Kills a worker's connection while it waits for a locked row. */
async function killInBatch(cardIds: string[]) {
  const { pool } = running;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from card_validity where card_id = any ($1) for update', [cardIds]);
  const killed = expect(workGoodwillRuns(running, undefined, 3)).rejects.toThrow();
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%card_validity%'`,
      );
      return rows.length;
    })
    .toBe(1);
  await killed;
  await holder.query('rollback');
  holder.release();
}

describe('the goodwill job', () => {
  test('adds time once per card with two workers, one of them killed', async () => {
    const { id, people } = await givenRun(12);
    let batches = 0;
    await workGoodwillRuns(running, () => batches++ < 1, 3);
    await killInBatch(people.map(({ cardId }) => cardId));
    expect(await stateOf(id)).toMatchObject({ state: 'running', given: 3 });

    const worker = async () => {
      for (let turn = 0; turn < 20; turn += 1) await workGoodwillRuns(running, undefined, 2);
    };
    await Promise.all([worker(), worker()]);
    expect(await stateOf(id)).toMatchObject({ state: 'done', given: 12, skipped: 0 });
    for (const { cardId, until } of people) {
      expect(await untilOf(cardId)).toBe(addDays(localDate(until), 14));
    }
  });

  test('skips cards changed since the approval and reports who and why', async () => {
    const { id, people } = await givenRun(3);
    await running.pool.query('update museum_card set blocked_at = now() where id = $1', [
      people[0]?.cardId,
    ]);
    // Done days after the approval, with the same result.
    running.clock.advance(3 * DAY);
    await workGoodwillRuns(running);
    senior = await officeMember(running, ['seniorAgent']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', given: 2, skipped: 1 });
    const { cards } = await senior.ask('getGoodwillExceptions', { id }, 'GET');
    expect(cards).toMatchObject([{ personId: people[0]?.personId, why: 'blocked' }]);
    expect(await untilOf(people[1]?.cardId ?? '')).toBe(
      addDays(localDate(people[1]?.until ?? ''), 14),
    );
  });

  test('postpones a locked card and drops a deleted one', async () => {
    const { pool } = running;
    const { id, people } = await givenRun(4);
    const [held, gone] = people.map(({ cardId }) => cardId);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from museum_card where id = $1 for update', [held]);
    // Cards with a holder are never deleted, so an unknown id stands for one.
    await pool.query(
      'update goodwill_run_slice set card_ids = array_replace(card_ids, $2, $3) where run_id = $1',
      [id, gone, randomUUID()],
    );
    await workGoodwillRuns(running, undefined, 1);
    expect(await stateOf(id)).toMatchObject({ state: 'running', given: 2, skipped: 1 });
    await holder.query('rollback');
    holder.release();
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'done', given: 3, skipped: 1 });

    const again = await pool.connect();
    await senior.ask('undoGoodwillRun', { id, reason: 'Väärä museo' });
    await again.query('begin');
    await again.query('select from museum_card where id = $1 for update', [held]);
    await workGoodwillRuns(running, undefined, 1);
    expect(await stateOf(id)).toMatchObject({ state: 'undoing', undone: 2 });
    await again.query('rollback');
    again.release();
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 });
  });

  test('stops after the current batch and resumes there', async () => {
    const { id } = await givenRun(4);
    let batches = 0;
    await workGoodwillRuns(running, () => batches++ < 1, 2);
    await senior.ask('stopGoodwillRun', { id });
    await senior.ask('stopGoodwillRun', { id });
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'stopped', given: 2 });
    await finance.ask('resumeGoodwillRun', { id });
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'done', given: 4 });
    expect((await senior.refusal('stopGoodwillRun', { id })).errorCode).toBe('RUN_CHANGED');
  });
});

describe('undoing goodwill', () => {
  test('reverts the whole run except cards renewed or used since', async () => {
    const { pool } = running;
    const { id, people, museumId } = await givenRun(4);
    await workGoodwillRuns(running);
    const [plain, renewed, used] = people;
    await inTransaction(pool, (tx) =>
      addLedgerEntry(tx, renewed?.cardId ?? '', {
        kind: 'renewedWhileValid',
        cause: `payment:${randomUUID()}`,
        occurredOn: today(),
        months: 12,
      }),
    );
    const after = await untilOf(renewed?.cardId ?? '');
    await pool.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [randomUUID(), used?.cardId, museumId, addDays(localDate(used?.until ?? ''), 1)],
    );
    const asked = { id, reason: 'Väärä museo' };
    await Promise.all([senior.ask('undoGoodwillRun', asked), senior.ask('undoGoodwillRun', asked)]);
    await Promise.all([1, 2].map(() => workGoodwillRuns(running, undefined, 1)));
    await workGoodwillRuns(running);

    expect(await stateOf(id)).toMatchObject({ state: 'undone', given: 4, undone: 2, kept: 2 });
    expect(await untilOf(plain?.cardId ?? '')).toBe(plain?.until);
    expect(await untilOf(renewed?.cardId ?? '')).toBe(after);
    const { cards } = await senior.ask('getGoodwillExceptions', { id }, 'GET');
    expect(new Set(cards.map(({ personId, why }) => `${personId} ${why}`))).toEqual(
      new Set([`${renewed?.personId} changed`, `${used?.personId} used`]),
    );
    const { rows } = await pool.query('select reason from staff_action where undoes = $1', [id]);
    expect(rows).toEqual([{ reason: 'Väärä museo' }]);
    // Reverted goodwill can be given again.
    const { count } = await senior.ask('countGoodwill', wantedOf(museumId));
    expect(count).toBe(2);
  });

  test('a stopped run is undone as far as it ran; none after 30 days', async () => {
    const { id, people } = await givenRun(3);
    let batches = 0;
    await workGoodwillRuns(running, () => batches++ < 1, 2);
    await senior.ask('stopGoodwillRun', { id });
    await senior.ask('undoGoodwillRun', { id, reason: 'Väärä määrä' });
    await workGoodwillRuns(running);
    expect(await stateOf(id)).toMatchObject({ state: 'undone', given: 2, undone: 2 });
    for (const { cardId, until } of people) expect(await untilOf(cardId)).toBe(until);

    const late = await givenRun(1);
    await workGoodwillRuns(running);
    running.clock.advance(30 * DAY + 1);
    const later = await officeMember(running, ['seniorAgent']);
    const asked = { id: late.id, reason: 'liian myöhään' };
    expect((await later.refusal('undoGoodwillRun', asked)).errorCode).toBe('CANNOT_UNDO');
  });
});
