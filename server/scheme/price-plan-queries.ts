import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import {
  type Amounts,
  NO_AMOUNTS,
  PRICE_FACTS,
  type PriceChange,
  type PriceFact,
} from '../../domain/scheme/price-plan.ts';
import type { Database, Transaction } from '../db/database.ts';

export type StoredChange = PriceChange & { actionId: string | null };

/** Serialises planning; buyers are not blocked. */
export async function lockPriceList(tx: Transaction): Promise<void> {
  await tx.query('select from scheme for no key update', []);
}

/** All changes of the price list, past, present and planned, by day. */
export async function findPriceChanges(db: Database): Promise<StoredChange[]> {
  const { rows } = await db.query<{
    day: string;
    fact: PriceFact;
    amount: number;
    action_id: string | null;
  }>(
    `select valid_from::text as day, kind as fact, amount_cents as amount, action_id from price
     union all
     select valid_from::text, 'vat', basis_points, action_id from vat_rate
      order by day, fact`,
    [],
  );
  const days = new Map<string, StoredChange>();
  for (const { day, fact, amount, action_id } of rows) {
    const { amounts } = days.get(day) ?? { amounts: NO_AMOUNTS };
    days.set(day, {
      validFrom: localDate(day),
      amounts: { ...amounts, [fact]: amount },
      actionId: action_id,
    });
  }
  return [...days.values()];
}

export async function insertPriceChange(
  tx: Transaction,
  { validFrom, amounts, actionId }: StoredChange,
): Promise<void> {
  for (const fact of PRICE_FACTS) {
    if (amounts[fact] !== null) await insertAmount(tx, { validFrom, amounts, actionId }, fact);
  }
}

async function insertAmount(
  tx: Transaction,
  { validFrom, amounts, actionId }: StoredChange,
  fact: keyof Amounts,
): Promise<void> {
  if (fact === 'vat') {
    await tx.query(
      'insert into vat_rate (valid_from, basis_points, action_id) values ($1, $2, $3)',
      [validFrom, amounts.vat, actionId],
    );
    return;
  }
  await tx.query(
    'insert into price (kind, valid_from, amount_cents, action_id) values ($1, $2, $3, $4)',
    [fact, validFrom, amounts[fact], actionId],
  );
}

/** Only before its day: prices that sold something stay on record. */
export async function deletePlannedChange(
  tx: Transaction,
  { day, today }: { day: LocalDate; today: LocalDate },
): Promise<void> {
  await tx.query('delete from price where valid_from = $1 and valid_from > $2', [day, today]);
  await tx.query('delete from vat_rate where valid_from = $1 and valid_from > $2', [day, today]);
}
