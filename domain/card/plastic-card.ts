import { addDays, type LocalDate } from '../base/local-date.ts';

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

/** From the day after the last one of the promise ('1–2' weeks after the order), as long as the office has not posted it. */
export function isPlasticLate(
  { orderedOn, postedOn }: { orderedOn: LocalDate; postedOn: LocalDate | null },
  { today, deliveryWeeks }: { today: LocalDate; deliveryWeeks: string },
): boolean {
  const weeks = Number(deliveryWeeks.match(/\d+/g)?.at(-1) ?? Number.NaN);
  return postedOn === null && Number.isFinite(weeks) && addDays(orderedOn, 7 * weeks) < today;
}
