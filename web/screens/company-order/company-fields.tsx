import type { HTMLInputAutoCompleteAttribute } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatCount, formatLimit } from '../../../domain/base/format.ts';
import { AddressFields } from '../../parts/form/address-fields.tsx';
import { faultAt } from '../../parts/form/form-faults.ts';
import form from '../../parts/form/form-grid.module.css';
import { postedTo } from '../../parts/form/posted-to.ts';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { PhoneField } from '../../ui/phone-field.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CompanyTexts } from './company-order-data.ts';
import type { CompanyField } from './company-state.ts';
import type { useCompanyOrder } from './use-company-order.ts';

export type FormProps = {
  ordering: ReturnType<typeof useCompanyOrder>;
  texts: CompanyTexts;
  shell: ShellTexts;
};

export function CompanyAndContactFields(props: FormProps) {
  const { ordering, texts, shell } = props;
  const { state, dispatch } = ordering;
  const { language } = usePage();
  return (
    <>
      <FieldGroup legend={texts.group.company}>
        <div className="stack-5 mt-4">
          <CompanyTextField {...props} name="companyName" autoComplete="organization" />
          <CompanyTextField
            {...props}
            name="businessId"
            autoComplete="off"
            hint={texts.form.hint.businessId}
          />
          <CompanyTextField
            {...props}
            name="billingReference"
            autoComplete="off"
            isOptional
            hint={texts.hint.billingReference}
          />
        </div>
      </FieldGroup>
      <FieldGroup legend={texts.group.contact}>
        <div className="stack-5 mt-4">
          <CompanyTextField {...props} name="firstName" autoComplete="given-name" />
          <CompanyTextField {...props} name="lastName" autoComplete="family-name" />
          <CompanyTextField
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

export function CardFields(props: FormProps) {
  const { ordering, texts, shell } = props;
  const { state, dispatch } = ordering;
  const { language, scheme } = usePage();
  const { companyUnits, addressOver } = scheme.facts.limits;
  const { digital, envelope } = texts.delivery;
  return (
    <FieldGroup legend={texts.group.cards}>
      <div className="stack-5 mt-4">
        <QuantityStepper
          id="numberOfUnits"
          label={texts.form.field.numberOfUnits}
          required
          min={1}
          max={companyUnits}
          value={state.values.numberOfUnits}
          onChange={(value) => dispatch({ type: 'typed', field: 'numberOfUnits', value })}
          lessLabel={texts.less}
          moreLabel={texts.more}
          hint={fill(texts.hint.units, formatCount(companyUnits, language))}
          error={faultAt(state.faults, 'numberOfUnits')}
          errorPrefix={shell.errorPrefix}
        />
        <RadioGroup
          id="delivery"
          legend={texts.delivery.legend}
          required
          options={[
            { value: 'digital', ...digital },
            {
              value: 'envelope',
              label: envelope.label,
              description: postedTo(envelope.description, scheme.plasticCountries, language),
            },
          ]}
          value={state.delivery}
          onChange={(delivery) => dispatch({ type: 'deliveryChosen', delivery })}
          error={faultAt(state.faults, 'delivery')}
          errorPrefix={shell.errorPrefix}
        />
      </div>
      {ordering.asksAddress && (
        <div className={form.row}>
          <AddressFields
            address={state.values}
            onType={(field, value) => dispatch({ type: 'typed', field, value })}
            bind={(field) => bindCompany(props, field)}
            {...(state.delivery === 'envelope'
              ? { notPosted: texts.form.error.notPosted }
              : { hint: fill(texts.hint.receiptAddress, formatLimit(addressOver, language)) })}
          />
        </div>
      )}
    </FieldGroup>
  );
}

type TextFieldProps = FormProps & {
  name: CompanyField;
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: string;
  isOptional?: boolean;
};

function CompanyTextField({ name, isOptional, ...props }: TextFieldProps) {
  const { ordering, texts, shell, ...field } = props;
  const { state, dispatch } = ordering;
  return (
    <TextField
      {...field}
      {...bindCompany({ ordering, texts, shell }, name)}
      required={!isOptional}
      value={state.values[name]}
      onChange={(value) => dispatch({ type: 'typed', field: name, value })}
    />
  );
}

function bindCompany({ ordering, texts, shell }: FormProps, name: CompanyField) {
  return {
    id: name,
    label: texts.form.field[name],
    required: true,
    error: faultAt(ordering.state.faults, name),
    errorPrefix: shell.errorPrefix,
  };
}
