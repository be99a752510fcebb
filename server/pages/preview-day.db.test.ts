import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { CallInput } from '../../contract/call/controllers.ts';
import type { GiftDraft } from '../../contract/checkout/order-draft-calls.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '../../contract/page/page-render.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { freshDatabase } from '../../test/database.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../test/web-build.ts';
import { yearAddedTexts } from '../letter/texts/card/year-added.ts';
import type { Deps } from '../platform/context.ts';
import { refreshSchemeToday, schemeToday } from '../platform/scheme-today.ts';
import { refreshWording, rewordedPages } from '../wording/current-wording.ts';
import { loadWebBuild } from './web-build.ts';

/** The calls each page makes. */
const READS: Record<string, (request: PageRequest) => Promise<unknown>> = {
  '/lahja/digilahja': ({ read }) =>
    read('OrderDraftController', 'getGiftDraft', { isDigitalGift: true }, 'fi'),
  '/yrityksille': ({ read }) => read('OrderDraftController', 'getCompanyDraft', {}, 'fi'),
  '/osta/itselle': ({ read }) => read('PurchaseDraftController', 'getPurchaseDraft', {}, 'fi'),
  '/lahja': async ({ read, schemeIn }) => {
    const version = (await schemeIn('fi')).reworded?.pages.gift;
    const asked = { file: 'gift', language: 'fi', version };
    return version && read('MuseumCardGuestController', 'getRewordedPage', asked, 'fi');
  },
  '/': ({ seoTitle }) => seoTitle('home', 'fi'),
};
const page: RenderedPage = {
  ...{ kind: 'page', status: 200, language: 'fi', theme: 'system' },
  ...{ head: '', style: '', html: '', banner: '', modules: [], pageData: null },
};
const TITLE = { fi: 'Lahjaksi', sv: 'Som gåva', en: 'As a gift' };

/** Renders its input and the data it reads as text. */
const renderer: PageRenderer = {
  async renderPage(request) {
    const { person, today, schemeIn } = request;
    const data = await READS[request.url.split('?')[0] ?? '']?.(request);
    const { banner, facts } = await schemeIn('fi');
    return { ...page, pageData: { person, today, banner, facts, data } };
  },
  renderErrorPage: async () => page,
  allTexts: async () => ({
    files: {
      'page/gift': { fi: { title: TITLE.fi }, sv: { title: TITLE.sv }, en: { title: TITLE.en } },
    },
    pages: { 'page/gift': ['Gift'] },
  }),
};

let build: StandIn;
let running: TestApp;
let member: OfficeMember;
let today: LocalDate;
let day: LocalDate;
const complaints: string[] = [];
beforeAll(async () => {
  build = await standInBuild();
  const web = await loadWebBuild(build.folder);
  if (!web) throw new Error('no stand-in');
  const logTo = { write: (line: string) => void complaints.push(line) };
  const environment = { CALLS_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
  running = await startApp(environment, { web: { ...web, renderer }, logTo });
  member = await officeMember(running);
  today = helsinkiDay(running.clock.now());
  day = addDays(today, 3);
});
afterAll(async () => {
  await running.stop();
  await build.remove();
  // Test files of a worker share the process: restore the shipped state for the next one.
  const { pool, drop } = await freshDatabase();
  const other = { pool, clock: running.clock, log: running.app.log as Deps['log'] };
  await refreshSchemeToday(other);
  await refreshWording(other, { isOld: true });
  await drop();
});

async function open(url: string, cookie = '') {
  const answer = await running.app.inject({ url, headers: { accept: 'text/html', cookie } });
  const data = /id="page-data"[^>]*>(.*?)<\/script>/s.exec(answer.body)?.[1];
  return { ...answer, told: JSON.parse(data ?? 'null') };
}
const ahead = (path: string, cookie = member.cookie) => open(`${path}?paiva=${day}`, cookie);

async function plan(fact: CallInput<'BackOfficeController', 'previewPlanFact'>['input']['fact']) {
  const input = { fact, from: day, until: null, replaces: null };
  const { previewed } = await member.ask('previewPlanFact', { input });
  await member.ask('performPlanFact', {
    ...{ input, actionId: randomUUID(), reason: 'päätös', previewed },
  });
}
async function reword(key: string, fi: string) {
  const input = { key, from: day, texts: { fi } };
  const { previewed } = await member.ask('previewRewordText', { input });
  await member.ask('performRewordText', {
    ...{ input, actionId: randomUUID(), reason: 'kokous päätti', previewed },
  });
}

/** Row counts and last transaction of every table. */
async function allRows() {
  const { rows: tables } = await running.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int, max(xmin::text::bigint)::text as last from ${name}`,
  );
  return (await running.pool.query(counts.join(' union all '))).rows;
}

const DRAFTS = `${LWR_PATH}/OrderDraftController`;
const address = { streetAddress: '', zipCode: '', city: '', country: 'FI' } as const;
const recipient = { recipientName: '', recipientEmail: '', greeting: '', ...address };
const form: GiftDraft = {
  giver: { firstName: 'Aino', lastName: '', emailAddress: '', ...address },
  recipients: [{ ...recipient, when: 'later', sendDay: '', sendHour: '9' }],
  postedTo: null,
  hasCampaignCode: false,
  campaignCode: '',
};

test('a preview of a coming day writes no row, sends no cookie and keeps the viewer’s draft', async () => {
  const saved = await running.app.inject({
    method: 'POST',
    url: `${DRAFTS}/saveGiftDraft`,
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
    payload: { isDigitalGift: true, form, transactionId: randomUUID() },
  });
  expect(saved.body).toBe('{"isSaved":true}');
  const buyer = saved.cookies.find(({ name }) => name === 'buyer');
  const cookie = `${member.cookie}; buyer=${buyer?.value}`;
  const before = await allRows();

  for (const path of ['/lahja/digilahja', '/yrityksille', '/osta/itselle']) {
    const { statusCode, headers, told } = await ahead(path, cookie);
    expect([statusCode, told.today, told.data.form]).toEqual([200, day, null]);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(await allRows()).toEqual(before);

  // Metrics flush in order: after this request none of the earlier ones is pending.
  const url = `${DRAFTS}/getGiftDraft?isDigitalGift=true`;
  const kept = await running.app.inject({ url, headers: { cookie } });
  expect(kept.json().form.giver.firstName).toBe('Aino');
  await vi.waitFor(async () => {
    const { rows } = await running.pool.query('select day::text, kind, count::int from funnel');
    expect(rows).toEqual([{ day: today, kind: 'gift', count: 1 }]);
  });
  // No write was attempted that the read-only transaction had to refuse.
  expect(complaints).toEqual([]);
});

test('the buy page previews as a new customer; personal pages stay as of today', async () => {
  const { told } = await ahead('/osta/itselle');
  expect(told.person).toMatchObject({ role: 'customer', card: null });
  expect(told.person.rights).toBeUndefined();
  expect(told.data).toMatchObject({ form: null, heldCard: null });
  expect((await ahead('/')).told.person).toBeNull();

  for (const own of ['/oma', '/hallinta/hinnat']) {
    const { told } = await ahead(own);
    expect([told.today, told.banner, told.person.role]).toEqual([today, null, 'staff']);
  }
});

test('the preview day has no effect for users who may not see plans', async () => {
  const { told } = await ahead('/lahja', '');
  expect([told.today, told.banner]).toEqual([today, null]);
});

test('planned texts are visible in the preview only', async () => {
  await reword('page/gift:title', 'Lahja, joka kestää');
  await reword('letter/year-added:title', 'Aika on kortillasi');
  const shipped = yearAddedTexts.fi.title;

  const { told } = await ahead('/lahja');
  expect(told.data).toEqual({ page: { title: 'Lahja, joka kestää' } });
  // Checked in the process: a request would reload today's texts.
  expect(rewordedPages('fi')).toBeUndefined();
  expect(yearAddedTexts.fi.title).toBe(shipped);
  expect((await open('/lahja')).told.data).toBeUndefined();
});

test('planned languages and SEO texts are visible in the preview only', async () => {
  const words = (text: string) => ({ fi: text, sv: text, en: text });
  const search = { title: words('Kortti kaikkialle'), description: words('Yksi kortti riittää') };
  await plan({ topic: 'search', value: { search } });
  await plan({ topic: 'languages', value: { languages: ['fi', 'sv'] } });

  const { told } = await ahead('/');
  expect(told.data).toBe('Kortti kaikkialle');
  expect(told.facts.languages).toEqual(['fi', 'sv']);
  expect(schemeToday()).toMatchObject({ search: null, languages: ['fi', 'sv', 'en'] });
  expect((await open('/')).told.data).not.toBe('Kortti kaikkialle');
});

test('the preview shows its day, and what it cannot preview', async () => {
  const { words } = (await ahead('/')).told.banner;
  expect(words).toContain('4.3.2027');
  expect(words).toContain('linkit vievät tämän päivän sivuille');
});
