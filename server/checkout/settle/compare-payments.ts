import { randomBytes } from 'node:crypto';
import {
  findComparedUntil,
  findUnreceived,
  insertComparison,
  updateCompared,
} from '../../payment/compare-queries.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { type ReportLine, requestReport } from '../../payment/provider/paytrail-report.ts';
import { genuine } from '../../payment/verified-notification.ts';
import type { Deps } from '../../platform/context.ts';
import { processNotification } from './process-notification.ts';

export const COMPARE_PAYMENTS = 'compare-payments';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days are compared again, because a payment may be paid some days after it was made. */
const OVERLAP_MS = 3 * DAY_MS;
/** A longer list would not fit into a message; the older ones follow from the provider's settlements. */
const LONGEST_MS = 31 * DAY_MS;
/** By then the callback has come or will not come. */
const YOUNGEST_MS = HOUR_MS / 4;
/** Settled within the provider's request; the rest is in the next day's report. */
const MOST_FOLLOWED_UP = 300;

/** Requests the provider's report, the only way to find money for which no row exists. */
export async function comparePayments(deps: Deps): Promise<void> {
  const { pool, clock, settings, log } = deps;
  const now = clock.now();
  const to = now - YOUNGEST_MS;
  const compared = (await findComparedUntil(pool)) ?? to;
  const from = Math.max(Math.min(compared, to) - OVERLAP_MS, to - LONGEST_MS);
  const key = randomBytes(24).toString('base64url');
  await insertComparison(pool, { key, from, to, now });
  const requested = await requestReport(paymentSettings(settings).paytrail, {
    status: 'paid',
    from: new Date(from),
    to: new Date(to),
    callbackUrl: `${settings.publicUrl}/payments/paytrail/report/${key}`,
  });
  if (requested.outcome !== 'requested')
    log.warn({ ...requested }, 'no list of payments was promised');
}

/**
 * Payments that only the provider knows as paid are settled or flagged; money without a row is recorded for the office.
 */
export async function compareWithReport(
  deps: Deps,
  { key, lines }: { key: string; lines: ReportLine[] },
): Promise<void> {
  const { pool, log } = deps;
  const paid = new Map(
    lines.filter(({ status }) => status === 'Paid').map((line) => [line.stamp, line]),
  );
  const missing = await findUnreceived(pool, [...paid.keys()]);
  for (const stamp of missing.slice(0, MOST_FOLLOWED_UP)) {
    const line = paid.get(stamp);
    if (line) await settleReported(deps, line);
  }
  await updateCompared(pool, { key, paid: paid.size, unknown: missing.length });
  const level = missing.length > 0 ? 'error' : 'info';
  log[level]({ paid: paid.size, unknown: missing.length }, 'compared with the provider’s payments');
}

/** The same line in the next day's report is a duplicate message without effect. */
async function settleReported(deps: Deps, { stamp, reference, amount }: ReportLine): Promise<void> {
  const signal = { status: 'ok' as const, stamp, reference, amount, transactionId: null };
  const raw = `report ${stamp} ok ${amount}`;
  const fields = { status: 'ok', stamp, reference, amount: String(amount) };
  await processNotification(deps, { channel: 'paytrail', way: 'query', raw, fields }, () =>
    genuine(signal),
  );
}
