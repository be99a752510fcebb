import { localDate } from '../../domain/base/local-date.ts';
import type { DatedVatRate } from '../../domain/catalog/vat.ts';
import type { Database } from '../db/database.ts';

export async function findVatRates(db: Database): Promise<DatedVatRate[]> {
  const { rows } = await db.query<{ valid_from: string; basis_points: number }>({
    name: 'find-vat-rates',
    text: 'select valid_from::text, basis_points from vat_rate',
  });
  return rows.map((row) => ({
    validFrom: localDate(row.valid_from),
    basisPoints: row.basis_points,
  }));
}
