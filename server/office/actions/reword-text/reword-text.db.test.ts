import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { yearAddedTexts } from '../../../letter/texts/card/year-added.ts';
import type { Deps } from '../../../platform/context.ts';
import { refreshWording } from '../../../wording/current-wording.ts';

type Plan = CallInput<'BackOfficeController', 'previewRewordText'>['input'];

const KEY = 'letter/year-added:title';
const SHIPPED = 'Saamasi aika on lisätty korttiisi';

let running: TestApp;
let today: LocalDate;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  today = helsinkiDay(running.clock.now());
  member = await officeMember(running, ['administrator']);
});
afterEach(async () => {
  await running.pool.query('delete from text_override');
  await running.pool.query('delete from text_draft');
});
afterAll(() => running.stop());

const plan = (texts: Plan['texts'], from: string = today): Plan => ({ key: KEY, from, texts });
async function given(input: Plan, by = member) {
  const { previewed } = await by.ask('previewRewordText', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'kokous päätti', previewed };
  return by.ask('performRewordText', actionRequest);
}
const refusalOf = async (input: Plan) => (await member.ask('previewRewordText', { input })).refusal;
const said = async () => {
  const { now } = await member.ask('getText', { textName: KEY }, 'GET');
  return now.fi;
};
const undo = (actionId: string) =>
  member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'virhe tekstissä' });
const isRead = (text: string) =>
  vi.waitFor(
    async () => {
      await refreshWording({ ...running, log: running.app.log as Deps['log'] });
      expect(yearAddedTexts.fi.title).toBe(text);
    },
    { timeout: 5_000, interval: 200 },
  );

test('a text from today applies at once, also in letters; undoing restores the shipped text', async () => {
  const { actionId } = await given(plan({ fi: 'Aika on kortillasi', sv: 'Tiden är din' }));
  expect(await said()).toBe('Aika on kortillasi');
  await isRead('Aika on kortillasi');
  expect(yearAddedTexts.sv.title).toBe('Tiden är din');
  expect(yearAddedTexts.en.title).toBe('The time you were given has been added to your card');

  await undo(actionId);
  expect(await said()).toBe(SHIPPED);
  await isRead(SHIPPED);
});

test('a planned text waits for its day and is listed with who and why', async () => {
  const day = addDays(today, 3);
  await given(plan({ fi: 'Aika on kortillasi' }, day));

  expect(await said()).toBe(SHIPPED);
  const { texts } = await member.ask('getRewordedTexts', {}, 'GET');
  expect(texts).toMatchObject([
    {
      key: KEY,
      shipped: { fi: SHIPPED },
      rows: [
        {
          language: 'fi',
          validFrom: day,
          text: 'Aika on kortillasi',
          isOutdated: false,
          reason: 'kokous päätti',
        },
      ],
    },
  ]);
});

test('a second text for the same day replaces the first; undoing restores the first', async () => {
  await given(plan({ fi: 'Ensimmäinen' }));
  const { actionId } = await given(plan({ fi: 'Toinen' }));
  expect(await said()).toBe('Toinen');

  await undo(actionId);
  expect(await said()).toBe('Ensimmäinen');
});

test('restoring the shipped text deletes no earlier wording', async () => {
  await given(plan({ fi: 'Ensimmäinen' }));
  await given(plan({ fi: null }));

  expect(await said()).toBe(SHIPPED);
  const { rows } = await running.pool.query('select text, taken_back_at from text_override');
  expect(rows).toEqual([{ text: 'Ensimmäinen', taken_back_at: expect.any(Date) }]);
});

test.each([
  [{ fi: 'Aikasi {0}' }, undefined, 'placeUnknown'],
  [{ fi: '<b>Aikasi</b>' }, undefined, 'markup'],
  [{ sv: ' ' }, undefined, 'empty'],
  [{ en: '[Help](Help)' }, undefined, 'noLinks'],
  [{ fi: SHIPPED }, undefined, 'nothingChanges'],
  [{ fi: 'Uusi' }, -1, 'dayPassed'],
  [{ fi: 'Uusi' }, 2_000, 'dayTooFar'],
])('refuses %o: %s %s', async (texts, ahead, why) => {
  const from = ahead === undefined ? today : addDays(today, ahead);
  expect((await refusalOf(plan(texts, from)))?.key).toBe(why);
});

test('an unknown or fixed text is not found', async () => {
  for (const key of [
    'letter/year-added:nothing',
    'contract/start-card:card1',
    'server/company:fileName',
  ]) {
    const { status } = await member.refusal('previewRewordText', {
      input: { ...plan({ fi: 'Uusi' }), key },
    });
    expect(status).toBe(404);
  }
});

test('a rewording is flagged for review when the product has changed the text', async () => {
  await given(plan({ fi: 'Ensimmäinen' }));
  await running.pool.query("update text_override set shipped = 'vanha'");

  const { rows } = await member.ask('getText', { textName: KEY }, 'GET');
  expect(rows).toMatchObject([{ isOutdated: true }]);
});

test('search finds texts by their words in any language', async () => {
  for (const words of ['saamasi aika lisätty korttiisi', 'the time you were given', 'year-added']) {
    const { found } = await member.ask('findTexts', { words }, 'GET');
    expect(found.map(({ key }) => key)).toContain(KEY);
  }
});

test('search finds texts by inflected card names and by their current rewording', async () => {
  const keysFor = async (words: string) => {
    const { found } = await member.ask('findTexts', { words }, 'GET');
    return found.map(({ key }) => key);
  };
  expect(await keysFor('museokortin käyttöehdot muuttuvat')).toEqual([
    'letter/terms-changed:subject',
  ]);

  await given(plan({ fi: 'Kummallinen otsikko' }));
  expect(await keysFor('kummallinen otsikko')).toEqual([KEY]);
  expect(await keysFor('saamasi aika lisätty korttiisi')).toContain(KEY);
});

test('a draft is private to its author, and only valid text is saved', async () => {
  const other = await officeMember(running, ['administrator']);
  const { saved } = await member.ask('saveTextDraft', {
    key: KEY,
    texts: { fi: 'Luonnos', sv: '<i>', en: 'Draft' },
  });

  expect(saved).toEqual(['fi', 'en']);
  expect((await member.ask('getText', { textName: KEY }, 'GET')).draft).toEqual({
    fi: 'Luonnos',
    en: 'Draft',
  });
  expect((await other.ask('getText', { textName: KEY }, 'GET')).draft).toEqual({});
  expect(await said()).toBe(SHIPPED);

  await given(plan({ fi: 'Luonnos' }));
  expect((await member.ask('getText', { textName: KEY }, 'GET')).draft).toEqual({});
});

test("a letter preview shows the author's own draft in each language", async () => {
  const texts = { fi: 'Aika on kortilla', sv: 'Tiden är din', en: 'The time is yours' };
  await member.ask('saveTextDraft', { key: KEY, texts });
  const { places } = await member.ask('getText', { textName: KEY }, 'GET');
  const paths = places.find(({ kind }) => kind === 'letter')?.paths;
  const look = async (by: OfficeMember, path = '') => (await by.open(path)).body;
  expect(await look(member, paths?.fi)).toContain('Aika on kortilla');
  expect(await look(member, paths?.sv)).toContain('Tiden är din');
  expect(await look(member, paths?.en)).toContain('The time is yours');

  const other = await officeMember(running, ['administrator']);
  expect(await look(other, paths?.fi)).toContain(SHIPPED);
  const desk = await officeMember(running, ['agent']);
  expect((await desk.open(paths?.fi ?? '')).status).toBe(403);
  expect((await member.open('/office/letters/nothing/fi')).status).toBe(404);
});
