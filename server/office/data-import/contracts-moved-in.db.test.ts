import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { givenToken } from '../../../test/given.ts';
import {
  checkedImport,
  committedImport,
  givenImportOffice,
  importMembers,
  runImports,
  type SchemeFiles,
  schemeOf,
  signImport,
  undoneImport,
} from '../../../test/moved-scheme.ts';
import type { OfficeMember } from '../../../test/office-member.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/database.ts';
import { updateContractTokens } from '../../instalment/contract-queries.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let running: TestApp;
let admin: OfficeMember;
let finance: OfficeMember;
beforeAll(async () => {
  ({ running, admin, finance } = await givenImportOffice());
});
afterEach(async () => {
  expect(await checkInvariants(running.pool)).toEqual([]);
});
afterAll(() => running.stop());

/** Sessions expire while the clock moves. */
async function signIn() {
  ({ admin, finance } = await importMembers(running));
}
async function passDays(days: number) {
  running.clock.advance(days * DAY_MS);
  await signIn();
  onTestFinished(async () => {
    running.clock.advance(-days * DAY_MS);
    await signIn();
  });
}

const ask = async (statement: string, values: unknown[] = []) =>
  (await running.pool.query(statement, values)).rows;
const shown = (importId: string) => admin.ask('getDataImport', { importId }, 'GET');
const rowsOf = async (importId: string, asked: object) =>
  (await admin.ask('getDataImportRows', { importId, ...asked }, 'GET')).rows.map(
    ({ kind, why, columns }) => [kind, why, columns],
  );
const commit = (files: SchemeFiles) => committedImport(running, { admin, finance }, files);

/** One source per mark, so that tests do not interfere. */
function contractOf(mark: number, { paid = 5, due = '2027-03-15', id = 1 } = {}): SchemeFiles {
  const { people, cards, contracts } = schemeOf(mark, 'none');
  return {
    people,
    cards,
    contracts: String(contracts)
      .replace(`m${mark}-1`, `m${mark}-${id}`)
      .replace('5,2027-03-15', `${paid},${due}`),
  } as SchemeFiles;
}
const contractsOf = (mark: number) =>
  ask(
    `select paid_elsewhere as paid, next_try_at as next, token_id as token, account_id as account, contract.id,
            (select count(*)::int from instalment where contract_id = contract.id) as rest
       from monthly_contract contract join museum_card card on card.id = card_id
      where customer_number = $1 order by contract.created_at`,
    [String(100_000_000_000 + mark * 1_000 + 1)],
  );

/** Signs and starts the import, and runs it while allowed. */
async function begin(files: SchemeFiles, mayContinue?: () => boolean): Promise<string> {
  const { id: importId, totals } = await checkedImport(running, admin, files);
  await signImport(finance, importId, totals);
  await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
  if (mayContinue) await runImports(running, mayContinue);
  return importId;
}
/** Answers "continue" to this many polls of the job. */
const looks = (count: number) => {
  let left = count;
  return () => left-- > 0;
};
const BEFORE_CARDS = 4;
const BEFORE_CONTRACTS = 9;

const undo = (importId: string) => undoneImport(running, admin, importId);

describe('a contract whose due day passed after the check', () => {
  test('voids the signature, since the other system has collected it', async () => {
    const importId = await begin(contractOf(1));
    await passDays(15);
    await runImports(running);
    expect(await shown(importId)).toMatchObject({ state: 'checked', fault: 'totalsChanged' });
    expect(await rowsOf(importId, { kind: 'contracts' })).toEqual([
      ['contracts', 'outOfRange', ['next_due_on']],
    ]);
    expect(await contractsOf(1)).toEqual([]);
  });

  test('is skipped and reported once the commit has begun, new or changed', async () => {
    await commit(contractOf(2));
    const files = contractOf(2, { paid: 6, due: '2027-03-14' });
    files.people += String(contractOf(3).people).replace(/^.*\n/, '');
    files.cards += String(contractOf(3).cards).replace(/^.*\n/, '');
    files.contracts += String(contractOf(3).contracts).replace(/^.*\n/, '');
    const importId = await begin(files, looks(BEFORE_CONTRACTS));
    expect(await shown(importId)).toMatchObject({ progress: { kind: 'gifts' } });
    await passDays(15);
    await runImports(running);
    expect(await rowsOf(importId, { outcome: 'skipped' })).toEqual([
      ['contracts', 'outOfRange', ['next_due_on']],
      ['contracts', 'outOfRange', ['next_due_on']],
    ]);
    expect(await contractsOf(2)).toMatchObject([{ paid: 5, rest: 7 }]);
    expect(await contractsOf(3)).toEqual([]);
  });

  test('is written on its due day', async () => {
    const importId = await begin(contractOf(4));
    await passDays(14);
    await runImports(running);
    expect(await shown(importId)).toMatchObject({ state: 'done' });
    expect(await contractsOf(4)).toHaveLength(1);
  });
});

describe('an import resumed after another one of its source', () => {
  test('adds no instalment that the other one marks as paid', async () => {
    const older = await begin(contractOf(11, { paid: 3 }), looks(BEFORE_CONTRACTS));
    await admin.ask('stopDataImport', { importId: older });
    running.clock.advance(1000);
    const newer = await commit(contractOf(11, { paid: 5 }));
    await admin.ask('resumeDataImport', { importId: older });
    await runImports(running);
    expect(await contractsOf(11)).toMatchObject([{ paid: 5, rest: 7 }]);
    expect(await rowsOf(older, { outcome: 'skipped' })).toEqual([
      ['contracts', 'changedMeanwhile', []],
    ]);
    expect(await undo(newer.id)).toMatchObject({ state: 'undone' });
    expect(await contractsOf(11)).toEqual([]);
  });

  test('adds time to a card only once', async () => {
    const older = await begin(contractOf(12), looks(BEFORE_CARDS));
    await admin.ask('stopDataImport', { importId: older });
    running.clock.advance(1000);
    await commit(contractOf(12));
    await admin.ask('resumeDataImport', { importId: older });
    await runImports(running);
    expect(
      await ask(
        `select count(*)::int as entries from card_ledger_entry join museum_card card on card.id = card_id
          where customer_number like '10000001200_' group by card_id`,
      ),
    ).toEqual([{ entries: 1 }, { entries: 1 }, { entries: 1 }]);
  });

  test('reverts nothing that the other one changed', async () => {
    await commit(contractOf(13, { paid: 5 }));
    running.clock.advance(1000);
    const older = await begin(contractOf(13, { paid: 6 }), looks(BEFORE_CONTRACTS));
    await admin.ask('stopDataImport', { importId: older });
    running.clock.advance(1000);
    await commit(contractOf(13, { paid: 7 }));
    await admin.ask('resumeDataImport', { importId: older });
    await runImports(running);
    expect(await contractsOf(13)).toMatchObject([{ paid: 7, rest: 5 }]);
  });
});

describe('a contract missing from a later file', () => {
  const missing = async (importId: string) =>
    (await admin.ask('getMissingContracts', { importId }, 'GET')).contracts;
  /** A source of its own, since contracts of other tests are missing from these files too. */
  const of = (mark: number) => `left-out-${mark}`;
  const without = (mark: number, lines = ''): SchemeFiles => {
    const { people, cards, contracts } = contractOf(mark);
    return {
      people,
      cards,
      contracts: `${String(contracts).split('\n')[0]}\n${lines}`,
    } as SchemeFiles;
  };

  test('is reported by the dry run with its payer, and charged until the office ends it', async () => {
    const first = await committedImport(running, { admin, finance }, contractOf(51), of(51));
    expect(first).toMatchObject({ missingContracts: 0 });
    const [contract] = await contractsOf(51);
    running.clock.advance(1000);
    const later = await checkedImport(running, admin, without(51), of(51));
    expect(later).toMatchObject({ state: 'checked', missingContracts: 1 });
    expect(await missing(later.id)).toEqual([
      {
        outerId: 'm51-1',
        personId: contract.account,
        nextDueOn: '2027-03-15',
        amount: 6.9,
        unpaid: 7,
      },
    ]);
    const report = await running.app.inject({
      url: `/office/imports/${later.id}/report.csv`,
      headers: { cookie: admin.cookie },
    });
    expect(report.body.split('\r\n').filter((line) => line.includes('m51-1'))).toEqual([
      ';;contracts;m51-1;unchanged;;notInFile;;',
    ]);
    // The import that brought it contains it; later imports are not its concern.
    expect(await shown(first.id)).toMatchObject({ missingContracts: 0 });

    await ask(
      'update monthly_contract set withdrawn_at = now(), next_try_at = null where id = $1',
      [contract.id],
    );
    expect(await shown(later.id)).toMatchObject({ missingContracts: 0 });
    expect(await missing(later.id)).toEqual([]);
  });

  test.each([
    [
      'stands in the file, and be it refused',
      52,
      () => without(52, 'm52-1,c52-1,broken,5,x,y,,\n'),
    ],
    [
      'is of an import that has no file of contracts',
      53,
      () => ({ ...without(53), contracts: '' }),
    ],
  ])('is not reported when it %s', async (_, mark, files) => {
    await committedImport(running, { admin, finance }, contractOf(mark), of(mark));
    const { contracts, ...rest } = files();
    const given = contracts ? { ...rest, contracts } : rest;
    expect(await checkedImport(running, admin, given, of(mark))).toMatchObject({
      missingContracts: 0,
    });
  });

  test('is not reported by an older import, nor after its rows have been deleted', async () => {
    const older = await committedImport(running, { admin, finance }, without(54), of(54));
    running.clock.advance(1000);
    const newer = await committedImport(running, { admin, finance }, contractOf(54), of(54));
    expect(await shown(older.id)).toMatchObject({ missingContracts: 0 });
    await passDays(31);
    await ask('delete from data_import_row where import_id = $1', [newer.id]);
    expect(await shown(newer.id)).toMatchObject({ missingContracts: 0 });
  });
});

describe('a card with an active contract', () => {
  test('gets no second contract', async () => {
    await commit(contractOf(21));
    const second = await checkedImport(running, admin, contractOf(21, { id: 2 }));
    expect(await rowsOf(second.id, { verdict: 'refused' })).toEqual([
      ['contracts', 'cardHasContract', ['card_id']],
    ]);
  });

  test('gets no contract when it got one between check and commit', async () => {
    const older = await begin(contractOf(22), looks(BEFORE_CONTRACTS));
    await admin.ask('stopDataImport', { importId: older });
    await commit(contractOf(22, { id: 2 }));
    await admin.ask('resumeDataImport', { importId: older });
    await runImports(running);
    expect(await rowsOf(older, { outcome: 'skipped' })).toEqual([
      ['contracts', 'changedMeanwhile', []],
    ]);
    expect(await contractsOf(22)).toHaveLength(1);
  });

  test('gets the next contract when the first has ended', async () => {
    await commit(contractOf(23));
    const [contract] = await contractsOf(23);
    await ask(
      'update monthly_contract set withdrawn_at = now(), next_try_at = null where id = $1',
      [contract.id],
    );
    await commit(contractOf(23, { id: 2 }));
    expect(await contractsOf(23)).toHaveLength(2);
  });
});

describe('a payment card saved here by its holder', () => {
  async function saveCard(mark: number) {
    const [contract] = await contractsOf(mark);
    const { account: accountId } = contract;
    const { secretKey } = running.settings;
    const tokenId = await givenToken(running.pool, { accountId, secretKey, token: `own-${mark}` });
    const now = running.clock.now();
    await inTransaction(running.pool, (tx) =>
      updateContractTokens(tx, { accountId, tokenId, now }),
    );
    return tokenId;
  }

  test('is kept when a later file has another', async () => {
    await commit(contractOf(31));
    const tokenId = await saveCard(31);
    const later = await checkedImport(running, admin, contractOf(31, { paid: 6 }));
    expect(await rowsOf(later.id, { verdict: 'refused' })).toEqual([
      ['contracts', 'changedHere', []],
    ]);
    expect(await contractsOf(31)).toMatchObject([{ token: tokenId }]);
  });

  test('is kept with its contract in an undo', async () => {
    const done = await commit(contractOf(32));
    const tokenId = await saveCard(32);
    await undo(done.id);
    expect(await contractsOf(32)).toMatchObject([{ token: tokenId }]);
  });

  test('is kept although the import named the same one', async () => {
    const files = contractOf(33);
    await commit({ people: files.people, cards: files.cards } as SchemeFiles);
    const [{ id: accountId }] = await ask('select id from account where email_address = $1', [
      'aino33@old.example',
    ]);
    const { secretKey } = running.settings;
    const own = await givenToken(running.pool, { accountId, secretKey, token: 'secret-token-33' });
    const done = await commit(files);
    expect(await contractsOf(33)).toMatchObject([{ token: own }]);
    await undo(done.id);
    expect(await contractsOf(33)).toEqual([]);
    expect(await ask('select id from payment_token where account_id = $1', [accountId])).toEqual([
      { id: own },
    ]);
  });

  test('is the only one left when a changed imported one is undone', async () => {
    const files = contractOf(34);
    await commit(files);
    const [{ account, token }] = await contractsOf(34);
    const contracts = String(files.contracts).replace('secret-token-34', 'secret-token-34-new');
    const done = await commit({ ...files, contracts });
    const tokens = () => ask('select id from payment_token where account_id = $1', [account]);
    expect(await tokens()).toHaveLength(2);
    await undo(done.id);
    expect(await contractsOf(34)).toMatchObject([{ token }]);
    expect(await tokens()).toEqual([{ id: token }]);
  });
});
