import { randomBytes } from 'node:crypto';
import {
  findComparedUntil,
  findUnreceived,
  insertComparison,
  updateCompared,
} from '../../payment/compare-queries.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { type ReportLine, requestReport } from '../../payment/provider/paytrail-report.ts';
import type { Deps } from '../../platform/context.ts';
import { processNotification } from './process-notification.ts';

export const COMPARE_PAYMENTS = 'compare-payments';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Compared again every day, because a payment may be paid some days after it was made. */
const OVERLAP_MS = 3 * DAY_MS;
/** A longer list would not fit into a message; the older ones follow from the provider's settlements. */
const LONGEST_MS = 31 * DAY_MS;
/** By then the callback has come, or will not. */
const YOUNGEST_MS = HOUR_MS / 4;
/** Followed up within the provider's call; if there are more, the next day's list has them again. */
const MOST_FOLLOWED_UP = 300;

/** Money that the provider took and we have no row for is found by nobody who starts from our rows: asks for its list. */
export async function comparePayments(deps: Deps): Promise<void> {
  const { pool, clock, settings, log } = deps;
  const now = clock.now();
  const to = now - YOUNGEST_MS;
  const compared = (await findComparedUntil(pool)) ?? to;
  const from = Math.max(Math.min(compared, to) - OVERLAP_MS, to - LONGEST_MS);
  const key = randomBytes(24).toString('base64url');
  await insertComparison(pool, { key, from, to, now });
  const asked = await requestReport(paymentSettings(settings).paytrail, {
    status: 'paid',
    from: new Date(from),
    to: new Date(to),
    callbackUrl: `${settings.publicUrl}/payments/paytrail/report/${key}`,
  });
  if (asked.outcome !== 'requested') log.warn({ ...asked }, 'no list of payments was promised');
}

/**
 * What the provider says was paid and we have not received goes the way of every signal: known payments are settled or
 * flagged there, and money without a row is written down for the office.
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

/** The same line of another day's list is the same message: it counts up and follows nothing anew. */
async function settleReported(deps: Deps, { stamp, reference, amount }: ReportLine): Promise<void> {
  const signal = { status: 'ok' as const, stamp, reference, amount, transactionId: null };
  const raw = `report ${stamp} ok ${amount}`;
  const fields = { status: 'ok', stamp, reference, amount: String(amount) };
  await processNotification(deps, { channel: 'paytrail', way: 'query', raw, fields }, () => ({
    genuine: true,
    notification: { verified: signal, providerId: null, cardToken: null, card: null },
  }));
}
