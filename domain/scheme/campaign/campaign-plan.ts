import type { Cents } from '../../base/cents.ts';
import { addDays, type LocalDate } from '../../base/local-date.ts';
import { PLAN_DAYS } from '../../base/planned-day.ts';
import type { PurchaseKind } from '../../order/purchase-kind.ts';
import { type DatedPrice, listPriceOf, pricesOn } from '../price.ts';
import { type Campaign, discountedPrice } from './campaign.ts';
import { type CodeSource, MOST_CODES } from './campaign-codes.ts';

/** Benefit of a campaign, its buyers and its period. */
export type CampaignPlan = Pick<
  Campaign,
  'kind' | 'value' | 'purchaseKinds' | 'billingTypes' | 'validFrom' | 'validUntil'
>;
export type CampaignKind = Campaign['kind'];

export const CAMPAIGN_NAME_LENGTH = 80;

/** Bounds against typing errors that give away money. Cents, per cent, months. */
export const VALUE_BOUNDS: Record<CampaignKind, { least: number; most: number }> = {
  amountOff: { least: 100, most: 50_000 },
  // A hundred would be a free card, which has no payment: staff give that as goodwill.
  percentOff: { least: 1, most: 99 },
  extraMonths: { least: 1, most: 12 },
};

/** Only one's own card and its renewal are paid in instalments. */
const MONTHLY_KINDS: readonly PurchaseKind[] = ['standard', 'renewal'];

export type CampaignFault =
  | { fault: 'beginPassed' | 'endBeforeBegin' | 'noPurchase' | 'noBilling' | 'amountOffMonthly' }
  | { fault: 'monthlyForNobody' }
  | { fault: 'dayTooFar'; day: LocalDate }
  | { fault: 'outOfBounds'; kind: CampaignKind }
  | { fault: 'free'; price: Cents; day: LocalDate };

type CampaignContext = { today: LocalDate; prices: DatedPrice[] };

/** All reasons why it cannot be created. */
export function campaignFaults(
  plan: CampaignPlan,
  { today, prices }: CampaignContext,
): CampaignFault[] {
  const { kind, value, purchaseKinds, billingTypes, validFrom, validUntil } = plan;
  const last = addDays(today, PLAN_DAYS);
  const { least, most } = VALUE_BOUNDS[kind];
  const isMonthly = billingTypes.includes('monthly');
  const hasMonthly = purchaseKinds.some((purchase) => MONTHLY_KINDS.includes(purchase));
  const isForNobody = isMonthly && !billingTypes.includes('annually') && !hasMonthly;
  const faults: (CampaignFault | false)[] = [
    validFrom < today && { fault: 'beginPassed' },
    validUntil < validFrom && { fault: 'endBeforeBegin' },
    validUntil > last && { fault: 'dayTooFar', day: last },
    purchaseKinds.length === 0 && { fault: 'noPurchase' },
    billingTypes.length === 0 && { fault: 'noBilling' },
    (value < least || value > most) && { fault: 'outOfBounds', kind },
    kind === 'amountOff' && isMonthly && { fault: 'amountOffMonthly' },
    isForNobody && purchaseKinds.length > 0 && { fault: 'monthlyForNobody' },
  ];
  const found = faults.filter((fault) => fault !== false);
  const free = found.length === 0 ? freeFault(plan, prices) : null;
  return free ? [free] : found;
}

type PlannedPrice = { kind: PurchaseKind; billing: Campaign['billingTypes'][number] };

/** The purchases that it applies to, each once. */
export function purchasesOf({ purchaseKinds, billingTypes }: CampaignPlan): PlannedPrice[] {
  return purchaseKinds.flatMap((kind) =>
    billingTypes
      .filter((billing) => billing === 'annually' || MONTHLY_KINDS.includes(kind))
      .map((billing) => ({ kind, billing })),
  );
}

/** The price may not reach zero on any day, planned prices included. */
function freeFault(plan: CampaignPlan, prices: DatedPrice[]): CampaignFault | null {
  const campaign = { ...plan, isStopped: false, usesLeft: null };
  const later = prices
    .map(({ validFrom }) => validFrom)
    .filter((day) => day > plan.validFrom && day <= plan.validUntil);
  for (const day of [plan.validFrom, ...later]) {
    const list = pricesOn(prices, day);
    if (!list) continue;
    for (const { kind, billing } of purchasesOf(plan)) {
      const price = listPriceOf(list, { kind, billing, cardIsValid: true });
      if (discountedPrice(price, campaign) <= 0) return { fault: 'free', price, day };
    }
  }
  return null;
}

export type EndFault =
  | { fault: 'dayPassed' | 'beforeBegin' | 'nothingChanges' | 'overAlready' }
  | { fault: 'dayTooFar'; day: LocalDate };

type Running = Pick<Campaign, 'validFrom' | 'validUntil' | 'isStopped'>;

/** Why its end cannot be moved to that day, or, with null, to now. */
export function endFault(
  campaign: Running,
  until: LocalDate | null,
  today: LocalDate,
): EndFault | null {
  const isOver = campaign.isStopped || campaign.validUntil < today;
  if (until === null) return isOver ? { fault: 'overAlready' } : null;
  const last = addDays(today, PLAN_DAYS);
  if (until < today) return { fault: 'dayPassed' };
  if (until < campaign.validFrom) return { fault: 'beforeBegin' };
  if (until > last) return { fault: 'dayTooFar', day: last };
  return !campaign.isStopped && until === campaign.validUntil ? { fault: 'nothingChanges' } : null;
}

/** The end as stored. Stopped before its start, it was never offered. */
export function newEnd(
  until: LocalDate | null,
  today: LocalDate,
): Pick<Running, 'validUntil' | 'isStopped'> {
  return { validUntil: until ?? today, isStopped: until === null };
}

/** Cards per buyer with a shared code. */
export const PERSON_LIMIT = { least: 1, most: 1000 };

export type EditFault = { fault: 'begun' | 'overAlready' };

/** Why its benefit can no longer be changed: it has been public. */
export function editFault(campaign: Running, today: LocalDate): EditFault | null {
  const phase = campaignPhase(campaign, today);
  if (phase === 'coming') return null;
  return { fault: phase === 'running' ? 'begun' : 'overAlready' };
}

export type MoreCodesFault =
  | { fault: 'sharedCode' | 'overAlready' }
  | { fault: 'tooManyCodes'; total: number };

/** Why that many codes cannot be added. */
export function moreCodesFault(
  campaign: Running & { source: CodeSource; codeCount: number },
  count: number,
  today: LocalDate,
): MoreCodesFault | null {
  if (campaign.source === 'one') return { fault: 'sharedCode' };
  if (campaignPhase(campaign, today) === 'ended') return { fault: 'overAlready' };
  const total = campaign.codeCount + count;
  return total > MOST_CODES ? { fault: 'tooManyCodes', total } : null;
}

export type CampaignPhase = 'running' | 'coming' | 'ended';

export function campaignPhase(campaign: Running, today: LocalDate): CampaignPhase {
  if (campaign.isStopped || campaign.validUntil < today) return 'ended';
  return campaign.validFrom > today ? 'coming' : 'running';
}
