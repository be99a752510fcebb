import { type Cents, cents, fromEuros, times } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign.ts';
import { Amount } from '../../parts/order/amount.tsx';
import order from '../../parts/order/order.module.css';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import type { GiftTexts } from './gift-texts.ts';
import type { GiftPrices } from './use-gift-purchase.ts';

type Props = {
  units: number;
  prices: ShopPrices;
  accepted: GiftPrices | null;
  texts: GiftTexts;
};

/** How many, and what is paid now; the campaign shows once the check has accepted it. */
export function GiftOrderLines({ units, prices, accepted, texts }: Props) {
  const words = texts.gift.order;
  const listed = typeof prices === 'string' ? null : times(fromEuros(prices.annual), units);
  const list = accepted ? fromEuros(accepted.price) : listed;
  const total = accepted ? fromEuros(accepted.purchasePrice) : listed;
  const months = accepted?.validityMonths ?? CARD_MONTHS;
  const off = list !== null && total !== null ? cents(total - list) : cents(0);
  const lines: [string, Cents | null][] = [[fill(words.line, units, months), list]];
  if (accepted?.campaignCode && off < 0) {
    lines.push([fill(words.campaign, accepted.campaignCode), off]);
  }
  return (
    <dl className={order.lines}>
      {lines.map(([text, amount]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            <Amount amount={amount} loading={texts.order.priceLoading} />
          </dd>
        </div>
      ))}
      <div className={order.total}>
        <dt>{words.total}</dt>
        <dd>
          <Amount amount={total} loading={texts.order.priceLoading} />
        </dd>
      </div>
    </dl>
  );
}
