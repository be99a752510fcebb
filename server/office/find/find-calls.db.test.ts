import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

async function ask(question: string, staffRoles: readonly StaffRole[]) {
  const { pool, clock, app } = running;
  const accountId = await givenAccount(pool, { role: 'staff', staffRoles });
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const response = await app.inject({
    method: 'GET',
    url: `${LWR_PATH}/BackOfficeController/findInOffice`,
    query: { question },
    headers: { cookie: `session=${token}`, 'x-language': 'fi' },
  });
  return { status: response.statusCode, body: response.json() };
}

test('a hit shows who matched and why, with contact data masked', async () => {
  const { pool } = running;
  const accountId = await givenAccount(pool, { emailAddress: 'seija.salainen@posti.example' });
  const holder = { firstName: 'Seija', lastName: 'Salainen', yearOfBirth: 1975 };
  const { customerNumber } = await givenCard(pool, { accountId, holder, validUntil: '2030-05-05' });
  const { status, body } = await ask('salainen seija', ['viewer']);
  expect(status).toBe(200);
  expect(body.hits).toEqual([
    expect.objectContaining({
      subject: 'person',
      id: accountId,
      name: 'Seija Salainen',
      yearOfBirth: 1975,
      customerNumber,
      card: { state: 'valid', until: '2030-05-05' },
      email: 's•••n@posti.example',
      group: 'all',
    }),
  ]);
  expect(JSON.stringify(body)).not.toContain('seija.salainen@');
  const looks = await pool.query('select from staff_look where account_id = $1', [accountId]);
  expect(looks.rowCount).toBe(0);
});

test('a search without the right is refused with the name of the missing right', async () => {
  for (const role of ['auditor', 'museumCare', 'rightsKeeper'] as const) {
    expect((await ask('salainen', [role])).status).toBe(403);
  }
});

test('an empty result explains how the query was read, and an overlong query is refused', async () => {
  const { body } = await ask('zzyzx MK999999999', ['agent']);
  expect(body).toMatchObject({ hits: [], understood: [{ kind: 'word' }, { kind: 'orderNumber' }] });
  expect((await ask('a'.repeat(500), ['agent'])).status).toBe(400);
});
