import { say } from '../../../../contract/texts/action-text.ts';
import { toEuros } from '../../../../domain/base/cents.ts';
import { cardMonths, discountedPrice } from '../../../../domain/scheme/campaign/campaign.ts';
import {
  type CampaignPlan,
  purchasesOf,
} from '../../../../domain/scheme/campaign/campaign-plan.ts';
import { type DatedPrice, listPriceOf, pricesOn } from '../../../../domain/scheme/price.ts';
import type { EditedCampaign } from '../../../scheme/campaign-change-queries.ts';
import { isSame } from '../canonical.ts';
import type { Prepared } from '../define-action.ts';

type Lines = Prepared<'editCampaign'>['lines'];
type Purchase = ReturnType<typeof purchasesOf>[number];

/** Only the differences; effects are shown by the prices of the first day. */
export function describeEdit(
  was: EditedCampaign,
  now: EditedCampaign,
  prices: DatedPrice[],
): Lines {
  const limit = (count: number | null) => (count === null ? say('unlimited') : say('limit', count));
  const days = ({ validFrom, validUntil }: CampaignPlan) =>
    say('days', { day: validFrom }, { day: validUntil });
  const lines: Lines = [
    { label: 'name', before: say('name', was.name), after: say('name', now.name) },
    { label: 'days', before: days(was), after: days(now) },
    { label: 'useLimit', before: limit(was.useLimit), after: limit(now.useLimit) },
    { label: 'personLimit', before: limit(was.personLimit), after: limit(now.personLimit) },
    ...describePrices(was, now, prices),
  ];
  return lines.filter(({ before, after }) => !isSame(before, after));
}

function describePrices(was: CampaignPlan, now: CampaignPlan, prices: DatedPrice[]): Lines {
  const keyOf = ({ kind, billing }: Purchase) => `${kind} ${billing}`;
  const all = new Map([...purchasesOf(was), ...purchasesOf(now)].map((one) => [keyOf(one), one]));
  return [...all.values()].map((purchase) => {
    const { kind, billing } = purchase;
    const label = billing === 'monthly' ? (`${kind}Monthly` as const) : kind;
    return {
      label: label as Lines[number]['label'],
      before: given(was, purchase, prices),
      after: given(now, purchase, prices),
    };
  });
}

function given(plan: CampaignPlan, { kind, billing }: Purchase, prices: DatedPrice[]) {
  const list = pricesOn(prices, plan.validFrom);
  const isFor = plan.purchaseKinds.includes(kind) && plan.billingTypes.includes(billing);
  if (!list || !isFor) return say('notFor');
  const campaign = { ...plan, isStopped: false, usesLeft: null };
  const price = listPriceOf(list, { kind, billing, cardIsValid: true });
  return plan.kind === 'extraMonths'
    ? say('months', { euros: toEuros(price) }, cardMonths(campaign))
    : say('price', { euros: toEuros(discountedPrice(price, campaign)) });
}
