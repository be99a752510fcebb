import type { Database } from '../../db/database.ts';
import { insertReported } from './bounce-queries.ts';
import { readDeliveryReport } from './delivery-report.ts';

/** Mail servers give a letter up within days; what comes after a month is made up. */
const MOST_DAYS = 30;

/** Whoever forges a report must know the random id of a letter, and then says no more than that this one did not arrive. */
export async function recordBounce(db: Database, raw: Uint8Array): Promise<'recorded' | 'ignored'> {
  const report = await readDeliveryReport(raw);
  if (!report) return 'ignored';
  return (await insertReported(db, { ...report, mostDays: MOST_DAYS })) ? 'recorded' : 'ignored';
}
