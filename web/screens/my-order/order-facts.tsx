import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateTime } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { StateMark } from '../../parts/my-card/state-mark.tsx';
import { withdrawalAddress } from '../../parts/withdrawal/withdrawal-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './my-order.module.css';
import type { MyOrderData, MyOrderTexts } from './my-order-data.ts';

type Props = { order: MyOrderData; texts: MyOrderTexts };

export function OrderFacts({ order, texts }: Props) {
  const { language } = usePage();
  const { columns, product, method, state, paidAt } = texts;
  const { kind, billing } = order;
  const rows: [string, ReactNode][] = [
    [columns.day, formatDate(localDate(order.orderedOn), language)],
    [
      columns.product,
      billing === 'monthly' ? `${product[kind]}, ${product.monthly}` : product[kind],
    ],
    [
      columns.state,
      <StateMark key="state" state={order.state}>
        {state[order.state]}
      </StateMark>,
    ],
  ];
  if (order.method) rows.push([columns.method, method[order.method]]);
  if (order.paidAt !== null) rows.push([paidAt, formatDateTime(order.paidAt, language)]);
  return (
    <dl className={`stack-3 ${css.facts}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Link to withdrawal, while it is possible. */
export function WithdrawalLink({ order, texts: { withdrawal } }: Props) {
  const { pathTo, language } = usePage();
  const { orderNumber, withdrawUntil, withdrawnOn } = order;
  if (withdrawnOn)
    return <p>{fill(withdrawal.done, formatDate(localDate(withdrawnOn), language))}</p>;
  if (!withdrawUntil) return null;
  return (
    <p>
      <a href={withdrawalAddress(pathTo('Withdrawal'), orderNumber)}>
        {fill(withdrawal.name, orderNumber)}
      </a>{' '}
      {fill(withdrawal.until, formatDate(localDate(withdrawUntil), language))}
    </p>
  );
}
