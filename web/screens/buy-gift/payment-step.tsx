import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import checkout from '../../parts/order/checkout.module.css';
import { StepTitle } from '../../parts/order/step-title.tsx';
import { PaymentAside } from '../../parts/payment/payment-aside.tsx';
import { PaymentSelector } from '../../parts/payment/payment-selector.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import css from './buy-gift.module.css';
import { giftAnswers } from './gift-answers.ts';
import { GiftOrderLines } from './gift-order-lines.tsx';
import { GiftProblems } from './gift-problems.tsx';
import type { GiftStepProps } from './step-props.ts';

/** Step 1: how to pay, with what is given beside it. */
export function PaymentStep(props: GiftStepProps) {
  const { texts, shell, isDigital, buying, prices } = props;
  const { language } = usePage();
  const { form, accepted } = buying;
  if (!accepted) return null;
  const toPay = {
    kind: 'gift' as const,
    billing: 'annually' as const,
    language,
    isDigitalGift: isDigital,
    formInputData: accepted,
  };
  return (
    <>
      <GiftProblems {...props} />
      <StepTitle icon={BASKET} title={texts.gift.payment} />
      <p className="lead">{texts.payment.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <PaymentAside
          answers={giftAnswers(form, isDigital, texts)}
          texts={texts.order.check}
          onChange={buying.back}
          lines={
            <GiftOrderLines
              units={form.recipients.length}
              prices={prices}
              accepted={accepted}
              texts={texts}
            />
          }
          safe={texts.payment.safe}
        />
        <div className={checkout.main}>
          <PaymentSelector
            toPay={toPay}
            makeOrder={buying.makeOrder}
            texts={texts.payment}
            shell={shell}
            amount={formatMoney(fromEuros(accepted.purchasePrice))}
          />
          <p className={`small quiet ${css.offered}`}>{texts.gift.offered}</p>
        </div>
      </div>
    </>
  );
}
