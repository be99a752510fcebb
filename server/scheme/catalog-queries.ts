import { cents } from '../../domain/base/cents.ts';
import { localDate } from '../../domain/base/local-date.ts';
import type { DatedPrice, PriceKind } from '../../domain/scheme/price.ts';
import type { Database } from '../db/database.ts';

export async function findPrices(db: Database): Promise<DatedPrice[]> {
  const { rows } = await db.query<{ kind: PriceKind; valid_from: string; amount_cents: number }>(
    'select kind, valid_from::text, amount_cents from price',
    [],
  );
  return rows.map((row) => ({
    kind: row.kind,
    validFrom: localDate(row.valid_from),
    amount: cents(row.amount_cents),
  }));
}
