import type { Database } from '../../db/database.ts';
import { insertReported } from './bounce-queries.ts';
import { readDeliveryReport } from './delivery-report.ts';

/** Mail servers give up within days; a later report is forged. */
const MOST_DAYS = 30;

/** A forged report needs the random letter id, and can only mark that one letter as undelivered. */
export async function recordBounce(db: Database, raw: Uint8Array): Promise<'recorded' | 'ignored'> {
  const report = await readDeliveryReport(raw);
  if (!report) return 'ignored';
  return (await insertReported(db, { ...report, mostDays: MOST_DAYS })) ? 'recorded' : 'ignored';
}
