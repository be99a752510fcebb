import { toEuros } from '../../../domain/base/cents.ts';
import {
  type ReportedChannel,
  readVoucherReport,
  type VoucherLine,
} from '../../../domain/payment/voucher-report.ts';
import type { UserContext } from '../../context.ts';
import { readTable } from '../../csv/read-csv.ts';
import { processNotification } from '../../payment/process-notification.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findReported, insertVoucherComparison, type ReportedPayment } from './voucher-queries.ts';

/** Recorded, and shown, at once: within the time that a browser waits. The same file again brings the rest. */
const MOST_AT_ONCE = 200;

type Asked = { channel: ReportedChannel; csv: string; isRecorded: boolean };
type Standing = 'received' | 'toldBefore' | 'waiting' | 'unmatched' | 'otherProvider';
type Judged = { line: VoucherLine; known: ReportedPayment | null; standing: Standing };

/**
 * ePassi and Smartum have no list that a program could ask for, so money without a row of ours is found only when a person
 * brings the list of their portal. Recorded, each line goes the way of every notification.
 */
export async function compareVouchers(context: UserContext, { channel, csv, isRecorded }: Asked) {
  const { pool, clock, log, user } = context;
  const report = readVoucherReport(readTable(csv));
  if (!report) {
    throw new Refusal('INVALID_INPUT', refusalText('noVoucherColumns', context.language));
  }
  const stamps = [...new Set(report.lines.map(({ stamp }) => stamp))];
  const known = await findReported(pool, channel, stamps);
  const judged = report.lines.map((line) => judge(line, known.get(line.stamp) ?? null));
  const at = (standing: Standing) => judged.filter((one) => one.standing === standing);
  const waiting = at('waiting').slice(0, MOST_AT_ONCE);
  const unmatched = at('unmatched').slice(0, MOST_AT_ONCE);
  if (isRecorded) {
    for (const { line } of [...waiting, ...unmatched]) await record(context, channel, line);
    const counts = {
      lines: judged.length,
      settled: waiting.length,
      unmatched: unmatched.length,
    };
    await insertVoucherComparison(pool, { channel, now: clock.now(), ...counts });
    log.info({ channel, accountId: user.accountId, ...counts }, 'compared with a voucher’s list');
  }
  return {
    lines: judged.length,
    received: at('received').length,
    toldBefore: at('toldBefore').length,
    waiting: waiting.map(shown),
    unmatched: unmatched.map(shown),
    otherProviderRows: at('otherProvider').map(({ line }) => line.row),
    refundRows: report.refundRows,
    unreadRows: report.unreadRows,
    isRecorded,
  };
}

function judge(line: VoucherLine, known: ReportedPayment | null): Judged {
  return { line, known, standing: standingOf(line, known) };
}

function standingOf({ amount }: VoucherLine, known: ReportedPayment | null): Standing {
  if (known?.isTold) return 'toldBefore';
  if (!known || known.isOwnChannel === null) return 'unmatched';
  if (!known.isOwnChannel) return 'otherProvider';
  if (!known.isReceived) return 'waiting';
  return known.amount === amount || known.otherSums.includes(amount) ? 'received' : 'unmatched';
}

/** The same line of another day's file is the same message. */
async function record(
  context: UserContext,
  channel: ReportedChannel,
  { stamp, amount }: VoucherLine,
): Promise<void> {
  const verified = { status: 'ok' as const, stamp, amount, reference: null, transactionId: null };
  const fields = { status: 'ok', amount: String(amount), saidBy: context.user.accountId };
  const raw = `list ${stamp} ${amount}`;
  await processNotification(context, { channel, way: 'query', raw, fields }, () => ({
    genuine: true,
    notification: { verified, providerId: null, cardToken: null, card: null },
  }));
}

function shown({ line: { row, stamp, amount }, known }: Judged) {
  return { row, stamp, orderNumber: known?.orderNumber ?? null, amount: toEuros(amount) };
}
