import { type Cents, cents, fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import type { texts as fi } from '../../texts/fi/parts/order.ts';
import type { ShopPrices } from './shop-prices.ts';

export type OrderTexts = typeof fi;

export type Order = {
  billing: BillingType;
  prices: ShopPrices;
  /** What the check answered, in euros; null until then. */
  price: number | null;
  /** How long the card lasts, a campaign's months included. */
  months: number;
  /** The accepted one. */
  campaignCode: string | null;
  hasPlasticCard: boolean;
};

/** An amount that is not known yet is null: a dash stands in its place. */
export type OrderLine = { text: string; amount: Cents | null };

export function orderLines(order: Order, texts: OrderTexts): OrderLine[] {
  const { billing, months, campaignCode, hasPlasticCard } = order;
  const listPrice = listPriceOf(order);
  const total = orderTotal(order);
  const discount = listPrice !== null && total !== null ? cents(total - listPrice) : cents(0);
  return [
    {
      text: billing === 'monthly' ? texts.monthly : fill(texts.annual, months),
      amount: listPrice ?? total,
    },
    ...(campaignCode && discount < 0
      ? [{ text: fill(texts.campaign, campaignCode), amount: discount }]
      : []),
    ...(hasPlasticCard ? [{ text: texts.plastic, amount: cents(0) }] : []),
  ];
}

export function orderTotal(order: Order): Cents | null {
  return order.price === null ? listPriceOf(order) : fromEuros(order.price);
}

function listPriceOf({ billing, prices }: Order): Cents | null {
  if (typeof prices === 'string') return null;
  return fromEuros(billing === 'monthly' ? prices.monthly : prices.annual);
}
