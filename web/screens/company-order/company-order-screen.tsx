import { fill } from '../../../domain/base/fill.ts';
import checkout from '../../parts/order/checkout.module.css';
import { useStepFocus } from '../../parts/order/use-step-focus.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { CompanyDetails } from './company-details.tsx';
import type { CompanyData } from './company-order-data.ts';
import { CompanyPayment } from './company-payment.tsx';
import type { CompanyTexts } from './company-texts.ts';
import { useCompanyOrder } from './use-company-order.ts';

/** The two steps of ordering cards for a company. No sign-in: a receipt and a secret link go to the contact. */
export function Screen({ texts, shell, data, place }: ScreenProps<CompanyTexts, CompanyData>) {
  const { product } = usePage();
  const ordering = useCompanyOrder(place, data, texts);
  const { state, step, back } = ordering;
  const room = useStepFocus(step);
  useCheckoutMode(step === 1);
  const title = `${step === 1 ? texts.payHeading : texts.title} – ${product.nominative}`;
  useDocumentTitle(step === 0 && state.faults.isRed ? shell.errorPrefix + title : title);
  const names = [texts.step.details, texts.step.payment];
  const shared = { ordering, texts, shell, price: data.price };
  return (
    <div className={`wrap ${checkout.page}`} ref={room} tabIndex={-1}>
      <div className={checkout.head}>
        {state.isChecking ? <span /> : <BackButton label={texts.back} onClick={back} />}
        <Stepper
          steps={names.map((label) => ({ label }))}
          current={step}
          label={fill(texts.step.label, step + 1, names.length, names[step] ?? '')}
        />
      </div>
      {step === 0 ? <CompanyDetails {...shared} /> : <CompanyPayment {...shared} />}
    </div>
  );
}
