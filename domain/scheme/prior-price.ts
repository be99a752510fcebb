import { type Cents, cents } from '../base/cents.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import type { BillingType } from '../order/billing-type.ts';
import type { PurchaseKind } from '../order/purchase-kind.ts';
import { type Campaign, campaignApplies, discountedPrice } from './campaign/campaign.ts';
import { type DatedPrice, listPriceOf, pricesOn } from './price.ts';

/** Directive 98/6/EC, Art. 6a; Consumer Protection Act, chapter 2, section 11. */
export const PRIOR_DAYS = 30;

type PriceQuery = { kind: PurchaseKind; billing: BillingType; cardIsValid: boolean };
type History = {
  prices: DatedPrice[];
  /** Public codes, with or without that of the reduction. */
  openCampaigns: Campaign[];
};

/**
 * The lowest price of the thirty days before a reduction, including public codes. Never above today's price without
 * the code: a list price that has fallen since would exaggerate the reduction.
 */
export function priorPrice(
  query: PriceQuery,
  { today, reducedFrom }: { today: LocalDate; reducedFrom: LocalDate },
  { prices, openCampaigns }: History,
): Cents | null {
  const days = Array.from({ length: PRIOR_DAYS }, (_, back) => addDays(reducedFrom, -1 - back));
  const applied = days.flatMap((day) => {
    const list = listOn(day);
    if (list === null) return [];
    const reduced = openCampaigns
      .filter((campaign) => campaignApplies(campaign, { ...query, day }))
      .map((campaign) => discountedPrice(list, campaign))
      .filter((price) => price > 0);
    return [list, ...reduced];
  });
  const now = listOn(today);
  return now === null ? null : cents(Math.min(now, ...applied));

  function listOn(day: LocalDate): Cents | null {
    const list = pricesOn(prices, day);
    return list && listPriceOf(list, query);
  }
}
