import { times, toEuros } from '../../domain/base/cents.ts';
import { cardMonths } from '../../domain/scheme/campaign/campaign.ts';
import type { Priced } from './price-purchase.ts';

/** The total for the cards of one order in euros, and their validity. */
export function orderPrice({ listPrice, price, campaign }: Priced, units: number) {
  return {
    unitPrice: toEuros(price),
    /** Before any campaign. */
    price: toEuros(times(listPrice, units)),
    purchasePrice: toEuros(times(price, units)),
    numberOfUnits: units,
    validityMonths: cardMonths(campaign),
  };
}
