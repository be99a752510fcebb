import { AddressFields } from '../../parts/form/address-fields.tsx';
import { faultAt } from '../../parts/form/form-faults.ts';
import form from '../../parts/form/form-grid.module.css';
import { FieldGroup } from '../../parts/order/card-fields.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GiverValues } from './gift-form-state.ts';
import type { GiftFieldsProps } from './gift-texts.ts';

/** The giver: name shown to the recipient, address for the receipt, and postal address of envelopes. */
export function GiverFields(props: GiftFieldsProps) {
  const { state, texts, isDigital } = props;
  const { gift } = texts;
  const bind = bindGiver(props);
  const typed = (field: keyof GiverValues) => ({
    ...bind(field),
    value: state.giver[field],
    onChange: (value: string) => props.dispatch({ type: 'giverTyped', field, value }),
  });
  return (
    <FieldGroup legend={gift.giver}>
      <p className={form.help}>{gift.giverHelp}</p>
      <div className={form.row}>
        <TextField {...typed('firstName')} autoComplete="given-name" className={form.three} />
        <TextField {...typed('lastName')} autoComplete="family-name" className={form.four} />
        <TextField
          {...typed('emailAddress')}
          autoComplete="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          hint={gift.emailHint}
          className={form.all}
        />
        {!isDigital && state.postedTo === 'buyer' && (
          <AddressFields
            address={state.giver}
            onType={(field, value) => props.dispatch({ type: 'giverTyped', field, value })}
            bind={bind}
            notPosted={texts.form.error.notPosted}
          />
        )}
      </div>
    </FieldGroup>
  );
}

function bindGiver({ state, texts, errorPrefix }: GiftFieldsProps) {
  return (field: keyof GiverValues) => ({
    id: field,
    label: texts.form.field[field],
    required: true,
    error: faultAt(state.faults, field),
    errorPrefix,
  });
}
