import type { LocalDate } from '../base/local-date.ts';

/** Reasons for a card's validity. Entries of one day take effect in this order. */
export const LEDGER_KINDS = [
  'imported',
  'bought',
  'campaignMonths',
  'giftMerged',
  'registered',
  'renewedWhileValid',
  'renewedAfterExpiry',
  'goodwill',
  'firstVisit',
  'refund',
  'contractEnded',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export type LedgerEntry = {
  kind: LedgerKind;
  /** Source of the entry, such as a payment: one entry per cause, so that nothing counts twice. */
  cause: string;
  occurredOn: LocalDate;
  /** Months given by the entry; for a refund or an ended contract, months taken back. */
  months: number;
  days: number;
  /** Paid in instalments: the year starts with the first payment, not with a visit. */
  startsAtOnce: boolean;
  /** For these two: the cause that is reversed. */
  refunds: string | null;
};
