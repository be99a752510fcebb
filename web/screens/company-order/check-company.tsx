import order from '../../parts/order/order.module.css';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { CompanyState } from './company-state.ts';
import type { CompanyTexts } from './company-texts.ts';

type Props = { state: CompanyState; texts: CompanyTexts; onChange: () => void };

/** WCAG 3.3.4: what was typed, once more before paying. */
export function CheckCompany({ state, texts, onChange }: Props) {
  return (
    <section className={order.check} aria-labelledby="check-answers">
      <div className={order.checkHead}>
        <h2 id="check-answers">{texts.check.heading}</h2>
        <button type="button" onClick={onChange}>
          {texts.check.change}
          <HiddenText> {texts.step.details}</HiddenText>
        </button>
      </div>
      <dl>
        {rowsOf(state, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function rowsOf({ values, delivery }: CompanyState, texts: CompanyTexts): [string, string][] {
  const { companyName, businessId, billingReference, firstName, lastName, emailAddress } = values;
  const isPosted = delivery === 'envelope';
  const { label } = texts.delivery[isPosted ? 'envelope' : 'digital'];
  const { streetAddress, zipCode, city } = values;
  const reference = billingReference.trim();
  return [
    [texts.group.company, `${companyName}\n${businessId}`],
    ...(reference ? [[texts.form.field.billingReference, reference] as [string, string]] : []),
    [texts.group.contact, `${firstName} ${lastName}\n${emailAddress}`],
    [texts.group.cards, isPosted ? `${label}\n${streetAddress}\n${zipCode} ${city}` : label],
  ];
}
