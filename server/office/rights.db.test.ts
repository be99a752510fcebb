import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import {
  DESK_ROLES,
  type DeskRole,
  RIGHTS_OF_ROLE,
  STAFF_ROLES,
  type StaffRole,
} from '../../domain/office/rights.ts';
import { givenAccount, givenMuseum, givenMuseumMember } from '../../test/given.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { controllers } from '../start/controllers.ts';
import { plainRoutes } from '../start/plain-routes.ts';

const WORKERS = ['BackOfficeController', 'DeskController'];
const NO_SUCH = '00000000-0000-4000-8000-000000000000';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

async function cookieOf(accountId: string): Promise<string> {
  const { pool, clock } = running;
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  return `session=${token}`;
}

async function workerOf(role: StaffRole | DeskRole): Promise<string> {
  const { pool } = running;
  const staffRole = STAFF_ROLES.find((one) => one === role);
  if (staffRole) {
    return cookieOf(await givenAccount(pool, { role: 'staff', staffRoles: [staffRole] }));
  }
  const accountId = await givenAccount(pool, { role: 'desk' });
  await givenMuseumMember(pool, accountId, await givenMuseum(pool), role as DeskRole);
  return cookieOf(accountId);
}

type GuardedRoute = {
  name: string;
  verb: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  right: string;
};

/** All calls of office and desks, and all other routes that require a right. */
const everything: GuardedRoute[] = [
  ...WORKERS.flatMap((apexClass) =>
    Object.entries(controllers.get(apexClass)?.calls ?? {}).map(([method, { verb, right }]) => ({
      name: `${apexClass}.${method}`,
      verb,
      url: `${LWR_PATH}/${apexClass}/${method}`,
      right: right ?? 'none',
    })),
  ),
  ...plainRoutes.flatMap(({ method, path, right }) =>
    right ? [{ name: path, verb: method, url: path.replace(/:\w+/g, NO_SUCH), right }] : [],
  ),
];

async function statusOf({ verb, url }: GuardedRoute, cookie: string): Promise<[number, string]> {
  const { statusCode, body } = await running.app.inject({
    method: verb,
    url,
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-language': 'en' },
    ...(verb === 'GET' ? {} : { payload: {} }),
  });
  return [statusCode, body];
}

describe('every call of the office and the desks', () => {
  test('names the right it requires', () => {
    expect(everything.length).toBeGreaterThan(12);
    expect(everything.filter(({ right }) => right === 'none')).toEqual([]);
  });

  test.each([...STAFF_ROLES, ...DESK_ROLES])(
    'answers the role %s according to the rights matrix',
    async (role) => {
      const cookie = await workerOf(role);
      const allowed: string[] = [];
      for (const asked of everything) {
        const [, body] = await statusOf(asked, cookie);
        // Any other refusal, such as an empty body, means that the right was accepted.
        if (body.includes('INSUFFICIENT_ACCESS')) expect(body).toContain(`(${asked.right})`);
        else allowed.push(asked.name);
      }
      const expected = everything.filter(({ right }) =>
        (RIGHTS_OF_ROLE[role] as readonly string[]).includes(right),
      );
      expect(allowed).toEqual(expected.map(({ name }) => name));
    },
  );

  test('refuses customers, visitors, and staff who have left', async () => {
    const { pool } = running;
    const customer = await cookieOf(await givenAccount(pool));
    const accountId = await givenAccount(pool, { role: 'staff' });
    await pool.query('update staff_member set ended_at = now() where account_id = $1', [accountId]);
    const ended = await cookieOf(accountId);
    for (const asked of everything) {
      expect((await statusOf(asked, customer))[0]).toBe(403);
      expect((await statusOf(asked, ended))[0]).toBe(403);
      expect((await statusOf(asked, 'session=made-up'))[0]).toBe(401);
    }
  });
});
