import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchList } from '../../../test/desk-list.ts';
import { givenAccount, givenCard, givenMuseum, givenMuseumMember } from '../../../test/given.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

async function staffedMuseum() {
  const { pool } = running;
  const id = await givenMuseum(pool);
  const clerkId = await givenAccount(pool, { role: 'desk' });
  await givenMuseumMember(pool, clerkId, id, 'clerk');
  const { cardId } = await givenCard(pool, {
    accountId: await givenAccount(pool),
    validUntil: '2030-05-05',
  });
  await pool.query(
    `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
     select gen_random_uuid(), $1, $2, day::date, now()
       from unnest(array['2026-09-30', '2026-10-01', '2026-10-31']) day`,
    [cardId, id],
  );
  return { id, clerkId, cardId };
}

test('a museum shows its desks and visits by month, but no visitor', async () => {
  const { id, clerkId, cardId } = await staffedMuseum();
  const care = await officeMember(running, ['museumCare']);
  const museum = await care.ask('getMuseumPage', { id }, 'GET');
  expect(museum).toMatchObject({
    clerks: 1,
    managers: 0,
    people: [{ accountId: clerkId, role: 'clerk' }],
    listFetchedAt: null,
    visitCount: 3,
    months: [
      { month: '2026-10', visits: 2 },
      { month: '2026-09', visits: 1 },
    ],
  });
  const time = await care.ask('getTimeOfMuseum', { id }, 'GET');
  expect(time.lines).toContainEqual(
    expect.objectContaining({ key: 'visits-2026-10', what: 'monthVisits', count: 2 }),
  );
  expect(time.lines.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['museumJoined', 'deskMember']),
  );
  expect(JSON.stringify([museum, time])).not.toContain(cardId);
});

test('a month is on its last day in the timeline, the current one at its last visit', async () => {
  const { pool } = running;
  const id = await givenMuseum(pool);
  await pool.query(
    `insert into visit (id, museum_id, visited_on)
     select gen_random_uuid(), $1, day::date from unnest(array['2026-09-03', '2026-10-01', '2026-10-12']) day`,
    [id],
  );
  const care = await officeMember(running, ['museumCare']);
  const { lines } = await care.ask('getTimeOfMuseum', { id, kind: 'visits' }, 'GET');
  expect(lines.map(({ shown, at }) => [shown, new Date(at).toISOString()])).toEqual([
    ['10/2026', '2026-10-11T21:00:00.000Z'],
    ['09/2026', '2026-09-29T21:00:00.000Z'],
  ]);
});

test('a member who does not manage desks sees the number of clerks but no names', async () => {
  const { id, clerkId } = await staffedMuseum();
  const viewer = await officeMember(running, ['viewer']);
  const museum = await viewer.ask('getMuseumPage', { id }, 'GET');
  const time = await viewer.ask('getTimeOfMuseum', { id }, 'GET');
  expect(museum).toMatchObject({ clerks: 1, people: null });
  const { rows } = await running.pool.query('select email_address from account where id = $1', [
    clerkId,
  ]);
  expect(JSON.stringify([museum, time])).not.toContain(rows[0].email_address);
});

test("planned changes are listed in the viewer's language", async () => {
  const { pool } = running;
  const id = await givenMuseum(pool);
  await pool.query(
    "insert into museum_ticket_price (museum_id, valid_from, amount_cents) values ($1, '2030-01-01', 2500)",
    [id],
  );
  await pool.query("update museum set left_on = '2031-12-31' where id = $1", [id]);
  const viewer = await officeMember(running, ['viewer']);
  const { coming } = await viewer.ask('getMuseumPage', { id }, 'GET');
  expect(coming).toEqual([
    { day: '2030-01-01', what: 'price', amount: 25, name: null },
    { day: '2031-12-31', what: 'leaves', amount: null, name: null },
  ]);
});

test('the list fetched by a desk is recorded even when nothing has changed', async () => {
  const { id, clerkId } = await staffedMuseum();
  const { pool, clock } = running;
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId: clerkId, now, expiresAt: now + 3_600_000 });
  const list = await fetchList(running, `session=${token}`);
  clock.advance(60_000);
  expect(await fetchList(running, `session=${token}`, list)).toBe(list);
  const viewer = await officeMember(running, ['viewer']);
  const museum = await viewer.ask('getMuseumPage', { id }, 'GET');
  expect(museum.listFetchedAt).toBe(clock.now());
});

test('an unknown museum is not found', async () => {
  const viewer = await officeMember(running, ['viewer']);
  const nothing = { id: randomUUID() };
  await expect(viewer.ask('getMuseumPage', nothing, 'GET')).rejects.toMatchObject({ status: 404 });
});
