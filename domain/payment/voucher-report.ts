import { type Cents, cents } from '../base/cents.ts';

/** Providers that have no list to ask for: a person brings the one that their portal shows. */
export const REPORTED_CHANNELS = ['epassi', 'smartum'] as const;
export type ReportedChannel = (typeof REPORTED_CHANNELS)[number];

/** As a spreadsheet counts its rows. */
export type VoucherLine = { row: number; stamp: string; amount: Cents };
export type VoucherReport = {
  lines: VoucherLine[];
  /** Money that went back: nothing follows from it here. */
  refundRows: number[];
  /** Rows without a stamp or a sum: a person looks at them. */
  unreadRows: number[];
};

/** What the two columns are called; neither provider has published what its file looks like. */
const STAMP_HEADINGS = ['stamp', 'nonce', 'leima', 'stämpel'];
const AMOUNT_HEADINGS = ['paid', 'amount', 'summa', 'belopp'];

/** As our notifications keep it. */
const LONGEST_STAMP = 200;
const SUM = /^(-?)(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** Null: the first row does not name both columns. Every row behind it is read or named; only an empty one is neither. */
export function readVoucherReport([head = [], ...rows]: string[][]): VoucherReport | null {
  const stampAt = columnOf(head, STAMP_HEADINGS);
  const amountAt = columnOf(head, AMOUNT_HEADINGS);
  if (stampAt < 0 || amountAt < 0) return null;
  const rowsWithin = rows
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ cells, row }) => ({
      row,
      stamp: cells[stampAt]?.trim() ?? '',
      amount: readSum(cells[amountAt] ?? ''),
    }));
  return {
    lines: rowsWithin.filter(isLine),
    refundRows: rowsWithin.filter(isRefund).map(({ row }) => row),
    unreadRows: rowsWithin.filter((one) => !isLine(one) && !isRefund(one)).map(({ row }) => row),
  };
}

type Row = { row: number; stamp: string; amount: Cents | null };

const isRefund = ({ amount }: Row) => amount !== null && amount < 0;

function isLine(row: Row): row is VoucherLine {
  const { stamp, amount } = row;
  return stamp !== '' && stamp.length <= LONGEST_STAMP && amount !== null && amount > 0;
}

function columnOf(head: string[], names: string[]): number {
  return head.findIndex((heading) => names.includes(heading.trim().toLowerCase()));
}

/** "79", "79,00", "1 079.5 €"; null for anything else. */
function readSum(text: string): Cents | null {
  const [, sign, euros, part = ''] = SUM.exec(text.replace(/[\s\u00a0\u202f€]/g, '')) ?? [];
  if (!euros) return null;
  return cents(Number(`${sign}${euros}${part.padEnd(2, '0')}`));
}
