import type { FormEvent } from 'react';
import { NoScript } from '../../parts/form/no-script.tsx';
import checkout from '../../parts/order/checkout-page.module.css';
import { StepTitle } from '../../parts/order/checkout-page.tsx';
import { FormProblems } from '../../parts/order/form-problems.tsx';
import { OrderChoices } from '../../parts/order/order-choices.tsx';
import { IDENTITY, OrderNote, TICKET } from '../../parts/order/order-note.tsx';
import { Button } from '../../ui/button.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CardFields, CompanyAndContactFields, type FormProps } from './company-fields.tsx';
import { CompanyLines } from './company-lines.tsx';
import { CompanyOffer } from './company-offer.tsx';
import css from './company-order.module.css';
import type { CompanyPrice } from './company-order-data.ts';

type Props = FormProps & { price: CompanyPrice };

/** Details step: the company and the number of cards, with the price beside it. */
export function CompanyDetails(props: Props) {
  const { ordering, price, texts } = props;
  const { state } = ordering;
  const { aside } = texts;
  return (
    <div className="grid">
      <div className="main-part">
        {state.isChecking ? (
          <Spinner comesIntoView label={texts.checking} slowLabel={texts.slow} />
        ) : (
          <CompanyForm {...props} />
        )}
      </div>
      <aside className={`side-part ${checkout.aside}`} aria-labelledby="company-total">
        <div className={checkout.sticky}>
          <h2 id="company-total" className="mb-5">
            {aside.heading}
          </h2>
          <CompanyLines state={state} price={price} texts={texts} />
          <OrderNote icon={TICKET}>{aside.handOut}</OrderNote>
          <OrderNote icon={IDENTITY}>{aside.privacy}</OrderNote>
        </div>
      </aside>
    </div>
  );
}

function CompanyForm(props: Props) {
  const { ordering, texts, shell } = props;
  const { state } = ordering;
  const remaining = ordering.errors();

  function submit(event: FormEvent) {
    event.preventDefault();
    ordering.submit();
  }

  return (
    <>
      <StepTitle title={texts.heading} icon={BASKET} />
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      <p className={`lead ${checkout.intro}`}>{texts.intro}</p>
      <p className="mt-4">
        <a href="#company-form">{texts.offer.toForm}</a>
      </p>
      <CompanyOffer
        price={props.price}
        companyName={state.values.companyName}
        texts={texts.offer}
      />
      <h2 id="company-form" tabIndex={-1} className={css.form}>
        {texts.offer.form}
      </h2>
      <p className={`small quiet ${checkout.intro}`}>{texts.form.hint.required}</p>
      <FormProblems
        faults={state.faults}
        isFixed={({ field }) => !remaining.some((error) => error.field === field)}
        refusal={state.refusal}
        texts={texts.form}
        shell={shell}
      />
      <form noValidate method="dialog" onSubmit={submit}>
        <CompanyAndContactFields {...props} />
        <CardFields {...props} />
        <OrderChoices
          legend={texts.group.choices}
          state={state}
          dispatch={ordering.dispatch}
          texts={texts.form}
          shell={shell}
        />
        <div className={`ways apart mt-10 ${checkout.submit}`}>
          <Button type="submit" wide>
            {texts.continue}
          </Button>
          <p className="small quiet">{texts.payLater}</p>
        </div>
      </form>
    </>
  );
}
