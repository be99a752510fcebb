import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPath, pageNames, pathTo } from '../../contract/page/pages.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import { PREVIEW_DAY } from '../../domain/scheme/preview-day.ts';
import { givenAccount } from '../../test/given.ts';
import { staffBrowser } from '../../test/staff-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';
import { type StandIn, standInBuild } from '../../test/web-build.ts';

/** The only pages with analytics: no forms, sign-in, staff work or payment there. */
const MEASURED = [
  'Thank_You_Purchase',
  'Thank_You_Gift_Digital',
  'Thank_You_Gift_Envelope',
  'Thank_You_Company',
  'My_Museum_Card',
];

const GOOGLE =
  'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com';
const TAGS = 'https://www.googletagmanager.com';

/** Additions of each service to scripts, connections and pictures. */
const SERVICES = [
  ['none', {}, '', ''],
  ['gtm', { TRACKING_ID: 'GTM-ABC1234' }, ` ${TAGS}/gtm.js ${TAGS}/gtag/`, ` ${GOOGLE}`],
  ['ga4', { TRACKING_ID: 'G-ABC1234567' }, ` ${TAGS}/gtag/`, ` ${GOOGLE}`],
  [
    'matomo',
    { TRACKING_ID: '7', TRACKING_URL: 'https://stats.example.fi/m/' },
    ' https://stats.example.fi/m/matomo.js',
    ' https://stats.example.fi/m/matomo.php',
  ],
] as const;

let build: StandIn;
beforeAll(async () => {
  build = await standInBuild();
});
afterAll(() => build.remove());

async function callersOf(running: TestApp): Promise<Record<string, Visitor>> {
  const as = async (role: 'customer' | 'staff' | 'desk') =>
    (await staffBrowser(running, await givenAccount(running.pool, { role }))).visitor;
  return {
    nobody: makeVisitor(running.app),
    customer: await as('customer'),
    staff: await as('staff'),
    desk: await as('desk'),
  };
}

const paths = pageNames().flatMap((name) =>
  LANGUAGES.map((language) =>
    pathTo(name, language, { id: 'x', slug: 'x', version: 'x', orderNumber: 'x' }),
  ),
);

/** Script rules of both policies, and the targets of connections and pictures. */
function rulesOf(policy: string) {
  const rule = (name: string) => new RegExp(`${name} ([^;,]*)`).exec(policy)?.[1] ?? '';
  return {
    ourScripts: /, script-src 'self' 'nonce-[\w+/]{22}=='(.*)$/.exec(policy)?.[1],
    connections: rule('connect-src'),
    pictures: rule('img-src'),
  };
}

describe.each(SERVICES)('analytics by %s', (kind, settings, scripts, hosts) => {
  let running: TestApp;
  let callers: Record<string, Visitor>;
  beforeAll(async () => {
    const tracking = kind === 'none' ? {} : { TRACKING_KIND: kind, ...settings };
    running = await startApp({ ...tracking, CALLS_PER_MINUTE: '0' }, { distFolder: build.folder });
    callers = await callersOf(running);
  });
  afterAll(() => running?.stop());

  test.each(['nobody', 'customer', 'staff', 'desk'])('%s, on every page', async (caller) => {
    const plain = rulesOf(String((await running.app.inject('/health/live')).headers[POLICY]));
    expect(plain).toMatchObject({ ourScripts: '', connections: "'self'" });
    const mayBe = kind !== 'none' && ['nobody', 'customer'].includes(caller);
    for (const path of paths) {
      const isMeasured = mayBe && MEASURED.includes(matchPath(path)?.name ?? '');
      const [ours, told] = isMeasured ? [scripts, hosts] : ['', ''];
      const { headers, body } = await callers[caller]!.visit(path, { accept: 'text/html' });
      const rules = rulesOf(String(headers[POLICY]));
      expect([path, String(body).includes(' data-measured'), rules]).toEqual([
        path,
        isMeasured,
        {
          ourScripts: ours,
          connections: plain.connections + told,
          pictures: plain.pictures + told,
        },
      ]);
    }
  });

  test('a preview is visible to staff only and has no analytics', async () => {
    const path = `${pathTo('Thank_You_Purchase', 'fi')}?${PREVIEW_DAY}=2027-01-01`;
    const { headers } = await callers.staff!.visit(path, { accept: 'text/html' });
    expect(rulesOf(String(headers[POLICY])).ourScripts).toBe('');
  });
});

const POLICY = 'content-security-policy';
