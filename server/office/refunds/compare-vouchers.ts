import { toEuros } from '../../../domain/base/cents.ts';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import type { ReportedChannel } from '../../../domain/payment/provider.ts';
import {
  AMOUNT_HEADINGS,
  type ReadReport,
  readVoucherReport,
  STAMP_HEADINGS,
  type VoucherLine,
  type VoucherReport,
} from '../../../domain/payment/voucher-report.ts';
import {
  type JudgedLine,
  judgeVoucherLines,
  type VoucherDifference,
  type VoucherStanding,
} from '../../../domain/payment/voucher-standing.ts';
import { processNotification } from '../../checkout/settle/process-notification.ts';
import { readTable } from '../../csv/read-csv.ts';
import { genuine } from '../../payment/verified-notification.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findReported, insertVoucherComparison, type ReportedStamp } from './voucher-queries.ts';

/** Lines recorded per request, within the browser's timeout. Uploading the file again continues. */
const MOST_AT_ONCE = 200;
/** Enough to recognise the column. */
const MOST_WORDS = { count: 5, length: 40 };

type ComparisonRequest = { channel: ReportedChannel; csv: string; isRecorded: boolean };
type Judged = JudgedLine & { known: ReportedStamp | null };

/**
 * ePassi and Smartum have no report API, so unnotified money is found only when staff upload the list of their portal.
 * Lines that match an order, or nothing, are recorded like any notification; all other differences are only shown.
 */
export async function compareVouchers(
  context: UserContext,
  { channel, csv, isRecorded }: ComparisonRequest,
) {
  const report = requireReport(readVoucherReport(readTable(csv)), context);
  const before = await judge(context, channel, report);
  const recorded = isRecorded ? await recordAll(context, channel, before) : null;
  const judged = recorded ? await judge(context, channel, report) : before;
  const difference = (standing: VoucherDifference) => {
    const lines = standingAt(judged, standing);
    return { count: lines.length, lines: lines.slice(0, MOST_AT_ONCE).map(shown) };
  };
  return {
    lines: judged.length,
    received: standingAt(judged, 'received').length,
    toldBefore: standingAt(judged, 'toldBefore').length,
    differences: {
      waiting: difference('waiting'),
      unmatched: difference('unmatched'),
      otherSum: difference('otherSum'),
      repeated: difference('repeated'),
      reversed: difference('reversed'),
    },
    otherProviderRows: standingAt(judged, 'otherProvider').map(({ line }) => line.row),
    reversalRows: report.reversals.map(({ row }) => row),
    unpaidRows: report.unpaidRows,
    unreadRows: report.unreadRows,
    recorded,
  };
}

function requireReport(read: ReadReport, { language }: UserContext): VoucherReport {
  if (read.outcome === 'read') return read.report;
  if (read.outcome === 'noColumns') {
    const names = [STAMP_HEADINGS, AMOUNT_HEADINGS].map((headings) => headings.join(', '));
    throw new Refusal('INVALID_INPUT', refusalText('noVoucherColumns', language, ...names));
  }
  const words = read.words
    .slice(0, MOST_WORDS.count)
    .map((word) => truncateText(word, MOST_WORDS.length));
  throw new Refusal('INVALID_INPUT', refusalText('voucherStatus', language, words.join(', ')));
}

async function judge(
  { pool }: UserContext,
  channel: ReportedChannel,
  report: VoucherReport,
): Promise<Judged[]> {
  const stamps = [...new Set(report.lines.map(({ stamp }) => stamp))];
  const known = await findReported(pool, channel, stamps);
  return judgeVoucherLines(report, known).map((one) => ({
    ...one,
    known: known.get(one.line.stamp) ?? null,
  }));
}

const standingAt = (judged: Judged[], standing: VoucherStanding) =>
  judged.filter((one) => one.standing === standing);

/** Counts the actual effects: a colleague or the provider may have been first. */
async function recordAll(context: UserContext, channel: ReportedChannel, judged: Judged[]) {
  const { pool, clock, log, user } = context;
  const counts = { settled: 0, refundFlagged: 0, unmatched: 0 };
  for (const standing of ['waiting', 'unmatched'] as const) {
    for (const { line } of standingAt(judged, standing).slice(0, MOST_AT_ONCE)) {
      const { verdict } = await record(context, channel, line);
      if (Object.hasOwn(counts, verdict)) counts[verdict as keyof typeof counts] += 1;
    }
  }
  const { settled, unmatched } = counts;
  const made = { channel, now: clock.now(), lines: judged.length, settled, unmatched };
  await insertVoucherComparison(pool, made);
  log.info(
    { channel, accountId: user.accountId, lines: judged.length, ...counts },
    'compared with a voucher’s list',
  );
  return counts;
}

/** The same line in another file is the same message. */
function record(
  context: UserContext,
  channel: ReportedChannel,
  { stamp, amount }: VoucherLine,
): ReturnType<typeof processNotification> {
  const verified = { status: 'ok' as const, stamp, amount, reference: null, transactionId: null };
  const fields = { status: 'ok', amount: String(amount), saidBy: context.user.accountId };
  const raw = `list ${stamp} ${amount}`;
  return processNotification(context, { channel, way: 'query', raw, fields }, () =>
    genuine(verified),
  );
}

function shown({ line: { row, stamp, amount }, ours, known }: Judged) {
  return {
    row,
    stamp,
    orderNumber: known?.orderNumber ?? null,
    amount: toEuros(amount),
    ours: ours === null ? null : toEuros(ours),
  };
}
