import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PATHS } from '../../../test/hostile-paths.ts';
import { mailedCode } from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

let people = 0;
async function signedIn() {
  const visitor = makeVisitor(portal.app, { address: `10.4.0.${people}` });
  const emailAddress = `ihminen-${people++}@example.fi`;
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
  return visitor;
}

async function landingOf(query: string, headers: Record<string, string> = {}) {
  const { status, headers: answer } = await makeVisitor(portal.app).visit(
    `/secur/logout.jsp${query}`,
    headers,
  );
  return { status, location: answer.location };
}

const encoded = (path: string) => `?retUrl=${encodeURIComponent(path)}`;

describe('logout address', () => {
  test.each([
    ['/oma', '/kirjaudu?retUrl=%2Foma'],
    ['/oma?a=1&b=2', '/kirjaudu?retUrl=%2Foma%3Fa%3D1%26b%3D2'],
    ['/sv/mitt', '/sv/logga-in?retUrl=%2Fsv%2Fmitt'],
    ['/en/my', '/en/sign-in?retUrl=%2Fen%2Fmy'],
    ['/osta/itselle', '/kirjaudu?retUrl=%2Fosta%2Fitselle&syy=osto'],
    [
      '/osta/itselle/abc?c__step=1&utm_source=x',
      '/kirjaudu?retUrl=%2Fosta%2Fitselle%2Fabc%3Fc__step%3D1%26utm_source%3Dx&syy=osto',
    ],
    ['/en/buy/for-me', '/en/sign-in?retUrl=%2Fen%2Fbuy%2Ffor-me&syy=osto'],
    ['/', '/'],
    ['/en/gift', '/en/gift'],
  ])('redirects from %s to %s', async (path, location) => {
    expect(await landingOf(encoded(path))).toEqual({ status: 302, location });
  });

  test('leads to the login page with a toast when the session timed out, from any page', async () => {
    expect((await landingOf(`${encoded('/lahja')}&toast=session`)).location).toBe(
      '/kirjaudu?retUrl=%2Flahja&toast=session',
    );
    expect((await landingOf(`${encoded('/oma')}&toast=omaKeksima`)).location).toBe(
      '/kirjaudu?retUrl=%2Foma',
    );
  });

  test('leads to the front page without a return address', async () => {
    expect((await landingOf('')).location).toBe('/');
  });

  const hostile = HOSTILE_PATHS.filter((path) => typeof path === 'string');

  test.each(hostile.map((path) => [path.slice(0, 60), path]))(
    'leads %j, encoded or not, to the front page',
    async (_, path) => {
      const raw = path.replace(/[^!-~]/g, encodeURIComponent);
      for (const query of [encoded(path), `?retUrl=${raw}`]) {
        const { status, location } = await landingOf(query);

        // A NUL byte is refused before the route reads it.
        expect([302, 400]).toContain(status);
        // A browser drops everything after # before it sends.
        if (status === 302) expect(location).toMatch(/^\/(kirjaudu\?retUrl=%2Foma)?$/);
      }
    },
  );

  test.each([
    '?retUrl=%2Foma&retUrl=//evil.example',
    '?retUrl[]=%2Foma',
    '?retUrl=%zz',
    '?retUrl=/secur/logout.jsp?retUrl=/oma',
  ])('leads %s to the front page', async (query) => {
    expect(await landingOf(query)).toEqual({ status: 302, location: '/' });
  });
});

describe('request to end a session', () => {
  const OWN = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }];
  const FOREIGN = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    // A missing header is no consent.
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': '', referer: 'http://localhost:3000/oma' },
    { 'sec-fetch-site': '', referer: 'https://evil.example/' },
    { 'sec-fetch-site': '', referer: 'ei osoite' },
  ];

  /** As browsers on plain HTTP do: without the header. */
  async function visitLogout(headers: Record<string, string>) {
    const visitor = await signedIn();
    const { 'sec-fetch-site': site, ...others } = headers;
    const response = await portal.app.inject({
      url: `/secur/logout.jsp${encoded('/oma')}`,
      headers: {
        cookie: `session=${visitor.cookies.get('session')}`,
        ...(site && { 'sec-fetch-site': site }),
        ...others,
      },
    });
    const { body } = await visitor.read('getSession');
    return { location: response.headers.location, headers: response.headers, body };
  }

  test.each(OWN)('is accepted from our own pages and the address bar: %j', async (headers) => {
    const { location, body, headers: answer } = await visitLogout(headers);

    expect(location).toBe('/kirjaudu?retUrl=%2Foma');
    expect(body).toEqual({ isLoggedIn: false, secondsLeft: 0 });
    // The tab keeps the billing type and campaign code of a purchase.
    expect(answer['clear-site-data']).toBeUndefined();
  });

  test.each(FOREIGN)(
    'is refused from another or unknown site, which only leads to the login page: %j',
    async (headers) => {
      const { location, body } = await visitLogout(headers);

      expect(location).toBe('/kirjaudu?retUrl=%2Foma');
      expect(body).toMatchObject({ isLoggedIn: true });
    },
  );
});
