import { type Cents, cents } from '../base/cents.ts';
import type { LocalDate } from '../base/local-date.ts';

/** A rate with its start day: 1350 basis points are 13.5 %. */
export type DatedVatRate = { validFrom: LocalDate; basisPoints: number };

export function vatRateOn(rates: DatedVatRate[], day: LocalDate): number | null {
  const inForce = rates
    .filter(({ validFrom }) => validFrom <= day)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  return inForce[0]?.basisPoints ?? null;
}

/** Prices include the tax: this is its share, rounded to whole cents. */
export function vatIncludedIn(price: Cents, basisPoints: number): Cents {
  return cents(Math.round((price * basisPoints) / (10_000 + basisPoints)));
}
