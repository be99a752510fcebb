import { useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { errorMessage } from '../../parts/form/error-message.ts';
import type { WithdrawalData, WithdrawalOrder } from '../../parts/withdrawal/withdrawal-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './withdrawal.module.css';
import { WithdrawalSummary, type WithdrawalTexts } from './withdrawal-summary.tsx';

type Props = {
  first: WithdrawalOrder;
  asked: WithdrawalData['asked'];
  texts: WithdrawalTexts;
  shell: ShellTexts;
};

/** Two steps: what is withdrawn and what comes back; then one press that confirms it. */
export function WithdrawOrder({ first, asked, texts, shell }: Props) {
  const [order, setOrder] = useState(first);
  const [isSure, setIsSure] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setIsBusy(true);
    try {
      const params = { ...asked, refund: order.refund };
      const answer = await callServer('WithdrawalController', 'withdrawOrder', params);
      setOrder(answer.order);
      setProblem(answer.validationError);
    } catch (error) {
      setProblem(errorMessage(error, texts.failed));
    }
    setIsBusy(false);
  }

  if (order.state === 'withdrawn') return <Done order={order} texts={texts} />;
  if (order.state !== 'open') return <NotOpen order={order} texts={texts} />;
  return (
    <div className={`wrap page ${css.page}`}>
      <p className="quiet">{fill(texts.step, isSure ? 2 : 1)}</p>
      <h1>{isSure ? texts.sure : fill(texts.order, order.orderNumber)}</h1>
      <p className="lead">
        {isSure
          ? fill(texts.sureLead, formatMoney(fromEuros(order.refund)))
          : fill(texts.until, formatDate(localDate(order.lastDay)))}
      </p>
      <WithdrawalSummary order={order} texts={texts} />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={css.ways}>
        {isSure ? (
          <>
            <Button busy={isBusy} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
            <Button look="text" onClick={() => setIsSure(false)}>
              {texts.back}
            </Button>
          </>
        ) : (
          <Button onClick={() => setIsSure(true)}>{texts.next}</Button>
        )}
      </div>
    </div>
  );
}

type Told = { order: WithdrawalOrder; texts: WithdrawalTexts };

function Done({ order, texts }: Told) {
  const { pathTo, person } = usePage();
  const refund = formatMoney(fromEuros(order.refund));
  return (
    <div className={`wrap page ${css.page}`} role="status">
      <h1>{texts.done}</h1>
      <p className="lead">
        {fill(texts.doneLead, order.orderNumber, formatDateTime(order.withdrawnAt ?? 0))}
      </p>
      <p>{order.refund > 0 ? fill(texts.doneRefund, refund) : texts.doneNothing}</p>
      <p>{fill(texts.doneReceipt, order.receiptTo)}</p>
      <div className={css.ways}>
        <ButtonLink href={pathTo(person ? 'My_Orders' : 'Home')}>
          {person ? texts.toOrders : texts.home}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Too late, not a consumer's order, or nothing left to take back: plain words, and where to ask. */
function NotOpen({ order, texts }: Told) {
  const { pathTo, scheme } = usePage();
  const state = order.state as keyof WithdrawalTexts['notOpen'];
  const days = [order.orderedOn, order.lastDay].map((day) => formatDate(localDate(day)));
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{fill(texts.order, order.orderNumber)}</h1>
      <p className="lead">{fill(texts.notOpen[state], ...days)}</p>
      <p>{fill(texts.askService, scheme.servicePhone, scheme.serviceEmail)}</p>
      <div className={css.ways}>
        <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      </div>
    </div>
  );
}
