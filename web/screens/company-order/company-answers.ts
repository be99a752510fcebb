import type { Answer } from '../../parts/order/check-answers.tsx';
import type { CompanyState } from './company-state.ts';
import type { CompanyTexts } from './company-texts.ts';

export function companyAnswers({ values, delivery }: CompanyState, texts: CompanyTexts): Answer[] {
  const { companyName, businessId, billingReference, firstName, lastName, emailAddress } = values;
  const isPosted = delivery === 'envelope';
  const { label } = texts.delivery[isPosted ? 'envelope' : 'digital'];
  const { streetAddress, zipCode, city } = values;
  const reference = billingReference.trim();
  return [
    { name: texts.group.company, value: `${companyName}\n${businessId}` },
    ...(reference ? [{ name: texts.form.field.billingReference, value: reference }] : []),
    { name: texts.group.contact, value: `${firstName} ${lastName}\n${emailAddress}` },
    {
      name: texts.group.cards,
      value: isPosted ? `${label}\n${streetAddress}\n${zipCode} ${city}` : label,
    },
  ];
}
