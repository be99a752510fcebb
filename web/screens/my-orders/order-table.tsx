import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { withdrawalAddress } from '../../parts/withdrawal/withdrawal-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './my-orders.module.css';
import type { MyOrdersData, MyOrdersTexts } from './my-orders-data.ts';

type Props = { orders: MyOrdersData['orders']; texts: MyOrdersTexts };

/** A table where there is room for one, a card an order where there is not. */
export function OrderTable({
  orders,
  texts: { columns, product, method, state, receipt, withdrawal },
}: Props) {
  const { pathTo, language } = usePage();
  const { day, product: named, amount } = columns;
  return (
    <table className={`${css.table} ${css.orders}`}>
      <thead>
        <tr>
          {[day, named, amount, columns.method, columns.state, columns.receipt].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber}>
            <td data-name={day}>{formatDate(localDate(order.orderedOn), language)}</td>
            <th scope="row">
              <a href={pathTo('My_Order', { orderNumber: order.orderNumber })}>
                {product[order.kind]}
              </a>
              <span className={css.soft}>
                {order.billing === 'monthly' && `${product.monthly}, `}
                {fill(columns.number, order.orderNumber)}
              </span>
            </th>
            <td data-name={amount}>{formatMoney(fromEuros(order.amount))}</td>
            <td data-name={columns.method}>{order.method && method[order.method]}</td>
            <td data-name={columns.state}>
              <StateMark state={order.state}>{state[order.state]}</StateMark>
              <WithdrawalLink order={order} texts={withdrawal} />
            </td>
            <td data-name={columns.receipt}>
              {order.receiptUrl && (
                <a
                  href={order.receiptUrl}
                  download
                  aria-label={fill(receipt.name, order.orderNumber)}
                >
                  {receipt.short}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { order: Props['orders'][number]; texts: MyOrdersTexts['withdrawal'] };

/** The way to change one's mind, as long as there is one. */
function WithdrawalLink({ order, texts }: LineProps) {
  const { pathTo, language } = usePage();
  const { orderNumber, withdrawUntil, withdrawnOn } = order;
  if (withdrawnOn) {
    return (
      <span className={css.soft}>
        {fill(texts.done, formatDate(localDate(withdrawnOn), language))}
      </span>
    );
  }
  if (!withdrawUntil) return null;
  return (
    <span className={css.soft}>
      <a
        href={withdrawalAddress(pathTo('Withdrawal'), orderNumber)}
        aria-label={fill(texts.name, orderNumber)}
      >
        {texts.short}
      </a>{' '}
      {fill(texts.until, formatDate(localDate(withdrawUntil), language))}
    </span>
  );
}
