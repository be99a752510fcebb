/** Age groups, in days since the first unpaid instalment, for the office's list of overdue plans. */
export const UNPAID_AGES = [
  { from: 0, to: 14 },
  { from: 15, to: 45 },
  { from: 46, to: 90 },
  { from: 91, to: null },
] as const;

/** From the last group on staff decide. */
export const LONG_UNPAID_DAYS = 90;
