import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '../../../domain/base/local-date.ts';
import { givenToken } from '../../../test/given.ts';
import {
  checkedImport,
  committedImport,
  givenImportOffice,
  runImports,
  type SchemeFiles,
  schemeOf,
  signImport,
} from '../../../test/moved-scheme.ts';
import type { OfficeMember } from '../../../test/office-member.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { updateContractTokens } from '../../instalment/contract-queries.ts';
import { checkInvariants } from '../../invariants/invariant-queries.ts';

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

const ask = async (statement: string, values: unknown[] = []) =>
  (await running.pool.query(statement, values)).rows;
const told = async (importId: string, asked: object) =>
  (await admin.ask('getDataImportRows', { importId, ...asked }, 'GET')).rows.map(
    ({ kind, outerId, why }) => `${kind} ${outerId} ${why}`,
  );
const commit = (files: SchemeFiles) => committedImport(running, { admin, finance }, files);

function schemeWith(mark: number): { people: string; cards: string; contracts: string } {
  const { people, cards, contracts } = schemeOf(mark, 'none');
  return { people: String(people), cards: String(cards), contracts: String(contracts) };
}
async function cardOf(mark: number) {
  const [card] = await ask(
    `select card.id, holder_account_id as "accountId", valid_until::text as until
       from museum_card card join card_validity on card_id = card.id where customer_number = $1`,
    [String(100_000_000_000 + mark * 1_000 + 1)],
  );
  return card as { id: string; accountId: string; until: string };
}

/** A concurrent write: the import waits on its row lock, then the write commits. */
async function meanwhile(write: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const isWaiting = () =>
    ask(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  let working: Promise<void> = Promise.resolve();
  await inTransaction(running.pool, async (tx) => {
    await write(tx);
    working = runImports(running);
    // Awaited at the end; avoids an unhandled rejection before that.
    working.catch(() => {});
    await expect.poll(isWaiting, { timeout: 60_000 }).toHaveLength(1);
  });
  await working;
}

const renew = (cardId: string) => (tx: Transaction) =>
  addLedgerEntry(tx, cardId, {
    kind: 'renewedWhileValid',
    cause: 'payment:meanwhile',
    occurredOn: localDate('2027-03-01'),
    months: 12,
  });

async function beginCommit(files: SchemeFiles): Promise<string> {
  const { id: importId, totals } = await checkedImport(running, admin, files);
  await signImport(finance, importId, totals);
  await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
  return importId;
}

describe('a write concurrent with an import of the same row', () => {
  test('a renewal survives a later file', async () => {
    const { people, cards } = schemeWith(1);
    await commit({ people, cards });
    const { id: cardId } = await cardOf(1);
    const changed = cards.replace('2026-10-01,2027-10-01', '2026-10-01,2027-11-01');
    const importId = await beginCommit({ people, cards: changed });
    await meanwhile(renew(cardId));
    expect(await told(importId, { outcome: 'skipped' })).toEqual(['cards c1-1 changedMeanwhile']);
    expect(await cardOf(1)).toMatchObject({ until: '2028-10-01' });
  });

  test.each([
    ['of a later file', 2],
    ['of the file that brought the card', 3],
  ])('a renewal survives the undo %s', async (which, mark) => {
    const { people, cards } = schemeWith(mark);
    let done = await commit({ people, cards });
    if (which === 'of a later file') {
      const changed = cards.replace('2026-10-01,2027-10-01', '2026-10-01,2027-11-01');
      done = await commit({ people, cards: changed });
    }
    const { id: cardId, until } = await cardOf(mark);
    await admin.ask('undoDataImport', { importId: done.id, reason: 'Väärä tiedosto' });
    await meanwhile(renew(cardId));
    expect(await told(done.id, { outcome: 'kept', kind: 'cards' })).toEqual([
      `cards c${mark}-1 touchedSince`,
    ]);
    expect((await cardOf(mark)).until).toBe(until.replace('2027', '2028'));
  });

  const saveCard = async (mark: number) => {
    const { accountId } = await cardOf(mark);
    const { secretKey } = running.settings;
    const tokenId = await givenToken(running.pool, { accountId, secretKey, token: `own-${mark}` });
    const now = running.clock.now();
    return {
      tokenId,
      write: (tx: Transaction) => updateContractTokens(tx, { accountId, tokenId, now }),
    };
  };
  const tokenOf = async (mark: number) =>
    (
      await ask('select token_id as id from monthly_contract where card_id = $1', [
        (await cardOf(mark)).id,
      ])
    )[0]?.id;

  test('a saved payment card survives a later file', async () => {
    const files = schemeWith(4);
    await commit(files);
    const { tokenId, write } = await saveCard(4);
    const contracts = files.contracts.replace('5,2027-03-15', '6,2027-04-15');
    const importId = await beginCommit({ ...files, contracts });
    await meanwhile(write);
    expect(await told(importId, { outcome: 'skipped' })).toEqual([
      'contracts m4-1 changedMeanwhile',
    ]);
    expect(await tokenOf(4)).toBe(tokenId);
  });

  test('a saved payment card survives an undo', async () => {
    const done = await commit(schemeWith(5));
    const { tokenId, write } = await saveCard(5);
    await admin.ask('undoDataImport', { importId: done.id, reason: 'Väärä tiedosto' });
    await meanwhile(write);
    expect(await told(done.id, { outcome: 'kept', kind: 'contracts' })).toEqual([
      'contracts m5-1 touchedSince',
    ]);
    expect(await tokenOf(5)).toBe(tokenId);
  });
});

describe('several imported cards of one person', () => {
  const HEADER = 'card_id,person_id,customer_number,starts_on,valid_until,waiting_months,blocked\n';
  const card = (id: string, number: number, rest: string, person = 1) =>
    `${id},p${Math.floor(number / 1_000)}-${person},${100_000_000_000 + number},${rest}\n`;
  const verdictsOf = async (mark: number, cards: string) => {
    const { id: importId } = await checkedImport(running, admin, {
      people: schemeWith(mark).people,
      cards: HEADER + cards,
    });
    const { rows } = await admin.ask('getDataImportRows', { importId, kind: 'cards' }, 'GET');
    return rows.map(({ outerId, verdict, why }) => `${outerId} ${why ?? verdict}`);
  };

  test('the replacement card is imported and the lost one is not', async () => {
    expect(
      await verdictsOf(
        11,
        card('lost', 11_001, '2026-10-01,2027-10-01,,yes') +
          card('replacement', 11_002, '2026-10-01,2027-10-01,,no'),
      ),
    ).toEqual(['lost secondCard', 'replacement create']);
    expect(
      await verdictsOf(
        11,
        card('lost', 11_001, '2026-10-01,2027-12-01,,yes') +
          card('replacement', 11_002, '2026-10-01,2027-10-01,,no'),
      ),
    ).toEqual(['lost secondCard', 'replacement create']);
  });

  test('the card that ends last is imported; on a tie the later line', async () => {
    expect(
      await verdictsOf(
        12,
        card('long', 12_001, '2026-10-01,2027-10-01,,no') +
          card('short', 12_002, '2026-10-01,2027-09-01,,no') +
          card('new', 12_003, '2026-10-01,2027-10-01,,no'),
      ),
    ).toEqual(['long secondCard', 'short secondCard', 'new create']);
  });

  test('a card with a taken number does not block the others', async () => {
    await commit(schemeWith(13));
    expect(
      await verdictsOf(
        14,
        card('good', 14_001, '2026-10-01,2027-10-01,,no') +
          `taken,p14-1,100000013001,2026-10-01,2027-12-01,,no\n`,
      ),
    ).toEqual(['good create', 'taken numberTaken']);
  });

  test('the existing card is updated even when another one is added', async () => {
    await commit(schemeWith(15));
    // Aino's account already holds its one card; Erik has no account and a new card beside the lost one.
    expect(
      await verdictsOf(
        15,
        card('c15-1', 15_001, '2026-10-01,2027-10-01,,yes') +
          card('other', 15_004, '2026-10-01,2028-10-01,,no') +
          card('c15-3', 15_003, ',,12,yes', 3) +
          card('new', 15_005, '2026-10-01,2027-10-01,,no', 3),
      ),
    ).toEqual(['c15-1 update', 'other accountHasCard', 'c15-3 update', 'new create']);
    expect(
      await verdictsOf(
        15,
        card('c15-3', 15_003, '2026-10-01,2027-10-01,,no', 3) +
          card('new', 15_005, '2026-10-01,2028-10-01,,no', 3),
      ),
    ).toEqual(['c15-3 update', 'new secondCard']);
  });
});
