import { type Cents, sum } from '../base/cents.ts';
import type { VoucherLine, VoucherReport } from './voucher-report.ts';

/**
 * waiting    paid there and not here, the very sum: recording fulfils the order
 * unmatched  money that fits no order: recording puts it on the list of the office
 * otherSum   another sum than ours: a list in cents or without fees says so too, so a person looks at it
 * repeated   the same stamp and sum once more: it may have been captured twice
 * reversed   went back there, and nothing here tells of it
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

/** What we know of a stamp. */
export type KnownStamp = {
  /** Null: no payment has it. */
  payment: {
    isOwnChannel: boolean;
    isReceived: boolean;
    /** Some of it goes back, or went. */
    isReturned: boolean;
    /** What was asked for, and what came instead and goes back. */
    amount: Cents;
    otherSums: Cents[];
  } | null;
  /** Sums that the office has on its list, or has seen to; null where the provider did not say. */
  told: (Cents | null)[];
};

/** With the sum that we know of, where it is another. */
export type JudgedLine = { line: VoucherLine; standing: VoucherStanding; ours: Cents | null };

const UNKNOWN: KnownStamp = { payment: null, told: [] };

/** How each line of a provider's list stands beside what we know of its stamp and of the other lines that have it. */
export function judgeVoucherLines(
  { lines, reversals }: Pick<VoucherReport, 'lines' | 'reversals'>,
  known: ReadonlyMap<string, KnownStamp>,
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
  known: KnownStamp,
): JudgedLine[] {
  const { payment, told } = known;
  const all = (standing: VoucherStanding) => lines.map((line) => ({ line, standing, ours: null }));
  if (payment && !payment.isOwnChannel) return all('otherProvider');
  if (reversals.length > 0 && !payment?.isReturned && told.length === 0) {
    return all(isWhatStayed(lines, reversals, known) ? 'received' : 'reversed');
  }
  return judgeByClaims(lines, claimsOf(known, lines));
}

/** Captured twice and sent back once: what stayed there is what came here. */
function isWhatStayed(
  lines: VoucherLine[],
  reversals: VoucherLine[],
  { payment }: KnownStamp,
): boolean {
  const total = (some: VoucherLine[]) => sum(some.map(({ amount }) => amount));
  return !!payment?.isReceived && total(lines) - total(reversals) === payment.amount;
}

/** A sum that one line, and no second one, accounts for. */
type Claim = { amount: Cents | null; standing: VoucherStanding };

function claimsOf({ payment, told }: KnownStamp, lines: VoucherLine[]): Claim[] {
  const tellings = told.map((amount): Claim => ({ amount, standing: 'toldBefore' }));
  if (payment) return [...paymentClaims(payment), ...tellings];
  if (tellings.length > 0) return tellings;
  return lines.slice(0, 1).map(({ amount }) => ({ amount, standing: 'unmatched' }));
}

/** Another sum came in place of the one that was asked for, never beside it. */
function paymentClaims({
  amount,
  otherSums,
  isReceived,
}: NonNullable<KnownStamp['payment']>): Claim[] {
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
