import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { INVOICE_LIMIT } from '../../../domain/payment/provider-group.ts';
import type { CompanyPrice } from '../../parts/company-data.ts';
import checkout from '../../parts/order/checkout.module.css';
import { LOCK } from '../../parts/order/order-icons.ts';
import { OrderNote } from '../../parts/order/order-note.tsx';
import { PaymentSelector } from '../../parts/payment-selector/payment-selector.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { CheckCompany } from './check-company.tsx';
import type { FormProps } from './company-form.tsx';
import { CompanyLines } from './company-lines.tsx';

/** Step 1: how to pay, with what is ordered beside it; on a narrow window before it, since one tap leaves the site. */
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
        <aside className={checkout.aside} aria-labelledby="check-answers">
          <div className={checkout.hung}>
            <CheckCompany state={state} texts={texts} onChange={back} />
            <div className={checkout.lines}>
              <CompanyLines state={state} price={price} texts={texts} />
            </div>
            <OrderNote icon={LOCK}>{texts.payment.safe}</OrderNote>
          </div>
        </aside>
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
