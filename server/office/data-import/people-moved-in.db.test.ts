import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '../../../test/given.ts';
import {
  bringFiles,
  checkedImport,
  committedImport,
  givenImportOffice,
  runImports,
  type SchemeFiles,
  schemeOf,
  signImport,
  undoneImport,
} from '../../../test/moved-scheme.ts';
import type { OfficeMember } from '../../../test/office-member.ts';
import { signedIn } from '../../../test/signed-in.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { secretKeyOf } from '../../base/secret-key.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

let running: TestApp;
let admin: OfficeMember;
let finance: OfficeMember;
let museum: string;
beforeAll(async () => {
  ({ running, admin, finance, museum } = await givenImportOffice());
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

const ask = async (statement: string, values: unknown[] = []) =>
  (await running.pool.query(statement, values)).rows;
const shown = (importId: string) => admin.ask('getDataImport', { importId }, 'GET');
const told = async (importId: string, asked: object) =>
  (await admin.ask('getDataImportRows', { importId, ...asked }, 'GET')).rows.map(
    ({ file, line, why, columns }) =>
      [`${file}:${line}`, why, columns.join(',')].filter(Boolean).join(' '),
  );
const check = (files: SchemeFiles) => checkedImport(running, admin, files);
const commit = (files: SchemeFiles) => committedImport(running, { admin, finance }, files);
const idOf = async (email: string) =>
  (await ask('select id from account where email_address = $1', [email]))[0]?.id;
const confirm = (email: string) =>
  ask('update account set confirmed_at = now() where email_address = $1', [email]);

const undo = (importId: string) => undoneImport(running, admin, importId);

/** The files with one of them changed. */
const changed = (files: SchemeFiles, kind: keyof SchemeFiles, ...words: [string, string][]) => ({
  ...files,
  [kind]: words.reduce((text, [was, is]) => text.replace(was, is), String(files[kind])),
});
const peopleOf = ({ people }: SchemeFiles): SchemeFiles => ({ people: people ?? '' });

describe('a code in an imported file', () => {
  /** Runs `work` in a portal with this key and these former ones, as after a rotation. */
  async function withKeys(text: string, others: string[], work: () => Promise<void>) {
    const { secretKey } = running.settings;
    running.settings.secretKey = secretKeyOf(text, others);
    await work().finally(() => {
      running.settings.secretKey = secretKey;
    });
  }
  const NEXT = 'another-key-that-is-long-enough-for-this';

  test('cannot be brute-forced from the digest in the database', async () => {
    const done = await commit({ gifts: String(schemeOf(31, museum).gifts) });
    const fields = {
      gift_id: 'g31-1',
      customer_number: '100000031021',
      activation_code: 'GIFT31ABCD',
      months: 12,
      bought_on: '2026-12-20',
    };
    const digests = await ask(`select replace(digest::text, '-', '') as digest from data_import_ref
      where outer_id = 'g31-1'`);
    const guess = createHash('md5').update(JSON.stringify(fields)).digest('hex');
    expect(digests).toHaveLength(1);
    expect(digests).not.toEqual([{ digest: guess }]);
    expect(
      JSON.stringify(await ask('select * from data_import_row where import_id = $1', [done.id])),
    ).not.toContain('GIFT31ABCD');
  });

  test('is recognised after a key rotation, and a different code is noticed', async () => {
    const files = {
      gifts: String(schemeOf(32, museum).gifts),
      companyOrders: String(schemeOf(32, museum).companyOrders),
      seats: String(schemeOf(32, museum).seats).split('\n').slice(0, 2).join('\n'),
    };
    await commit(files);
    await withKeys(NEXT, [running.settings.secretKey.text], async () => {
      const again = await check(files);
      expect(again.counts.map(({ kind, unchanged }) => [kind, unchanged])).toEqual([
        ['companyOrders', 1],
        ['seats', 1],
        ['gifts', 1],
      ]);
      const other = await check(changed(files, 'gifts', ['GIFT32ABCD', 'GIFT32ABCE']));
      expect(await told(other.id, { verdict: 'refused' })).toEqual(['gifts.csv:2 cannotChange']);
    });
  });
});

describe('a later file', () => {
  test('does not change an address used to sign in', async () => {
    const files = peopleOf(schemeOf(33, museum));
    await commit(files);
    await confirm('aino33@old.example');
    const done = await commit(
      changed(files, 'people', ['aino33@', 'stranger33@'], ['olli33@', 'olli33b@']),
    );
    expect(await told(done.id, { verdict: 'refused' })).toEqual(['people.csv:2 changedHere email']);
    expect(await told(done.id, { verdict: 'update' })).toEqual(['people.csv:3 email']);
    expect(await idOf('stranger33@old.example')).toBeUndefined();
    expect(await idOf('aino33@old.example')).toBeDefined();
    // Signed in with the new address, so an undo must not remove it.
    await confirm('olli33b@old.example');
    expect((await undo(done.id)).state).toBe('undone');
    expect(await told(done.id, { outcome: 'kept' })).toEqual(['people.csv:3 touchedSince email']);
    expect(await idOf('olli33b@old.example')).toBeDefined();
  });

  test('is skipped for a person who signs in between check and commit', async () => {
    const files = peopleOf(schemeOf(34, museum));
    await commit(files);
    const { id: importId, totals } = await check(changed(files, 'people', ['aino34@', 'new34@']));
    await signImport(finance, importId, totals);
    await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
    // The first batch is the check, without campaigns; people follow.
    let batches = 0;
    await runImports(running, () => ++batches < 3);
    await confirm('aino34@old.example');
    await runImports(running);
    expect((await shown(importId)).state).toBe('done');
    expect(await idOf('aino34@old.example')).toBeDefined();
    expect(await told(importId, { outcome: 'skipped' })).toEqual([
      'people.csv:2 changedMeanwhile email',
    ]);
  });

  test('does not restore a deleted person through a new card', async () => {
    const { people, cards } = schemeOf(35, museum);
    const files = { people: String(people), cards: String(cards) };
    await commit(peopleOf(files));
    await ask('delete from account where id = $1', [await idOf('aino35@old.example')]);
    const again = await check(files);
    expect(await told(again.id, { verdict: 'refused' })).toEqual([
      'people.csv:2 alreadyGone',
      'cards.csv:2 alreadyGone person_id',
    ]);
    const cardOnly = await check({ cards: files.cards });
    expect(await told(cardOnly.id, { kind: 'cards', verdict: 'refused' })).toContain(
      'cards.csv:2 alreadyGone person_id',
    );
  });

  test('renames the holder on the card too, withdraws consent, and can be undone', async () => {
    const { people, cards } = schemeOf(36, museum);
    const files = { people: String(people), cards: String(cards) };
    await commit(files);
    const standing = () =>
      ask(`select holder_first_name as first, holder_last_name as last, holder_year_of_birth as born,
                  (select count(*)::int from newsletter_consent
                    where account_id = holder_account_id and withdrawn_at is null) as consents
             from museum_card where customer_number in ('100000036001', '100000036002') order by customer_number`);
    const before = await standing();
    expect(before).toEqual([
      { first: 'Aino', last: 'Lahtinen', born: 1980, consents: 1 },
      { first: 'Olli', last: 'Virtanen', born: 1971, consents: 0 },
    ]);
    const later = changed(
      files,
      'people',
      ['Lahtinen,1980', 'Laakso,1981'],
      ['Helsinki,yes', 'Helsinki,no'],
      ['Virtanen,1971,fi,,,,,no', 'Virta,1971,fi,,,,,yes'],
    );
    const done = await commit(later);
    expect(await told(done.id, { verdict: 'update' })).toEqual([
      'people.csv:2 last_name,year_of_birth,newsletter',
      'people.csv:3 last_name,newsletter',
    ]);
    expect(await standing()).toEqual([
      { first: 'Aino', last: 'Laakso', born: 1981, consents: 0 },
      { first: 'Olli', last: 'Virta', born: 1971, consents: 1 },
    ]);
    // The card is still as imported, so the next file may change its validity.
    const next = await check(changed(later, 'cards', ['2027-10-01', '2028-10-01']));
    expect(await told(next.id, { verdict: 'update' })).toEqual(['cards.csv:2 valid_until']);

    expect((await undo(done.id)).counts).toMatchObject([
      { kind: 'people', reversed: 2 },
      { kind: 'cards', reversed: 0 },
    ]);
    expect(await standing()).toEqual(before);
    const again = await check(files);
    expect(again.counts.map(({ unchanged }) => unchanged)).toEqual([3, 3]);
  });

  test('keeps a name and a consent changed here', async () => {
    const { people, cards } = schemeOf(37, museum);
    const files = { people: String(people), cards: String(cards) };
    await commit(files);
    await ask(
      `update museum_card set holder_first_name = 'Aino-Maija' where customer_number = '100000037001'`,
    );
    await ask('insert into newsletter_consent (account_id, given_at) values ($1, now())', [
      await idOf('olli37@old.example'),
    ]);
    await commit(changed(files, 'people', ['Katu 1', 'Katu 2'], ['Virtanen', 'Virta']));
    expect(
      await ask(
        `select holder_first_name as name from museum_card where customer_number = '100000037001'`,
      ),
    ).toEqual([{ name: 'Aino-Maija' }]);
    expect(
      await ask('select withdrawn_at from newsletter_consent where account_id = $1', [
        await idOf('olli37@old.example'),
      ]),
    ).toEqual([{ withdrawn_at: null }]);
  });

  test('with one new address for two known people changes the first of them', async () => {
    const files = peopleOf(schemeOf(38, museum));
    await commit(files);
    const done = await commit(
      changed(files, 'people', ['aino38@', 'both38@'], ['olli38@', 'both38@']),
    );
    expect(done).toMatchObject({ state: 'done', fault: null });
    expect(await told(done.id, { verdict: 'refused' })).toEqual(['people.csv:3 emailTwice email']);
  });
});

describe('an undo', () => {
  test('keeps an address and a visit whose former value is taken by another', async () => {
    const { people, cards, visits } = schemeOf(41, museum);
    const files = { people: String(people), cards: String(cards), visits: String(visits) };
    await commit(files);
    const done = await commit(
      changed(
        changed(files, 'people', ['aino41@', 'moved41@'], ['olli41@', 'olli41b@']),
        'visits',
        ['2025-05-05', '2025-06-06'],
      ),
    );
    await givenAccount(running.pool, { emailAddress: 'Aino41@old.example' });
    await ask(
      `insert into visit (id, card_id, museum_id, visited_on, repeat_number, recorded_at)
       select gen_random_uuid(), card_id, museum_id, '2025-05-05', 0, now() from visit where visited_on = '2025-06-06'`,
    );
    expect(await undo(done.id)).toMatchObject({ state: 'undone', fault: null });
    expect(await told(done.id, { outcome: 'kept' })).toEqual([
      'people.csv:2 emailOfOther email',
      'visits.csv:4 touchedSince museum,visited_on',
    ]);
    expect(await idOf('moved41@old.example')).toBeDefined();
    expect(await idOf('olli41@old.example')).toBeDefined();
  });

  test('that fails stops with a fault, does not block others, and resumes on request', async () => {
    const done = await commit(peopleOf(schemeOf(42, museum)));
    await running.pool.query(
      `create function no_undo() returns trigger language plpgsql as $$
         begin raise exception 'no' using errcode = '22000'; end $$;
       create trigger no_undo before delete on account for each row execute function no_undo()`,
    );
    await admin.ask('undoDataImport', { importId: done.id, reason: 'Väärä tiedosto' });
    await expect(runImports(running)).rejects.toThrow('no');
    const stuck = await shown(done.id);
    expect(stuck).toMatchObject({ state: 'undoing', fault: 'failed', progress: { step: null } });
    expect(stuck.undoUntil).not.toBeNull();
    // The job skips it.
    await runImports(running);
    const other = await check(peopleOf(schemeOf(43, museum)));
    expect(other.state).toBe('checked');
    expect(await idOf('aino42@old.example')).toBeDefined();

    await running.pool.query('drop trigger no_undo on account; drop function no_undo');
    expect(await undo(done.id)).toMatchObject({ state: 'undone', fault: null, undoUntil: null });
    expect(await idOf('aino42@old.example')).toBeUndefined();
  });

  test.each([
    ['nothing', 0, { reversed: 0, skipped: 15 }],
    ['campaigns and people', 2, { reversed: 4, skipped: 11 }],
    ['everything but the visits', 7, { reversed: 12, skipped: 3 }],
  ])(
    'after a stop with %s written reports the rest as never written',
    async (_name, kinds, sums) => {
      const mark = 44 + kinds;
      const { id: importId, totals } = await check(schemeOf(mark, museum));
      await signImport(finance, importId, totals);
      await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
      // One batch per kind, plus one poll that finds nothing.
      let looked = -1;
      await runImports(running, () => looked++ < 2 * kinds);
      await admin.ask('stopDataImport', { importId });
      const undone = await undo(importId);
      const sum = (word: 'reversed' | 'skipped' | 'kept' | 'couldNot') =>
        undone.counts.reduce((all, count) => all + count[word], 0);
      expect({ reversed: sum('reversed'), skipped: sum('skipped') }).toEqual(sums);
      expect(sum('kept') + sum('couldNot')).toBe(0);
      const skipped = await told(importId, { outcome: 'skipped' });
      expect(skipped.filter((row) => !row.endsWith('notReached'))).toEqual([]);
      expect(await idOf(`aino${mark}@old.example`)).toBeUndefined();
    },
  );

  test('after a stop between orders knows which seats were written', async () => {
    const { companyOrders, seats } = schemeOf(61, museum);
    const rows = Array.from({ length: 60 }, (_, at) => at + 2);
    const files = {
      companyOrders:
        companyOrders +
        rows
          .map(
            (at) => `o61-${at},Kahvila Oy,1234567-8,Kaisa,Kahvi,k${at}@old.example,79,2026-12-01\n`,
          )
          .join(''),
      seats:
        String(seats).split('\n').slice(0, 2).join('\n') +
        rows
          .map((at) => `\ns61-${at}b,o61-${at},1,,${100_000_061_100 + at},SEAT61B${at}XY,`)
          .join(''),
    };
    const { id: importId, totals } = await check(files);
    await signImport(finance, importId, totals);
    await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
    // Campaigns, people and cards have no rows; then one batch of fifty orders.
    let looked = -1;
    await runImports(running, () => looked++ < 4);
    await admin.ask('stopDataImport', { importId });
    expect(
      await ask(`select from company_order where email_address like 'k%@old.example'`),
    ).toHaveLength(49);
    const undone = await undo(importId);
    expect(undone.counts).toMatchObject([
      { kind: 'companyOrders', reversed: 50, skipped: 11, kept: 0 },
      { kind: 'seats', reversed: 50, skipped: 11, kept: 0 },
    ]);
  });
});

test('of two seats with one address the second is refused, and no card is left without a seat', async () => {
  const { companyOrders, seats } = schemeOf(62, museum);
  const files = {
    companyOrders: String(companyOrders),
    seats: `${String(seats).split('\n').slice(0, 1)}
s62-1,o62-1,1,,100000062011,SEAT62ABCD1,one62@old.example
s62-2,o62-1,2,,100000062012,SEAT62ABCD2,One62@old.example
`,
  };
  const done = await commit(files);
  expect(await told(done.id, { verdict: 'refused' })).toEqual(['seats.csv:3 emailTwice email']);
  expect(
    await ask(`select from museum_card card where customer_number like '10000006201_'
                  and not exists (select from company_seat where card_id = card.id)`),
  ).toEqual([]);
});

describe('import files', () => {
  test('are deleted only from their own import', async () => {
    const importId = await bringFiles(running, admin, peopleOf(schemeOf(63, museum)));
    const other = await commit(peopleOf(schemeOf(64, museum)));
    const fileId = other.files[0]?.id ?? '';
    await admin.ask('removeDataImportFile', { importId, fileId });
    expect((await shown(other.id)).files).toHaveLength(1);
    const own = (await shown(importId)).files[0]?.id ?? '';
    await admin.ask('removeDataImportFile', { importId, fileId: own });
    expect((await shown(importId)).files).toEqual([]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'are readable when a cell of a mapped column contains %s',
    async (word) => {
      const people = `Person,Mail,First,Last,,Language\nx-${word.length},${randomUUID()}@old.example,Anna,Aho,x,${word}\n`;
      const importId = await bringFiles(running, admin, { people });
      const [file] = (await shown(importId)).files;
      if (!file?.guessed) throw new Error('the file was not read');
      const column = (from: string | null, words = {}, constant: string | null = null) => ({
        from,
        constant,
        words,
      });
      const mapping = {
        ...file.guessed,
        columns: {
          person_id: column('Person'),
          email: column('Mail'),
          first_name: column('First'),
          // Constant in every row, for a column with an empty header.
          last_name: column(null, {}, 'Sama'),
          language: column('Language', { suomi: 'fi' }),
        },
        only: null,
      };
      const asked = { importId, fileId: file.id, mapping, saveAs: null };
      await admin.ask('saveDataImportMapping', asked);
      await runImports(running);
      await admin.ask('checkDataImport', { importId });
      await runImports(running);
      expect(await shown(importId)).toMatchObject({ state: 'checked', fault: null });
      expect(await told(importId, { verdict: 'refused' })).toEqual([
        'people.csv:2 unknownLanguage language',
      ]);
    },
  );
});

test('rows are counted when a job has ended, not while it runs', async () => {
  const { id: importId, totals } = await check(peopleOf(schemeOf(65, museum)));
  await signImport(finance, importId, totals);
  expect((await shown(importId)).counts).toHaveLength(1);
  expect(
    (await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' })).counts,
  ).toEqual([]);
  await runImports(running);
  expect((await shown(importId)).counts).toMatchObject([{ create: 3 }]);
  expect(
    (await admin.ask('undoDataImport', { importId, reason: 'Väärä tiedosto' })).counts,
  ).toEqual([]);
  await runImports(running);
  expect((await shown(importId)).counts).toMatchObject([{ reversed: 3 }]);
});

test('visits that their holder has forgotten are not restored by an earlier or later file', async () => {
  const files = schemeOf(77, museum);
  await commit(files);
  const visitsOf = (cardNumber: number) =>
    ask(`select from visit join museum_card card on card.id = card_id where customer_number = $1`, [
      String(100_000_077_000 + cardNumber),
    ]);
  expect(await visitsOf(1)).toHaveLength(2);
  const late = `${files.visits}v77-9,c77-1,${museum},2026-11-09\n`;
  const { id: before, totals } = await checkedImport(running, admin, { visits: late });
  await signImport(finance, before, totals);

  const holder = await signedIn(running, 'aino77@old.example');
  expect(await holder.change('forgetDiary')).toMatchObject({ body: { forgotten: 2 } });

  await admin.ask('commitDataImport', { importId: before, reason: 'Siirto vanhasta' });
  await runImports(running);
  const { id: after } = await commit(files);
  expect(await visitsOf(1)).toEqual([]);
  expect(await visitsOf(2)).toHaveLength(1);
  expect(await told(after, { kind: 'visits', verdict: 'unchanged' })).toContain(
    'visits.csv:2 alreadyGone',
  );
});
