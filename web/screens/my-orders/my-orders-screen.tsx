import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { useShopPrices } from '../../parts/order/shop-prices.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import begun from '../../pictures/quiet-begun-480.avif';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import css from './my-orders.module.css';
import type { MyOrdersData, MyOrdersTexts } from './my-orders-data.ts';
import { OrderTable } from './order-table.tsx';

/** What was bought, its receipts, and the twelve instalments of a monthly plan. */
export function Screen({ texts, data }: ScreenProps<MyOrdersTexts, MyOrdersData>) {
  return (
    <MyPage title={texts.title} texts={texts.common}>
      {data.orders.length === 0 ? (
        <NoOrders texts={texts.empty} />
      ) : (
        <OrderTable orders={data.orders} texts={texts} />
      )}
      {data.plans.map((plan) => (
        <PlanTable key={plan.id} plan={plan} texts={texts} />
      ))}
    </MyPage>
  );
}

/** Who holds a card already, as a gift for example, is not asked to buy another. */
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

type Props = { plan: MyOrdersData['plans'][number]; texts: MyOrdersTexts };

/** The twelve instalments, each with a mark and a word. */
function PlanTable({ plan, texts: { plan: texts } }: Props) {
  const { language } = usePage();
  const paid = plan.instalments.filter(({ state }) => state === 'paid').length;
  return (
    <section className={css.plan}>
      <h2>{fill(texts.title, formatDate(localDate(plan.startsOn), language))}</h2>
      <p>{fill(texts.paid, paid, plan.instalments.length)}</p>
      <table className={css.table}>
        <thead>
          <tr>
            {[texts.number, texts.due, texts.amount, texts.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.instalments.map(({ number, dueOn, amount, state }) => (
            <tr key={number}>
              <th scope="row">{fill(texts.of, number, plan.instalments.length)}</th>
              <td>{formatDate(localDate(dueOn), language)}</td>
              <td>{formatMoney(fromEuros(amount), language)}</td>
              <td>
                <StateMark state={state}>{texts.states[state]}</StateMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
