import { cents, fromEuros, times } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { OrderLines } from '../../parts/order/order-summary.tsx';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import type { GiftTexts } from './gift-texts.ts';
import type { GiftPrices } from './use-gift-purchase.ts';

type Props = {
  units: number;
  prices: ShopPrices;
  accepted: GiftPrices | null;
  texts: GiftTexts;
};

/** Number of gifts and amount to pay; a campaign is shown once the check has accepted it. */
export function GiftOrderLines({ units, prices, accepted, texts }: Props) {
  const { line, campaign, total: totalText } = texts.gift.order;
  const listed = typeof prices === 'string' ? null : times(fromEuros(prices.annual), units);
  const listPrice = accepted ? fromEuros(accepted.price) : listed;
  const total = accepted ? fromEuros(accepted.purchasePrice) : listed;
  const months = accepted?.validityMonths ?? CARD_MONTHS;
  const discount = listPrice !== null && total !== null ? cents(total - listPrice) : cents(0);
  const code = accepted?.campaignCode;
  return (
    <OrderLines
      lines={[
        { text: fill(line, units, months), amount: listPrice },
        ...(code && discount < 0 ? [{ text: fill(campaign, code), amount: discount }] : []),
      ]}
      total={{ text: totalText, amount: total }}
      unknown={texts.order.priceUnknown}
      note={accepted?.priorPriceNote ?? null}
    />
  );
}
