import { type Cents, times } from '../base/cents.ts';
import type { LocalDate } from '../base/local-date.ts';
import { INSTALMENT_COUNT } from '../instalment/instalment-plan.ts';
import type { BillingType } from '../order/billing-type.ts';
import type { PurchaseKind } from '../order/purchase-kind.ts';

export const PRICE_KINDS = ['annual', 'renewalWhileValid', 'monthly'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** A price with its start day; older rows stay for past sales. */
export type DatedPrice = { kind: PriceKind; validFrom: LocalDate; amount: Cents };

export type Prices = Record<PriceKind, Cents> & { monthlyTotal: Cents };

/** The prices of a day, or null until the scheme has set them all. */
export function pricesOn(rows: DatedPrice[], day: LocalDate): Prices | null {
  const annual = newestOn(rows, 'annual', day);
  const renewalWhileValid = newestOn(rows, 'renewalWhileValid', day);
  const monthly = newestOn(rows, 'monthly', day);
  if (!annual || !renewalWhileValid || !monthly) return null;
  return {
    annual: annual.amount,
    renewalWhileValid: renewalWhileValid.amount,
    monthly: monthly.amount,
    monthlyTotal: times(monthly.amount, INSTALMENT_COUNT),
  };
}

/** Renewal price in time; after the end a renewal costs the same as a new card. */
export function renewalPrice(prices: Prices, cardIsValid: boolean): Cents {
  return cardIsValid ? prices.renewalWhileValid : prices.annual;
}

/** First payment without a code; for a gift or a company's card the price of a new card. */
export function listPriceOf(
  prices: Prices,
  asked: { kind: PurchaseKind; billing: BillingType; cardIsValid: boolean },
): Cents {
  if (asked.billing === 'monthly') return prices.monthly;
  return asked.kind === 'renewal' ? renewalPrice(prices, asked.cardIsValid) : prices.annual;
}

function newestOn(rows: DatedPrice[], kind: PriceKind, day: LocalDate): DatedPrice | undefined {
  return rows
    .filter((row) => row.kind === kind && row.validFrom <= day)
    .reduce<DatedPrice | undefined>(
      (newest, row) => (newest && newest.validFrom >= row.validFrom ? newest : row),
      undefined,
    );
}
