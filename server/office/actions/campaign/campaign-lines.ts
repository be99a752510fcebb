import { say } from '../../../../contract/texts/action-text.ts';
import { toEuros } from '../../../../domain/base/cents.ts';
import {
  cardMonths,
  discountedPrice,
  normaliseCampaignCode,
} from '../../../../domain/scheme/campaign/campaign.ts';
import {
  type CampaignPlan,
  purchasesOf,
} from '../../../../domain/scheme/campaign/campaign-plan.ts';
import { type DatedPrice, listPriceOf, pricesOn } from '../../../../domain/scheme/price.ts';
import type { Prepared } from '../define-action.ts';
import type { CodesInput } from './campaign-code-faults.ts';

type Lines = Prepared<'createCampaign'>['lines'];

/** Period, codes, and the price of each product on the first day with and without the campaign. */
export function describeCampaign(
  plan: CampaignPlan,
  codes: CodesInput,
  { codeCount, prices }: { codeCount: number; prices: DatedPrice[] },
): Lines {
  return [
    {
      label: 'days',
      before: null,
      after: say('days', { day: plan.validFrom }, { day: plan.validUntil }),
    },
    { label: 'codes', before: null, after: describeCodes(codes, codeCount) },
    ...describePrices(plan, prices),
    ...(plan.kind === 'extraMonths'
      ? []
      : [{ label: 'prior', before: null, after: say('prior') } as const]),
  ];
}

function describeCodes(codes: CodesInput, count: number) {
  if (codes.source !== 'one') return say(codes.source, count);
  const code = normaliseCampaignCode(codes.code);
  const { useLimit, personLimit } = codes;
  if (personLimit === null) {
    return useLimit === null ? say('shared', code) : say('limited', code, useLimit);
  }
  return useLimit === null
    ? say('sharedEach', code, personLimit)
    : say('limitedEach', code, useLimit, personLimit);
}

function describePrices(plan: CampaignPlan, prices: DatedPrice[]): Lines {
  const list = pricesOn(prices, plan.validFrom);
  if (!list) return [];
  const campaign = { ...plan, isStopped: false, usesLeft: null };
  return purchasesOf(plan).map(({ kind, billing }) => {
    const price = listPriceOf(list, { kind, billing, cardIsValid: true });
    const euros = { euros: toEuros(price) };
    const after =
      plan.kind === 'extraMonths'
        ? say('months', euros, cardMonths(campaign))
        : say('price', { euros: toEuros(discountedPrice(price, campaign)) });
    const label = billing === 'monthly' ? (`${kind}Monthly` as const) : kind;
    return { label: label as Lines[number]['label'], before: say('price', euros), after };
  });
}
