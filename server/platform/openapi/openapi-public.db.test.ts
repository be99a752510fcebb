import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { controllers } from '../../start/controllers.ts';
import { plainRoutes } from '../../start/plain-routes.ts';

type Described = { paths: Record<string, object> };

let running: TestApp;
beforeAll(async () => {
  running = await startApp({
    MODE: 'production',
    SECRET_KEY: '6c1e2d0b8a4f4f0c9e7d5b3a1f2e4d6c8b0a9f7e',
    PAYTRAIL_MERCHANT_ID: '123456',
    PAYTRAIL_SECRET: 'a secret of our own',
    PUBLIC_URL: 'https://kortti.example.fi',
    DATABASE_URL: 'postgres://nobody@localhost/nothing',
    SMTP_URL: 'smtps://portal:secret@mail.example.fi',
    MAIL_FROM: 'Museokortti <kortti@example.fi>',
    CUSTOMER_SERVICE_EMAIL: 'kortti@example.fi',
    CUSTOMER_SERVICE_PHONE: '+358 9 123 4567',
    TERMS_URL: 'https://example.fi/ehdot',
  });
});
afterAll(() => running?.stop());

async function described(cookie = '') {
  const { headers, body } = await running.app.inject({
    url: '/openapi.json',
    headers: { cookie },
  });
  return { headers, paths: Object.keys((JSON.parse(body) as Described).paths), body };
}

const ofWork = [
  ...[...controllers].flatMap(([apexClass, { calls }]) =>
    Object.entries(calls).flatMap(([name, { right }]) => (right ? [`/${apexClass}/${name}`] : [])),
  ),
  ...plainRoutes.flatMap(({ path, right }) => (right ? [path.replace(/:(\w+)/g, '{$1}')] : [])),
];

test('in production the staff calls are hidden from guests', async () => {
  expect(ofWork.length).toBeGreaterThan(100);
  const { paths, headers, body } = await described();

  expect(paths.filter((path) => ofWork.some((own) => path.endsWith(own)))).toEqual([]);
  expect(body).not.toContain('staff.manage');
  expect(paths).toEqual(expect.arrayContaining(['/health/live', '/openapi.json']));
  expect(paths.some((path) => path.endsWith('/AccountController/requestLoginCode'))).toBe(true);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
  expect(headers.vary).toMatch(/cookie/);
});

test('staff see all calls, and the response is never cached', async () => {
  const { cookie } = await officeMember(running, ['viewer']);
  // In production an office session has a second factor and a __Host- cookie.
  await running.pool.query(`update account_session set factor = 'totp', factor_at = created_at`);
  const { paths, headers } = await described(`__Host-${cookie}`);

  for (const own of ofWork) expect(paths.some((path) => path.endsWith(own))).toBe(true);
  expect(headers['cache-control']).toBe('no-store');
});
