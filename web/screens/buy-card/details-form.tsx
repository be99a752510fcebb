import type { FormEvent } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { cardAnswers } from '../../parts/order/card-answers.ts';
import { CheckAnswers } from '../../parts/order/check-answers.tsx';
import checkout from '../../parts/order/checkout.module.css';
import { ChoicesGroup } from '../../parts/order/choices-group.tsx';
import { BindingNotice, MonthlyConsent } from '../../parts/order/monthly-terms.tsx';
import { PasswordGroup } from '../../parts/order/password-group.tsx';
import { AddressGroup, ContactGroup, HolderGroup } from '../../parts/order/person-groups.tsx';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import css from './buy-card.module.css';
import type { StepProps } from './step-props.ts';

type Props = StepProps & { hasPassword: boolean };

export function DetailsForm(props: Props) {
  const { texts, shell, buying, hasPassword } = props;
  const { place } = usePage();
  const { form, billing, isPasswordAsked } = buying.state;
  const isMonthly = billing === 'monthly';
  const fields = {
    state: form,
    dispatch: buying.change,
    texts: texts.form,
    errorPrefix: shell.errorPrefix,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    buying.submit();
  }

  return (
    // Before the scripts are there, sending it does nothing: personal data must not end up in the address bar.
    <form noValidate method="dialog" onSubmit={submit}>
      <HolderGroup {...fields} />
      <AddressGroup {...fields} />
      <ContactGroup {...fields} changeEmailHref={logoutPath(place.path + place.search)} />
      <PasswordGroup {...fields} help={passwordHelp()} />
      <ChoicesGroup {...fields} shell={shell} />
      {isMonthly && <MonthlyEnd {...props} />}
      {isMonthly && <MonthlyConsent {...fields} />}
      <div className={checkout.submit}>
        <Button type="submit" wide>
          {isMonthly ? texts.continueMonthly : texts.continue}
        </Button>
        <p className="small quiet">{isMonthly ? texts.payNow : texts.payLater}</p>
      </div>
    </form>
  );

  function passwordHelp(): string | null {
    if (isPasswordAsked) return texts.form.passwordAgain;
    return hasPassword ? texts.form.passwordReplaces : null;
  }
}

/** A monthly order goes from here straight to the card provider, so what is bought is shown once more. */
function MonthlyEnd({ texts, shell, buying, order }: StepProps) {
  const { prices } = order;
  const known = typeof prices === 'string' ? null : prices;
  const money = (euros: number | undefined) =>
    euros === undefined ? '- ' : formatMoney(fromEuros(euros));
  return (
    <div className={css.monthlyEnd}>
      <CheckAnswers
        answers={cardAnswers(buying.state.form, texts.order.check)}
        texts={texts.order.check}
      />
      <BindingNotice
        texts={texts.form}
        kindLabel={shell.toast.info}
        monthly={money(known?.monthly)}
        total={money(known?.monthlyTotal)}
      />
    </div>
  );
}
