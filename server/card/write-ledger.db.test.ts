import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { parseCustomerNumber } from '../../domain/card/customer-number.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { givenCard } from '../../test/given.ts';
import { inTransaction } from '../db/database.ts';
import { findValidUntil, updateCardHolder } from './card-queries.ts';
import { findLedger } from './ledger-queries.ts';
import { addLedgerEntry, voidLedgerEntry } from './write-ledger.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const renewal = {
  kind: 'renewedWhileValid',
  cause: 'payment:1',
  occurredOn: localDate('2027-02-01'),
  months: 12,
} as const;
const renew = (cardId: string) =>
  inTransaction(database.pool, (tx) => addLedgerEntry(tx, cardId, renewal));

describe('ledger of a card', () => {
  test('keeps the end date in step with its entries', async () => {
    const { cardId } = await givenCard(database.pool, { validUntil: '2027-06-24' });

    const { validUntil } = await renew(cardId);

    expect(validUntil).toBe('2028-06-24');
    expect(await findValidUntil(database.pool, cardId)).toBe('2028-06-24');
  });

  test('extends a card once for a payment notified ten times at the same moment', async () => {
    const { cardId } = await givenCard(database.pool, { validUntil: '2027-06-24' });

    await Promise.all(Array.from({ length: 10 }, () => renew(cardId)));

    expect(await findLedger(database.pool, cardId)).toHaveLength(3);
    expect(await findValidUntil(database.pool, cardId)).toBe('2028-06-24');
  });

  test('loses no entry when many causes arrive at once', async () => {
    const { cardId } = await givenCard(database.pool, { validUntil: '2027-06-24' });

    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        inTransaction(database.pool, (tx) =>
          addLedgerEntry(tx, cardId, { ...renewal, cause: `payment:${index}` }),
        ),
      ),
    );

    expect(await findValidUntil(database.pool, cardId)).toBe('2037-06-24');
  });

  test('ignores voided entries', async () => {
    const { cardId } = await givenCard(database.pool, { validUntil: '2027-06-24' });
    await renew(cardId);

    const slip = { cause: renewal.cause, reason: 'a slip' };
    await inTransaction(database.pool, (tx) => voidLedgerEntry(tx, cardId, slip));

    expect(await findValidUntil(database.pool, cardId)).toBe('2027-06-24');
  });

  test.each([
    'update card_ledger_entry set months = 24',
    'delete from card_ledger_entry where id not in (select entry_id from card_ledger_void)',
    'truncate card_ledger_entry cascade',
    'delete from card_ledger_void',
  ])('cannot be rewritten: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('never changed or removed');
  });

  test('belongs to an existing card', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';

    await expect(renew(nowhere)).rejects.toThrow('no such card');
  });
});

describe('new card', () => {
  test('gets a number in our format', async () => {
    const { customerNumber } = await givenCard(database.pool);

    expect(parseCustomerNumber(customerNumber)).toBe(customerNumber);
  });

  test('keeps the name and year of birth of its first holder', async () => {
    const { cardId } = await givenCard(database.pool);
    const holder = { firstName: 'Olli', lastName: 'Virtanen', yearOfBirth: 1961 };

    const changed = await inTransaction(database.pool, (tx) =>
      updateCardHolder(tx, { cardId, accountId: null, holder, registeredAt: 0 }),
    );

    expect(changed).toBe(false);
  });
});
