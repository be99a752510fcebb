import { type Cents, sum } from '../base/cents.ts';
import type { VoucherLine, VoucherReport } from './voucher-report.ts';

/**
 * waiting    paid at the provider but not here, same sum: recording fulfils the order
 * unmatched  money without an order: recording puts it on the office's list
 * otherSum   another sum than ours; possibly a list in cents or without fees, so staff check it
 * repeated   the same stamp and sum again: possibly captured twice
 * reversed   refunded at the provider, unknown here
 */
export const VOUCHER_DIFFERENCES = [
  'waiting',
  'unmatched',
  'otherSum',
  'repeated',
  'reversed',
] as const;
export type VoucherDifference = (typeof VOUCHER_DIFFERENCES)[number];
export type VoucherStanding = VoucherDifference | 'received' | 'toldBefore' | 'otherProvider';

/** Our records of a stamp. */
export type StampRecord = {
  /** Null: no payment has it. */
  payment: {
    isOwnChannel: boolean;
    isReceived: boolean;
    /** Partly or fully refunded, or about to be. */
    isReturned: boolean;
    /** The requested sum, and the other sum that arrived and is refunded. */
    amount: Cents;
    otherSums: Cents[];
  } | null;
  /** Sums on the office's list, open or handled; null where the provider gave none. */
  told: (Cents | null)[];
};

/** Includes our sum where it differs. */
export type JudgedLine = { line: VoucherLine; standing: VoucherStanding; ours: Cents | null };

const UNKNOWN: StampRecord = { payment: null, told: [] };

/**
 * Compares each line of a provider's list with our records of its stamp and with other lines of the same
 * stamp.
 */
export function judgeVoucherLines(
  { lines, reversals }: Pick<VoucherReport, 'lines' | 'reversals'>,
  known: ReadonlyMap<string, StampRecord>,
): JudgedLine[] {
  const returned = byStamp(reversals);
  return [...byStamp(lines)]
    .flatMap(([stamp, same]) =>
      judgeStamp(same, returned.get(stamp) ?? [], known.get(stamp) ?? UNKNOWN),
    )
    .toSorted((one, other) => one.line.row - other.line.row);
}

function byStamp(lines: VoucherLine[]): Map<string, VoucherLine[]> {
  const groups = new Map<string, VoucherLine[]>();
  for (const line of lines) {
    const group = groups.get(line.stamp);
    if (group) group.push(line);
    else groups.set(line.stamp, [line]);
  }
  return groups;
}

function judgeStamp(
  lines: VoucherLine[],
  reversals: VoucherLine[],
  known: StampRecord,
): JudgedLine[] {
  const { payment, told } = known;
  const all = (standing: VoucherStanding) => lines.map((line) => ({ line, standing, ours: null }));
  if (payment && !payment.isOwnChannel) return all('otherProvider');
  if (reversals.length > 0 && !payment?.isReturned && told.length === 0) {
    return all(isRemainder(lines, reversals, known) ? 'received' : 'reversed');
  }
  return judgeByClaims(lines, claimsOf(known, lines));
}

/** Captured twice and refunded once: the remaining sum is the one that we have. */
function isRemainder(
  lines: VoucherLine[],
  reversals: VoucherLine[],
  { payment }: StampRecord,
): boolean {
  const total = (some: VoucherLine[]) => sum(some.map(({ amount }) => amount));
  return !!payment?.isReceived && total(lines) - total(reversals) === payment.amount;
}

/** A sum can account for one line only. */
type Claim = { amount: Cents | null; standing: VoucherStanding };

function claimsOf({ payment, told }: StampRecord, lines: VoucherLine[]): Claim[] {
  const tellings = told.map((amount): Claim => ({ amount, standing: 'toldBefore' }));
  if (payment) return [...paymentClaims(payment), ...tellings];
  if (tellings.length > 0) return tellings;
  return lines.slice(0, 1).map(({ amount }) => ({ amount, standing: 'unmatched' }));
}

/** Another sum arrived instead of the requested one, never in addition to it. */
function paymentClaims({
  amount,
  otherSums,
  isReceived,
}: NonNullable<StampRecord['payment']>): Claim[] {
  if (otherSums.length > 0) {
    return otherSums.map((other) => ({ amount: other, standing: 'received' }));
  }
  return [{ amount, standing: isReceived ? 'received' : 'waiting' }];
}

function judgeByClaims(lines: VoucherLine[], claims: Claim[]): JudgedLine[] {
  const left = [...claims];
  const covers = (amount: Cents) => (claim: Claim) =>
    claim.amount === amount || claim.amount === null;
  return lines.map((line): JudgedLine => {
    const at = left.findIndex(covers(line.amount));
    const [claim] = at < 0 ? [] : left.splice(at, 1);
    if (claim) return { line, standing: claim.standing, ours: null };
    if (claims.some(covers(line.amount))) return { line, standing: 'repeated', ours: null };
    return { line, standing: 'otherSum', ours: claims[0]?.amount ?? null };
  });
}
