import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import {
  type WithdrawableOrders,
  withdrawalAddress,
} from '../../parts/withdrawal/withdrawal-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './withdrawal.module.css';
import type { WithdrawalTexts } from './withdrawal-texts.ts';

type Props = { orders: WithdrawableOrders; texts: WithdrawalTexts };

/** Orders of the signed-in person that the right still holds for. */
export function OwnOrders({ orders, texts }: Props) {
  const { pathTo } = usePage();
  return (
    <section aria-labelledby="own">
      <h2 id="own">{texts.own}</h2>
      <ul className={css.orders}>
        {orders.map(({ orderNumber, kind, paid, orderedOn, lastDay }) => (
          <li key={orderNumber}>
            <a href={withdrawalAddress(pathTo('Withdrawal'), orderNumber)}>
              {texts.product[kind]}, {formatMoney(fromEuros(paid))}
            </a>
            <span className="small quiet">
              {fill(
                texts.ownLine,
                orderNumber,
                formatDate(localDate(orderedOn)),
                formatDate(localDate(lastDay)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
