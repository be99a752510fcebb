/** Reasons for a new card number. */
export const REPLACE_REASONS = ['lost', 'stolen', 'misused'] as const;
export type ReplaceReason = (typeof REPLACE_REASONS)[number];
