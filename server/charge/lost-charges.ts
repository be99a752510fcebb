import { randomBytes } from 'node:crypto';
import type { NotificationStatus } from '../../domain/payment/settlement.ts';
import { compareWithReport } from '../checkout/settle/compare-payments.ts';
import {
  findChargesOfReport,
  findLostCharges,
  insertReport,
  updateReportReceived,
} from '../payment/lost-charge-queries.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';
import { type ReportLine, readReport, requestReport } from '../payment/provider/paytrail-report.ts';
import type { Deps } from '../platform/context.ts';
import { processChargeAnswer } from './process-charge-answer.ts';

export const ASK_LOST_CHARGES = 'ask-lost-charges';
/** After this the callback will not come, and the provider's report lists what was taken. */
const PATIENCE_MS = 10 * 60 * 1000;

/** A charge without an answer has no transaction id to look up: the provider's report lists our stamps. */
export async function askLostCharges(deps: Deps): Promise<void> {
  const { pool, clock, settings, log } = deps;
  const now = clock.now();
  const lost = await findLostCharges(pool, now - PATIENCE_MS);
  if (!lost) return;
  const key = randomBytes(24).toString('base64url');
  const waitUntil = now - PATIENCE_MS;
  if (!(await insertReport(pool, { key, paymentIds: lost.ids, now, waitUntil }))) return;
  const requested = await requestReport(paymentSettings(settings).paytrail, {
    status: 'all',
    from: lost.from,
    to: lost.to,
    callbackUrl: `${settings.publicUrl}/payments/paytrail/report/${key}`,
  });
  if (requested.outcome !== 'requested')
    log.warn({ ...requested }, 'no list of payments was promised');
}

/** False when the report is forged or was not requested. */
export async function processReport(
  deps: Deps,
  report: { key: string; headers: Record<string, string>; body: string },
): Promise<boolean> {
  const { pool, clock, settings } = deps;
  const { paytrail } = paymentSettings(settings, clock.now());
  const lines = readReport(paytrail, report.headers, report.body);
  if (!lines) return false;
  const charges = await findChargesOfReport(pool, report.key);
  if (!charges) return false;
  const byStamp = new Map(lines.map((line) => [line.stamp, line]));
  for (const charge of charges) {
    const status = statusOf(byStamp.get(charge.stamp));
    if (!status) continue;
    const raw = `report ${report.key} ${charge.stamp} ${status}`;
    await processChargeAnswer(deps, { charge, status, transactionId: null, raw });
  }
  await compareWithReport(deps, { key: report.key, lines });
  await updateReportReceived(pool, { key: report.key, now: clock.now() });
  return true;
}

/** Not in the report: never taken. Null: in the report but still open. */
function statusOf(line: ReportLine | undefined): NotificationStatus | null {
  if (!line || line.status === 'Failed') return 'fail';
  return line.status === 'Paid' ? 'ok' : null;
}
