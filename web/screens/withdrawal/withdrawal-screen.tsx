import { useEffect, useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import {
  type WithdrawableOrders,
  type WithdrawalData,
  type WithdrawalOrder,
  withdrawalAddress,
} from '../../parts/withdrawal/withdrawal-data.ts';
import door from '../../pictures/quiet-door-480.avif';
import { callServer } from '../../platform/call-server.ts';
import { secretInLink } from '../../platform/link-secret.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { StateWithdrawal } from './state-withdrawal.tsx';
import { WithdrawOrder } from './withdraw-order.tsx';
import css from './withdrawal.module.css';
import type { WithdrawalTexts } from './withdrawal-summary.tsx';

/** Withdrawal: choose the order, read the consequences, confirm. */
export function Screen({ texts, shell, data }: ScreenProps<WithdrawalTexts, WithdrawalData>) {
  const { asked, order, own } = data;
  const linked = useLinkedOrder(asked);
  if (order) return <WithdrawOrder first={order} asked={asked} texts={texts} shell={shell} />;
  if (linked.state === 'found') {
    return <WithdrawOrder first={linked.order} asked={linked.asked} texts={texts} shell={shell} />;
  }
  return (
    <QuietPage title={texts.heading} lead={texts.lead} picture={door}>
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      {asked.orderNumber !== '' && linked.state === 'none' && (
        <Notice kindLabel={shell.toast.info}>
          <p>{fill(texts.whose, asked.orderNumber)}</p>
        </Notice>
      )}
      {own.length > 0 && <OwnOrders orders={own} texts={texts} />}
      <StateWithdrawal
        orderNumber={asked.orderNumber}
        texts={texts}
        shell={shell}
        hasOwn={own.length > 0}
      />
    </QuietPage>
  );
}

type Props = { orders: WithdrawableOrders; texts: WithdrawalTexts };

/** Orders of the signed-in person that can still be withdrawn. */
export function OwnOrders({ orders, texts }: Props) {
  const { pathTo, language } = usePage();
  return (
    <section aria-labelledby="own">
      <h2 id="own">{texts.own}</h2>
      <ul className={`stack-4 mt-4 ${css.orders}`}>
        {orders.map(({ orderNumber, kind, paid, orderedOn, lastDay }) => (
          <li key={orderNumber}>
            <a href={withdrawalAddress(pathTo('Withdrawal'), orderNumber)}>
              {texts.product[kind]}, {formatMoney(fromEuros(paid), language)}
            </a>
            <span className="small quiet">
              {fill(
                texts.ownLine,
                orderNumber,
                formatDate(localDate(orderedOn), language),
                formatDate(localDate(lastDay), language),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const KEY_PARAMETER = 'avain';

type RequestedOrder = WithdrawalData['asked'];
type Linked =
  | { state: 'looking' | 'none' }
  | { state: 'found'; order: WithdrawalOrder; asked: RequestedOrder };

/** The order of the mailed link's key, which only this browser knows. `looking` until the URL has been read. */
export function useLinkedOrder({ orderNumber }: RequestedOrder): Linked {
  const [linked, setLinked] = useState<Linked>({ state: 'looking' });
  useEffect(() => {
    const withdrawalKey = secretInLink(KEY_PARAMETER)?.slice(0, 100);
    if (!withdrawalKey || !orderNumber) return setLinked({ state: 'none' });
    const asked = { orderNumber, withdrawalKey };
    callServer('WithdrawalController', 'openWithdrawal', asked).then(
      (order) => setLinked({ state: 'found', order, asked }),
      () => setLinked({ state: 'none' }),
    );
  }, [orderNumber]);
  return linked;
}
