import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { read } from '../../contract/call/call.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../test/web-build.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { forGuests } from '../platform/lwr-dispatch.ts';

const calls = {
  getPrice: read(
    'For a test',
    z.object({ kind: z.enum(['annual']) }),
    z.object({ price: z.number() }),
  ),
};

let build: StandIn;
let running: TestApp;
let production: TestApp;
let isStuck = false;
beforeAll(async () => {
  build = await standInBuild();
  const shop = forGuests(calls, {
    async getPrice() {
      if (isStuck) await new Promise(() => {});
      return { price: 79 };
    },
  });
  const parts = { distFolder: build.folder, controllers: new Map([['Shop', shop]]) };
  running = await startApp({}, parts);
  production = await startApp(PRODUCTION, parts);
});
afterAll(async () => {
  await running.stop();
  await production.stop();
  await build.remove();
});

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://kortti.example.fi',
  DATABASE_URL: 'postgres://nobody@localhost/nothing',
  SECRET_KEY: '6c1e2d0b8a4f4f0c9e7d5b3a1f2e4d6c8b0a9f7e',
  SMTP_URL: 'smtps://portal:secret@mail.example.fi',
  PAYTRAIL_MERCHANT_ID: '123456',
  PAYTRAIL_SECRET: 'a secret of our own',
  MAIL_FROM: 'Museokortti <kortti@example.fi>',
  CUSTOMER_SERVICE_EMAIL: 'kortti@example.fi',
  CUSTOMER_SERVICE_PHONE: '+358 9 123 4567',
  TERMS_URL: 'https://example.fi/ehdot',
};

async function signIn({ pool, clock }: TestApp): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account (email_address, first_name) values ('aino@example.com', 'Aino')
     returning id`,
  );
  const now = clock.now();
  const session = { token: 'aino-token', accountId: rows[0]!.id, now, expiresAt: now + 9_000_000 };
  await insertSession(pool, session);
  return 'session=aino-token';
}

function open(url: string, headers: Record<string, string> = {}) {
  return running.app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

function pageData(body: string) {
  return JSON.parse(/id="page-data"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');
}

describe('a page', () => {
  test('is a full document with inline styles and deferred scripts under the response’s nonce', async () => {
    const { statusCode, headers, body } = await open('/');

    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html>\n<html lang="fi">/);
    expect(body).toContain('<h1>Museokortti</h1>');
    expect(body).toContain(`<style nonce="${nonce}">body{margin:0}</style>`);
    expect(body).toContain('<link rel="stylesheet" href="/assets/main-abc123.css" disabled>');
    expect(body).toContain(`<meta property="csp-nonce" content="" nonce="${nonce}">`);
    expect(body).toContain(
      `<script nonce="${nonce}" data-entry="/assets/main-abc123.js" data-parts="/assets/react-def456.js /assets/home-789abc.js">`,
    );
  });

  test('for a guest may be stored but must be revalidated', async () => {
    const { headers, body } = await open('/');

    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeUndefined();
    expect(pageData(body).person).toBeNull();
  });

  test('for a signed-in user is never cached, and counts as activity', async () => {
    const cookie = await signIn(running);
    running.clock.advance(5 * 60_000);
    const { headers, body } = await open('/guarded', { cookie });

    expect(headers['cache-control']).toBe('no-store');
    expect(pageData(body).person).toMatchObject({ firstName: 'Aino', role: 'customer' });
    const { rows } = await running.pool.query('select last_seen_at from account_session');
    expect(rows[0].last_seen_at.getTime()).toBeGreaterThan(running.clock.now() - 10_000);
  });

  test('knows the user’s card and its last day', async () => {
    const { rows } = await running.pool.query(
      `with card as (
         insert into museum_card (customer_number, ryijy_seed, holder_account_id)
         select '1234567890123456', 7, id from account where email_address = 'aino@example.com'
         returning id)
       insert into card_validity (card_id, valid_until, waits_for_first_visit)
       select id, '2027-06-24', false from card returning card_id`,
    );
    const { body } = await open('/', { cookie: 'session=aino-token' });

    expect(rows).toHaveLength(1);
    expect(pageData(body).person.card).toMatchObject({ validUntil: '2027-06-24' });
  });

  test('that needs a session redirects a guest to the logout address with a return path', async () => {
    const { statusCode, headers } = await open('/guarded?c__step=1&utm=x');

    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/secur/logout.jsp?retUrl=%2Fguarded%3Fc__step%3D1%26utm%3Dx');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('that does not exist answers 404', async () => {
    expect((await open('/nowhere')).statusCode).toBe(404);
    expect((await open('//evil.example/x')).statusCode).toBe(404);
    expect((await open('//')).statusCode).toBe(200);
  });

  test('loads its data from the calls in process', async () => {
    const { body } = await open('/data');

    expect(body).toContain('<p>79</p>');
  });

  test('that waits too long for its data answers with Retry-After', async () => {
    isStuck = true;
    const { statusCode, headers, body } = await open('/data');
    isStuck = false;

    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toContain('Palvelu on juuri nyt ruuhkautunut');
  });

  test('embeds data that cannot close its element', async () => {
    const { body } = await open('/script');

    expect(body).not.toContain('<script>alert');
    expect(pageData(body).data).toBe('</script><script>alert(1)</script>');
  });

  test('takes the theme from the cookie if that theme exists', async () => {
    expect((await open('/', { cookie: 'theme=dark' })).body).toContain(' data-theme="dark"');
    expect((await open('/', { cookie: 'theme="><script>' })).body).not.toContain('data-theme');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('is compressed for Accept-Encoding %s', async (accepted, encoding) => {
    const { headers } = await open('/', { 'accept-encoding': accepted });

    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
  });

  test('shows development parts outside production only', async () => {
    const page = await production.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const metrics = await production.app.inject('/metrics');

    expect(pageData((await open('/')).body).devPages).toBe(true);
    expect(pageData(page.body).devPages).toBe(false);
    expect(metrics.statusCode).toBe(404);
  });
});

describe('a build file', () => {
  test('with a hash in its name is cached for a year', async () => {
    const { statusCode, headers } = await open('/assets/main-abc123.css');

    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test('without a hash is revalidated by its ETag', async () => {
    const { headers } = await open('/humans.txt');
    const again = await open('/humans.txt', { 'if-none-match': String(headers.etag) });

    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(again.statusCode).toBe(304);
  });

  test('is served precompressed', async () => {
    const url = '/assets/main-abc123.js';
    const { headers, rawPayload } = await open(url, { 'accept-encoding': 'gzip, br' });

    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(rawPayload.length).toBeLessThan(200);
  });

  test.each(['/.vite/manifest.json', '/assets/', '/assets', '/assets/../../render/render.js'])(
    '%s is not found',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );
});

test.each(['/lwr/apex/v65.0/No/such', '/services/data/v65.0/ui-api/layout/x', '/assets/gone.js'])(
  '%s is not a page: API clients get the error list',
  async (url) => {
    const { statusCode, body } = await open(url);

    expect(statusCode).toBe(404);
    expect(JSON.parse(body)[0].errorCode).toBe('NOT_FOUND');
  },
);

test('a checkout without a web build still answers calls', async () => {
  const unbuilt = await startApp({}, { distFolder: '/nowhere' });
  const [home, health] = [await unbuilt.app.inject('/'), await unbuilt.app.inject('/health/ready')];
  await unbuilt.stop();

  expect(home.statusCode).toBe(404);
  expect(health.statusCode).toBe(200);
});
