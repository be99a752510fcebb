import { formatMoney } from '../../../domain/base/format.ts';
import { cardAnswers } from '../../parts/order/card-answers.ts';
import checkout from '../../parts/order/checkout.module.css';
import { orderTotal } from '../../parts/order/order.ts';
import { IDENTITY } from '../../parts/order/order-icons.ts';
import { OrderList } from '../../parts/order/order-list.tsx';
import { LockedNote } from '../../parts/order/order-note.tsx';
import { StepTitle } from '../../parts/order/step-title.tsx';
import { MonthlyPayment } from '../../parts/payment/monthly-payment.tsx';
import { PaymentAside } from '../../parts/payment/payment-aside.tsx';
import { PaymentSelector } from '../../parts/payment/payment-selector.tsx';
import type { PaymentTexts } from '../../parts/payment/use-payment.ts';
import { fillProduct } from '../../platform/fill-product.ts';
import { usePage } from '../../platform/page-context.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import type { StepProps } from './step-props.ts';

type Props = StepProps & { words: PaymentTexts };

/** Step 1: how to pay, with what is paid for beside it. */
export function PaymentStep({ texts, shell, buying, order, title, ...props }: Props) {
  const { language, product } = usePage();
  const words = fillProduct(props.words, product);
  const { form, billing } = buying.state;
  const total = orderTotal(order);
  const paying = {
    toPay: { kind: 'standard' as const, billing, language },
    makeOrder: buying.makeOrder,
    texts: words,
    shell,
  };
  if (billing === 'monthly') return <MonthlyPayment {...paying} onChange={buying.back} />;
  return (
    <>
      {title && <StepTitle title={title} icon={BASKET} />}
      <p className="lead">{words.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <PaymentAside
          answers={cardAnswers(form, texts.order.check)}
          texts={texts.order.check}
          onChange={buying.back}
          locked={<LockedNote icon={IDENTITY}>{texts.order.locked}</LockedNote>}
          lines={<OrderList order={order} texts={texts.order} />}
          safe={words.safe}
        />
        <div className={checkout.main}>
          <PaymentSelector {...paying} amount={total === null ? '' : formatMoney(total)} />
        </div>
      </div>
    </>
  );
}
