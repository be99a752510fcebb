import { fill } from '../../../domain/base/fill.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import type { WithdrawalData } from '../../parts/withdrawal/withdrawal-data.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { AskForLink } from './ask-for-link.tsx';
import { OwnOrders } from './own-orders.tsx';
import { useLinkedOrder } from './use-linked-order.ts';
import { WithdrawOrder } from './withdraw-order.tsx';
import css from './withdrawal.module.css';
import type { WithdrawalTexts } from './withdrawal-texts.ts';

/** The right to change one's mind: which order, what it means, and one more press to confirm. */
export function Screen({ texts, shell, data }: ScreenProps<WithdrawalTexts, WithdrawalData>) {
  const { asked, order, own } = data;
  const linked = useLinkedOrder(asked);
  if (order) return <WithdrawOrder first={order} asked={asked} texts={texts} shell={shell} />;
  if (linked.state === 'found') {
    return <WithdrawOrder first={linked.order} asked={linked.asked} texts={texts} shell={shell} />;
  }
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      {asked.orderNumber !== '' && linked.state === 'none' && (
        <Notice kindLabel={shell.toast.info}>
          <p>{fill(texts.whose, asked.orderNumber)}</p>
        </Notice>
      )}
      {own.length > 0 && <OwnOrders orders={own} texts={texts} />}
      <AskForLink
        orderNumber={asked.orderNumber}
        texts={texts}
        errorPrefix={shell.errorPrefix}
        hasOwn={own.length > 0}
      />
    </div>
  );
}
