import { formatMoney } from '../../../domain/base/format.ts';
import { CheckAnswers } from '../../parts/order/check-answers.tsx';
import checkout from '../../parts/order/checkout.module.css';
import { orderTotal } from '../../parts/order/order.ts';
import { IDENTITY, LOCK } from '../../parts/order/order-icons.ts';
import { OrderList } from '../../parts/order/order-list.tsx';
import { LockedNote, OrderNote } from '../../parts/order/order-note.tsx';
import { MonthlyPayment } from '../../parts/payment-selector/monthly-payment.tsx';
import { PaymentSelector } from '../../parts/payment-selector/payment-selector.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import type { StepProps } from './step-props.ts';

/** Step 1: how to pay, with what is paid for beside it; on a narrow window before it, since one tap leaves the site. */
export function PaymentStep({ texts, shell, buying, order, title }: StepProps) {
  const { language } = usePage();
  const { form, billing } = buying.state;
  const total = orderTotal(order);
  const paying = {
    toPay: { kind: 'standard' as const, billing, language },
    makeOrder: buying.makeOrder,
    texts: texts.payment,
    shell,
  };
  if (billing === 'monthly') return <MonthlyPayment {...paying} onChange={buying.back} />;
  return (
    <>
      {title && <StepTitle title={title} icon={BASKET} />}
      <p className="lead">{texts.payment.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <aside className={checkout.aside} aria-labelledby="check-answers">
          <div className={checkout.hung}>
            <CheckAnswers form={form} texts={texts.order.check} onChange={buying.back} />
            <LockedNote icon={IDENTITY}>{texts.order.locked}</LockedNote>
            <div className={checkout.lines}>
              <OrderList order={order} texts={texts.order} />
            </div>
            <OrderNote icon={LOCK}>{texts.payment.safe}</OrderNote>
          </div>
        </aside>
        <div className={checkout.main}>
          <PaymentSelector {...paying} amount={total === null ? '' : formatMoney(total)} />
        </div>
      </div>
    </>
  );
}
