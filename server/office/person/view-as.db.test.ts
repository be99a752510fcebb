import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../test/given.ts';
import { givenPurchase } from '../../../test/given-purchase.ts';
import { officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { controllers } from '../../start/controllers.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

async function givenHolder() {
  const { pool } = running;
  const accountId = await givenAccount(pool);
  const { cardId } = await givenCard(pool, { accountId, validUntil: '2030-05-05' });
  const museumId = await givenMuseum(pool);
  await pool.query(
    `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
     select gen_random_uuid(), $1, $2, date '2026-06-01' + n, now() from generate_series(1, 3) n`,
    [cardId, museumId],
  );
  return { accountId, cardId };
}

/** The same page as the holder gets it in a session of their own. */
async function ownPage(accountId: string) {
  const { pool, clock, app } = running;
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const { body } = await app.inject({
    url: `${LWR_PATH}/MyMuseumCardController/getMyCard`,
    headers: { cookie: `session=${token}` },
  });
  await pool.query('delete from account_session where account_id = $1', [accountId]);
  return JSON.parse(body);
}

test("staff see the holder's page, the holder sees the access, and no holder session is created", async () => {
  const { accountId: id } = await givenHolder();
  const own = await ownPage(id);
  const agent = await officeMember(running, ['agent']);

  const viewed = await agent.ask('viewAsPerson', { id }, 'GET');
  await agent.ask('viewAsPerson', { id }, 'GET');

  expect(viewed.page).toEqual({ ...own, checkedAt: viewed.page.checkedAt });
  const { rows: looks } = await running.pool.query(
    'select subject, staff_account_id from staff_look where account_id = $1',
    [id],
  );
  expect(looks).toEqual([{ subject: 'page', staff_account_id: agent.accountId }]);
  const { rows: sessions } = await running.pool.query(
    'select id from account_session where account_id = $1',
    [id],
  );
  expect(sessions).toEqual([]);
});

test('a hidden diary is shown as a count, as on the person’s page', async () => {
  const { accountId: id, cardId } = await givenHolder();
  await running.pool.query('insert into hidden_diary values ($1, now())', [cardId]);
  const agent = await officeMember(running, ['agent']);
  const viewed = await agent.ask('viewAsPerson', { id }, 'GET');
  expect(viewed).toMatchObject({
    visitCount: 3,
    visits: [],
    page: { card: { isDiaryHidden: true } },
  });
  expect(JSON.stringify(viewed)).not.toContain('visitedOn');
});

test('is refused for a person without a card, an unknown person, or without the right', async () => {
  const agent = await officeMember(running, ['agent']);
  const id = await givenAccount(running.pool);
  expect(await agent.ask('viewAsPerson', { id }, 'GET')).toMatchObject({ page: { card: null } });
  const nobody = { id: randomUUID() };
  await expect(agent.ask('viewAsPerson', nobody, 'GET')).rejects.toMatchObject({ status: 404 });
  const auditor = await officeMember(running, ['auditor']);
  await expect(auditor.ask('viewAsPerson', { id }, 'GET')).rejects.toMatchObject({ status: 403 });
});

const HOLDERS_TABLES = [
  'account',
  'museum_card',
  'hidden_diary',
  'visit',
  'contact_details',
  'account_deletion',
  'data_export',
  'card_order',
  'email_change',
  'newsletter_consent',
  'account_session',
];

/** All rows of the customer as one text. */
async function stateOf(accountId: string, cardId: string): Promise<string> {
  const parts = await Promise.all(
    HOLDERS_TABLES.map(async (table) => {
      const { rows } = await running.pool.query(
        `select row_to_json(row)::text as row from ${table} row
          where row_to_json(row)::text like $1 or row_to_json(row)::text like $2 order by 1`,
        [`%${accountId}%`, `%${cardId}%`],
      );
      return `${table} ${rows.map(({ row }) => row).join('\n')}`;
    }),
  );
  return parts.join('\n');
}

test("staff viewing a holder's page cannot change anything for them", async () => {
  const { accountId: id, cardId } = await givenHolder();
  const agent = await officeMember(running);
  await agent.ask('viewAsPerson', { id }, 'GET');
  const before = await stateOf(id, cardId);

  const own = ['MyMuseumCardController', 'MuseumCardUserController', 'PurchaseDraftController'];
  const named = {
    id,
    accountId: id,
    personId: id,
    personAccountId: id,
    cardAssetId: cardId,
    cardId,
  };
  for (const apexClass of own) {
    const calls = Object.entries(controllers.get(apexClass)?.calls ?? {});
    const changes = calls.filter(([, { verb }]) => verb === 'POST');
    expect(changes.length).toBeGreaterThan(0);
    for (const [method] of changes) {
      for (const also of [{}, { isHidden: true }, { inputData: named, validateOnly: false }]) {
        await agent.open(`${LWR_PATH}/${apexClass}/${method}`, { ...named, ...also });
      }
    }
  }
  for (const record of [id, cardId]) {
    expect((await agent.open(`/records/${record}`)).status).toBe(404);
  }

  expect(await stateOf(id, cardId)).toBe(before);
});

test('diary, orders and letters equal those of the person', async () => {
  const { pool } = running;
  const { accountId: id, cardId } = await givenHolder();
  const { paymentId } = await givenPurchase(pool, { personId: id, cardId });
  const { rows } = await pool.query(
    `with account as (select email_address from account where id = $1),
          mail as (insert into mail_outbox (idempotency_key, letter, language, address, sent_at, next_try_at)
                   select 'viewed:' || $1, 'purchase-confirmation', 'fi', email_address, now(), now() from account)
     select reference from payment where id = $2`,
    [id, paymentId],
  );
  const agent = await officeMember(running, ['agent']);
  const viewed = await agent.ask('viewAsPerson', { id }, 'GET');
  expect(viewed.visits.map(({ visitedOn }) => visitedOn)).toEqual([
    '2026-06-04',
    '2026-06-03',
    '2026-06-02',
  ]);
  expect(viewed.orders).toMatchObject([{ orderNumber: rows[0].reference, amount: 79 }]);
  expect(viewed.orders[0]).not.toHaveProperty('receiptUrl');
  expect(viewed.letters.map(({ name }) => name)).toContain('Tilausvahvistus');
});
