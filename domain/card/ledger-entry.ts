import type { LocalDate } from '../base/local-date.ts';

/** Why a card is valid as long as it is (decision 70). On one day they take effect in this order. */
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
  /** What brought the entry about, such as a payment: one entry a cause, so nothing counts twice. */
  cause: string;
  occurredOn: LocalDate;
  /** The time that the entry gives; of a refund or an ended contract, the time that it takes back. */
  months: number;
  days: number;
  /** Bought in instalments: the year runs from the first payment and waits for no visit. */
  startsAtOnce: boolean;
  /** Of these two: the cause that is taken back. */
  refunds: string | null;
};
