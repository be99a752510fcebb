/** Why somebody gets another plastic card. */
export const REPRINT_REASONS = ['lost', 'damaged', 'nameCorrected'] as const;
export type ReprintReason = (typeof REPRINT_REASONS)[number];

/** What one print run holds at most. */
export const MOST_IN_PLASTIC_BATCH = 200;

export type PlasticState = 'ordered' | 'inProduction' | 'posted';

type PlasticFacts = { sentToProductionAt: number | null; postedAt: number | null };

export function plasticState({ sentToProductionAt, postedAt }: PlasticFacts): PlasticState {
  if (postedAt !== null) return 'posted';
  return sentToProductionAt === null ? 'ordered' : 'inProduction';
}
