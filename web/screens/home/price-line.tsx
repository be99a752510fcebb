import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useShopPrices } from '../../parts/order/use-shop-prices.ts';
import { fillNodes } from '../../platform/fill-nodes.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import css from './exhibition-room.module.css';
import type { HomeTexts } from './home-texts.ts';

type Props = { texts: HomeTexts; prices: ShopPrices };

/** spec 3: the price text shows '- ' until the prices are loaded. */
export function PriceLine({ texts, prices: first }: Props) {
  const prices = useShopPrices(first);
  const { pathTo } = usePage();

  if (prices === 'failed') {
    return (
      <p className={css.price}>
        <a href={pathTo('Buy_Museum_Card')}>{texts.priceMissing}</a>
      </p>
    );
  }
  if (prices === 'late') {
    const dash = <Dash name={texts.priceLoading} />;
    return <p className={css.price}>{fillNodes(texts.price, dash, dash, dash)}</p>;
  }
  return (
    <p className={css.price}>
      {fillNodes(
        texts.price,
        <b>{money(prices.annual)}</b>,
        <b>{money(prices.monthly)}</b>,
        money(prices.monthlyTotal),
      )}
    </p>
  );
}

function Dash({ name }: { name: string }) {
  return (
    <span className={css.dash}>
      <span aria-hidden="true">{'- '}</span>
      <HiddenText>{name}</HiddenText>
    </span>
  );
}

function money(euros: number): string {
  return formatMoney(fromEuros(euros));
}
