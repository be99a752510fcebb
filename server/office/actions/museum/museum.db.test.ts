import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import { dayBegins } from '../../../../domain/scheme/day-begins.ts';
import { givenAccount, givenMuseum, givenMuseumMember } from '../../../../test/given.ts';
import { inAllLanguages, museumFacts } from '../../../../test/given-museum-facts.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { newToken } from '../../../account/secret-token.ts';
import { findSessionAccount, insertSession } from '../../../account/session/session-queries.ts';
import { makePicture } from '../../../museum/picture/make-picture.ts';
import { insertPictureAside } from '../../../museum/picture/picture-queries.ts';

type Edit = CallInput<'BackOfficeController', 'previewEditMuseum'>['input'];

let running: TestApp;
let care: OfficeMember;
let today: LocalDate;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  care = await officeMember(running, ['museumCare']);
  today = helsinkiDay(running.clock.now());
});
afterAll(() => running.stop());

const undo = (actionId: string) => ({ actionId, undoId: randomUUID(), reason: 'väärä museo' });
const factsOf = async (id: string) => (await care.ask('getMuseumFacts', { id }, 'GET')).facts;

async function editOf(id: string, now: Edit['now']): Promise<Edit> {
  const facts = await factsOf(id);
  const was = Object.fromEntries(Object.keys(now).map((part) => [part, facts[part as 'name']]));
  return { museumId: id, was, now };
}
async function perform(input: Edit) {
  const { previewed } = await care.ask('previewEditMuseum', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'museo pyysi', previewed };
  return care.ask('performEditMuseum', actionRequest);
}
async function addMuseum(facts = museumFacts()) {
  const input = { slug: `museo-${randomUUID()}`, facts };
  const { previewed, refusal } = await care.ask('previewAddMuseum', { input });
  expect(refusal).toBeNull();
  const actionRequest = { input, actionId: randomUUID(), reason: 'uusi museo', previewed };
  const done = await care.ask('performAddMuseum', actionRequest);
  const { rows } = await running.pool.query('select id from museum where slug = $1', [input.slug]);
  return { id: rows[0]?.id as string, slug: input.slug, actionId: done.actionId };
}
async function givenPicture() {
  const { width, height } = { width: 1700, height: 1000 };
  const file = await sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const made = await makePicture(file);
  if (typeof made === 'string') throw new Error(made);
  return insertPictureAside(running.pool, made, running.clock.now());
}

test('an added museum is read back with all its details', async () => {
  const picture = { id: await givenPicture(), alt: inAllLanguages('Talo mäellä') };
  const facts = museumFacts({ pictures: [picture] });
  const { id, slug } = await addMuseum(facts);
  expect(await factsOf(id)).toEqual(facts);
  const list = await care.ask('getMuseumList', {}, 'GET');
  expect(list.find((one) => one.id === id)).toMatchObject({ name: 'Kotimuseo', gaps: [] });
  const time = await care.ask('getTimeOfMuseum', { id }, 'GET');
  expect(time.lines).toContainEqual(expect.objectContaining({ what: 'action' }));
  const again = { slug, facts };
  const { refusal } = await care.ask('previewAddMuseum', { input: again });
  expect(refusal?.key).toBe('slugTaken');
});

test('adding can be undone until somebody visits or works there', async () => {
  const first = await addMuseum(museumFacts());
  await care.ask('undoAction', undo(first.actionId));
  expect((await care.ask('getMuseumList', {}, 'GET')).some(({ id }) => id === first.id)).toBe(
    false,
  );
  const second = await addMuseum(museumFacts());
  await givenMuseumMember(running.pool, await givenAccount(running.pool), second.id, 'clerk');
  expect((await care.refusal('undoAction', undo(second.actionId))).errorCode).toBe(
    'ACTION_CHANGED',
  );
});

test('a change previews before and after, leaves a row and can be undone', async () => {
  const id = await givenMuseum(running.pool);
  const { seasons } = museumFacts();
  const input = await editOf(id, { seasons });
  const { lines } = await care.ask('previewEditMuseum', { input });
  expect(lines).toEqual([
    expect.objectContaining({
      label: 'seasons',
      before: { key: 'part', values: ['Ei mitään'] },
      after: {
        key: 'part',
        values: [expect.stringContaining('ma–pe 10.00–17.00, la–su suljettu')],
      },
    }),
  ]);
  const { actionId } = await perform(input);
  expect((await factsOf(id)).seasons).toEqual(seasons);
  const time = await care.ask('getTimeOfMuseum', { id }, 'GET');
  expect(time.lines).toContainEqual(
    expect.objectContaining({ action: expect.objectContaining({ reason: 'museo pyysi' }) }),
  );
  await care.ask('undoAction', undo(actionId));
  expect((await factsOf(id)).seasons).toEqual([]);
});

test('of two editors the second is warned, and parts not touched by others are saved', async () => {
  const id = await givenMuseum(running.pool);
  const [mine, theirs] = [await editOf(id, { seasons: [] }), await editOf(id, { seasons: [] })];
  const { seasons } = museumFacts();
  await perform({ ...theirs, now: { seasons } });
  const late = { ...mine, now: { seasons: seasons.slice(0, 1) } };
  const { refusal } = await care.ask('previewEditMuseum', { input: late });
  expect(refusal).toEqual({ key: 'changedMeanwhile', values: ['Aukioloajat'] });
  await perform(await editOf(id, { town: inAllLanguages('Naantali') }));
  expect(await factsOf(id)).toMatchObject({ seasons, town: { fi: 'Naantali' } });
});

test('a ticket price is planned for a day and can be undone until then', async () => {
  const id = await givenMuseum(running.pool);
  const first = addDays(today, 10);
  const prices = [{ validFrom: first as string, amount: 1500 }];
  const { undoUntil } = await perform(await editOf(id, { prices }));
  expect(undoUntil).toBe(dayBegins(first) - 1);
});

test('a museum has no desk after its last day', async () => {
  const id = await givenMuseum(running.pool);
  const clerkId = await givenAccount(running.pool, { role: 'desk' });
  await givenMuseumMember(running.pool, clerkId, id, 'clerk');
  const { membership } = await factsOf(id);
  const input = await editOf(id, { membership: { ...membership, leftOn: today } });
  const { lines } = await care.ask('previewEditMuseum', { input });
  expect(lines).toContainEqual({
    label: 'desks',
    before: null,
    after: { key: 'stops', values: [1, 0, { day: today }] },
  });
  await perform(input);
  const list = await care.ask('getMuseumList', {}, 'GET');
  expect(list.find((museum) => museum.id === id)).toMatchObject({ state: 'joined', day: today });
  const [token, now] = [newToken(), running.clock.now()];
  const day = 86_400_000;
  await insertSession(running.pool, { token, accountId: clerkId, now, expiresAt: now + 9 * day });
  const museumsAt = async (at: number) =>
    (await findSessionAccount(running.pool, token, { now: at, idleSeconds: 3 * 86_400 }))
      ?.museumIds;
  expect(await museumsAt(now)).toEqual([id]);
  expect(await museumsAt(now + day)).toEqual([]);
});

test('pictures are ordered, removed and restored', async () => {
  const id = await givenMuseum(running.pool);
  const pictures = [
    { id: await givenPicture(), alt: inAllLanguages('Ovi') },
    { id: await givenPicture(), alt: inAllLanguages('Piha') },
  ];
  await perform(await editOf(id, { pictures }));
  await perform(await editOf(id, { pictures: pictures.toReversed() }));
  const { actionId } = await perform(await editOf(id, { pictures: pictures.slice(1) }));
  expect((await factsOf(id)).pictures).toEqual(pictures.slice(1));
  await care.ask('undoAction', undo(actionId));
  expect((await factsOf(id)).pictures).toEqual(pictures.toReversed());
  const elsewhere = await editOf(await givenMuseum(running.pool), { pictures });
  const { refusal } = await care.ask('previewEditMuseum', { input: elsewhere });
  expect(refusal?.key).toBe('pictureGone');
});

test('an exhibition of another museum cannot be taken over', async () => {
  const show = {
    id: randomUUID() as string,
    name: inAllLanguages('Kahvipöytä'),
    text: inAllLanguages(''),
    beginsOn: today as string,
    endsOn: null,
  };
  await perform(await editOf(await givenMuseum(running.pool), { exhibitions: [show] }));
  const other = await editOf(await givenMuseum(running.pool), { exhibitions: [show] });
  expect((await care.ask('previewEditMuseum', { input: other })).refusal?.key).toBe(
    'exhibitionTaken',
  );
});
