import { toEuros } from '../../domain/base/cents.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import { type DatedPrice, pricesOn } from '../../domain/scheme/price.ts';
import { isMonthlyOfferedOn } from '../../domain/scheme/scheme-facts.ts';

/** Card prices on a day, in euros; null: no price is set. */
export function shopDataOn(prices: DatedPrice[], facts: readonly DatedFact[], day: LocalDate) {
  const list = pricesOn(prices, day);
  if (!list) return null;
  return {
    cardPersonalPrice: toEuros(list.annual),
    ...(isMonthlyOfferedOn(facts, day) && {
      cardPersonalMonthlyPrice: toEuros(list.monthly),
      cardPersonalMonthlyPriceTotal: toEuros(list.monthlyTotal),
    }),
  };
}
