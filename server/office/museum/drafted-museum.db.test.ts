import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import type { CallInput } from '../../../contract/call/controllers.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { MUSEUM_PARTS, type MuseumFacts } from '../../../domain/museum/museum-facts.ts';
import { inAllLanguages, museumFacts } from '../../../test/given-museum-facts.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makePicture } from '../../museum/picture/make-picture.ts';
import { insertPictureAside } from '../../museum/picture/picture-queries.ts';

type Edit = CallInput<'BackOfficeController', 'showEditedMuseum'>['input'];

let running: TestApp;
let care: OfficeMember;
let today: LocalDate;
let picture: string;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' }, { distFolder: '/nowhere' });
  care = await officeMember(running, ['museumCare']);
  today = helsinkiDay(running.clock.now());
  picture = await givenPicture();
});
afterAll(() => running.stop());

const inEach = (words: string) => ({ fi: words, sv: `${words} sv`, en: `${words} en` });
const days = (count: number) => addDays(today, count);

/** A current museum with few details. */
const plainMuseum = (): MuseumFacts =>
  museumFacts({
    membership: { joinedOn: days(-100), leftOn: null, leftReason: '' },
    seasons: [],
    exceptions: [],
    charges: [],
    access: { checkedOn: null, facts: [] },
    ways: [],
    prices: [{ validFrom: days(-90), amount: 1200 }],
  });

/** All parts changed, including what the page hides: past, empty and future items. */
const newParts = (): MuseumFacts => ({
  name: inEach('Naurismuseo'),
  town: inEach('Salo'),
  description: inEach('Nauriita.'),
  address: { street: '', zipCode: '24100' },
  place: { latitude: 60.3852, longitude: 23.1277 },
  contact: { website: '', phone: '', emailAddress: 'nauris@museo.example' },
  visit: { forChildren: false, lastEntryMinutes: 45 },
  seasons: [
    { beginsOn: days(20), endsOn: null, hours: [{ weekday: 1, opens: '12:00', closes: '14:00' }] },
    {
      beginsOn: days(-30),
      endsOn: days(19),
      hours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
        { weekday, opens: '13:00', closes: '24:00' },
        { weekday, opens: '09:30', closes: '12:00' },
      ]),
    },
    { beginsOn: days(-90), endsOn: days(-31), hours: [] },
  ],
  exceptions: [
    { day: days(3), opens: '10:00', closes: '24:00', reason: inAllLanguages('') },
    { day: days(2), opens: null, closes: null, reason: inEach('Itsenäisyyspäivä') },
    { day: days(-2), opens: null, closes: null, reason: inEach('Ohi') },
  ],
  exhibitions: [
    ...([-5, -20, 4] as const).flatMap((begins) => [
      show(`Alkaa ${begins}`, begins, null),
      show(`Loppuu pian ${begins}`, begins, 9),
    ]),
    show('Ohi', -20, -1),
  ],
  charges: [{ name: inEach('Opastus'), amount: 550 }],
  access: {
    checkedOn: days(-1),
    facts: [
      { fact: 'seats', works: false, measure: 40 },
      { fact: 'stepFree', works: true, measure: null },
    ],
  },
  ways: [
    { kind: 'train', text: inEach('Junalla') },
    { kind: 'walk', text: inEach('Kävellen') },
  ],
  prices: [
    { validFrom: days(10), amount: 9900 },
    { validFrom: days(-90), amount: 1200 },
  ],
  membership: { joinedOn: days(-100), leftOn: today, leftReason: 'Sulkee' },
  pictures: [{ id: picture, alt: inEach('Nauris') }],
});

function show(name: string, begins: number, ends: number | null) {
  const endsOn = ends === null ? null : days(ends);
  const text = inAllLanguages(ends === null ? '' : 'Esittely');
  return { id: randomUUID(), name: inEach(name), text, beginsOn: days(begins), endsOn };
}

async function givenPicture() {
  const file = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: '#246' },
  })
    .jpeg()
    .toBuffer();
  const made = await makePicture(file);
  if (typeof made === 'string') throw new Error(made);
  return insertPictureAside(running.pool, made, running.clock.now());
}

async function addedMuseum(facts = plainMuseum()) {
  const input = { slug: `museo-${randomUUID()}`, facts };
  const { previewed } = await care.ask('previewAddMuseum', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'uusi museo', previewed };
  await care.ask('performAddMuseum', actionRequest);
  const { rows } = await running.pool.query('select id from museum where slug = $1', [input.slug]);
  return { museumId: rows[0]?.id as string, slug: input.slug, input };
}

async function editOf(museumId: string, now: Edit['now']): Promise<Edit> {
  const { facts } = await care.ask('getMuseumFacts', { id: museumId }, 'GET');
  const was = Object.fromEntries(Object.keys(now).map((part) => [part, facts[part as 'name']]));
  return { museumId, was, now };
}

async function save(input: Edit) {
  const { previewed } = await care.ask('previewEditMuseum', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'museo pyysi', previewed };
  await care.ask('performEditMuseum', actionRequest);
}

async function publicPage(slug: string, language: Language) {
  const query = new URLSearchParams({ slug, language });
  const url = `${LWR_PATH}/MuseumCardGuestController/getMuseum?${query}`;
  const answer = await running.app.inject({ url });
  return answer.statusCode === 404 ? null : answer.json();
}

/** An unpublished picture has a separate address until it is published. */
const onceShown = (page: unknown) =>
  JSON.parse(
    JSON.stringify(page)
      .replaceAll(`"narrow":"/office/museum-pictures/${picture}"`, `"narrow":"${shownAt(480)}"`)
      .replaceAll(`"large":"/office/museum-pictures/${picture}"`, `"large":"${shownAt(1600)}"`)
      .replaceAll(`/office/museum-pictures/${picture}`, shownAt(800)),
  );
const shownAt = (width: number) => `/museum-pictures/${picture}/${width}.webp`;

/** Future values only: today's page is unchanged. */
const NOT_TODAY = ['prices', 'membership'];

test.each(MUSEUM_PARTS)('the preview of %s equals the saved page', async (part) => {
  const { museumId, slug } = await addedMuseum();
  const input = await editOf(museumId, { [part]: newParts()[part] });
  const seen = await Promise.all(
    LANGUAGES.map((language) => care.ask('showEditedMuseum', { input, language })),
  );
  const before = await publicPage(slug, 'sv');
  await save(input);
  for (const [index, language] of LANGUAGES.entries()) {
    expect(seen[index]).toMatchObject({ refusal: null, day: today });
    expect(onceShown(seen[index]?.page)).toEqual(await publicPage(slug, language));
  }
  const isChanged = JSON.stringify(before) !== JSON.stringify(seen[1]?.page);
  expect(isChanged).toBe(!NOT_TODAY.includes(part));
});

test('a new museum is previewed with all parts and nothing is stored', async () => {
  const facts = {
    ...newParts(),
    prices: [],
    pictures: [{ id: await givenPicture(), alt: inEach('Talo') }],
  };
  const input = { slug: `museo-${randomUUID()}`, facts };
  const { page, product } = await care.ask('showAddedMuseum', { input, language: 'sv' });
  expect(page?.museum).toMatchObject({ slug: input.slug, name: 'Naurismuseo sv', town: 'Salo sv' });
  expect(page?.details.pictures[0]?.small).toBe(`/office/museum-pictures/${facts.pictures[0]?.id}`);
  expect(page?.nearby).toHaveLength(3);
  expect(product.nominative).toMatch(/kort/i);
  expect(await publicPage(input.slug, 'sv')).toBeNull();

  const { slug } = await addedMuseum(facts);
  const saved = await publicPage(slug, 'sv');
  const { slug: _, picture: __, ...museum } = saved.museum;
  expect(page).toMatchObject({ museum, nearby: saved.nearby });
});

test('a future museum is shown on its first day, a former one on no day, a price on its own day', async () => {
  const membership = { joinedOn: days(30), leftOn: null, leftReason: '' };
  const input = { slug: `museo-${randomUUID()}`, facts: { ...plainMuseum(), membership } };
  const coming = await care.ask('showAddedMuseum', { input, language: 'fi' });
  expect(coming).toMatchObject({ day: days(30), page: { museum: { name: 'Kotimuseo' } } });

  const { museumId } = await addedMuseum();
  const prices = [...plainMuseum().prices, { validFrom: days(10) as string, amount: 9900 }];
  const edit = await editOf(museumId, { prices, membership: newParts().membership });
  const asked = { input: edit, language: 'fi' } as const;
  expect(await care.ask('showEditedMuseum', asked)).toMatchObject({
    day: today,
    page: { museum: { ticketPrice: 12 } },
  });
  expect((await care.ask('showEditedMuseum', { ...asked, day: days(10) })).page).toBeNull();
  const dearer = { ...asked, input: await editOf(museumId, { prices }), day: days(10) };
  expect((await care.ask('showEditedMuseum', dearer)).page?.museum.ticketPrice).toBe(99);
});

test('an invalid museum is refused in the preview for the same reason', async () => {
  const { museumId, input } = await addedMuseum();
  const half = await editOf(museumId, { name: { fi: 'Vain suomeksi', sv: '', en: '' } });
  const asked = { input: half, language: 'sv' } as const;
  const { refusal } = await care.ask('previewEditMuseum', { input: half });
  expect(refusal?.key).toBe('wordsMissing');
  expect(await care.ask('showEditedMuseum', asked)).toMatchObject({ refusal, page: null });
  const taken = await care.ask('showAddedMuseum', { input, language: 'fi' });
  expect(taken).toMatchObject({ refusal: { key: 'slugTaken' }, page: null });
  const gone = { ...half, museumId: randomUUID() };
  expect((await care.refusal('showEditedMuseum', { ...asked, input: gone })).status).toBe(404);
});

test('woven pictures of a draft are served to its editor only', async () => {
  for (const path of [
    `/museum-drawings/v1/ei-${randomUUID()}.webp`,
    `/exhibition-drawings/v1/${randomUUID()}.webp`,
  ]) {
    expect((await running.app.inject({ url: path })).statusCode).toBe(404);
    const viewer = await officeMember(running, ['viewer']);
    expect((await viewer.open(path)).status).toBe(404);
    const headers = { cookie: care.cookie };
    const drawn = await running.app.inject({ url: path, headers });
    expect(drawn.statusCode).toBe(200);
    expect(drawn.headers['cache-control']).toBe('no-store');
  }
});
