import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { withKey } from '../../parts/payment/payment-status.ts';
import { withdrawalAddress } from '../../parts/withdrawal/withdrawal-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import tableCss from '../../ui/table.module.css';
import css from './my-orders.module.css';
import type { MyOrdersData, MyOrdersTexts } from './my-orders-data.ts';

type Props = { orders: MyOrdersData['orders']; texts: MyOrdersTexts };

/** A table in wide windows, a card per order in narrow ones. */
export function OrderTable({
  orders,
  texts: { columns, product, method, state, waits, receipt, withdrawal },
}: Props) {
  const { pathTo, language } = usePage();
  const { day, product: named, amount } = columns;
  return (
    <table className={`${tableCss.rows} ${css.orders}`}>
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
              {isUnpaid(order) ? (
                product[order.kind]
              ) : (
                <a href={pathTo('My_Order', { orderNumber: order.orderNumber })}>
                  {product[order.kind]}
                </a>
              )}
              <span className={css.soft}>
                {order.billing === 'monthly' && `${product.monthly}, `}
                {fill(columns.number, order.orderNumber)}
              </span>
            </th>
            <td data-name={amount}>{formatMoney(fromEuros(order.amount), language)}</td>
            <td data-name={columns.method}>{order.method && method[order.method]}</td>
            <td data-name={columns.state}>
              <StateMark state={order.state}>{state[order.state]}</StateMark>
              <Waits order={order} texts={waits} />
              <WithdrawalLink order={order} texts={withdrawal} />
            </td>
            <td data-name={order.receiptUrl && columns.receipt}>
              <WayOn order={order} texts={waits} />
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

type WaitProps = { order: Props['orders'][number]; texts: MyOrdersTexts['waits'] };

const isUnpaid = ({ state }: WaitProps['order']) =>
  state === 'unpaid' || state === 'notThrough' || state === 'declined';

/** What the state means for the buyer. */
function Waits({ order: { state, keptUntil }, texts }: WaitProps) {
  const { language } = usePage();
  if (state === 'pending') return <span className={css.soft}>{texts.never}</span>;
  if (!keptUntil) return null;
  const text = state === 'unpaid' ? texts.kept : texts.notCharged;
  return <span className={css.soft}>{fill(text, formatDate(localDate(keptUntil), language))}</span>;
}

/** Pay the same order, or wait for its payment. */
function WayOn({ order, texts }: WaitProps) {
  const { pathTo } = usePage();
  const { paymentKey, orderNumber } = order;
  if (!paymentKey) return null;
  return isUnpaid(order) ? (
    <ButtonLink
      href={withKey(pathTo('Pay_Again'), paymentKey)}
      look="secondary"
      aria-label={fill(texts.goName, orderNumber)}
    >
      {texts.go}
    </ButtonLink>
  ) : (
    <a
      href={withKey(pathTo('Payment_Pending'), paymentKey)}
      aria-label={fill(texts.whatName, orderNumber)}
    >
      {texts.what}
    </a>
  );
}

type LineProps = { order: Props['orders'][number]; texts: MyOrdersTexts['withdrawal'] };

/** Link to withdrawal, while it is possible. */
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
