import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { CompanyDetails } from './company-details.tsx';
import type { CompanyData, CompanyTexts } from './company-order-data.ts';
import { CompanyPayment } from './company-payment.tsx';
import { useCompanyOrder } from './use-company-order.ts';

/** Both steps of ordering cards for a company. No sign-in: the contact gets a receipt and a secret link. */
export function Screen({ texts, shell, data, place }: ScreenProps<CompanyTexts, CompanyData>) {
  const { product } = usePage();
  const ordering = useCompanyOrder(place, data, texts);
  const { state, step, back } = ordering;
  const title = `${step === 1 ? texts.payHeading : texts.title} – ${product.nominative}`;
  useDocumentTitle(step === 0 && state.faults.isRed ? shell.errorPrefix + title : title);
  const shared = { ordering, texts, shell, price: data.price };
  return (
    <CheckoutPage
      step={step}
      texts={texts.step}
      back={state.isChecking ? null : { label: texts.back, onClick: back }}
    >
      {step === 0 ? <CompanyDetails {...shared} /> : <CompanyPayment {...shared} />}
    </CheckoutPage>
  );
}
