import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { useShopPrices } from '../../parts/order/shop-prices.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import begun from '../../pictures/quiet-begun-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { MyOrdersData, MyOrdersTexts } from './my-orders-data.ts';
import { OrderTable } from './order-table.tsx';

/** Orders and receipts. Instalments of a monthly plan are on another page. */
export function Screen({ texts, data }: ScreenProps<MyOrdersTexts, MyOrdersData>) {
  const { pathTo, person } = usePage();
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {data.orders.length === 0 ? (
        <NoOrders texts={texts.empty} />
      ) : (
        <OrderTable orders={data.orders} texts={texts} />
      )}
      {person?.hasPlan && (
        <p>
          <a href={pathTo('My_Plan')}>{texts.plan}</a>
        </p>
      )}
    </MyPage>
  );
}

/** Card holders, of a gift for example, get no offer to buy another. */
function NoOrders({ texts }: { texts: MyOrdersTexts['empty'] }) {
  const { pathTo, person, language } = usePage();
  const prices = useShopPrices('late');
  const hasPrice = typeof prices === 'object';
  return (
    <QuietPage title={texts.title} lead={texts.lead} picture={begun} isInside>
      {!person?.card && (
        <ButtonLink href={pathTo('Buy_Museum_Card')}>
          {hasPrice
            ? fill(texts.buyFor, formatMoney(fromEuros(prices.annual), language))
            : texts.buy}
        </ButtonLink>
      )}
      <ButtonLink href={pathTo('Gift')} look={person?.card ? 'primary' : 'text'}>
        {texts.gift}
      </ButtonLink>
    </QuietPage>
  );
}
