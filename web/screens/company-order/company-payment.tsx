import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatLimit, formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import type { Answer } from '../../parts/order/check-answers.tsx';
import { PaymentStep } from '../../parts/payment/payment-step.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { FormProps } from './company-fields.tsx';
import { CompanyLines } from './company-lines.tsx';
import type { CompanyPrice, CompanyTexts } from './company-order-data.ts';

type Props = FormProps & { price: CompanyPrice };

/** Payment step: methods for the company's cards. */
export function CompanyPayment({ ordering, price, texts, shell }: Props) {
  const { language, scheme } = usePage();
  const { limits, closed } = scheme.facts;
  const { state, createOrder, back } = ordering;
  if (!state.accepted) return null;
  const amount = fromEuros(state.accepted.purchasePrice);
  return (
    <PaymentStep
      title={texts.payHeading}
      context={{ kind: 'companyOrder', billing: 'annually', language, amount }}
      createOrder={createOrder}
      texts={texts.payment}
      shell={shell}
      amount={formatMoney(amount, language)}
      answers={companyAnswers(ordering, texts, language)}
      checkTexts={texts.check}
      onChange={back}
      lines={<CompanyLines state={state} price={price} texts={texts} />}
    >
      {amount > limits.invoiceMost && !closed.includes('companyInvoice') && (
        <p className="small quiet">
          {fill(texts.overLimit, formatLimit(limits.invoiceMost, language))}
        </p>
      )}
    </PaymentStep>
  );
}

function companyAnswers(
  { state: { values, delivery }, asksAddress }: FormProps['ordering'],
  texts: CompanyTexts,
  language: Language,
): Answer[] {
  const { companyName, businessId, billingReference, firstName, lastName, emailAddress } = values;
  const isPosted = delivery === 'envelope';
  const { label } = texts.delivery[isPosted ? 'envelope' : 'digital'];
  const reference = billingReference.trim();
  return [
    { name: texts.group.company, value: `${companyName}\n${businessId}` },
    ...(reference ? [{ name: texts.form.field.billingReference, value: reference }] : []),
    { name: texts.group.contact, value: `${firstName} ${lastName}\n${emailAddress}` },
    {
      name: texts.group.cards,
      value: asksAddress ? `${label}\n${addressLine(values, language)}` : label,
    },
  ];
}
