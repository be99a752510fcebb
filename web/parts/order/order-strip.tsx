import { Amount } from './amount.tsx';
import css from './order.module.css';
import { type Order, type OrderTexts, orderTotal } from './order.ts';

/** On a narrow window the order stands after the form; this line says the price before it. */
export function OrderStrip({ order, texts }: { order: Order; texts: OrderTexts }) {
  return (
    <p className={css.strip}>
      <span>
        {texts.strip.context}{' '}
        <b>
          <Amount amount={orderTotal(order)} loading={texts.priceLoading} />
        </b>
      </span>
      <a href="#order">{texts.strip.show}</a>
    </p>
  );
}
