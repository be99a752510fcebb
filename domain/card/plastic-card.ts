import { addDays, type LocalDate } from '../base/local-date.ts';

/** Reasons for another plastic card. */
export const REPRINT_REASONS = ['lost', 'damaged', 'nameCorrected'] as const;
export type ReprintReason = (typeof REPRINT_REASONS)[number];

/** Maximum size of one print run. */
export const MOST_IN_PLASTIC_BATCH = 200;

export type PlasticState = 'ordered' | 'inProduction' | 'posted';

type PlasticFacts = { sentToProductionAt: number | null; postedAt: number | null };

export function plasticState({ sentToProductionAt, postedAt }: PlasticFacts): PlasticState {
  if (postedAt !== null) return 'posted';
  return sentToProductionAt === null ? 'ordered' : 'inProduction';
}

type DeliveryPromise = { today: LocalDate; deliveryWeeks: string };

/** Orders before this day should have been posted ('1–2' weeks after the order); null: no promise. */
export function plasticLateBefore({ today, deliveryWeeks }: DeliveryPromise): LocalDate | null {
  const weeks = Number(deliveryWeeks.match(/\d+/g)?.at(-1) ?? Number.NaN);
  return Number.isFinite(weeks) ? addDays(today, -7 * weeks) : null;
}

/** Until the office has posted it. */
export function isPlasticLate(
  { orderedOn, postedOn }: { orderedOn: LocalDate; postedOn: LocalDate | null },
  promised: DeliveryPromise,
): boolean {
  const before = plasticLateBefore(promised);
  return postedOn === null && before !== null && orderedOn < before;
}
