import { Amount } from './amount.tsx';
import css from './order.module.css';
import { type Order, type OrderTexts, orderLines, orderTotal } from './order.ts';

/** What is bought and what is paid now. */
export function OrderList({ order, texts }: { order: Order; texts: OrderTexts }) {
  return (
    <dl className={css.lines}>
      {orderLines(order, texts).map(({ text, amount }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            <Amount amount={amount} loading={texts.priceLoading} />
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{texts.total}</dt>
        <dd>
          <Amount amount={orderTotal(order)} loading={texts.priceLoading} />
        </dd>
      </div>
    </dl>
  );
}
