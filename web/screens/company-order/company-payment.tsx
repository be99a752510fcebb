import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { INVOICE_LIMIT } from '../../../domain/payment/provider-group.ts';
import checkout from '../../parts/order/checkout.module.css';
import { StepTitle } from '../../parts/order/step-title.tsx';
import { PaymentAside } from '../../parts/payment/payment-aside.tsx';
import { PaymentSelector } from '../../parts/payment/payment-selector.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { companyAnswers } from './company-answers.ts';
import type { FormProps } from './company-form.tsx';
import { CompanyLines } from './company-lines.tsx';
import type { CompanyPrice } from './company-order-data.ts';

/** Step 1: how to pay, with what is ordered beside it. */
export function CompanyPayment({
  ordering,
  price,
  texts,
  shell,
}: FormProps & { price: CompanyPrice }) {
  const { language } = usePage();
  const { state, makeOrder, back } = ordering;
  if (!state.accepted) return null;
  const amount = fromEuros(state.accepted.purchasePrice);
  return (
    <>
      <StepTitle title={texts.payHeading} icon={BASKET} />
      <p className="lead">{texts.payment.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <PaymentAside
          answers={companyAnswers(state, texts)}
          texts={texts.check}
          onChange={back}
          lines={<CompanyLines state={state} price={price} texts={texts} />}
          safe={texts.payment.safe}
        />
        <div className={checkout.main}>
          <PaymentSelector
            toPay={{ kind: 'companyOrder', billing: 'annually', language, amount }}
            makeOrder={makeOrder}
            texts={texts.payment}
            shell={shell}
            amount={formatMoney(amount)}
          />
          {amount > INVOICE_LIMIT && <p className="small quiet">{texts.overLimit}</p>}
        </div>
      </div>
    </>
  );
}
