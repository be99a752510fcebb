import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/desk-check.ts';

export type TillVisit = {
  visitId: string;
  customerNumber: CustomerNumber;
  isRepeat: boolean;
  /** Let in without a network: `at` is then in the past. */
  isEarlier: boolean;
  at: number;
};
export type TillCheck = {
  verdict: EntryVerdict;
  holder: { name: string; yearOfBirth: number } | null;
};
export type TillRecord = TillCheck & {
  isRecorded: boolean;
  /** Of the visit as it was first recorded. */
  visitedAt: number | null;
  wasBefore: boolean;
  /** The id is of another visit. */
  isIdTaken: boolean;
};

/** A museum as its till sees it: a real one, or the sandbox. */
export type TillMuseum = {
  museum: () => Promise<{ id: string; name: string; isSandbox: boolean }>;
  check: (customerNumber: CustomerNumber) => Promise<TillCheck>;
  record: (visit: TillVisit) => Promise<TillRecord>;
  undo: (visitId: string) => Promise<'undone' | 'unknown' | 'tooLate'>;
  visitsToday: () => Promise<number>;
};
