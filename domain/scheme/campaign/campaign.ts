import { type Cents, cents } from '../../base/cents.ts';
import type { LocalDate } from '../../base/local-date.ts';
import type { BillingType } from '../../order/billing-type.ts';
import type { PurchaseKind } from '../../order/purchase-kind.ts';
import type { CodeFault } from '../../person/field-error.ts';

export const CAMPAIGN_KINDS = ['amountOff', 'percentOff', 'extraMonths'] as const;

export type Campaign = {
  kind: (typeof CAMPAIGN_KINDS)[number];
  /** Cents, percent or months, by kind. */
  value: number;
  purchaseKinds: PurchaseKind[];
  billingTypes: BillingType[];
  validFrom: LocalDate;
  /** The last day, inclusive. */
  validUntil: LocalDate;
  /** Stopped manually, at once. */
  isStopped: boolean;
  /** Remaining uses; null when unlimited. */
  usesLeft: number | null;
};

export type Purchase = { kind: PurchaseKind; billing: BillingType; day: LocalDate };

/** Codes are passed on by mouth and on posters: case and spaces are ignored. */
export function normaliseCampaignCode(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, '').toUpperCase();
}

/** Why a code does not apply to a purchase; a future campaign looks unknown. */
export function campaignFault(
  campaign: Campaign | null,
  { kind, billing, day }: Purchase,
): CodeFault | null {
  if (!campaign || day < campaign.validFrom) return 'campaignUnknown';
  if (campaign.isStopped || campaign.validUntil < day) return 'campaignExpired';
  if (!campaign.purchaseKinds.includes(kind)) return 'campaignOtherOrder';
  if (campaign.usesLeft !== null && campaign.usesLeft <= 0) return 'campaignUsedUp';
  if (campaign.billingTypes.includes(billing)) return null;
  return billing === 'monthly' ? 'campaignForAnnual' : 'campaignForMonthly';
}

export function campaignApplies(campaign: Campaign, purchase: Purchase): boolean {
  return campaignFault(campaign, purchase) === null;
}

/** Price of one card with the code: never negative. For monthly billing the price of an instalment. */
export function discountedPrice(price: Cents, campaign: Campaign | null): Cents {
  switch (campaign?.kind) {
    case 'amountOff':
      return cents(Math.max(0, price - campaign.value));
    case 'percentOff':
      return cents(Math.round((price * (100 - Math.min(campaign.value, 100))) / 100));
    default:
      return price;
  }
}

/** Validity of every purchase before campaigns. */
export const CARD_MONTHS = 12;

/** Validity of a card bought with the code. */
export function cardMonths(campaign: Campaign | null): number {
  return CARD_MONTHS + extraMonths(campaign);
}

export function extraMonths(campaign: Campaign | null): number {
  return campaign?.kind === 'extraMonths' ? campaign.value : 0;
}
