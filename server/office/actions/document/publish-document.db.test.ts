import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LWR_PATH } from '../../../../contract/call/call.ts';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import type { DocumentWords } from '../../../../domain/document/document.ts';
import { givenAccount, givenCard } from '../../../../test/given.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { newToken } from '../../../account/secret-token.ts';
import { insertSession } from '../../../account/session/session-queries.ts';
import { termsOn } from '../../../document/accepted-terms.ts';
import { exampleLetterhead } from '../../../letter/dev/example-facts.ts';
import { letters } from '../../../letter/letters.ts';
import { announceTerms } from '../../../letter/terms/announce-terms.ts';
import { writeLetter } from '../../../letter/write-letter.ts';
import type { Deps } from '../../../platform/context.ts';
import { shippedWords } from '../../../platform/document/shipped-documents.ts';
import { findScheme } from '../../../scheme/scheme-queries.ts';
import { refreshWording } from '../../../wording/current-wording.ts';

type Plan = CallInput<'BackOfficeController', 'previewPublishDocument'>['input'];
const DAY_MS = 86_400_000;

let running: TestApp;
let today: LocalDate;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
beforeEach(async () => {
  member = await officeMember(running, ['administrator']);
  today = helsinkiDay(running.clock.now());
  await running.pool.query('delete from document_draft');
  await running.pool.query('delete from document_version');
});
afterAll(() => running.stop());

const day = (ahead: number) => addDays(today, ahead);
const refresh = () =>
  refreshWording({ ...running, log: running.app.log as Deps['log'] }, { isOld: true });
const SUMMARY = { fi: ['Muuttuu.'], sv: ['Ändras.'], en: ['Changes.'] };
const said = (added: string, document: 'terms' | 'privacy' = 'terms'): DocumentWords => {
  const { lead, sections } = shippedWords(document);
  return { lead: { ...lead, fi: `${lead.fi} ${added}` }, sections };
};

async function save(
  words: DocumentWords,
  {
    edition = 0,
    by = member,
    replaces = null as string | null,
    document = 'terms' as Plan['document'],
  } = {},
) {
  return by.ask('saveDocumentDraft', { document, words, replaces, edition });
}
const plan = (changes: Partial<Plan> = {}): Plan => ({
  document: 'terms',
  edition: 1,
  from: day(1),
  replaces: null,
  effect: 'quiet',
  summary: { fi: [], sv: [], en: [] },
  ...changes,
});
async function publish(input: Plan) {
  const { previewed, refusal } = await member.ask('previewPublishDocument', { input });
  expect(refusal).toBeNull();
  const actionRequest = { input, actionId: randomUUID(), reason: 'hallitus päätti', previewed };
  return member.ask('performPublishDocument', actionRequest);
}
const refusalOf = async (input: Plan) =>
  (await member.ask('previewPublishDocument', { input })).refusal?.key ?? null;
const undo = (actionId: string) =>
  member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'virhe tekstissä' });

async function read(params: Record<string, string>) {
  await refresh();
  const query = new URLSearchParams({ document: 'terms', language: 'fi', ...params });
  const url = `${LWR_PATH}/MuseumCardGuestController/getDocument?${query}`;
  const { statusCode, body } = await running.app.inject({ url });
  return { status: statusCode, page: JSON.parse(body) };
}

test('a published version applies from its day on pages, in orders and in the attached PDF', async () => {
  await save(said('Uutta tekstiä.'));
  await publish(plan({ from: day(2) }));
  expect((await read({})).page).toMatchObject({ version: '2026-11', state: 'inForce', text: null });
  expect((await read({ version: day(2) })).status).toBe(404);
  const scheme = await findScheme(running.pool);
  expect([termsOn(scheme, day(1)), termsOn(scheme, day(2))]).toEqual(['2026-11', day(2)]);

  const begins = day(2);
  running.clock.advance(2 * DAY_MS);
  const { page } = await read({});
  expect(page).toMatchObject({ version: begins, state: 'inForce' });
  expect(page.text.lead).toMatch(/Uutta tekstiä\./);
  expect(page.text.lead).toContain('3.3.2027');
  expect(page.versions.map(({ version }: { version: string }) => version)).toEqual([
    begins,
    '2026-11',
  ]);
  expect((await read({ version: '2026-11' })).page).toMatchObject({ state: 'past', text: null });

  const data = { ...letters['purchase-confirmation'].example, termsVersion: begins };
  const { attachments } = await writeLetter('purchase-confirmation', data, 'fi', exampleLetterhead);
  expect(attachments.map(({ filename }) => filename)).toContain(`Käyttöehdot-${begins}.pdf`);
});

test('of two editors the second is warned and loses nothing', async () => {
  const other = await officeMember(running, ['administrator']);
  expect(await save(said('Ensimmäinen.'))).toMatchObject({ edition: 1 });
  expect(await save(said('Toinen.'), { by: other })).toMatchObject({ edition: null });
  expect(await save(said('Toinen.'), { by: other, edition: 1 })).toMatchObject({ edition: 2 });
  expect(await refusalOf(plan())).toBe('draftChanged');
  expect(await refusalOf(plan({ edition: 2 }))).toBeNull();
});

test('text open in another tab survives a publication or a discarded draft', async () => {
  const open = async () => member.ask('getDocumentDraft', { document: 'terms' }, 'GET');
  const discard = (edition: number) =>
    member.ask('discardDocumentDraft', { document: 'terms', edition });
  await save(said('Ensimmäinen.'));
  await publish(plan({ from: day(3) }));
  expect(await open()).toMatchObject({ isSaved: false, draft: { edition: 2 } });
  // From a tab opened on the published draft, and from one opened before any draft existed.
  expect(await save(said('Vanhan päälle.'), { edition: 1 })).toMatchObject({ edition: null });
  expect(await save(said('Tyhjästä.'), { edition: 0 })).toMatchObject({ edition: null });
  expect(await save(said('Toinen.'), { edition: 2 })).toMatchObject({ edition: 3 });
  expect(await save(said('Vanhan päälle.'), { edition: 1 })).toMatchObject({ edition: null });

  expect(await discard(2)).toEqual({ isDiscarded: false });
  expect((await open()).draft.words.lead.fi).toMatch(/Toinen\.$/);
  expect(await discard(3)).toEqual({ isDiscarded: true });
  expect(await open()).toMatchObject({ isSaved: false, draft: { edition: 4 } });
  expect(await save(said('Hylätyn päälle.'), { edition: 3 })).toMatchObject({ edition: null });
});

test('text saved while a colleague publishes waits for the lock and is kept', async () => {
  await save(said('Julkaistaan.'));
  const input = plan({ from: day(3) });
  const { previewed } = await member.ask('previewPublishDocument', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'hallitus päätti', previewed };
  const [published, saved] = await Promise.allSettled([
    member.ask('performPublishDocument', actionRequest),
    save(said('Toisessa välilehdessä.'), { edition: 1 }),
  ]);
  const isKept = saved.status === 'fulfilled' && saved.value.edition === 2;
  expect(isKept).toBe(published.status === 'rejected');
  const { draft } = await member.ask('getDocumentDraft', { document: 'terms' }, 'GET');
  expect(/välilehdessä\.$/.test(draft.words.lead.fi)).toBe(isKept);
});

test('a publication can be replaced, cancelled and undone until it takes effect', async () => {
  await save(said('Yksi.'));
  await publish(plan({ from: day(5) }));
  const { draft } = await member.ask(
    'getDocumentDraft',
    { document: 'terms', replaces: day(5) },
    'GET',
  );
  expect(draft).toMatchObject({ edition: 2, replaces: day(5) });
  await save(said('Kaksi.'), { replaces: day(5), edition: 2 });
  const { actionId } = await publish(plan({ from: day(7), replaces: day(5), edition: 3 }));
  const listed = async () =>
    (await member.ask('getDocuments', {}, 'GET')).versions
      .filter((version) => version.state === 'coming')
      .map(({ from }) => from);
  expect(await listed()).toEqual([day(7)]);

  await undo(actionId);
  expect(await listed()).toEqual([day(5)]);
  const again = await member.ask('getDocumentDraft', { document: 'terms' }, 'GET');
  expect(again.draft.words.lead.fi).toMatch(/Kaksi\.$/);

  const input = { document: 'terms', from: day(5) } as const;
  const { previewed } = await member.ask('previewCancelDocument', { input });
  await member.ask('performCancelDocument', {
    input,
    actionId: randomUUID(),
    reason: 'ei tulekaan',
    previewed,
  });
  expect(await listed()).toEqual([]);
});

test.each([
  ['<b>lihava</b>', 'markup'],
  ['{price}', 'placeUnknown'],
  ['[tästä](javascript:alert)', 'linkUnknown'],
])('refuses “%s”: %s', async (added, why) => {
  await save(said(added));
  expect(await refusalOf(plan())).toBe(why);
});

test('only staff see a draft on its page', async () => {
  await save(said('Luonnosta.'));
  const page = await member.ask('getDraftedDocument', { document: 'terms', language: 'fi' }, 'GET');
  expect(page).toMatchObject({ state: 'draft' });
  expect(page.text?.lead).toMatch(/Luonnosta\.$/);
  const url = `${LWR_PATH}/BackOfficeController/getDraftedDocument?document=terms&language=fi`;
  expect((await running.app.inject({ url })).statusCode).toBe(401);
});

async function holderCall() {
  const accountId = await givenAccount(running.pool);
  await givenCard(running.pool, { accountId, validUntil: addDays(today, 300) });
  await running.pool.query("update account set created_at = '2026-01-01' where id = $1", [
    accountId,
  ]);
  return async (method: string, payload?: object) => {
    // Signs in again, since sessions expire over these days.
    const token = newToken();
    const now = running.clock.now();
    await insertSession(running.pool, { token, accountId, now, expiresAt: now + 400 * DAY_MS });
    const answer = await running.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `${LWR_PATH}/MyMuseumCardController/${method}`,
      headers: {
        cookie: `session=${token}`,
        'sec-fetch-site': 'same-origin',
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body) };
  };
}

test('terms with notice are announced once and must be accepted from their first day', async () => {
  const call = await holderCall();
  const asked = async () => (await call('getDocumentsToAccept')).body.documents;
  const from = day(40);
  await save(said('Uutta.'));
  await publish(plan({ from, effect: 'accepted', summary: SUMMARY }));
  const deps = { ...running };
  expect(await announceTerms(deps)).toBe(0);
  expect((await read({ version: from })).status).toBe(404);

  running.clock.advance(DAY_MS);
  expect(await announceTerms(deps)).toBeGreaterThan(0);
  expect(await announceTerms(deps)).toBe(0);
  const { rows } = await running.pool.query(
    "select data from mail_outbox where letter = 'terms-changed' limit 1",
  );
  expect(rows[0].data.links.terms).toMatch(new RegExp(`/ehdot/${from}$`));
  expect((await read({ version: from })).page).toMatchObject({ state: 'coming' });
  expect(await asked()).toEqual([]);
  expect((await call('acceptDocument', { document: 'terms', version: from })).status).toBe(409);

  running.clock.advance(39 * DAY_MS);
  expect(await asked()).toEqual([
    { document: 'terms', version: from, inForceOn: from, summary: ['Muuttuu.'] },
  ]);
  for (const _ of [1, 2]) {
    expect((await call('acceptDocument', { document: 'terms', version: from })).status).toBe(200);
  }
  expect(await asked()).toEqual([]);
});

test('cancelled terms stop unsent notices and return only with enough notice time left', async () => {
  await holderCall();
  const from = day(40);
  await save(said('Perutaan.'));
  await publish(plan({ from, effect: 'told', summary: SUMMARY }));
  running.clock.advance(DAY_MS);
  member = await officeMember(running, ['administrator']);
  await announceTerms({ ...running });
  const waiting = async () => {
    const { rows } = await running.pool.query(
      `select count(*)::int as letters from mail_outbox
        where sent_at is null and starts_with(idempotency_key, 'terms:' || $1)`,
      [from],
    );
    return rows[0].letters;
  };
  const cancel = async () => {
    const input = { document: 'terms', from } as const;
    const { previewed } = await member.ask('previewCancelDocument', { input });
    const actionRequest = { input, actionId: randomUUID(), reason: 'ei tulekaan', previewed };
    return (await member.ask('performCancelDocument', actionRequest)).actionId;
  };
  const coming = async () =>
    (await member.ask('getDocuments', {}, 'GET')).versions.some(({ state }) => state === 'coming');
  expect(await waiting()).toBeGreaterThan(0);

  const slip = await cancel();
  expect(await waiting()).toBe(0);
  await undo(slip);
  expect(await coming()).toBe(true);

  const meant = await cancel();
  running.clock.advance(10 * DAY_MS);
  member = await officeMember(running, ['administrator']);
  await expect(undo(meant)).rejects.toMatchObject({ errorCode: 'CANNOT_UNDO' });
  expect(await coming()).toBe(false);
});

test('a new privacy statement is shown for acceptance without a letter', async () => {
  const call = await holderCall();
  await save(said('Uutta.', 'privacy'), { document: 'privacy' });
  await publish(plan({ document: 'privacy', effect: 'accepted', summary: SUMMARY }));
  running.clock.advance(DAY_MS);
  const { body } = await call('getDocumentsToAccept');
  expect(body.documents).toMatchObject([{ document: 'privacy', version: day(1) }]);
});
