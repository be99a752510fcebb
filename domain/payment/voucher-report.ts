import { type Cents, cents } from '../base/cents.ts';

/** Row number as in a spreadsheet. */
export type VoucherLine = { row: number; stamp: string; amount: Cents };
export type VoucherReport = {
  lines: VoucherLine[];
  /** Refunds as positive sums; an unreadable sum is zero. */
  reversals: VoucherLine[];
  /** Rows whose status means unpaid. */
  unpaidRows: number[];
  /** Rows without a stamp, a sum or a status: staff check them. */
  unreadRows: number[];
};
export type ReadReport =
  | { outcome: 'read'; report: VoucherReport }
  /** The first row does not name both columns. */
  | { outcome: 'noColumns' }
  /** Whether these mean that money came is not known, so nothing of the file is believed. */
  | { outcome: 'unknownStatus'; words: string[] };

/** Possible column names; neither provider has documented its file. */
export const STAMP_HEADINGS = ['stamp', 'nonce', 'leima', 'stämpel'];
export const AMOUNT_HEADINGS = ['paid', 'amount', 'summa', 'belopp'];
/** Also as the end of a longer word: "Maksun tila", "betalningsstatus". */
export const STATUS_HEADINGS = ['status', 'tila', 'state', 'tilanne'];

const STATUSES = ['paid', 'reversed', 'unpaid'] as const;
type Status = (typeof STATUSES)[number];
/** Only unambiguous words. A cancelled payment may have been paid before, so it counts as refunded. */
const STATUS_WORDS: Record<Status, string> = {
  paid: `paid captured settled completed success successful succeeded ok
         maksettu suoritettu onnistunut betald betalt genomförd`,
  reversed: `refund refunded reversed cancelled canceled chargeback
             palautus palautettu hyvitetty peruttu peruutettu återbetald återbetalt krediterad annullerad`,
  unpaid: `pending open failed rejected declined expired
           odottaa kesken avoin keskeytetty keskeytynyt epäonnistunut hylätty vanhentunut
           väntar öppen avbruten misslyckad misslyckades nekad avvisad förfallen`,
};

/** As stored from our notifications. */
const LONGEST_STAMP = 200;
/** A minus as keyboards, typesetters and accountants write it: before the sum, after it, or as brackets. */
const SUM = /^([-−–(]?)(\d{1,7})(?:[.,](\d{1,2}))?([-−–)]?)$/;

/** Every row after the heading is read or reported, except empty ones. */
export function readVoucherReport([head = [], ...rows]: string[][]): ReadReport {
  const headings = head.map(plain);
  const stampAt = headings.findIndex((heading) => STAMP_HEADINGS.includes(heading));
  const amountAt = headings.findIndex((heading) => AMOUNT_HEADINGS.includes(heading));
  if (stampAt < 0 || amountAt < 0) return { outcome: 'noColumns' };
  const statusesAt = headings.flatMap((heading, at) => (isStatusHeading(heading) ? [at] : []));
  const found = rows
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, row }) => ({
      row,
      stamp: cells[stampAt]?.trim() ?? '',
      amount: readSum(cells[amountAt] ?? ''),
      statuses: statusesAt.map((at) => plain(cells[at] ?? '')),
    }));
  const words = new Set(found.flatMap(({ statuses }) => statuses));
  const unknown = [...words].filter((word) => word !== '' && !statusOf(word));
  if (unknown.length > 0) return { outcome: 'unknownStatus', words: unknown };
  return { outcome: 'read', report: reportOf(found) };
}

type Row = { row: number; stamp: string; amount: Cents | null; statuses: string[] };

function reportOf(rows: Row[]): VoucherReport {
  const of = (kind: Kind) => rows.filter((row) => kindOf(row) === kind);
  const rowsOf = (kind: Kind) => of(kind).map(({ row }) => row);
  const sized = ({ row, stamp, amount }: Row) => ({
    row,
    stamp,
    amount: cents(Math.abs(amount ?? 0)),
  });
  return {
    lines: of('paid').map(sized),
    reversals: of('reversed').map(sized),
    unpaidRows: rowsOf('unpaid'),
    unreadRows: rowsOf('unread'),
  };
}

type Kind = Status | 'unread';

/** The negative meaning takes precedence. */
function kindOf({ stamp, amount, statuses }: Row): Kind {
  const says = (status: Status) => statuses.some((word) => statusOf(word) === status);
  if (says('reversed') || (amount !== null && amount < 0)) return 'reversed';
  if (says('unpaid')) return 'unpaid';
  const isWhole = stamp !== '' && stamp.length <= LONGEST_STAMP && !statuses.includes('');
  return isWhole && amount !== null && amount > 0 ? 'paid' : 'unread';
}

function statusOf(word: string): Status | undefined {
  return STATUSES.find((status) => STATUS_WORDS[status].split(/\s+/).includes(word));
}

function isStatusHeading(heading: string): boolean {
  const words = heading.split(/[^\p{L}]+/u);
  return words.some((word) => STATUS_HEADINGS.some((name) => word.endsWith(name)));
}

function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** "79", "79,00", "1 079.5 €", "−79", "79-", "(79)"; null for anything else. */
function readSum(text: string): Cents | null {
  const [, before, euros, part = '', behind] =
    SUM.exec(text.replace(/[\s\u00a0\u202f€]/g, '')) ?? [];
  if (!euros) return null;
  const size = Number(`${euros}${part.padEnd(2, '0')}`);
  return cents(before || behind ? -size : size);
}
