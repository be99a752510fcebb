import type { FormEvent } from 'react';
import { MOST_UNITS } from '../../../domain/company/company-order-form.ts';
import { faultAt } from '../../parts/form/form-faults.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { CampaignAndTerms } from '../../parts/order/campaign-and-terms.tsx';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import form from '../../parts/order/card-form.module.css';
import checkout from '../../parts/order/checkout.module.css';
import { StepTitle } from '../../parts/order/step-title.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { CompanyProblems } from './company-problems.tsx';
import type { CompanyTexts } from './company-texts.ts';
import { CompanyWords } from './company-words.tsx';
import type { useCompanyOrder } from './use-company-order.ts';

export type FormProps = {
  ordering: ReturnType<typeof useCompanyOrder>;
  texts: CompanyTexts;
  shell: ShellTexts;
};

export function CompanyForm(props: FormProps) {
  const { ordering, texts, shell } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    ordering.submit();
  }

  return (
    <>
      <CompanyProblems {...props} />
      <StepTitle title={texts.heading} icon={BASKET} />
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      <p className={`lead ${checkout.intro}`}>{texts.intro}</p>
      <p className={`small quiet ${checkout.intro}`}>{texts.form.hint.required}</p>
      <form noValidate method="dialog" onSubmit={submit}>
        <WhoPays {...props} />
        <WhatIsOrdered {...props} />
        <Choices {...props} />
        <div className={checkout.submit}>
          <Button type="submit" wide>
            {texts.continue}
          </Button>
          <p className="small quiet">{texts.payLater}</p>
        </div>
      </form>
    </>
  );
}

function WhoPays(props: FormProps) {
  const { ordering, texts, shell } = props;
  const { state, dispatch } = ordering;
  const { language } = usePage();
  return (
    <>
      <FieldGroup legend={texts.group.company}>
        <div className={form.stack}>
          <CompanyWords {...props} name="companyName" autoComplete="organization" />
          <CompanyWords
            {...props}
            name="businessId"
            autoComplete="off"
            hint={texts.form.hint.businessId}
          />
          <CompanyWords
            {...props}
            name="billingReference"
            autoComplete="off"
            isOptional
            hint={texts.hint.billingReference}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={texts.group.contact}>
        <div className={form.stack}>
          <CompanyWords {...props} name="firstName" autoComplete="given-name" />
          <CompanyWords {...props} name="lastName" autoComplete="family-name" />
          <CompanyWords
            {...props}
            name="emailAddress"
            autoComplete="email"
            hint={texts.hint.emailAddress}
          />
          <PhoneField
            id="phone"
            label={texts.form.field.phone}
            language={language}
            countryLabel={texts.form.field.phoneCountry}
            value={state.values.phone}
            onChange={(value) => dispatch({ type: 'phoneTyped', value })}
            error={faultAt(state.faults, 'phone')}
            errorPrefix={shell.errorPrefix}
            hint={`${texts.form.hint.phone} ${texts.form.hint.phoneFormat}`}
          />
        </div>
      </FieldGroup>
    </>
  );
}

function WhatIsOrdered(props: FormProps) {
  const { ordering, texts, shell } = props;
  const { state, dispatch } = ordering;
  return (
    <FieldGroup legend={texts.group.cards}>
      <div className={form.stack}>
        <QuantityStepper
          id="numberOfUnits"
          label={texts.form.field.numberOfUnits}
          required
          min={1}
          max={MOST_UNITS}
          value={state.values.numberOfUnits}
          onChange={(value) => dispatch({ type: 'typed', field: 'numberOfUnits', value })}
          lessLabel={texts.less}
          moreLabel={texts.more}
          hint={texts.hint.units}
          error={faultAt(state.faults, 'numberOfUnits')}
          errorPrefix={shell.errorPrefix}
        />
        <RadioGroup
          id="delivery"
          legend={texts.delivery.legend}
          required
          options={[
            { value: 'digital', ...texts.delivery.digital },
            { value: 'envelope', ...texts.delivery.envelope },
          ]}
          value={state.delivery}
          onChange={(delivery) => dispatch({ type: 'deliveryChosen', delivery })}
          error={faultAt(state.faults, 'delivery')}
          errorPrefix={shell.errorPrefix}
        />
      </div>
      {state.delivery === 'envelope' && (
        <div className={form.stack}>
          <CompanyWords {...props} name="streetAddress" autoComplete="street-address" />
          <CompanyWords {...props} name="zipCode" autoComplete="postal-code" />
          <CompanyWords {...props} name="city" autoComplete="address-level2" />
        </div>
      )}
    </FieldGroup>
  );
}

function Choices({ ordering: { state, dispatch }, texts, shell }: FormProps) {
  return (
    <FieldGroup legend={texts.group.choices}>
      <CampaignAndTerms
        texts={texts.form}
        shell={shell}
        faults={state.faults}
        errorPrefix={shell.errorPrefix}
        campaign={{
          isOpen: state.hasCampaignCode,
          code: state.campaignCode,
          onToggle: (isOpen) => dispatch({ type: 'campaignToggled', isOpen }),
          onType: (value) => dispatch({ type: 'campaignTyped', value }),
        }}
        termsAccepted={state.termsAccepted}
        onTerms={(isTicked) => dispatch({ type: 'termsTicked', isTicked })}
      />
    </FieldGroup>
  );
}
