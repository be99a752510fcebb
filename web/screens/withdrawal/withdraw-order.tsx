import { useState } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import type { WithdrawalData, WithdrawalOrder } from '../../parts/withdrawal/withdrawal-data.ts';
import door from '../../pictures/quiet-door-480.avif';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { Notice } from '../../ui/notice.tsx';
import { WithdrawalSummary, type WithdrawalTexts, wayBack } from './withdrawal-summary.tsx';

type Props = {
  first: WithdrawalOrder;
  asked: WithdrawalData['asked'];
  texts: WithdrawalTexts;
  shell: ShellTexts;
};

/** Two steps: a summary of what is refunded; then confirmation. */
export function WithdrawOrder({ first, asked, texts, shell }: Props) {
  const { language } = usePage();
  const [order, setOrder] = useState(first);
  const [isSure, setIsSure] = useState(false);
  const { isBusy, problem, setProblem, attempt } = useAttempt(texts.failed);
  useHeadingFocus(`${order.state} ${isSure}`);

  async function confirm() {
    const params = { ...asked, refund: order.refund };
    const answer = await callServer('WithdrawalController', 'withdrawOrder', params);
    setOrder(answer.order);
    setProblem(answer.validationError);
  }

  if (order.state === 'withdrawn') return <Done order={order} texts={texts} />;
  if (order.state !== 'open') return <NotOpen order={order} texts={texts} />;
  return (
    <QuietPage
      kind={fill(texts.step, isSure ? 2 : 1)}
      title={isSure ? texts.sure : fill(texts.order, order.orderNumber)}
      lead={
        isSure
          ? fill(texts.sureLead, formatMoney(fromEuros(order.refund), language))
          : fill(texts.until, formatDate(localDate(order.lastDay), language))
      }
      picture={door}
    >
      <WithdrawalSummary order={order} texts={texts} />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="ways">
        {isSure ? (
          <>
            <Button busy={isBusy} onClick={() => void attempt(confirm)}>
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
    </QuietPage>
  );
}

type OrderProps = { order: WithdrawalOrder; texts: WithdrawalTexts };

function Done({ order, texts }: OrderProps) {
  const { pathTo, person, language } = usePage();
  const refund = formatMoney(fromEuros(order.refund), language);
  return (
    <QuietPage
      title={texts.done}
      lead={fill(
        texts.doneLead,
        order.orderNumber,
        formatDateTime(order.withdrawnAt ?? 0, language),
      )}
      isLive
      picture={door}
    >
      <p>
        {order.refund > 0
          ? `${fill(texts.doneRefund, refund)} ${wayBack(order, texts)}`
          : texts.doneNothing}
      </p>
      <p>{fill(texts.doneReceipt, order.receiptTo)}</p>
      <div className="ways">
        <ButtonLink href={pathTo(person ? 'My_Orders' : 'Home')}>
          {person ? texts.toOrders : texts.home}
        </ButtonLink>
      </div>
    </QuietPage>
  );
}

/** Too late, not a consumer's order, or nothing left to refund: the reason, and whom to contact. */
function NotOpen({ order, texts }: OrderProps) {
  const { pathTo, scheme, language } = usePage();
  const state = order.state as keyof WithdrawalTexts['notOpen'];
  const days = [order.orderedOn, order.lastDay].map((day) => formatDate(localDate(day), language));
  return (
    <QuietPage
      title={fill(texts.order, order.orderNumber)}
      lead={fill(texts.notOpen[state], ...days)}
      picture={door}
    >
      <p>{fill(texts.askService, scheme.servicePhone, scheme.serviceEmail)}</p>
      <div className="ways">
        <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      </div>
    </QuietPage>
  );
}
