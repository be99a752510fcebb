import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseActivationCode } from '../../../domain/activation/activation-code.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { secretKeyOf } from '../../base/secret-key.ts';
import { findSealedCodes } from '../../card/claimable-card-queries.ts';
import { findLedger } from '../../card/ledger-queries.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { unsealCode } from '../activation-secret.ts';
import { type ClaimableCard, makeClaimableCards } from './make-claimable-cards.ts';

const secretKey = secretKeyOf('a secret of the tests');
const asked = {
  cause: 'payment:1',
  months: 12,
  today: localDate('2027-02-01'),
  now: Date.parse('2027-02-01T12:00:00Z'),
  secretKey,
};

let database: FreshDatabase;
let statements = 0;
let cards: ClaimableCard[];
beforeAll(async () => {
  database = await freshDatabase();
  cards = await inTransaction(database.pool, (tx) =>
    makeClaimableCards(counted(tx), { ...asked, count: 5000 }),
  );
});
afterAll(() => database.drop());

function counted(tx: Transaction): Transaction {
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'query') statements += 1;
      return Reflect.get(target, name).bind(target);
    },
  });
}

describe('five thousand claimable cards', () => {
  test('are made in two statements, each with its own number and code', () => {
    expect(statements).toBe(2);
    expect(new Set(cards.map(({ customerNumber }) => customerNumber)).size).toBe(5000);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(5000);
    expect(cards.every(({ code }) => parseActivationCode(code) === code)).toBe(true);
  });

  test('have a year that starts with the first visit', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::integer as cards from card_validity
        where waits_for_first_visit and valid_until is null`,
    );

    expect(rows[0].cards).toBe(5000);
    const [entry] = await findLedger(database.pool, cards[0]?.cardId ?? '');
    expect(entry).toMatchObject({ kind: 'bought', cause: 'payment:1', months: 12 });
  });

  test('reveal their codes only with the key', async () => {
    const [first] = cards;
    const [kept] = await findSealedCodes(database.pool, [first?.cardId ?? '']);

    expect(unsealCode(kept?.sealedCode ?? Buffer.alloc(0), secretKey)).toBe(first?.code);
    expect(() =>
      unsealCode(kept?.sealedCode ?? Buffer.alloc(0), secretKeyOf('another key')),
    ).toThrow();
    const { rows } = await database.pool.query(
      'select row_to_json(museum_card) from museum_card limit 1',
    );
    expect(JSON.stringify(rows)).not.toContain(first?.code);
  });
});
