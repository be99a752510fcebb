/** Reasons for a new card number. */
export const WHY_REPLACED = ['lost', 'stolen', 'misused'] as const;
export type WhyReplaced = (typeof WHY_REPLACED)[number];
