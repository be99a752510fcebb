import type { FormEvent } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { CheckAnswers, cardAnswers } from '../../parts/order/check-answers.tsx';
import checkout from '../../parts/order/checkout-page.module.css';
import { StepTitle } from '../../parts/order/checkout-page.tsx';
import { BindingNotice, ChoicesGroup, MonthlyConsent } from '../../parts/order/choices-group.tsx';
import { FormProblems } from '../../parts/order/form-problems.tsx';
import { OrderStrip, orderTotal } from '../../parts/order/order-summary.tsx';
import {
  AddressGroup,
  ContactGroup,
  HolderGroup,
  PasswordGroup,
} from '../../parts/order/person-groups.tsx';
import { RichText } from '../../parts/site/rich-text.tsx';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { PurchaseDraft } from './buy-card-data.ts';
import { OrderAside } from './order-aside.tsx';
import type { StepProps } from './use-buy-card.ts';

type Props = StepProps & { draft: PurchaseDraft };

/** Details step: the form, with the order summary beside it. */
export function DetailsStep(props: Props) {
  const { texts, shell, buying, order, title, draft } = props;
  const { isChecking, form, refusal, isPasswordNeeded } = buying.state;
  return (
    <div className="grid">
      <div className="main-part">
        {isChecking ? (
          <Spinner comesIntoView label={texts.checking} slowLabel={texts.slow} />
        ) : (
          <>
            {title && <StepTitle title={title} icon={BASKET} />}
            <OrderStrip order={order} texts={texts.order} />
            {draft.isBeingPaid && (
              <div className={checkout.problem}>
                <Notice kind="warning" kindLabel={shell.toast.warning}>
                  <RichText text={texts.beingPaid} />
                </Notice>
              </div>
            )}
            <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
            <p className={`lead ${checkout.intro}`}>
              <RichText text={texts.intro} />
            </p>
            <p className="small quiet mt-3">{texts.form.hint.required}</p>
            <FormProblems
              faults={form.faults}
              isFixed={buying.isFixed}
              refusal={refusal}
              note={isPasswordNeeded ? texts.form.passwordAgain : null}
              texts={texts.form}
              shell={shell}
            />
            <DetailsForm {...props} draft={draft} />
          </>
        )}
      </div>
      <OrderAside
        order={order}
        holder={form.values}
        texts={texts.order}
        onBilling={isChecking ? null : buying.chooseBilling}
      />
    </div>
  );
}

function DetailsForm(props: Props) {
  const { texts, shell, buying, order, draft } = props;
  const { place, language } = usePage();
  const { form, billing, isPasswordNeeded } = buying.state;
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
    // `dialog`: a submit before hydration must not put personal data into the URL.
    <form noValidate method="dialog" onSubmit={submit}>
      <HolderGroup {...fields} />
      <AddressGroup {...fields} />
      <ContactGroup {...fields} changeEmailHref={logoutPath(place.path + place.search)} />
      <PasswordGroup {...fields} help={passwordHelp()} />
      <ChoicesGroup {...fields} shell={shell} />
      {isMonthly && <MonthlySummary {...props} />}
      {isMonthly && <MonthlyConsent {...fields} />}
      <div className={`ways apart mt-10 ${checkout.submit}`}>
        <Button type="submit" wide>
          {isMonthly ? orderWords() : texts.continue}
        </Button>
        <p className="small quiet">{isMonthly ? texts.payNow : texts.payLater}</p>
      </div>
    </form>
  );

  /** The amount paid at once; the summary above has the rest. */
  function orderWords(): string {
    const now = orderTotal(order);
    if (now === null) return texts.continueUnknown;
    return fill(texts.continueMonthly, formatMoney(now, language));
  }

  /** After a reload or a language change everything is restored except the password. */
  function passwordHelp(): string | null {
    const isGone = isPasswordNeeded || (draft.form !== null && form.values.password === '');
    const { passwordAgain, passwordReplaces } = texts.form;
    const said = [isGone && passwordAgain, draft.hasPassword && passwordReplaces].filter(Boolean);
    return said.length > 0 ? said.join(' ') : null;
  }
}

/** A monthly order goes straight to the card provider, so the answers are shown here. */
function MonthlySummary({ texts, shell, buying, order }: StepProps) {
  const { language, scheme } = usePage();
  const { plasticCountries } = scheme;
  const { prices } = order;
  const known = typeof prices === 'string' ? null : prices;
  const money = (euros: number | null | undefined) =>
    euros == null ? '- ' : formatMoney(fromEuros(euros), language);
  return (
    <div className="stack-6 mt-10 mb-5">
      <CheckAnswers
        answers={cardAnswers(buying.state.form, texts.order.check, { language, plasticCountries })}
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
