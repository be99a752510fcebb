/** Days since an instalment is unpaid: by these the office lists the plans that are behind. */
export const UNPAID_AGES = [
  { from: 0, to: 14 },
  { from: 15, to: 45 },
  { from: 46, to: 90 },
  { from: 91, to: null },
] as const;

/** From the last of them on a person decides. */
export const LONG_UNPAID_DAYS = 90;
