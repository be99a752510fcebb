import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, givenCard } from '../../../test/given.ts';
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
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { remindExpiringCards } from '../../instalment/remind-expiring-cards.ts';
import { openToken } from '../../instalment/seal-token.ts';
import { findSealedToken } from '../../instalment/token-queries.ts';
import { watchContracts } from '../../instalment/watch-contracts.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';
import { addUpCounts } from '../../jobs/add-up-counts.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { makeLogger } from '../../platform/logger.ts';
import { remindEndings } from '../../renewal/remind-endings.ts';

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
const rowsOf = async (importId: string, asked: object) =>
  (await admin.ask('getDataImportRows', { importId, ...asked }, 'GET')).rows;
const commit = (files: SchemeFiles) => committedImport(running, { admin, finance }, files);

const undo = (importId: string) => undoneImport(running, admin, importId);

/** The content of every table except the import's own and the traces of calls. */
async function everything(): Promise<Record<string, string>> {
  const own =
    /^(data_import|staff_action|account_session|rate_limit|staff_look|migration|search_word)/;
  const tables = await ask(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  const held: Record<string, string> = {};
  for (const { tablename: table } of tables) {
    if (own.test(table)) continue;
    const [row] = await ask(
      `select count(*) || ':' || coalesce(sum(hashtextextended(one::text, 0)), 0) as held from ${table} one`,
    );
    held[table] = row.held;
  }
  return held;
}

describe('importing a scheme', () => {
  test('writes what was signed, sends no mail, and is undone without a trace', async () => {
    const before = await everything();
    const done = await commit(schemeOf(1, museum));
    expect(done.counts.filter(({ refused, skipped }) => refused + skipped > 0)).toEqual([]);
    expect(done.signed?.figures).toEqual({
      people: 3,
      cards: 3,
      activeCards: 2,
      daysLeft: 214,
      runningContracts: 1,
      openGifts: 1,
      openSeats: 1,
      visits: 3,
    });
    expect(done.landed).toEqual(done.signed?.figures);
    expect(
      await ask(
        `select customer_number, is_number_imported as imported, entry.kind, entry.cause, validity.valid_until::text as until
           from museum_card card join card_ledger_entry entry on entry.card_id = card.id
           join card_validity validity on validity.card_id = card.id
          where holder_first_name = 'Aino'`,
      ),
    ).toEqual([
      {
        customer_number: '100000001001',
        imported: true,
        kind: 'imported',
        cause: `import:${done.id}:${done.files.findIndex(({ kind }) => kind === 'cards') + 1}00000002`,
        until: '2027-10-01',
      },
    ]);
    const [contract] = await ask(
      `select token_id, next_try_at, (select count(*)::int from instalment where contract_id = contract.id) as rest
         from monthly_contract contract`,
    );
    expect(contract).toMatchObject({ next_try_at: new Date('2027-03-14T22:00:00Z'), rest: 7 });
    const token = await findSealedToken(running.pool, contract.token_id);
    expect(openToken(token?.sealed ?? Buffer.alloc(0), running.settings.secretKey)).toBe(
      'secret-token-1',
    );
    expect(
      await ask('select from account where password_hash is not null and email_address like $1', [
        '%old.example',
      ]),
    ).toEqual([]);
    // The uploaded files contained the token in plain text.
    expect(await ask('select from data_import_chunk')).toEqual([]);

    const deps = { ...running, log: makeLogger('silent') };
    await remindEndings(deps);
    await remindExpiringCards(deps);
    await watchContracts(deps);
    await cleanUp({ ...deps, sessionIdleSeconds: 1800 });
    expect(await ask('select letter from mail_outbox')).toEqual([]);

    const undone = await undo(done.id);
    expect(undone.state).toBe('undone');
    expect(undone.counts.filter(({ kept, couldNot }) => kept + couldNot > 0)).toEqual([]);
    expect(undone.counts.map(({ reversed }) => reversed).reduce((a, b) => a + b)).toBe(15);
    await addUpCounts(running);
    // The clean-up above records its run.
    const { desk_list_change: _, keeping_run: __, ...after } = await everything();
    const { desk_list_change: ___, keeping_run: ____, ...was } = before;
    expect(after).toEqual(was);
  });

  test('writes nothing in the dry run and reports the effect on each row', async () => {
    const known = await givenAccount(running.pool, { emailAddress: 'known2@old.example' });
    const before = await everything();
    const files = schemeOf(2, museum);
    const one = await checkedImport(running, admin, {
      ...files,
      people: `${files.people}p2-8,known2@old.example,Tuttu,Henkilö,1960,fi,,,,,no\np2-9,aino2@old.example,Aino,Toinen,1960,fi,,,,,no\np2-1,x2@old.example,Aino,Kolmas,1960,fi,,,,,no\n`,
      cards: `${files.cards}c2-4,p2-9,100000002004,2026-10-01,2027-10-01,,no\nc2-5,p2-1,100000002005,2026-10-01,2026-12-01,,no\nc2-6,p2-77,100000002006,2026-10-01,2027-10-01,,no\n`,
    });
    expect(await everything()).toEqual(before);
    expect(one.counts.find(({ kind }) => kind === 'people')).toMatchObject({
      create: 3,
      unchanged: 1,
      refused: 2,
    });
    const told = [
      ...(await rowsOf(one.id, { verdict: 'refused' })),
      ...(await rowsOf(one.id, { verdict: 'unchanged' })),
    ];
    expect(told.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
      'people.csv:6 emailTwice',
      'people.csv:7 doubledOuterId',
      'cards.csv:5 referenceRefused',
      'cards.csv:6 secondCard',
      'cards.csv:7 unknownReference',
      'people.csv:5 existingPerson',
    ]);
    expect(await ask('select first_name from account where id = $1', [known])).not.toEqual([
      { first_name: 'Tuttu' },
    ]);
  });

  test('is refused for changed totals, or when the signer also commits', async () => {
    const { id: importId, totals } = await checkedImport(running, admin, schemeOf(3, museum));
    if (!totals) throw new Error('the check has ended without totals');
    const { asOf, figures } = totals;
    const others = { importId, asOf, figures: { ...figures, activeCards: 99 } };
    expect(await finance.refusal('signDataImport', others)).toMatchObject({
      errorCode: 'TOTALS_CHANGED',
    });
    expect(await admin.refusal('signDataImport', { importId, asOf, figures })).toMatchObject({
      status: 403,
    });
    const both = await officeMember(running, ['administrator', 'finance']);
    await both.ask('signDataImport', { importId, asOf, figures });
    const reason = 'Siirto vanhasta';
    expect(await both.refusal('commitDataImport', { importId, reason })).toMatchObject({
      errorCode: 'OWN_SIGNATURE',
    });
    // Somebody with a card here is among the imported people.
    const accountId = await givenAccount(running.pool, { emailAddress: 'aino3@old.example' });
    await givenCard(running.pool, { accountId });
    const before = await everything();
    await admin.ask('commitDataImport', { importId, reason });
    await runImports(running);
    expect(await shown(importId)).toMatchObject({
      state: 'checked',
      fault: 'totalsChanged',
      signed: null,
    });
    expect(await everything()).toEqual(before);
  });

  test('resumes after a kill in the middle of a batch without duplicates', async () => {
    const { id: importId, totals } = await checkedImport(running, admin, schemeOf(4, museum));
    await signImport(finance, importId, totals);
    await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
    const holder = await running.pool.connect();
    await holder.query('begin; lock table visit in exclusive mode');
    const killed = expect(runImports(running)).rejects.toThrow();
    const kill = () =>
      ask(`select pg_terminate_backend(pid) as ended from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into visit%'`);
    await expect.poll(kill, { timeout: 60_000 }).toEqual([{ ended: true }]);
    await killed;
    await holder.query('rollback');
    holder.release();
    expect(await shown(importId)).toMatchObject({
      state: 'committing',
      progress: { kind: 'contracts' },
    });
    // Two workers at once: one finds the lock taken.
    await Promise.all([runImports(running), runImports(running)]);
    const done = await shown(importId);
    expect(done).toMatchObject({ state: 'done', landed: done.signed?.figures });
  });

  test('a later file updates only its changes and nothing changed here', async () => {
    const files = schemeOf(5, museum);
    await commit(files);
    const again = await checkedImport(running, admin, files);
    expect(
      again.counts.filter(({ create, update, refused }) => create + update + refused > 0),
    ).toEqual([]);

    await running.pool.query(
      `update account set first_name = 'Olavi' where email_address = 'olli5@old.example'`,
    );
    const before = await everything();
    // Without the time of the last change, which differs.
    const addresses = () =>
      ask('select street_address, zip_code, city, country, phone from contact_details order by 1');
    const addressesBefore = await addresses();
    const done = await commit({
      ...files,
      people: String(files.people)
        .replace('040 123 4567,Katu 1,00100,Helsinki', '050 765 4321,Katu 2,33100,Tampere')
        .replace('Virtanen,1971', 'Virta,1971'),
      cards: String(files.cards)
        .replace('2026-10-01,2027-10-01', '2026-10-01,2028-10-01')
        .replace(',12,no', ',12,yes'),
      contracts: String(files.contracts).replace('5,2027-03-15', '6,2027-04-15'),
    });
    expect(
      (await rowsOf(done.id, { verdict: 'update' })).map(({ kind, columns }) => [kind, columns]),
    ).toEqual([
      ['people', ['phone', 'street_address', 'zip_code', 'city']],
      ['cards', ['valid_until']],
      ['cards', ['blocked']],
      ['contracts', ['paid_instalments', 'next_due_on']],
    ]);
    expect(
      (await rowsOf(done.id, { verdict: 'refused' })).map(({ line, why }) => [line, why]),
    ).toEqual([[3, 'changedHere']]);
    expect(
      await ask(`select valid_until::text as until from card_validity join museum_card card on card.id = card_id
                  where customer_number = '100000005001'`),
    ).toEqual([{ until: '2028-10-01' }]);
    expect(await checkInvariants(running.pool)).toEqual([]);

    await undo(done.id);
    const rest = ({
      desk_list_change: _,
      contact_details: __,
      search_entry: ___,
      ...held
    }: Record<string, string>) => held;
    expect(rest(await everything())).toEqual(rest(before));
    expect(await addresses()).toEqual(addressesBefore);
  });

  test('undo keeps rows touched since and reports them by line', async () => {
    const { gifts, ...files } = schemeOf(6, museum);
    const used = 'g6-2,100000006022,GIFT6ABCE,2026-12-20\n';
    const done = await commit({ ...files, gifts: gifts + used });
    const account = (name: string) =>
      ask('select id from account where email_address = $1', [`${name}6@old.example`]).then(
        ([row]) => row.id,
      );
    // Aino signs in; the card of Erik, who has no account, is blocked at the desk.
    await running.pool.query('update account set confirmed_at = now() where id = $1', [
      await account('aino'),
    ]);
    await running.pool.query(
      `update museum_card set blocked_at = now() where customer_number = '100000006003'`,
    );
    await running.pool.query(`delete from visit where visited_on = '2025-05-05'`);
    // An employee of the company gets an invitation.
    await running.pool.query(
      `update company_seat set invited_at = now()
         from museum_card card where card.id = card_id and customer_number = '100000006011'`,
    );
    // A gift is activated by a guest.
    await running.pool.query(
      `with used as (
         update museum_card
            set registered_at = now(), holder_first_name = 'Aino', holder_last_name = 'Laakso', holder_year_of_birth = 1980
          where customer_number = '100000006022' returning id)
       insert into card_redemption (card_id, redeemed_at) select id, now() from used`,
    );
    // A reference that no rule covers.
    await running.pool.query(
      `create table stranger (card_id uuid references museum_card);
       insert into stranger select id from museum_card where customer_number = '100000006021'`,
    );
    const undone = await undo(done.id);
    expect(undone.state).toBe('undone');
    const kept = await rowsOf(done.id, { outcome: 'kept' });
    expect(kept.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
      'people.csv:2 touchedSince',
      'people.csv:3 touchedSince',
      'cards.csv:3 touchedSince',
      'cards.csv:4 touchedSince',
      'companyOrders.csv:2 touchedSince',
      'seats.csv:2 stillReferred',
      'seats.csv:3 stillReferred',
      'gifts.csv:3 touchedSince',
      'visits.csv:4 touchedSince',
    ]);
    const couldNot = await rowsOf(done.id, { outcome: 'couldNot' });
    expect(couldNot.map(({ file, line, why }) => `${file}:${line} ${why}`)).toEqual([
      'gifts.csv:2 stillReferred',
    ]);
    expect(await rowsOf(done.id, { outcome: 'reversed' })).toHaveLength(6);
    await running.pool.query('drop table stranger');
  });

  test('cannot be undone after thirty days', async () => {
    const done = await commit({ campaigns: String(schemeOf(7, museum).campaigns) });
    running.clock.advance(31 * 24 * 60 * 60 * 1000);
    const late = await officeMember(running, ['administrator']);
    expect(
      await late.refusal('undoDataImport', { importId: done.id, reason: 'Liian myöhään' }),
    ).toMatchObject({
      errorCode: 'CANNOT_UNDO',
    });
    running.clock.advance(-31 * 24 * 60 * 60 * 1000);
  });
});

describe('a badly written file', () => {
  const HEADER = 'person_id;email;first_name;last_name;year_of_birth;created_on';

  test.each<[string, Buffer]>([
    [
      'UTF-8 with a mark',
      Buffer.from(`\uFEFF${HEADER}\r\nq1;o@old.example;Åsa;Öhman;1950;31.1.2020\r\n`),
    ],
    [
      'Windows-1252',
      Buffer.from(`${HEADER}\nq1;o@old.example;Åsa;Öhman;1950;31.1.2020\n`, 'latin1'),
    ],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${HEADER}\nq1;o@old.example;Åsa;Öhman;1950;31.1.2020\n`, 'utf16le'),
    ],
  ])('is read correctly in %s', async (_name, people) => {
    const one = await checkedImport(running, admin, { people }, 'careless');
    expect(one.files[0]?.guessed).toMatchObject({ separator: ';', dateFormat: 'dmy' });
    expect(one.counts).toMatchObject([{ kind: 'people', create: 1, refused: 0 }]);
    expect(
      await ask(`select fields ->> 'last_name' as name from data_import_row where import_id = $1`, [
        one.id,
      ]),
    ).toEqual([{ name: 'Öhman' }]);
  });

  test('loses no line: every bad one is reported by number', async () => {
    const people = [
      HEADER,
      'q2;two@old.example;"Over\nlines";Öhman;1950;',
      'q3;three@old.example;N\0l;Öhman;1950;',
      `q4;four@old.example;${'A'.repeat(1_000_000)};Öhman;1950;`,
      'q5',
      '',
      'q6;six@old.example;Good;Öhman;1950;',
    ].join('\n');
    const one = await checkedImport(running, admin, { people }, 'careless');
    expect(
      (await rowsOf(one.id, {})).map(({ line, verdict, why }) => [line, verdict, why]),
    ).toEqual([
      [2, 'refused', 'badField'],
      [4, 'refused', 'brokenText'],
      [5, 'refused', 'tooLong'],
      [6, 'refused', 'tooFewColumns'],
      [8, 'create', null],
    ]);
  });

  test('is read line by line when a quote is never closed', async () => {
    const people = `${HEADER}\nq7;seven@old.example;"Open;Öhman;1950;\nq8;eight@old.example;Good;Öhman;1950;\n`;
    const one = await checkedImport(running, admin, { people }, 'careless');
    expect(one.counts).toMatchObject([{ create: 1, refused: 1 }]);
  });

  test('waits for a person when its columns are unknown', async () => {
    const importId = await bringFiles(running, admin, { people: 'x,y\n1,2\n' }, 'careless');
    expect(await admin.refusal('checkDataImport', { importId })).toMatchObject({
      errorCode: 'FILES_NOT_READY',
    });
  });
});
