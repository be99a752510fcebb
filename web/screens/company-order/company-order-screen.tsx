import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { INVOICE_LIMIT } from '../../../domain/payment/provider-group.ts';
import type { CompanyData } from '../../parts/company-data.ts';
import checkout from '../../parts/order/checkout.module.css';
import { PaymentSelector } from '../../parts/payment-selector/payment-selector.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { LoomSpinner } from '../../ui/loom-spinner.tsx';
import { PlanStepper } from '../../ui/plan-stepper.tsx';
import { CompanyAside } from './company-aside.tsx';
import { CompanyForm } from './company-form.tsx';
import type { CompanyTexts } from './company-texts.ts';
import { useCompanyOrder } from './use-company-order.ts';

/** The two steps of ordering cards for a company. No sign-in: a receipt and a secret link go to the contact. */
export function Screen({ texts, shell, data, place }: ScreenProps<CompanyTexts, CompanyData>) {
  const { language } = usePage();
  const ordering = useCompanyOrder(place, data, texts);
  const { state, step, makeOrder, back } = ordering;
  useCheckoutMode(step === 1);
  const amount = state.accepted ? fromEuros(state.accepted.purchasePrice) : null;
  const names = [texts.step.details, texts.step.payment];
  const aside = <CompanyAside state={state} price={data.price} texts={texts} />;
  return (
    <div className={`wrap ${checkout.page}`}>
      <div className={checkout.head}>
        {state.isChecking ? <span /> : <BackButton label={texts.back} onClick={back} />}
        <PlanStepper
          steps={names.map((label) => ({ label }))}
          current={step}
          label={fill(texts.step.label, step + 1, names.length, names[step] ?? '')}
        />
      </div>
      <div className="grid">
        <div className={checkout.main}>
          {state.isChecking && <LoomSpinner label={texts.checking} slowLabel={texts.slow} />}
          {!state.isChecking && step === 0 && (
            <CompanyForm ordering={ordering} texts={texts} shell={shell} />
          )}
          {step === 1 && amount !== null && (
            <>
              <StepTitle title={texts.payHeading} icon={BASKET} />
              <p className="lead">{texts.payment.lead}</p>
              <PaymentSelector
                toPay={{ kind: 'companyOrder', billing: 'annually', language, amount }}
                makeOrder={makeOrder}
                texts={texts.payment}
                shell={shell}
                amount={formatMoney(amount)}
              />
              {amount > INVOICE_LIMIT && <p className="small quiet">{texts.overLimit}</p>}
            </>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}
