import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRenderer, RenderedPage } from '../../contract/page/page-render.ts';
import { languageOfPath, matchPath } from '../../contract/page/pages.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { StaffRole } from '../../domain/office/rights.ts';
import { freshDatabase } from '../../test/database.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../test/web-build.ts';
import { refreshSchemeToday } from '../platform/scheme-today.ts';
import { loadWebBuild } from './web-build.ts';

const DAY_MS = 86_400_000;
const page: RenderedPage = {
  ...{ kind: 'page', status: 200, language: 'fi', theme: 'system' },
  ...{ head: '', style: '', html: '', banner: '', modules: [], pageData: null },
};
/** Renders its input as text. */
const renderer: PageRenderer = {
  async renderPage({ url, today, schemeIn }) {
    const path = url.split('?')[0] ?? '';
    const language = matchPath(path)?.language ?? languageOfPath(path);
    const { banner, facts } = await schemeIn(language);
    return { ...page, pageData: { today, languages: facts.languages, words: banner?.words ?? '' } };
  },
  renderErrorPage: async () => page,
  allTexts: async () => ({ files: {}, pages: {} }),
};

let build: StandIn;
let running: TestApp;
let administrator: OfficeMember;
let today: LocalDate;
let day: LocalDate;
beforeAll(async () => {
  build = await standInBuild();
  const web = await loadWebBuild(build.folder);
  if (!web) throw new Error('no stand-in');
  // This scheme has Swedish and English.
  running = await startApp(
    { CALLS_PER_MINUTE: '0' },
    { web: { ...web, renderer }, holds: 'second' },
  );
  administrator = await officeMember(running, ['administrator']);
  today = helsinkiDay(running.clock.now());
  day = addDays(today, 3);
  const input = {
    fact: { topic: 'languages' as const, value: { languages: ['fi' as const, 'sv' as const] } },
    ...{ from: day, until: null, replaces: null },
  };
  const { previewed } = await administrator.ask('previewPlanFact', { input });
  await administrator.ask('performPlanFact', {
    ...{ input, actionId: randomUUID(), reason: 'päätös', previewed },
  });
});
afterAll(async () => {
  await running.stop();
  await build.remove();
  // Test files of a worker share the process: restore all languages for the next one.
  const other = await freshDatabase();
  await refreshSchemeToday({ pool: other.pool, clock: running.clock });
  await other.drop();
});

async function open(url: string, cookie = '') {
  const { statusCode, headers, body } = await running.app.inject({
    url,
    headers: { accept: 'text/html', cookie },
  });
  const data = /id="page-data"[^>]*>(.*?)<\/script>/s.exec(body)?.[1];
  return { status: statusCode, headers, told: JSON.parse(data ?? 'null') };
}

test('staff who may see plans can follow links through a planned language before its first day', async () => {
  const { cookie } = administrator;
  for (const [asked, shown] of [
    ['/museot?haku=talo', `/museot?haku=talo&paiva=${day}`],
    ['/osta/itselle', `/osta/itselle?paiva=${day}`],
  ] as const) {
    const { status, headers } = await open(asked, cookie);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, shown, 'no-store']);

    const { told } = await open(shown, cookie);
    expect([told.today, told.languages]).toEqual([day, ['fi', 'sv']]);
    expect(told.words).toContain('palvelua ei ole tänään tällä kielellä');
  }
});

test.each([
  ['a personal page', '/oma'],
  ['a page of the office', '/hallinta/hinnat'],
  ['a current language', '/sv/museer'],
  ['a day before the language begins', '/museot?paiva=2027-03-02'],
  ['an invalid day', '/museot?paiva=huomenna'],
])('%s has no link to the planned language', async (_, url) => {
  expect((await open(url, administrator.cookie)).status).toBe(200);
});

test('the preview of a current language is unchanged', async () => {
  const { told } = await open(`/sv/museer?paiva=${day}`, administrator.cookie);

  expect(told.words).toContain('länkarna leder till dagens sidor');
});

test.each<[string, StaffRole | null]>([
  ['a customer', null],
  ['staff who may not see plans', 'viewer'],
])('%s does not see a planned language', async (_, role) => {
  const cookie = role ? (await officeMember(running, [role])).cookie : '';
  for (const url of ['/museot', `/museot?paiva=${day}`]) {
    const { status, told } = await open(url, cookie);
    expect([status, told.today, told.languages]).toEqual([200, today, ['sv', 'en']]);
  }
});

test('a planned language is public from its first day', async () => {
  running.clock.advance(3 * DAY_MS);
  const { status, told } = await open('/museot', administrator.cookie);

  expect([status, told.today, told.words]).toEqual([200, day, '']);
});
