import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { vatRateOn } from '../../domain/scheme/vat.ts';
import type { Database } from '../db/database.ts';
import { orderPrice } from '../order/order-price.ts';
import { listPriced, type Priced } from '../order/price-purchase.ts';
import { findScheme } from '../scheme/scheme-queries.ts';

/** Price of one company card before any campaign, and its VAT rate. */
export async function companyPrice(db: Database, now: number) {
  const priced = await listPriced(db, { kind: 'companyOrder', billing: 'annually', now });
  const basisPoints = vatRateOn((await findScheme(db)).vatRates, helsinkiDay(now));
  if (basisPoints === null) throw new Error('the scheme has no prices');
  return { unitPrice: toEuros(priced.price), vatPercentage: basisPoints / 100 };
}

/** `price` has the same value as in the context of a payment. */
export function companyOrderPrice(priced: Priced, units: number) {
  const { purchasePrice, ...others } = orderPrice(priced, units);
  return { ...others, purchasePrice, price: purchasePrice };
}
